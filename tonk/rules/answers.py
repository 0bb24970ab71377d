"""Answers of a rule set to the questions that come up at every action, worked out once."""

from dataclasses import dataclass

from tonk.rules.cards import CardSet, cards_in
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.melds import BOOK, SpreadKind
from tonk.rules.value import Value


@dataclass(frozen=True, slots=True)
class Answers(Value):
    """The answers that hands are played by. Search reads them millions of times."""

    game: GameName
    """The game that is played."""
    values: tuple[int, ...]
    """The count value of each card, by card."""
    has_crosses: bool
    """True if Crosses may be in play, so that a discard may be taken out of turn."""
    loses_turns: bool
    """True if a turn may be lost: to a hold, to a Skip, or because a Cross jumps over it."""
    lists_more: bool
    """True if a turn offers more than spreads, hits and discards of natural cards, or must start with some cards."""
    bars_takes: bool
    """True if a rule can ever stop a player from taking the top discard."""
    limits_drops: bool
    """True if the round or the total can ever keep a player from dropping."""
    lays_before_draw: bool
    """True if a player may lay and hit before drawing."""
    keeps_takes: bool
    """True if a card that was taken may be kept in hand."""
    makes_stocks: bool
    """True if the discards may be made into a new stock when it is empty."""
    waits: bool
    """True if anything in these rules can make a player wait."""
    waits_lose_turns: bool
    """True if every wait costs a turn, regardless of its cause."""
    scores_points: bool
    """True if hands score points instead of paying stakes."""
    scores_laid: bool
    """True if spreads and hits score as soon as they are laid."""
    hits_books: bool
    """True if books may be hit."""
    hits_own_runs: bool
    """True if a player's own runs may be hit."""
    hits_other_runs: bool
    """True if runs of others may be hit."""

    def points(self, cards: CardSet) -> int:
        """Return the points that a set of cards counts."""
        values, total = self.values, 0
        for card in cards_in(cards):
            total += values[card]
        return total

    def may_hit(self, kind: SpreadKind, *, own: bool) -> bool:
        """Return whether a spread of this kind may be hit, the player's own (``own``) or another's."""
        if kind == BOOK:
            return self.hits_books
        return self.hits_own_runs if own else self.hits_other_runs
