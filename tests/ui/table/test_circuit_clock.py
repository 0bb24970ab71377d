"""The time estimated for a table of the Circuit, compared with a hand at a real table."""

from pathlib import Path

import pytest

from tests.circuit_clock import READ, THOUGHT, TableClock
from tests.ui.shell import started
from tonk.bots import make_bot
from tonk.rules.cards import FIRST_SEAT
from tonk.session.settings import Settings
from tonk.ui.screens.results.hand_end_screen import HandEndScreen


def test_a_hand_takes_the_estimated_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the usual speeds, a player who pauses before each move and reads the result takes the estimated time."""
    monkeypatch.setattr("secrets.randbits", lambda _: 4)
    monkeypatch.setattr(started, "QUICK", Settings())
    game = started.Started(tmp_path)
    game.game.play_circuit(0)
    pilot = game.pilot
    pilot.advance(0.1)
    match, began, person = game.match, pilot.now, make_bot("sharp", 7)
    clock = TableClock(dealt=len(match.plan.players))
    while not isinstance(pilot.ui.screens.top, HandEndScreen):
        if game.table.may_act and match.position.to_act == FIRST_SEAT and not match.hand_over:
            pilot.advance(max(0.0, game.table.board.all_at_rest() - pilot.now) + THOUGHT)
            assert game.table.do(person.choose(match.position.view(FIRST_SEAT)))
        pilot.advance(0.1)
        assert pilot.now < began + 600
    for seat, _action in match.position.history:
        clock.note(own=seat == FIRST_SEAT)
    assert pilot.now - began + READ == pytest.approx(60 * clock.minutes, rel=0.15)
    game.game.close()
