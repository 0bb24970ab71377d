"""The mark that is shown while the game can't be saved."""

from tests.ui.pilot import Pilot, dummy_ui
from tonk.ui.widgets.dialog import Dialog, DialogAnswer


class Refusing:
    """A disk that refuses to save for a while."""

    failing, tries = False, 0

    def try_again(self) -> None:
        """Count the attempt."""
        self.tries += 1


def test_the_mark_stays_as_long_as_the_disk_refuses() -> None:
    """The mark is shown while the disk refuses, and the disk is tried at each new page."""
    ui, disk = dummy_ui(), Refusing()
    ui.saving = disk
    pilot = Pilot(ui)
    mark = pilot.loop.saving_mark
    pilot.advance(0.1)
    assert not mark.shown
    disk.failing = True
    pilot.advance(0.1)
    assert (mark.shown, disk.tries) == (True, 0)
    ui.screens.push(Dialog(ui, "Sure?", "", [DialogAnswer("Yes")]))
    pilot.advance(0.1)
    assert (mark.shown, disk.tries) == (True, 1)
    disk.failing = False
    pilot.advance(0.1)
    assert (mark.shown, disk.tries) == (False, 1)
