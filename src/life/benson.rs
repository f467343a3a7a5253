//! Benson's proof of unconditional life, in time linear in the size of the board: 6 µs a colour on
//! an empty board of 19 by 19, 20 µs on one full of small chains.

use super::parts::Parts;
use crate::board::Board;
use crate::color::Color;
use crate::rules::Suicide;

/// That a chain borders a region.
struct Border {
    region: usize,
    chain: usize,
    /// Whether the opponent can't fill the region up without leaving the chain a liberty in it.
    is_vital: bool,
}

/// What the proof left standing.
pub(super) struct Proof {
    pub(super) parts: Parts,
    borders: Vec<Border>,
    /// The borders of every chain and every region.
    borders_of: Vec<Vec<usize>>,
    /// The chains that are alive, and the regions that only such chains border.
    stands: Vec<bool>,
    /// How many points of a region touch none of the colour's stones.
    n_untouched: Vec<usize>,
}

impl Proof {
    pub(super) fn new(board: &Board, color: Color, suicide: Suicide) -> Self {
        let parts = Parts::new(board, color);
        let n = parts.len();
        let mut proof = Self {
            parts,
            borders: Vec::new(),
            borders_of: vec![Vec::new(); n],
            stands: vec![true; n],
            n_untouched: vec![0; n],
        };
        proof.find_borders(board, suicide);
        proof.eliminate();
        proof
    }

    /// The chains that are alive, by their first stones.
    pub(super) fn alive(&self) -> impl Iterator<Item = usize> + '_ {
        self.parts.chains().filter(|&chain| self.stands[chain])
    }

    /// The regions that only living chains border, by their first points.
    pub(super) fn enclosed(&self) -> impl Iterator<Item = usize> + '_ {
        self.parts.regions().filter(|&region| self.stands[region] && !self.borders_of[region].is_empty())
    }

    /// The chains that a region is vital to.
    pub(super) fn vital_to(&self, region: usize) -> impl Iterator<Item = usize> + '_ {
        let borders = self.borders_of[region].iter().map(|&border| &self.borders[border]);
        borders.filter(|border| border.is_vital).map(|border| border.chain)
    }

    pub(super) fn n_untouched(&self, region: usize) -> usize {
        self.n_untouched[region]
    }

    /// Finds which chain borders which region, and whether the region is vital to it: whether
    /// every point of it that the opponent can leave or make empty is a liberty of the chain.
    fn find_borders(&mut self, board: &Board, suicide: Suicide) {
        let parts = &self.parts;
        // How many of those points a chain touches; `None` until it is met at this region.
        let mut touched: Vec<Option<usize>> = vec![None; parts.len()];
        let mut met = Vec::new();
        for region in parts.regions() {
            let mut n_open = 0;
            for &at in parts.cells(region) {
                let is_open = suicide == Suicide::Allowed || board.stone(at).is_none();
                n_open += usize::from(is_open);
                let mut is_touched = false;
                for chain in parts.chains_near(at, region) {
                    is_touched = true;
                    let count = touched[chain].get_or_insert_with(|| {
                        met.push(chain);
                        0
                    });
                    *count += usize::from(is_open);
                }
                self.n_untouched[region] += usize::from(!is_touched);
            }
            for chain in met.drain(..) {
                let is_vital = touched[chain].take() == Some(n_open);
                self.borders_of[region].push(self.borders.len());
                self.borders_of[chain].push(self.borders.len());
                self.borders.push(Border { region, chain, is_vital });
            }
        }
    }

    /// Strikes out chains with fewer than two vital regions, and regions that such a chain
    /// borders, until nothing more falls. Every border is looked at twice at most.
    fn eliminate(&mut self) {
        let mut n_vital = vec![0_usize; self.parts.len()];
        for border in self.borders.iter().filter(|border| border.is_vital) {
            n_vital[border.chain] += 1;
        }
        let mut fallen: Vec<usize> = self.parts.chains().filter(|&chain| n_vital[chain] < 2).collect();
        for &chain in &fallen {
            self.stands[chain] = false;
        }
        while let Some(chain) = fallen.pop() {
            for &border in &self.borders_of[chain] {
                let region = self.borders[border].region;
                if !core::mem::replace(&mut self.stands[region], false) {
                    continue;
                }
                for &border in &self.borders_of[region] {
                    let Border { chain, is_vital, .. } = self.borders[border];
                    n_vital[chain] -= usize::from(is_vital);
                    if n_vital[chain] < 2 && core::mem::replace(&mut self.stands[chain], false) {
                        fallen.push(chain);
                    }
                }
            }
        }
    }
}
