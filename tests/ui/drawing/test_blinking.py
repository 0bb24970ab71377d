"""Blinks are rare, short, not in step, and known in advance."""

from tonk.ui.drawing import speeds
from tonk.ui.drawing.blinking import next_change, shut


def test_eyes_change_when_it_was_said_and_at_no_other_time() -> None:
    """From change to change over a minute each name blinks about as often as it should, and for as long."""
    for name in ("Ruby", "Mr. Frost"):
        now, shut_for, blinks = 0.0, 0.0, 0
        while now < 60:
            then = next_change([name], now)
            assert then > now
            state = shut(name, now)
            assert shut(name, (now + then) / 2) == state
            shut_for += (then - now) * state
            blinks += state
            now = then
        assert 60 / speeds.BLINK_EVERY - 2 <= blinks <= 60 / speeds.BLINK_EVERY + 2
        assert abs(shut_for - blinks * speeds.BLINK) < 0.01


def test_people_do_not_blink_in_step() -> None:
    """Somebody's first change is nobody else's, and the next change of all is the earliest."""
    names = ("Ruby", "Earl", "Mae")
    each = [next_change([name], 100.0) for name in names]
    assert len(set(each)) == len(names)
    assert next_change(names, 100.0) == min(each)
