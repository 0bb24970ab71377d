"""The blinks of the faces at the table: rare, short, out of step and known in advance."""

from tonk.ui.drawing import speeds
from tonk.ui.drawing.blinking import next_change, shut


def test_eyes_change_when_it_was_said_and_at_no_other_time() -> None:
    """Eyes change only at the predicted times, and blink as often and for as long as the constants say."""
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
    """Each person's eyes change at a different time, and the next change of a group is the earliest of its members."""
    names = ("Ruby", "Earl", "Mae")
    each = [next_change([name], 100.0) for name in names]
    assert len(set(each)) == len(names)
    assert next_change(names, 100.0) == min(each)
