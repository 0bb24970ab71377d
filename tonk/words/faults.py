"""Sentences about a fault of the program: what failed, that the match is safe, and what to do."""

from collections.abc import Sequence

from tonk.words import _, ngettext


def fault_title() -> str:
    """Return the heading of the page about a fault."""
    return _("Something went wrong")


def fault_sentences(*, page: bool, again: bool, safe: bool, file: str) -> list[str]:
    """Return the sentences about a fault.

    Args:
        page: True if a page failed and was closed.
        again: True if it happened twice in a row.
        safe: True if everything played is saved anyway.
        file: The file with the details; empty if it couldn't be written.
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
        sentences.append(_details(file))
    return sentences


def _details(file: str) -> str:
    return _("Details are in {file}.").format(file=file)


def _with_details(sentence: str, file: str) -> str:
    return f"{sentence} {_details(file)}" if file else sentence


def stopped_title() -> str:
    """Return the heading of the page shown after the system stopped the program."""
    return _("Tonk stopped last time")


def stopped_sentences(file: str) -> list[str]:
    """Return the sentences shown after the system stopped the program; ``file`` has the details and may be empty."""
    sentences = [_("Tonk stopped suddenly the last time you played. Your match is safe.")]
    if file:
        sentences.append(_details(file))
    return sentences


def no_advice() -> str:
    """Return the coach's words after its thinking has failed."""
    return _("The coach has no advice now.")


def coach_failed(file: str) -> str:
    """Return the notice that the coach has failed; the file has the details, and may be empty."""
    return _with_details(no_advice(), file)


def bots_failed(file: str) -> str:
    """Return the notice that a bot failed and another decided for it; the file may be empty."""
    return _with_details(_("An opponent couldn't decide, so a simpler one decided instead."), file)


def work_failed(file: str) -> str:
    """Return the notice that background work has failed; the file may be empty."""
    return _with_details(_("Something in the background failed."), file)


def bots_stopped() -> str:
    """Return the notice that the bots' process was restarted."""
    return _("An opponent stopped thinking and was restarted.")


def coach_stopped() -> str:
    """Return the notice that the coach's process was restarted."""
    return _("The coach stopped thinking and was restarted.")


def work_stopped() -> str:
    """Return the notice that a background process was restarted."""
    return _("Something in the background stopped and was restarted.")


def missing_rules(ids: Sequence[str]) -> str:
    """Return the notice that some of the game's rule sets can't be played.

    Args:
        ids: Their ids.
    """
    sentence = ngettext(
        "The rule set {ids} can't be played: its file is missing or damaged. Install Tonk again to get it back.",
        "The rule sets {ids} can't be played: their files are missing or damaged. Install Tonk again to get them back.",
        len(ids),
    )
    return sentence.format(ids=", ".join(ids))


def missing_skill(ids: Sequence[str]) -> str:
    """Return the notice that bots play less well under some rule sets.

    Args:
        ids: The ids of those rule sets.
    """
    sentence = _("Files are missing or damaged, so opponents play less well by these rules: {ids}. Install Tonk again.")
    return sentence.format(ids=", ".join(ids))


def safe_start_title() -> str:
    """Return the heading of the page after a failed start."""
    return _("Tonk couldn't start as usual")


def safe_start_sentences(files: Sequence[str], details: str) -> list[str]:
    """Return the sentences about a failed start, and the possible remedies.

    Args:
        files: The names of the files that prevent it; empty if unknown.
        details: The file with the details; may be empty.
    """
    if files:
        stops = ngettext("This file is the reason: {files}.", "These files are the reason: {files}.", len(files))
        aside = ngettext(
            "If you set it aside, Tonk keeps it under another name and starts as usual without it.",
            "If you set them aside, Tonk keeps them under other names and starts as usual without them.",
            len(files),
        )
        sentences = [stops.format(files=", ".join(files)), aside]
    else:
        sentences = [_("Your files don't seem to be the reason.")]
    sentences.append(_("You can also play without saving. Then your files stay as they are."))
    if details:
        sentences.append(_details(details))
    return sentences


def not_set_aside(why: str) -> str:
    """Return the sentence when the files that prevent the start can't be set aside."""
    return _("The files that stop Tonk can't be set aside: {why}.").format(why=why)
