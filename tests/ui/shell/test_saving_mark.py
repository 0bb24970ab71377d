"""The mark of playing without saving: there as long as the disk refuses, and no longer."""

from tests.ui.pilot import Pilot, dummy_ui
from tonk.ui.widgets.dialog import Dialog, DialogAnswer


class Refusing:
    """A disk that refuses for a while."""

    failing, tries = False, 0

    def try_again(self) -> None:
        """Note it."""
        self.tries += 1


def test_the_mark_stays_as_long_as_the_disk_refuses() -> None:
    """It comes with the trouble, the disk is tried at each new page, and it goes with the trouble."""
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
