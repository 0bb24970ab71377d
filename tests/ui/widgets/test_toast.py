"""Notices that stay."""

import pygame

from tonk.ui.shell.inputs import KeyPress
from tonk.ui.widgets.toast import ToastRack


def test_a_notice_that_stays_goes_when_it_is_taken() -> None:
    """No time takes it away; Esc does, once, and is then free for what lies below."""
    rack, escape = ToastRack(), KeyPress(pygame.K_ESCAPE)
    rack.show("A match was resumed.", 0.0, stays=True)
    rack.update(10_000.0)
    assert rack.sentences == ("A match was resumed.",)
    assert rack.take(escape)
    assert rack.sentences == ()
    assert not rack.take(escape)
