"""Everything that is kept, opened together."""

from dataclasses import dataclass

from tonk.session.choices import LastChoices
from tonk.session.settings import Settings
from tonk.storage.files import Clock, clean_stale, utc_now
from tonk.storage.history import History
from tonk.storage.matches import MatchStore
from tonk.storage.notices import Notices
from tonk.storage.paths import Places
from tonk.storage.saves import KeptFile, choices_file, settings_file


@dataclass(frozen=True)
class Store:
    """What is kept, each part by its file; ``notices`` collects what the player should be told."""

    places: Places
    notices: Notices
    settings: KeptFile[Settings]
    choices: KeptFile[LastChoices]
    matches: MatchStore
    history: History

    @classmethod
    def open(cls, places: Places, clock: Clock = utc_now) -> "Store":
        """Everything in these places. Nothing is written, and the history is not touched, before it is used."""
        notices = Notices()
        clean_stale(places.config, clock())
        return cls(
            places,
            notices,
            settings_file(places.settings, notices, clock),
            choices_file(places.choices, notices, clock),
            MatchStore(places.matches, notices, clock),
            History(places.history, notices, clock),
        )

    def close(self) -> None:
        """Write what still waits. A match in progress is closed by whoever plays it."""
        self.history.close()
