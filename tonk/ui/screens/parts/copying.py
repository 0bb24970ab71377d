"""Copying by one press, such as a deal's code, with a notice about it."""

from collections.abc import Callable

from tonk.ui.drawing.vectors import icon
from tonk.ui.shell import clipboard
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import Button
from tonk.words import _


def copied(ui: UiContext, text: str, notice: str = "", missed: str = "") -> bool:
    """Put text on the clipboard and say so; return False without a clipboard.

    Args:
        ui: The context of the window.
        text: The text to copy.
        notice: The notice after copying, if it says more than that.
        missed: The notice without a clipboard, if it helps more than saying so.
    """
    done = clipboard.copy(text)
    ui.toast((notice or _("Copied")) if done else (missed or _("There is no clipboard to copy to.")))
    return done


def copy_code(ui: UiContext, code: str) -> None:
    """Put a code on the clipboard and say so; without a clipboard, show the code instead."""
    missed = _("There is no clipboard to copy to. The code is {code}.").format(code=code)
    copied(ui, code, _("Copied {code}.").format(code=code), missed)


def code_button(ui: UiContext, code: str) -> Button:
    """Return a button that copies a code."""
    return Button(_("Copy code"), lambda: copy_code(ui, code), icon=icon("copy"))


def copy_button(ui: UiContext, code: Callable[[], str]) -> Button:
    """Return an icon button that copies the current code."""
    return Button("", lambda: copy_code(ui, code()), icon=icon("copy"), tooltip=_("Copy the code of the deal"))
