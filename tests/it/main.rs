//! The integration tests, in one binary.
//!
//! `naive` is the oracle: the logical rules of Tromp and Taylor, slow and obvious. `differential`,
//! `properties` and `perft` hold the engine against it and against counts made elsewhere. The
//! `rules` modules show every rule by itself, in pictures. The `corpus_…` modules and `examples`
//! read cases that lie beside the project, and say so when they are not there.

mod applied;
mod corpus;
mod corpus_bugs;
mod corpus_games;
mod corpus_info;
mod corpus_rules;
mod course;
mod differential;
mod examples;
mod formats;
mod life;
mod model;
mod naive;
mod perft;
mod picture;
mod positions;
mod properties;
mod random;
mod record_encoding;
mod records;
mod rules;
