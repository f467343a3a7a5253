//! Every rule by itself, in pictures: sections B (play), C (repetition), D (ending) and E
//! (counting) of `docs/RULES.md`.

mod counting;
mod ending;
mod film;
mod handicap;
mod ko;
mod liberties;
mod play;
mod results;
mod superko;
mod turns;
mod words;
