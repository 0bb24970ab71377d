"""Sentences about a fault of the program: that something failed, that the match is safe, and the ways on."""

from collections.abc import Sequence

from tonk.words import _, ngettext


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
        sentences.append(_details(file))
    return sentences


def _details(file: str) -> str:
    return _("Details are in {file}.").format(file=file)


def _with_details(sentence: str, file: str) -> str:
    return f"{sentence} {_details(file)}" if file else sentence


def stopped_title() -> str:
    """The heading of the page of a program that was stopped by the system."""
    return _("Tonk stopped last time")


def stopped_sentences(file: str) -> list[str]:
    """The sentences about a program that was stopped by the system; the file has the details, and may be empty."""
    sentences = [_("Tonk stopped suddenly the last time you played. Your match is safe.")]
    if file:
        sentences.append(_details(file))
    return sentences


def no_advice() -> str:
    """The coach's word where thinking has failed."""
    return _("The coach has no advice now.")


def coach_failed(file: str) -> str:
    """The notice that the coach has failed; the file has the details, and may be empty."""
    return _with_details(no_advice(), file)


def bots_failed(file: str) -> str:
    """The notice that a bot has failed, and another has decided for it; the file may be empty."""
    return _with_details(_("An opponent couldn't decide, so a simpler one decided instead."), file)


def work_failed(file: str) -> str:
    """The notice that work in the background has failed; the file may be empty."""
    return _with_details(_("Something in the background failed."), file)


def bots_stopped() -> str:
    """The notice that the process of the bots had to be started again."""
    return _("An opponent stopped thinking and was restarted.")


def coach_stopped() -> str:
    """The notice that the process of the coach had to be started again."""
    return _("The coach stopped thinking and was restarted.")


def work_stopped() -> str:
    """The notice that a process in the background had to be started again."""
    return _("Something in the background stopped and was restarted.")


def missing_rules(ids: Sequence[str]) -> str:
    """The notice that rule sets that come with the game can't be played.

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
    """The notice that bots play less well by some rule sets.

    Args:
        ids: The ids of those rule sets.
    """
    sentence = _("Files are missing or damaged, so opponents play less well by these rules: {ids}. Install Tonk again.")
    return sentence.format(ids=", ".join(ids))


def safe_start_title() -> str:
    """The heading of the page where the usual start has failed."""
    return _("Tonk couldn't start as usual")


def safe_start_sentences(files: Sequence[str], details: str) -> list[str]:
    """The sentences about a start that has failed, and about what can be done.

    Args:
        files: The names of the files that stop it; none where it isn't known.
        details: The file with the details; may be empty.
    """
    if files:
        stops = ngettext("This file stops it: {files}.", "These files stop it: {files}.", len(files))
        aside = ngettext(
            "Set aside, it is kept under another name, and Tonk starts as usual without it.",
            "Set aside, they are kept under another name, and Tonk starts as usual without them.",
            len(files),
        )
        sentences = [stops.format(files=", ".join(files)), aside]
    else:
        sentences = [_("Your files don't seem to be the reason.")]
    sentences.append(_("You can also play without saving. Your files aren't touched then."))
    if details:
        sentences.append(_details(details))
    return sentences


def not_set_aside(why: str) -> str:
    """The sentence where what stops the start can't be set aside."""
    return _("What stops Tonk can't be set aside: {why}.").format(why=why)
