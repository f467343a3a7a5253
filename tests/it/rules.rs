//! Every rule by itself, in pictures: sections B (play), C (repetition), D (ending) and E
//! (counting) of `docs/RULES.md`, and S (other rule sets).

mod counting;
mod cycles;
mod dispute;
mod ending;
mod extras;
mod film;
mod handicap;
mod ko;
mod liberties;
mod offers;
mod play;
mod referee;
mod results;
mod sealed;
mod seki;
mod superko;
mod sync;
mod territory;
mod turns;
mod words;
