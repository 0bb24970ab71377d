"""The one place that knows where things are kept."""

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tonk.resources import checkout_root

APP = "tonk"


@dataclass(frozen=True)
class Places:
    """The places of the player's files: two folders, which may be one, and the names inside them."""

    config: Path
    data: Path

    @property
    def settings(self) -> Path:
        """The settings."""
        return self.config / "settings.json"

    @property
    def choices(self) -> Path:
        """The choices for the last new game."""
        return self.config / "choices.json"

    @property
    def duplicate_set(self) -> Path:
        """The last set of deals."""
        return self.data / "duplicate.json"

    @property
    def dailies(self) -> Path:
        """The daily deals that were played or begun."""
        return self.data / "daily.json"

    @property
    def progress(self) -> Path:
        """The file of the progress with lessons and drills."""
        return self.data / "progress.json"

    @property
    def circuit(self) -> Path:
        """The career on the Circuit."""
        return self.data / "circuit.json"

    @property
    def people(self) -> Path:
        """The people who play at this screen."""
        return self.data / "people.json"

    @property
    def matches(self) -> Path:
        """The folder of matches in progress, one file each."""
        return self.data / "matches"

    @property
    def rules(self) -> Path:
        """The folder of rule sets that the player has made, one file each."""
        return self.data / "rules"

    @property
    def exports(self) -> Path:
        """The folder of exported hands, rule sets and pictures."""
        return self.data / "exported"

    @property
    def backups(self) -> Path:
        """The folder of backups."""
        return self.data / "backups"

    @property
    def log(self) -> Path:
        """The log."""
        return self.data / "tonk.log"

    @property
    def history(self) -> Path:
        """The history of every hand played."""
        return self.data / "history.sqlite3"


def find_places(saves: str | Path | None = None, *, portable: bool = False) -> Places:
    """Return the folders to keep things in.

    Args:
        saves: A folder for everything, given by ``--saves``; it wins over the rest.
        portable: Keep everything in ``saves`` beside ``main.py`` or the packaged program. A game installed by pip has
            neither, and an update may replace its package folder, so it uses ``saves`` in the current folder.

    Without either, the folders are those of the operating system for settings and for data. A computer that
    has no home folder at all is treated as portable.
    """
    if saves is not None:
        folder = Path(saves)
        with suppress(RuntimeError):  # no such user: as in a shell, it is the name of a folder
            folder = folder.expanduser()
        folder = folder.absolute()
        return Places(folder, folder)
    if not portable:
        try:
            return _system_places()
        except RuntimeError:
            pass  # no home folder
    folder = (checkout_root() or Path.cwd()) / "saves"
    return Places(folder, folder)


def _system_places() -> Places:
    """The operating system's folders.

    A relative ``XDG_*`` must be ignored, as the XDG base directory specification says; older releases of
    platformdirs did not do so themselves.

    Raises:
        RuntimeError: There is no home folder.
    """
    from platformdirs import PlatformDirs  # 44 ms to import, needed only by a game that keeps things

    folders = PlatformDirs(APP, appauthor=False)
    config, data = Path(folders.user_config_dir), Path(folders.user_data_dir)
    if not config.is_absolute():
        config = Path.home() / ".config" / APP
    if not data.is_absolute():
        data = Path.home() / ".local" / "share" / APP
    return Places(config, data)
