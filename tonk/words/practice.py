"""Practice hands in words."""

from tonk.words import _
from tonk.words.phrases import clipped


def practice_refused(why: str) -> str:
    """Say why the record can't be played on from there."""
    return clipped(_("This hand can't be played: {why}").format(why=why))
