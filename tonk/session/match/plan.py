"""The plan of a match before a card is dealt: players, rules, stake and length."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, assert_never, get_args

from tonk.bots import BotName
from tonk.bots.weights import PolicyWeights
from tonk.rules import RuleSet
from tonk.rules.cards import FIRST_SEAT, Seat, SpecialKind, SpecialKinds, by_seat
from tonk.rules.deck_seal import Seal, seal_of
from tonk.rules.parts import choices_of_twists, chosen_by_chance
from tonk.rules.seats import PerSeat
from tonk.words.table.names import TableNames

MatchEndKind = Literal["open", "hands", "target", "broke", "goal"]
ENDS: tuple[MatchEndKind, ...] = get_args(MatchEndKind)
COUNTED_ENDS: tuple[MatchEndKind, ...] = ("hands", "target", "goal")
"""The ends that have an amount."""


PlayerLevel = BotName | Literal[""]
"""The bot who plays a seat; empty for a person."""


@dataclass(frozen=True)
class Player:
    """A player in a seat: a person, or a bot of a level."""

    name: str
    level: PlayerLevel = ""
    """The bot's level; empty for a person."""

    @property
    def is_person(self) -> bool:
        """Return whether a person plays this seat."""
        return not self.level


@dataclass(frozen=True)
class MatchEnd:
    """The end of a match for money (R-match); one for points is over when somebody has won it.

    ``open``: never; ``hands``: after a number of hands; ``target``: when a player has won this amount; ``broke``: when
    somebody is broke; ``goal``: when the first person has won this amount or is broke.
    """

    kind: MatchEndKind = "open"
    amount: int = 0
    """The number of hands, or the money to be won; 0 otherwise."""


@dataclass(frozen=True)
class MatchPlan:
    """The plan of a match before a card is dealt."""

    id: str
    """Its unique id in the history."""
    seed: int
    """The seed of the cut and of every deal."""
    rules: RuleSet
    players: tuple[Player, ...]
    stake: int = 1
    bankroll: int = 100
    """The money each player starts with."""
    ends: MatchEnd = MatchEnd()
    always: SpecialKinds | None = None
    """The twists of every hand; None where each dealer chooses."""
    coded: bool = True
    """True if the whole deal, with new stocks, comes from the seed in its code: in matches since codes exist."""
    weights: PolicyWeights | None = None
    """The bots' tuned weights for house rules with this number of players."""
    event: str = ""
    """The event that the match belongs to, such as "circuit"; empty for a match of its own."""

    @property
    def points(self) -> bool:
        """Return whether it is played for points rather than money, without stake, bankroll or another end."""
        return self.rules.scores_points

    @property
    def twist_choices(self) -> list[SpecialKinds]:
        """The dealer's choices of special cards: none, and everything that these players can use."""
        return choices_of_twists(self.rules, len(self.players))

    def ends_with(self, hand: int, bankrolls: PerSeat[int]) -> bool:
        """Return whether a match for money is over after this hand, with this money at each seat."""
        match self.ends.kind:
            case "hands":
                return hand >= self.ends.amount
            case "target":
                return max(bankrolls) - self.bankroll >= self.ends.amount
            case "broke":
                return min(bankrolls) <= 0
            case "goal":
                have = bankrolls[self.person or FIRST_SEAT]
                return have <= 0 or have - self.bankroll >= self.ends.amount
            case "open":
                return False
            case _:
                assert_never(self.ends.kind)

    def chooser(self, dealer: Seat) -> Seat | None:
        """Return the person who chooses the twists before a deal, or None."""
        asked = self.always is None and self.players[dealer].is_person and len(self.twist_choices) > 1
        return dealer if asked else None

    def twists_of(self, hand: int) -> SpecialKinds:
        """Return the twists of a hand (from 1) that no person chooses: always the same, or at random."""
        if self.always is not None:
            return self.always
        return chosen_by_chance(self.rules, len(self.players), self.seed, hand)

    def seal_of(self, hand: int, kinds: Sequence[SpecialKind]) -> Seal:
        """The sealed deck of a hand with these twists in play."""
        return seal_of(self.seed, hand, self.rules.deck(kinds))

    @property
    def person(self) -> Seat | None:
        """The first person's seat; None where only bots play."""
        return next((seat for seat, player in by_seat(self.players) if player.is_person), None)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def table_names(self) -> TableNames:
        """The players' names for sentences; the only person is "you"."""
        return TableNames.of(self.names, [seat for seat, player in by_seat(self.players) if player.is_person])

    @property
    def levels(self) -> tuple[PlayerLevel, ...]:
        """The bots' levels, by seat; "" for a person."""
        return tuple(player.level for player in self.players)
