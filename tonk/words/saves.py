"""Words about saved files: backups, messages, and unsaved things."""

from datetime import date, datetime
from typing import Protocol

from tonk.words import _, ngettext
from tonk.words.dates import day_text, time_text


class KeptBackup(Protocol):
    """A backup of the history and the matches."""

    @property
    def name(self) -> str:
        """Return its unique name."""

    @property
    def day(self) -> date:
        """Return the day on which it was made."""

    @property
    def made_at(self) -> datetime:
        """Return the time when it was made."""

    @property
    def hands(self) -> int:
        """Return the number of hands in it."""

    @property
    def matches(self) -> int:
        """Return the number of matches in it."""

    @property
    def before_restoring(self) -> bool:
        """Return whether it was made because an older one was restored."""


class NotSaved(Protocol):
    """Things that the disk refused."""

    @property
    def troubles(self) -> tuple[str, ...]:
        """Return a sentence about each."""

    @property
    def copy_shown(self) -> str:
        """Return the file that holds a copy of them, or ""."""

    @property
    def at_risk(self) -> bool:
        """Return whether they are lost when the game ends, unless that file has them."""


def backup_name(backup: KeptBackup) -> str:
    """Return a backup's name: its day, or the moment before another was restored."""
    day = day_text(backup.day)
    if not backup.before_restoring:
        return day
    return _("{day}, {time}: before you restored a backup").format(day=day, time=time_text(backup.made_at))


def backup_contents(backup: KeptBackup) -> str:
    """Return the contents of a backup, in words."""
    hands = ngettext("{n} hand in the history", "{n} hands in the history", backup.hands).format(n=backup.hands)
    matches = ngettext("{n} saved match", "{n} saved matches", backup.matches).format(n=backup.matches)
    # Translators: what a backup holds, as in “12 hands in the history, 2 saved matches”.
    return _("{hands}, {matches}").format(hands=hands, matches=matches)


def restore_question(backup: KeptBackup) -> str:
    """Return the effect of restoring a backup, in words."""
    sentence = _(
        "Your history and matches go back to this backup: {day}, {contents}. What you have now is backed up first, so "
        "you can undo this."
    )
    return sentence.format(day=day_text(backup.day), contents=backup_contents(backup))


def where_unsaved(unsaved: NotSaved, *, closing: bool) -> str:
    """Say where unsaved things are; ``closing`` if a place for a copy has been sought."""
    if unsaved.copy_shown:
        sentence = _("A copy is kept as {file}. When there is room again, drop that file on Tonk's window.")
        return sentence.format(file=unsaved.copy_shown)
    if unsaved.at_risk and not closing:
        return _("Until then, only the running game has it. If you close Tonk, it saves a copy somewhere else.")
    if unsaved.at_risk:
        return _("There was no other place for a copy either. If you close Tonk now, it is lost.")
    return _("Tonk has noted it in its folder, and will save it at the next start.")


def closing_question(unsaved: NotSaved) -> str:
    """Return the question about unsaved things when the game ends."""
    troubles = unsaved.troubles or (_("The disk is slow and hasn't saved everything yet."),)
    return "\n".join([*troubles, where_unsaved(unsaved, closing=True)])
