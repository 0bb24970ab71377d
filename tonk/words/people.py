"""The people at the table in a few words each: what they are when they are not playing cards."""

from tonk.words import _


def bearing(character: str) -> str:
    """Who somebody is, as a phrase that can stand beside the name.

    Args:
        character: The id of one of ``session.people.CHARACTERS``.

    Returns:
        The phrase; empty for somebody who is not known.
    """
    phrases = {
        "ruby": _("the singer, between two sets"),
        "earl": _("the pianist; the hat stays on"),
        "mae": _("keeps the coats, and every secret"),
        "otis": _("the trumpeter, off until nine"),
        "pearl": _("owns the building, and the piano"),
        "leroy": _("drives the cab outside"),
        "celeste": _("front row, third from the left"),
        "solomon": _("sells books, has read them all"),
        "ines": _("flies the mail, grounded by fog"),
        "frost": _("nobody has asked what he does"),
        "lin": _("the doctor, out of hours"),
        "arjun": _("ship's engineer, ashore till Friday"),
    }
    return phrases.get(character, "")
