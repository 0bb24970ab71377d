"""A hand in a real window under Xvfb with a real mouse, as posted events can't prove that these work."""

import shutil
import sys
from pathlib import Path

import pytest

from tests.ui.real_window import Player, deal, hands_kept, play, screen

ROOT = Path(__file__).resolve().parents[3]

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="needs Xvfb and xdotool, which .ci/run installs"
)


def test_a_hand_is_played_with_a_real_mouse(tmp_path: Path) -> None:
    """Two presses deal, dragging cards plays a hand to its end, and the hand is in the history."""
    with screen() as display:
        player = Player(display, tmp_path / "saves", [sys.executable, str(ROOT / "main.py")])
        try:
            deal(player)
            play(player)
            assert player.end() == 0
            assert player.complaints == ""
            # Read after the end of the game, as the database may be incomplete before.
            assert hands_kept(player.saves)
        finally:
            player.give_up()
