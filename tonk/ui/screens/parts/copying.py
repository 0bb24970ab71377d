"""Copying by one press, and what is said of it."""

from tonk.ui.shell import clipboard
from tonk.ui.shell.context import UiContext
from tonk.words import _


def copied(ui: UiContext, text: str, told: str = "", missed: str = "") -> bool:
    """Put text on the clipboard and say so; False where there is no clipboard.

    Args:
        ui: The context of the window.
        text: What is copied.
        told: What is said then, where that is more than that it was copied.
        missed: What is said where there is no clipboard, if that helps more than saying so.
    """
    done = clipboard.copy(text)
    ui.toast((told or _("Copied")) if done else (missed or _("This computer gives no clipboard to copy to.")))
    return done
