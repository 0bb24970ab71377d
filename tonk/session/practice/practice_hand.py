"""A practice hand: it starts anywhere, no money moves, and everything may be taken back."""

from collections.abc import Sequence
from dataclasses import replace

from tonk.records import Record, RecordRefused
from tonk.records.hand_extras import KEYS, extras_of
from tonk.rules.shuffle import shuffled
from tonk.session.deals.deal_codes import DEAL_KEY
from tonk.session.match.plan import Player
from tonk.session.practice.begun_hand import BegunHand
from tonk.words import _


class PracticeHand(BegunHand):
    """A hand that starts from any other.

    No money moves, and the history keeps it apart under its own id. New stocks made before its start come from the
    record, later ones from the record's seed or another, so that it can always be played on.

    Args:
        record: The record it starts from; a stated result is ignored.
        players: The players, one for each seat; names in the record are ignored.
        seed: The seed of the bots, and of new stocks if the record has none.

    Raises:
        RecordRefused: The record does not follow the rules, or its actions have ended the hand. (A hand that ends with
        its deal, by a Tonk or a bonus, is allowed, to show its end.)
        ValueError: The number of players differs from the number of seats.
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
        """Return whether it starts with the deal."""
        return self.begins.deck is not None and not self.begins.actions


def with_new_deal(record: Record, seed: int) -> Record:
    """Return a hand with another deal and the same rules, seats, dealer, points and twists."""
    deck = shuffled(seed, record.rules.deck(record.extras.get("twists", ())))
    kept = {key: value for key, value in record.extras.items() if key in ("score", "twists")}
    return replace(record, deck=deck, position=None, actions=(), result=None, extras=kept)
