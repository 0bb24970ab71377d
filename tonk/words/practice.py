"""What is said of practice hands."""

from tonk.rules.refusals import Refusal
from tonk.words import _
from tonk.words.phrases import clipped
from tonk.words.refusals import refusal_sentence


def practice_refused(sentence: str, refusal: Refusal | None) -> str:
    """Why a record can't be played on, as a record's check tells it: in words of its own, or by what the rules say."""
    why = sentence or (refusal_sentence(refusal) if refusal is not None else "")
    return clipped(_("This hand can't be played: {why}").format(why=why))
