//! Rules as numbers.

use super::{
    Button, Cycles, EndOffer, GiveUpPlay, HandicapCompensation, IllegalActs, KoRule, LastPass, Marks,
    PassStones, Passes, RepeatedPass, Resumption, Rules, Scoring, Suicide, Tax,
};
use crate::komi::Komi;

/// How many numbers they are.
const N_CODES: usize = 17;

const KO: [KoRule; 5] =
    [KoRule::None, KoRule::Simple, KoRule::Positional, KoRule::Situational, KoRule::NaturalSituational];
const SUICIDE: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];
const SCORING: [Scoring; 2] = [Scoring::Area, Scoring::Territory];
const TAX: [Tax; 3] = [Tax::None, Tax::Seki, Tax::Groups];
const BUTTON: [Button; 2] = [Button::None, Button::HalfPoint];
const COMPENSATION: [HandicapCompensation; 3] =
    [HandicapCompensation::None, HandicapCompensation::AllButOne, HandicapCompensation::All];
const PASSES: [Passes; 3] = [Passes::OneEach, Passes::ThreeEach, Passes::Agreement];
const LAST_PASS: [LastPass; 2] = [LastPass::Either, LastPass::White];
const PASS_STONES: [PassStones; 2] = [PassStones::None, PassStones::Given];
const REPEATED_PASS: [RepeatedPass; 2] = [RepeatedPass::Ordinary, RepeatedPass::Stops];
const END_OFFER: [EndOffer; 3] = [EndOffer::None, EndOffer::GivesUpTurn, EndOffer::Free];
const GIVE_UP_PLAY: [GiveUpPlay; 2] = [GiveUpPlay::None, GiveUpPlay::AbsoluteTime];
const MARKS: [Marks; 3] = [Marks::Agreed, Marks::AllAlive, Marks::AllAliveOnceResumed];
const RESUMPTION: [Resumption; 3] =
    [Resumption::TurnHolder, Resumption::ClaimantOfDead, Resumption::Opponent];
const ILLEGAL_ACTS: [IllegalActs; 5] = [
    IllegalActs::Unpriced,
    IllegalActs::Blocked,
    IllegalActs::Chinese1988,
    IllegalActs::Chinese2002,
    IllegalActs::Loses,
];
const CYCLES: [Cycles; 6] =
    [Cycles::None, Cycles::DrawOrReplay, Cycles::Draw, Cycles::Replay, Cycles::NoResult, Cycles::ExtraGame];

impl Rules {
    /// The rules of numbers as [`to_codes`](Self::to_codes) gives them; `None` where they are none.
    #[must_use]
    #[inline(never)]
    pub fn from_codes(codes: &[i32]) -> Option<Self> {
        let codes: &[i32; N_CODES] = codes.try_into().ok()?;
        Some(Self {
            ko: pick(&KO, codes[0])?,
            suicide: pick(&SUICIDE, codes[1])?,
            scoring: pick(&SCORING, codes[2])?,
            tax: pick(&TAX, codes[3])?,
            button: pick(&BUTTON, codes[4])?,
            komi: Komi::from_half_points(codes[5])?,
            handicap_compensation: pick(&COMPENSATION, codes[6])?,
            passes: pick(&PASSES, codes[7])?,
            last_pass: pick(&LAST_PASS, codes[8])?,
            pass_stones: pick(&PASS_STONES, codes[9])?,
            repeated_pass: pick(&REPEATED_PASS, codes[10])?,
            end_offer: pick(&END_OFFER, codes[11])?,
            give_up_play: pick(&GIVE_UP_PLAY, codes[12])?,
            marks: pick(&MARKS, codes[13])?,
            resumption: pick(&RESUMPTION, codes[14])?,
            illegal_acts: pick(&ILLEGAL_ACTS, codes[15])?,
            cycles: pick(&CYCLES, codes[16])?,
        })
    }

    /// The rules as numbers: komi in half points, each of the others the place of its value in the
    /// list of its values. The order of switches and values is part of the texts to share, and
    /// stays.
    ///
    /// ```
    /// use lanke::Rules;
    /// let rules = Rules::default();
    /// assert_eq!(Rules::from_codes(&rules.to_codes()), Some(rules));
    /// ```
    #[must_use]
    #[inline(never)]
    pub fn to_codes(self) -> [i32; N_CODES] {
        [
            place_of(&KO, self.ko),
            place_of(&SUICIDE, self.suicide),
            place_of(&SCORING, self.scoring),
            place_of(&TAX, self.tax),
            place_of(&BUTTON, self.button),
            self.komi.half_points(),
            place_of(&COMPENSATION, self.handicap_compensation),
            place_of(&PASSES, self.passes),
            place_of(&LAST_PASS, self.last_pass),
            place_of(&PASS_STONES, self.pass_stones),
            place_of(&REPEATED_PASS, self.repeated_pass),
            place_of(&END_OFFER, self.end_offer),
            place_of(&GIVE_UP_PLAY, self.give_up_play),
            place_of(&MARKS, self.marks),
            place_of(&RESUMPTION, self.resumption),
            place_of(&ILLEGAL_ACTS, self.illegal_acts),
            place_of(&CYCLES, self.cycles),
        ]
    }
}

fn pick<T: Copy>(list: &[T], place: i32) -> Option<T> {
    list.get(usize::try_from(place).ok()?).copied()
}

fn place_of<T: PartialEq + Copy>(list: &[T], value: T) -> i32 {
    list.iter().position(|known| *known == value).and_then(|place| i32::try_from(place).ok()).unwrap_or(-1)
}
