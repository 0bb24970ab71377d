"""Writing hands to files: which form, and where the file is."""

from tonk.ui.clipboard import copy
from tonk.ui.house import House
from tonk.ui.scene import Stage
from tonk.ui.widgets import Answer, Dialog
from tonk.words import _
from tonk.words.phrases import person as named


def ask_for_export(stage: Stage, house: House, person: str) -> None:
    """Ask in which form a person's hands are to be written."""
    title = _("Export the hands of {name}").format(name=named(person))
    body = _(
        "A table has one row a hand, for a spreadsheet; what its columns hold is told in a file beside it. Records "
        "hold every hand whole, card for card: they can be replayed and checked, here and by other programs."
    )
    stage.push(
        Dialog(
            stage,
            title,
            body,
            [
                Answer(_("Not now")),
                Answer(_("Records"), lambda: _export(stage, house, "jsonl", person)),
                Answer(_("Table"), lambda: _export(stage, house, "csv", person), kind="primary"),
            ],
        )
    )


def _export(stage: Stage, house: House, form: str, person: str) -> None:
    """Have the file written, and tell where it is."""
    path = house.export(form, person)

    def copied() -> None:
        stage.toast(_("The place is copied.") if copy(path) else _("There is no clipboard here."))

    answers = [Answer(_("Good")), Answer(_("Copy the place"), copied, kind="primary")]
    stage.push(Dialog(stage, _("The hands are written here"), path, answers))
