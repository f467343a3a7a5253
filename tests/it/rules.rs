//! Every rule by itself, in pictures: sections B (play), C (repetition), D (ending), E (counting),
//! H (pauses), I (illegal acts) and K (the platform) of `docs/RULES.md`, and S (other rule sets).

mod acts;
mod counting;
mod cycles;
mod dispute;
mod ending;
mod extras;
mod eyes;
mod film;
mod finality;
mod handicap;
mod hold;
mod ko;
mod liberties;
mod must_play;
mod offers;
mod pause;
mod picked_up;
mod play;
mod recorded_end;
mod referee;
mod results;
mod sealed;
mod seki;
mod stay;
mod superko;
mod sync;
mod territory;
mod turns;
mod words;
