"""Copying by one press, the code of a deal among other things, and what is said of it."""

from collections.abc import Callable

from tonk.ui.drawing.vectors import icon
from tonk.ui.shell import clipboard
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import Button
from tonk.words import _


def copied(ui: UiContext, text: str, notice: str = "", missed: str = "") -> bool:
    """Put text on the clipboard and say so; False where there is no clipboard.

    Args:
        ui: The context of the window.
        text: The text to copy.
        notice: The notice shown then, where it says more than that the text was copied.
        missed: The notice where there is no clipboard, if it helps more than saying so.
    """
    done = clipboard.copy(text)
    ui.toast((notice or _("Copied")) if done else (missed or _("There is no clipboard to copy to.")))
    return done


def copy_code(ui: UiContext, code: str) -> None:
    """Put a code on the clipboard, and say so; where there is none, say at least the code."""
    missed = _("There is no clipboard to copy to. The code is {code}.").format(code=code)
    copied(ui, code, _("Copied {code}.").format(code=code), missed)


def code_button(ui: UiContext, code: str) -> Button:
    """A button that copies a code."""
    return Button(_("Copy code"), lambda: copy_code(ui, code), icon=icon("copy"))


def copy_button(ui: UiContext, code: Callable[[], str]) -> Button:
    """A button without words that copies the code which there is when it is pressed."""
    return Button("", lambda: copy_code(ui, code()), icon=icon("copy"), tooltip=_("Copy the code of the deal"))
