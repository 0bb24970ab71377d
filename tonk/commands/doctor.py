"""``doctor``: check everything that is kept, repair what is possible, and print a report without names."""

import sys

from tonk import __version__
from tonk.exit_status import ALL_WELL, SOMETHING_WRONG, refuse
from tonk.storage.checkup import Checkup, Finding, State, is_in_use
from tonk.storage.files import utc_now
from tonk.storage.log import cleaned, system_line
from tonk.storage.notices import shown
from tonk.storage.paths import find_places
from tonk.words import _, ngettext, pgettext


def run(saves: str | None, *, portable: bool, repair: bool, whole: bool) -> int:
    """Print the report and return the exit status.

    Args:
        saves: The folder where things are kept; None for the usual ones.
        portable: Whether they are kept beside the game.
        repair: Whether to repair what can be repaired.
        whole: Whether to replay every hand of the history.

    Raises:
        OSError: The report can't be written to standard output.
    """
    places = find_places(saves, portable=portable)
    if not (places.data.is_dir() or places.config.is_dir()):
        return refuse(_("there is no such folder, so nothing is kept there yet"))
    if repair and is_in_use(places):
        return refuse(_("Tonk is running with these saves; close it first"))
    folders = sorted({name for one in (places.data, places.config) for name in (str(one), shown(one))}, key=len)[::-1]
    sys.stdout.write(f"{system_line(__version__)}, {utc_now():%Y-%m-%d}\n")
    if is_in_use(places):
        _write(Finding(State.NOTED, _("Tonk is running with these saves.")), folders)
    wrong = 0
    checkup = Checkup(places, repairs=repair, whole=whole)
    try:
        for finding in checkup.findings():
            _write(finding, folders)
            wrong += finding.state is State.WRONG
    finally:
        checkup.close()
    sys.stdout.writelines(f"{line}\n" for line in _last_lines(wrong, repair=repair))
    return SOMETHING_WRONG if wrong else ALL_WELL


def _write(finding: Finding, folders: list[str]) -> None:
    marks = {
        State.WELL: pgettext("mark in a report", "ok"),
        State.NOTED: pgettext("mark in a report", "note"),
        State.WRONG: pgettext("mark in a report", "WRONG"),
        State.REPAIRED: pgettext("mark in a report", "repaired"),
    }
    sys.stdout.write(f"{marks[finding.state]:<9} {cleaned(finding.sentence, folders)}\n")


def _last_lines(wrong: int, *, repair: bool) -> list[str]:
    if not wrong:
        return [_("All is well.")]
    lines = [ngettext("{n} thing is wrong.", "{n} things are wrong.", wrong).format(n=wrong)]
    return lines if repair else [*lines, _("Run the doctor again with --repair to repair what it can.")]
