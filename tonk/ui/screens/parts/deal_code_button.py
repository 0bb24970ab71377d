"""The code of a deal, copied by one press."""

from collections.abc import Callable

from tonk.ui.drawing.vectors import icon
from tonk.ui.screens.parts.copying import copied
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import Button
from tonk.words import _


def copy_code(ui: UiContext, code: str) -> None:
    """Put a code on the clipboard, and say so; where there is none, say at least the code."""
    missed = _("There is no clipboard here. The code is {code}.").format(code=code)
    copied(ui, code, _("{code} is copied.").format(code=code), missed)


def code_button(ui: UiContext, code: str, label: str = "") -> Button:
    """A button that copies a code."""
    return Button(label or _("Copy code"), lambda: copy_code(ui, code), icon=icon("copy"))


def copy_button(ui: UiContext, code: Callable[[], str]) -> Button:
    """A button without words that copies the code which there is when it is pressed."""
    return Button("", lambda: copy_code(ui, code()), icon=icon("copy"), tooltip=_("Copy the code of the deal"))
