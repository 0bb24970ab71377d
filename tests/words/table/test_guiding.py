"""The legal moves before the draw are named, and an empty stock by the effect of pressing it."""

import pytest

from tests.support.tables import house, table
from tonk.coaching import reason_kinds as why
from tonk.coaching.reason_kinds import Reason
from tonk.rules import DRAW, Position, RuleSet, load_preset
from tonk.rules.cards import Seat, parse_card
from tonk.words.learning.coaching import reason_sentence
from tonk.words.table.guiding import empty_stock, start_line, stock_gone
from tonk.words.table.moves import move_name

JAZZ, TWISTS = load_preset("jazz-club"), load_preset("twists")
RESHUFFLING = house(stock_out="reshuffle", reshuffles=1)
ENDS, ENDS_ROUND = "Press the empty stock to end the hand.", "Press the empty stock to end the round."
SHUFFLES = "Press the empty stock to shuffle and draw."


def drawn(rules: RuleSet, hand: str = "KC 7D 4S 3D 3H", *, stock: str = "", discard: str = "2S 9S") -> Position:
    """Ana before her draw, with 27 points."""
    return table(rules, hands=[hand, "TH 9D"], stock=stock, discard=discard)


@pytest.mark.parametrize(
    ("rules", "reshuffled", "pressing"),
    [
        (JAZZ, 0, ENDS),
        (RESHUFFLING, 0, SHUFFLES),
        (RESHUFFLING, 1, ENDS),
        (TWISTS, 0, SHUFFLES),
        (TWISTS, 3, ENDS_ROUND),
    ],
)
def test_an_empty_stock_is_explained_everywhere(rules: RuleSet, reshuffled: int, pressing: str) -> None:
    """The line, its place, a drag from it and the coach say the same, and the rules do it."""
    position = drawn(rules)
    position.stocks_made = ((parse_card("AD"), parse_card("AH")),) * reshuffled
    view, hand = position.view(Seat(0)), "round" if rules.scores_points else "hand"
    ends = pressing != SHUFFLES
    assert start_line(view).endswith(f". {pressing}")
    assert stock_gone(view) == f"The stock is empty. {pressing}"
    assert empty_stock(view) == (f"End the {hand}" if ends else "Shuffle the discards")
    assert move_name(view, DRAW, ("Ana", "Bo")) == (f"Let the {hand} end" if ends else "Draw from the stock")
    sentence = reason_sentence(Reason(why.DRAW_ENDS, total=view.total), rules, ("Ana", "Bo"), Seat(0))
    assert f"drawing ends the {hand} and leaves you with 27 points" in sentence
    position.apply(DRAW)
    assert (position.outcome is not None) == ends


@pytest.mark.parametrize(
    ("position", "line"),
    [
        (drawn(JAZZ, stock="4C"), "Draw a card, take the discard, or drop with 27 points"),
        (drawn(house(drop_ceiling=5), stock="4C"), "Draw a card or take the discard"),
        (drawn(house(taken_must_be_laid=True), stock="4C"), "Draw a card from the stock, or drop with 27 points"),
        (drawn(house("twists", drop_ceiling=5), stock="4C", discard=""), "Draw a card from the stock"),
        (drawn(TWISTS, stock="4C", discard=""), "Draw a card from the stock, or run with 27 points"),
        (drawn(house(upcard=False), stock="4C", discard=""), "Draw a card from the stock, or drop with 27 points"),
        (drawn(JAZZ), f"Take the discard or drop. {ENDS}"),
        (drawn(house(drop_ceiling=5)), f"Take the discard. {ENDS}"),
        (drawn(house(taken_must_be_laid=True)), f"You may drop. {ENDS}"),
    ],
)
def test_the_line_offers_exactly_the_legal_actions(position: Position, line: str) -> None:
    """An illegal take isn't offered, and neither is a drop above the ceiling."""
    assert start_line(position.view(Seat(0))) == line
