"""What kind of hand one was, in a word."""

from tonk.words import _


def kind_name(kind: str) -> str:
    """What a hand of another kind than the ordinary is called; empty for an ordinary one."""
    if not kind:
        return ""
    names = {"practice": _("Practice"), "assisted": _("With help"), "duplicate": _("Duplicate")}
    return names.get(kind, _("Another kind"))
