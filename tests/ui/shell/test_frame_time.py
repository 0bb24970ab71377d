"""Work in pieces, which takes only its part of a frame."""

import pytest

from tonk.ui.shell import frame_time
from tonk.ui.shell.frame_time import turns


@pytest.mark.parametrize(("a_turn", "expected"), [(0.001, 4), (0.004, 1), (1.0, 0)])
def test_turns_last_as_long_as_they_may(a_turn: float, expected: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Turns begin until the time is used up."""
    clock = iter(number * a_turn for number in range(100))
    monkeypatch.setattr(frame_time, "perf_counter", lambda: next(clock))
    assert len(list(turns(0.0049))) == expected
