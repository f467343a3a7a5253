//! Groups: chains that live together, whether by two eyes or in seki.

use super::eyes::{FalseEyes, eyes, filled};
use super::parts::{Parts, near};
use crate::color::Color;
use crate::point::Size;

/// What is known of the groups of a finished position. A group is all that is joined over the
/// stones and the territory of one side.
pub(super) struct Groups {
    /// For each point, whether a group in seki has it, as a stone or as territory.
    pub(super) seki: Vec<bool>,
    /// For each point, whether it is a false eye that must be filled as the board stands.
    pub(super) false_eyes: Vec<bool>,
    /// What the groups that are not in seki pay for their eyes, Black first (rule S-03).
    pub(super) pays: [u32; 2],
}

/// How a group lives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Life {
    /// It has two eyes of its own.
    TwoEyes,
    /// It can be joined to a group that has.
    Joined,
    /// In no such way.
    Without,
}

/// Judges the groups of a position: `stones` are the living ones, `owner` has the territory besides.
///
/// A group is in seki (rule S-02) when it has not two eyes of its own and shares a neutral region
/// with a group of the other side that has not either: where one side has two eyes, the region is
/// an open border, and the other group would be dead if it could not live otherwise. Nor is a
/// group in seki that needs only a neutral point to be joined to one of its side with two eyes.
/// False eyes are no eyes, and dame are taken for filled in this.
///
/// This is a reading of shapes and no search. It holds for every game of the finished ones that
/// lie beside the project, many of which were counted with dame open.
pub(super) fn groups(size: Size, stones: &[Option<Color>], owner: &[Option<Color>]) -> Groups {
    let parts = Parts::of(size, owner);
    let color = |part: usize| owner[parts.members[part][0]];

    // For the count only what must be filled at once is filled. A false eye whose chain still has
    // dame is counted as it stands, as players and servers do: who has to move there depends on
    // how the dame are filled, and in seki it is never filled.
    let now = filled(size, stones, owner, FalseEyes::InAtari);
    let false_eyes: Vec<_> = (0..now.len()).map(|place| now[place] != stones[place]).collect();
    let later = filled(size, &now, owner, FalseEyes::Someday);

    let mut n_eyes = vec![0; parts.members.len()];
    let regions = Parts::of(size, &later);
    for region in regions.members.iter().filter(|region| later[region[0]].is_none()) {
        n_eyes[parts.part[region[0]]] += eyes(size, region);
    }
    let life = lives(size, owner, &parts, &n_eyes);

    let mut in_seki = vec![false; parts.members.len()];
    for region in parts.members.iter().filter(|members| owner[members[0]].is_none()) {
        let without = || touching(size, owner, &parts, region).filter(|&group| life[group] == Life::Without);
        if Color::BOTH.iter().all(|&side| without().any(|group| color(group) == Some(side))) {
            for group in without() {
                in_seki[group] = true;
            }
        }
    }
    let mut pays = [0; 2];
    for (part, members) in parts.members.iter().enumerate() {
        let Some(color) = color(part) else { continue };
        // What a joined group would pay, the one with two eyes pays already.
        if !in_seki[part] && life[part] != Life::Joined {
            let n_territory = members.iter().filter(|&&place| now[place].is_none()).take(2).count();
            pays[color.index()] += u32::try_from(n_territory).unwrap_or(0);
        }
    }
    let seki = parts.part.iter().map(|&part| in_seki[part]).collect();
    Groups { seki, false_eyes, pays }
}

/// How each part lives that is a group, by the eyes that each has.
fn lives(size: Size, owner: &[Option<Color>], parts: &Parts, n_eyes: &[u32]) -> Vec<Life> {
    let mut life: Vec<_> =
        n_eyes.iter().map(|&n| if n < 2 { Life::Without } else { Life::TwoEyes }).collect();
    loop {
        let mut changed = false;
        for place in (0..owner.len()).filter(|&place| owner[place].is_none()) {
            for color in Color::BOTH {
                let groups = || near(size, place).filter(|&n| owner[n] == Some(color)).map(|n| parts.part[n]);
                if groups().any(|group| life[group] != Life::Without) {
                    for group in groups() {
                        if life[group] == Life::Without {
                            life[group] = Life::Joined;
                            changed = true;
                        }
                    }
                }
            }
        }
        if !changed {
            return life;
        }
    }
}

/// The groups that touch a neutral region, some more than once.
fn touching<'a>(
    size: Size,
    owner: &'a [Option<Color>],
    parts: &'a Parts,
    region: &'a [usize],
) -> impl Iterator<Item = usize> + 'a {
    let border = region.iter().flat_map(move |&place| near(size, place));
    border.filter(|&n| owner[n].is_some()).map(|n| parts.part[n])
}
