"""The endgame of two players is solved exactly if nothing is hidden, and otherwise left alone."""

import pytest

from tests.bots.scenes import card, cards, scene
from tests.support.players import quick_bot
from tonk.bots import endgame
from tonk.bots.endgame import CertainWorth, best_of, solved
from tonk.coaching import Coach
from tonk.rules import DRAW, DROP, TAKE, Action, Discard, Position
from tonk.rules.cards import ALL_CARDS, Seat, card_text, cards_in
from tonk.rules.phases import Phase

HANDS: list[tuple[str, str, str, Phase]] = [
    ("2D 3D 4C 5D 6H QD", "6S 8H 9H JD KD", "4S KH 7H", "play"),
    ("QS 8S", "2H QH", "6S 3D 5D", "play"),
    ("AD 7C 8C", "AC 7D 8H 8S QS", "7S 9C QH", "play"),
    ("2S 3H 4H 8D", "AD AS 6C 9S", "QD 6D 5H", "start"),
    ("2S 6H", "JC", "6C 6S 4S", "start"),
    ("9C 9D TH", "2D 6D 8D", "KH AC 9S", "start"),
]
"""The hands of both, the last discards, and the phase; the stock is empty."""


def empty_stock(hand: str, other: str, last: str, phase: Phase) -> Position:
    """A position in which all cards that nobody holds are discards, with these on top."""
    rest = ALL_CARDS & ~cards(hand) & ~cards(other) & ~cards(last)
    below = " ".join(map(card_text, cards_in(rest)))
    return scene(hand, other, discards=f"{below} {last}", phase=phase, turns=20)


def by_every_line(position: Position) -> tuple[int, bool]:
    """Return seat 0's winnings under perfect play, by a full search without memory."""
    outcome = position.outcome
    if outcome is not None:
        return outcome.net[0], Seat(0) in outcome.winners
    worths = [by_every_line(after(position, action)) for action in position.legal()]
    return max(worths) if position.to_act == 0 else min(worths)


def after(position: Position, action: Action) -> Position:
    """The position after an action."""
    following = position.copy()
    following.apply(action)
    return following


@pytest.mark.parametrize("held", HANDS, ids=[held[0] for held in HANDS])
def test_the_solution_equals_a_full_search(held: tuple[str, str, str, Phase]) -> None:
    """The solution, found from the seat's view alone, equals that of a full search."""
    position = empty_stock(*held)
    view = position.view(Seat(0))
    found = solved(view, view.legal)
    assert found is not None
    assert {a: move.worth for a, move in found.items()} == {a: by_every_line(after(position, a)) for a in view.legal}


def test_the_endgame_knows_a_discard_that_must_be_taken() -> None:
    """Q♦ makes a run for the opponent, who would take it; the expert keeps it, and the coach is certain."""
    view = empty_stock(*HANDS[0]).view(Seat(0))
    found = solved(view, view.legal)
    assert found is not None
    queen = Discard(card("QD"))
    assert found[queen] == (CertainWorth(-1, wins=False), True)
    assert queen not in best_of(found)
    assert quick_bot("expert", 1).choose(view) in best_of(found)
    (advice,) = Coach().ponder(view)
    assert advice is not None
    assert (advice.certain, advice.done, advice.best.value, advice.loss_of(queen)) == (True, True, 1, 2)


def test_nothing_is_certain_if_a_card_is_hidden() -> None:
    """With a card in the stock, a card out of play, or a third player, there is no solution."""
    for position in (
        scene("2S 6H", "JC", discards="4S", stock=1),
        scene("2S 6H", "JC", discards="4S", stock=0),
        scene("2S 6H", "JC", "KC", discards="4S", stock=0),
    ):
        view = position.view(Seat(0))
        assert solved(view, view.legal) is None


def test_too_many_lines_are_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position with too many lines of play gets no solution."""
    view = empty_stock(*HANDS[4]).view(Seat(0))
    assert set(solved(view, view.legal) or ()) == {DRAW, TAKE, DROP}
    monkeypatch.setattr(endgame, "_MOST", 3)
    assert solved(view, view.legal) is None
