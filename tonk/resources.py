"""The folder of the game's own files: inside an installed package, or beside ``main.py`` in a checkout.

A ``Path`` is enough: every installer unpacks a wheel, and ``importlib.resources`` costs 26 ms to import.
"""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def assets_root() -> Path:
    """The folder of rule sets, art, sounds and translations.

    A wheel carries it as ``tonk/assets``; a checkout has it at the top.
    """
    inside = _PACKAGE / "assets"
    return inside if inside.is_dir() else _PACKAGE.parent / "assets"


def checkout_root() -> Path | None:
    """Return the folder of ``main.py`` in a checkout, or of the packaged program; None if installed."""
    if getattr(sys, "frozen", False):
        return Path(sys.executable).parent
    top = _PACKAGE.parent
    return top if (top / "main.py").is_file() and not (_PACKAGE / "assets").is_dir() else None
