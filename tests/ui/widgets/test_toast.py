"""Notices that stay until they are dismissed."""

import pygame

from tonk.ui.shell.inputs import KeyPress
from tonk.ui.widgets.toast import ToastRack


def test_a_notice_that_stays_goes_when_it_is_taken() -> None:
    """A lasting notice is closed by Esc, not by time, and the next Esc goes to the screen below."""
    rack, escape = ToastRack(), KeyPress(pygame.K_ESCAPE)
    rack.show("A match was resumed.", 0.0, stays=True)
    rack.update(10_000.0)
    assert rack.sentences == ("A match was resumed.",)
    assert rack.take(escape)
    assert rack.sentences == ()
    assert not rack.take(escape)


def test_no_notice_goes_unread() -> None:
    """At most three notices are shown at once, and each of the others follows when there is room."""
    rack, now, read = ToastRack(), 0.0, set[str]()
    for number in range(7):
        rack.show(f"Notice {number % 6}.", now)
    while rack.sentences:
        assert len(rack.sentences) <= 3
        read |= set(rack.sentences)
        now += 1.0
        rack.update(now)
    assert read == {f"Notice {number}." for number in range(6)}
