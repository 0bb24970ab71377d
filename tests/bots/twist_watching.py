"""An observer of whole rounds with special cards, who knows what each player owes the table."""

from collections.abc import Sequence

from tests.bots.twist_scenes import way_out_by_trying
from tests.bots.watching import LONGEST, sure_to_be_caught
from tonk.bots import Bot, make_bot
from tonk.rules import Discard, Drop, Hit, Position, Reshuffles, RuleSet
from tonk.rules.cards import Seat, SpecialKind, by_seat
from tonk.rules.parts import choices_of_twists
from tonk.rules.shuffle import shuffled


def dealt(rules: RuleSet, seats: int, seed: int, kinds: Sequence[SpecialKind] | None = None) -> Position:
    """A round, with one choice of special cards after another unless given."""
    choices = choices_of_twists(rules, seats)
    deck = shuffled(seed, rules.deck(choices[seed % len(choices)] if kinds is None else kinds))
    return Position.deal(rules, seats, Seat(seed % seats), deck, (), Reshuffles(seed))


def watch_round(rules: RuleSet, bots: Sequence[Bot], seed: int, unwatched: Sequence[Seat] = ()) -> Position:
    """Play a round to its end and assert what the players owe the table, except for some of them."""
    position = dealt(rules, len(bots), seed)
    watch(position, bots, unwatched)
    return position


def watch(position: Position, bots: Sequence[Bot], unwatched: Sequence[Seat] = ()) -> None:
    """Play on to the end of the round, watching all but some players."""
    must_go_out = [False] * position.seats
    while position.outcome is None:
        seat = position.to_act
        action = bots[seat].choose(position.view(seat))
        assert action in position.legal(), "did what the rules forbid"
        if seat not in unwatched:
            must_go_out[seat] = must_go_out[seat] or way_out_by_trying(position)
            if isinstance(action, Discard):
                watch_discard(position, action)
            if isinstance(action, Drop):
                assert not sure_to_be_caught(position), "dropped against a lower hand"
        before = position.turns
        position.apply(action)
        out = position.outcome is not None and position.outcome.ending == "out"
        over = position.outcome is not None or isinstance(action, Discard) or position.to_act != seat
        assert out or not over or not must_go_out[seat], "could have gone out"
        must_go_out[seat] = must_go_out[seat] and position.turns == before
        assert position.turns < LONGEST * position.seats, "went on for ever"


def watch_discard(position: Position, action: Discard) -> None:
    """Assert that a discard couldn't have hit, and isn't the card just taken if nothing was laid."""
    last = position.hands[position.to_act] == 1 << action.card
    hits = any(isinstance(other, Hit) and other.cards == (action.card,) for other in position.legal())
    assert not hits or last, "discarded a card that could hit"
    assert last or position.laid or action.card != position.took, "gave back the card it took"


def play_out(position: Position, names: Sequence[str], seed: int = 1) -> Position:
    """Let bots of these levels play a round to its end."""
    bots = [make_bot(name, seed + seat) for seat, name in by_seat(names)]
    while position.outcome is None:
        position.apply(bots[position.to_act].choose(position.view(position.to_act)))
    return position
