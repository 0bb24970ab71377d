"""Writing hands to files: which form, and where the file is."""

from tonk.session.statistics.totals import StatsFilter
from tonk.ui.screens.parts.copying import copied
from tonk.ui.shell.screen_stack import Stage
from tonk.ui.shell.services import House
from tonk.ui.widgets import Answer, Dialog
from tonk.words import _, ngettext
from tonk.words.phrases import money
from tonk.words.phrases import person as named


def ask_for_export(stage: Stage, house: House, wanted: StatsFilter, count: int) -> None:
    """Ask in which form the hands that are asked for, so many, are to be written."""
    title = ngettext("Export {n} hand of {name}", "Export {n} hands of {name}", count)
    body = _(
        "These are the hands that the page shows. A table has one row a hand, for a spreadsheet; what its columns "
        "hold is told in a file beside it. Records hold every hand whole, card for card: they can be replayed and "
        "checked, here and by other programs."
    )
    stage.push(
        Dialog(
            stage,
            title.format(n=money(count), name=named(wanted.person)),
            body,
            [
                Answer(_("Not now")),
                Answer(_("Records"), lambda: _export(stage, house, "jsonl", wanted)),
                Answer(_("Table"), lambda: _export(stage, house, "csv", wanted), kind="primary"),
            ],
        )
    )


def _export(stage: Stage, house: House, form: str, wanted: StatsFilter) -> None:
    """Have the file written, and tell where it will be; how many hands are in it is told when it is there."""
    path = house.export(form, wanted)
    copy = Answer(_("Copy the place"), lambda: copied(stage, path, _("The place is copied.")), kind="primary")
    answers = [Answer(_("Good")), copy]
    stage.push(Dialog(stage, _("The hands are being written"), path, answers))
