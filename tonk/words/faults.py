"""Sentences about a fault of the program: that something failed, that the match is safe, and the ways on."""

from tonk.words import _


def fault_title() -> str:
    """The heading of the page of a fault."""
    return _("Something went wrong")


def fault_sentences(*, page: bool, again: bool, safe: bool, file: str) -> list[str]:
    """The sentences about a fault.

    Args:
        page: Whether it was a page that failed, and was closed.
        again: Whether it happened twice running.
        safe: Whether what was played is kept, whatever comes.
        file: The file with the details; empty where it couldn't be written.
    """
    if again:
        first = _("It happened again, so Tonk went back to the title.")
    elif page:
        first = _("A page of Tonk failed and had to close.")
    else:
        first = _("Something in Tonk failed, and what you asked for couldn't be done.")
    sentences = [first]
    if safe:
        sentences.append(_("Your match is safe."))
    if file:
        sentences.append(_("Details are in {file}.").format(file=file))
    return sentences


def stopped_title() -> str:
    """The heading of the page of a program that was stopped by the system."""
    return _("Tonk stopped last time")


def stopped_sentences(file: str) -> list[str]:
    """The sentences about a program that was stopped by the system; the file has the details, and may be empty."""
    sentences = [_("Tonk stopped suddenly the last time you played. Your match is safe.")]
    if file:
        sentences.append(_("Details are in {file}.").format(file=file))
    return sentences
