"""A hand played for practice: it begins anywhere, no money moves, and everything may be taken back."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from tonk.records import Record, RecordRefused
from tonk.records.hand_extras import KEYS, extras_of
from tonk.rules.events import Event
from tonk.rules.shuffle import shuffled
from tonk.session.deals.deal_codes import DEAL_KEY
from tonk.session.match.plan import Player
from tonk.session.practice.begun_hand import BegunHand
from tonk.words import _


class PracticeHand(BegunHand):
    """A hand that is begun from any other.

    No money moves, and the history keeps it apart under an id of its own. New stocks come from those of the record that
    were made before it begins, and then from the record's seed or another, so that it can be played on whatever the
    record holds.

    Args:
        record: The record it begins from; a stated result is passed over.
        players: The players, one a seat; what the record calls the seats does not matter.
        seed: The seed of the bots' chances, and new stocks where the record has no seed.

    Raises:
        RecordRefused: The record does not follow the rules, or what was done in it has ended the hand. (A hand that
            ends with its deal, by a Tonk or a bonus, is begun all the same: there is its end to see.)
        ValueError: There are more or fewer players than seats.
    """

    purses, practice = False, True

    def __init__(self, record: Record, players: Sequence[Player], seed: int) -> None:
        if len(players) != len(record.seats):
            raise ValueError("a practice hand needs a player for each seat")
        extras = {key: value for key, value in record.extras.items() if key in KEYS}
        begun = replace(record, result=None, extras=extras).replay()
        if begun.outcome is not None and record.actions:
            raise RecordRefused(_("this hand is over"))
        extras = extras_of(begun) | ({"seed": extras.get("seed", seed)} if record.rules.makes_new_stocks else {})
        if not record.actions and DEAL_KEY in record.extras:
            extras[DEAL_KEY] = record.extras[DEAL_KEY]
        names = tuple(player.name for player in players)
        begins = replace(record, seats=names, result=None, extras=extras)
        super().__init__(begins, players, seed, match_id=f"practice-{seed:x}")

    @property
    def freshly_dealt(self) -> bool:
        """Return whether it begins with the deal."""
        return self.begins.deck is not None and not self.begins.actions


def _goes_on(_hand: PracticeHand, _events: Sequence[Event]) -> bool:
    return False


class WayOn(NamedTuple):
    """The way on from the end of a practice hand that most players want.

    Attributes:
        label: The label of its button.
        go: Called when it is pressed.
        tooltip: A few words more on where it leads.
    """

    label: str
    go: Callable[[], None]
    tooltip: str = ""


@dataclass(frozen=True)
class PracticeOptions:
    """The purpose of a practice hand, as far as there is anything to say of it.

    Attributes:
        heading: Its name at the table; empty for "Practice".
        heard: Called whenever something has happened: with the hand and the events after each action (a bot's too),
            with no events when something was taken back. True ends the hand there and then: the table is left, and
            the page comes back from which it was begun.
        left: Called after the table was left, for whatever reason.
        deal_again: Gives another deal of the same kind, for the button "New deal"; without it, a hand that began with
            the deal is shuffled again, and one that began in the middle has no such button.
        coached: True if the coach speaks before each move, whatever the settings say.
        shows_each_once: True if the best move of the first decision of each kind is shown without asking.
        onward: The way on from the page at its end; None where playing it again is.
    """

    heading: str = ""
    heard: Callable[[PracticeHand, Sequence[Event]], bool] = _goes_on
    left: Callable[[], None] = lambda: None
    deal_again: Callable[[], Record] | None = None
    coached: bool = False
    shows_each_once: bool = False
    onward: WayOn | None = None


def with_new_deal(record: Record, seed: int) -> Record:
    """A hand of the same kind with another deal: the same rules, seats, dealer, points and twists in play."""
    deck = shuffled(seed, record.rules.deck(record.extras.get("twists", ())))
    kept = {key: value for key, value in record.extras.items() if key in ("score", "twists")}
    return replace(record, deck=deck, position=None, actions=(), result=None, extras=kept)
