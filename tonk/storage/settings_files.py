"""The files of the settings, and of what was last chosen for a new game."""

from pathlib import Path

from tonk.session.match.choices import LastChoices
from tonk.session.settings import Settings
from tonk.storage.files import Clock, utc_now
from tonk.storage.kept_file import KeptFile
from tonk.storage.notices import Notices

SETTINGS_FORMAT = "tonk-settings/1"
CHOICES_FORMAT = "tonk-choices/1"


def settings_file(path: Path, notices: Notices, clock: Clock = utc_now) -> KeptFile[Settings]:
    """Return the file of the player's settings.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        clock: Returns the time.
    """
    return KeptFile(path, SETTINGS_FORMAT, Settings.from_json, Settings.to_json, notices, clock)


def choices_file(path: Path, notices: Notices, clock: Clock = utc_now) -> KeptFile[LastChoices]:
    """Return the file of the player's last choices for a new game.

    Args:
        path: The file.
        notices: Collects sentences for the player.
        clock: Returns the time.
    """
    return KeptFile(path, CHOICES_FORMAT, LastChoices.from_json, LastChoices.to_json, notices, clock)
