"""Writing hands to files: the choice of the format, and the place of the file."""

from tonk.session.statistics.totals import StatsFilter
from tonk.ui.screens.parts.copying import copied
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.services import Services
from tonk.ui.widgets import Dialog, DialogAnswer
from tonk.words import _, ngettext, pgettext
from tonk.words.phrases import money
from tonk.words.table.names import about


def ask_for_export(ui: UiContext, services: Services, wanted: StatsFilter, count: int) -> None:
    """Ask for the format in which to write the requested hands.

    Args:
        ui: The context of the window.
        services: The game around the screens.
        wanted: The requested hands.
        count: Their number.
    """
    yours = ngettext("Export {n} hand of yours", "Export {n} hands of yours", count)
    named = ngettext("Export {n} hand of {name}", "Export {n} hands of {name}", count)
    body = _(
        "This exports the hands that the page shows. “Table” makes one row per hand for a spreadsheet, with a file "
        "that explains its columns. “Records” keeps every hand card by card, so that Tonk and other programs can "
        "replay and check it."
    )
    ui.screens.push(
        Dialog(
            ui,
            about(wanted.person, yours, named, n=money(count)),
            body,
            [
                DialogAnswer(_("Cancel")),
                DialogAnswer(pgettext("kind of file", "Records"), lambda: _export(ui, services, "jsonl", wanted)),
                DialogAnswer(
                    pgettext("kind of file", "Table"), lambda: _export(ui, services, "csv", wanted), kind="primary"
                ),
            ],
        )
    )


def _export(ui: UiContext, services: Services, form: str, wanted: StatsFilter) -> None:
    """Have the file written, and show its place; a notice gives the number of hands when it is done."""
    path = services.export(form, wanted)
    copy = DialogAnswer(_("Copy path"), lambda: copied(ui, path, _("Path copied.")), kind="primary")
    answers = [DialogAnswer(_("OK")), copy]
    ui.screens.push(Dialog(ui, _("Exporting your hands"), path, answers))
