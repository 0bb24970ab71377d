"""The table's words about a drop are those of the game in play."""

import pytest

from tonk.rules import Position, View, load_preset
from tonk.rules.cards import Seat, deck_with
from tonk.rules.shuffle import shuffled
from tonk.words.table.verdicts import drop_label, drop_question


def first_view(rules_id: str) -> View:
    """The first player's view at the deal of a hand of three."""
    rules = load_preset(rules_id)
    position = Position.deal(rules, 3, Seat(0), shuffled(4, deck_with(rules.twists)))
    return position.view(position.to_act)


@pytest.mark.parametrize(("rules_id", "name"), [("jazz-club", "drop"), ("pagat", "drop"), ("twists", "run")])
def test_a_drop_is_called_a_run_where_points_are_scored(rules_id: str, name: str) -> None:
    """The button, its question and the chip use the game's own word."""
    view = first_view(rules_id)
    assert drop_label(view.rules) == name.title()
    assert drop_label(view.rules, 12) == f"{name.title()} with 12?"
    assert f"Press again to {name} with {view.total} points" in drop_question(view)
