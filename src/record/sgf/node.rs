//! One node of a game: its properties and their values.

use crate::color::Color;
use crate::record::RecordInfo;

/// The properties of a node in order. One of these serves all nodes, for its memory.
#[derive(Debug, Default)]
pub(super) struct Node<'t> {
    properties: Vec<Property<'t>>,
    values: Vec<Value<'t>>,
}

/// A property.
#[derive(Debug, Clone, Copy)]
pub(super) struct Property<'t> {
    /// The byte where its name begins.
    pub(super) at: usize,
    /// Its name, as written.
    pub(super) written: &'t str,
    /// What it is.
    pub(super) key: Key,
    /// Where its values begin among those of the node.
    start: usize,
    /// How many there are.
    n_values: usize,
}

/// A value, still escaped.
#[derive(Debug, Clone, Copy)]
pub(super) struct Value<'t> {
    /// The byte where it begins.
    pub(super) at: usize,
    /// What stands between the brackets.
    pub(super) raw: &'t str,
}

/// The properties that the main line is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Key {
    /// `B`, `W`
    Move(Color),
    /// `AB`, `AW`, and `AE` without a colour
    Setup(Option<Color>),
    /// `TB`, `TW`
    Territory(Color),
    /// `PL`
    Turn,
    /// `SZ`
    Size,
    /// `GM`
    Kind,
    /// What is known of the game.
    Info(&'static str),
    /// All others.
    Other,
    /// No property at all: a name without a capital letter.
    Nothing,
}

impl Key {
    /// The capital letters of a name alone make the property, as FF[1] to FF[3] let writers spell
    /// names out (`AddBlack`, `SiZe`).
    fn of(written: &str) -> Self {
        let mut letters = [0; 2];
        for (n, letter) in written.bytes().filter(u8::is_ascii_uppercase).enumerate() {
            match letters.get_mut(n) {
                Some(place) => *place = letter,
                None => return Self::Other,
            }
        }
        match letters {
            [0, _] => Self::Nothing,
            [b'B', 0] => Self::Move(Color::Black),
            [b'W', 0] => Self::Move(Color::White),
            [b'A', b'B'] => Self::Setup(Some(Color::Black)),
            [b'A', b'W'] => Self::Setup(Some(Color::White)),
            [b'A', b'E'] => Self::Setup(None),
            [b'T', b'B'] => Self::Territory(Color::Black),
            [b'T', b'W'] => Self::Territory(Color::White),
            [b'P', b'L'] => Self::Turn,
            [b'S', b'Z'] => Self::Size,
            [b'G', b'M'] => Self::Kind,
            letters => RecordInfo::known(&letters).map_or(Self::Other, Self::Info),
        }
    }

    /// Whether it is read here and has one value.
    pub(super) const fn is_single(self) -> bool {
        !matches!(self, Self::Setup(_) | Self::Territory(_) | Self::Other | Self::Nothing)
    }
}

impl<'t> Node<'t> {
    /// Whether the node says nothing.
    pub(super) const fn is_empty(&self) -> bool {
        self.properties.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.properties.clear();
        self.values.clear();
    }

    /// Begins a property, without values yet.
    pub(super) fn push(&mut self, at: usize, written: &'t str) {
        self.properties.push(Property {
            at,
            written,
            key: Key::of(written),
            start: self.values.len(),
            n_values: 0,
        });
    }

    /// Gives the latest property a value; `false` if there is no property.
    pub(super) fn push_value(&mut self, at: usize, raw: &'t str) -> bool {
        let Some(property) = self.properties.last_mut() else { return false };
        property.n_values += 1;
        self.values.push(Value { at, raw });
        true
    }

    /// Takes the latest property back if it has no value.
    pub(super) fn pop_bare(&mut self) -> Option<Property<'t>> {
        self.properties.pop_if(|property| property.n_values == 0)
    }

    /// The properties in order, each with its first value.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&Property<'t>, Value<'t>)> + '_ {
        self.properties.iter().filter_map(|property| Some((property, *self.values.get(property.start)?)))
    }

    /// The values of a property of this node.
    pub(super) fn values(&self, property: &Property<'_>) -> &[Value<'t>] {
        self.values.get(property.start..property.start + property.n_values).unwrap_or(&[])
    }
}
