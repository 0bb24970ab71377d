"""The rules against a second, simpler implementation: a referee follows every hand, action by action."""

from collections import Counter
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from tests.support.referee import Referee, in_record_order
from tests.support.strategies import Playout, examples, playouts
from tests.support.tables import PRESETS, legal, said
from tonk.rules import Position, load_preset
from tonk.rules.cards import Card, by_seat, card_text, cards_in, mask_of


def texts(cards: Iterable[Card]) -> list[str]:
    """The names of some cards."""
    return [card_text(card) for card in cards]


def follow(playout: Playout) -> Counter[str]:
    """Play a hand beside a referee, assert that they agree at every step, and return the actions and the ending."""
    position, choose = playout.deal(), playout.chooser()
    referee = Referee(playout.rules.to_json(), playout.seats, playout.dealer, texts(playout.deck))
    done: Counter[str] = Counter()
    agree(position, referee)
    while position.outcome is None:
        action = choose(position)
        verb = said(action).split()[0]
        done[verb] += 1
        done["must wait"] += any(position.wait)
        done["the taken card must stay"] += position.phase == "play" and position.dry_takes > 0
        position.apply(action)
        referee.do(said(action))
        agree(position, referee)
        if position.outcome is not None and position.outcome.ending == "stock":
            done["stock: " + ("draw" if verb == "draw" else "idle" if position.stock else "n takes")] += 1
    done[position.outcome.ending] += 1
    return done


def agree(position: Position, referee: Referee) -> None:
    """Assert that both have the same cards, choices, waits and end."""
    assert [texts(cards_in(hand)) for hand in position.hands] == [in_record_order(hand) for hand in referee.hands]
    assert texts(position.stock[::-1]) == referee.stock
    assert texts(position.discard) == referee.discards
    lying = [(owner, in_record_order(cards)) for owner, cards in referee.table]
    assert [(spread.owner, texts(cards_in(mask_of(spread.cards)))) for spread in position.table] == lying
    assert set(legal(position)) == referee.options()
    assert position.totals == referee.totals()
    if position.outcome is not None:
        outcome = position.outcome
        assert (outcome.ending, list(outcome.winners), list(outcome.net)) == (
            referee.ending,
            referee.winners,
            referee.net,
        )
        return
    assert referee.ending is None
    assert (position.to_act, position.phase == "play") == (referee.seat, referee.drawn)
    # A position counts the present turn as a wait until the seat has drawn or shown a card.
    present = referee.barred and not (referee.drawn or referee.shown)
    assert position.wait == [turns + (seat == referee.seat and present) for seat, turns in by_seat(referee.wait)]


def test_under_any_house_rules_the_referee_agrees() -> None:
    """Both agree at every step on the cards, the legal actions, the waits, the ending and the payments.

    The hands include every action and every ending; otherwise they would prove little.
    """
    done: Counter[str] = Counter()

    @examples(110)
    @given(playouts())
    def each(playout: Playout) -> None:
        done.update(follow(playout))

    each()
    actions = ["draw", "take", "lay", "hit", "discard", "drop"]
    endings = ["tonk", "push", "out", "caught", "stock: draw", "stock: n takes", "stock: idle"]
    expected = [*actions, *endings, "must wait", "the taken card must stay"]
    assert [what for what in expected if not done[what]] == []


@examples(50)
@given(playouts(st.sampled_from([load_preset(preset) for preset in PRESETS])))
def test_under_the_presets_the_referee_agrees(playout: Playout) -> None:
    """The referee agrees in the six presets too."""
    follow(playout)
