"""Games other than Tonk, played through the real screens."""

from pathlib import Path

import pytest

from tests.soak import Soak
from tonk.rules import guest_ids, preset_ids


@pytest.mark.parametrize("game", guest_ids())
def test_a_hand_is_played_to_its_result(game: str, tmp_path: Path) -> None:
    """A person's random moves against a bot lead to the page of the result, and the history keeps the hand."""
    soak = Soak(tmp_path, 3)
    soak.matches = len(preset_ids()) + guest_ids().index(game)
    soak.play_hand(0)
    match = soak.match
    assert match is not None
    assert match.plan.rules.id == game
    assert match.hand_over
    assert soak.close() == 1
