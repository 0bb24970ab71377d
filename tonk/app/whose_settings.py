"""Everyone's settings and those of persons who have their own, and whose are in use."""

from tonk.session.settings import Settings
from tonk.storage.store import Store


class WhoseSettings:
    """Keeps what is changed where it belongs: in the settings of who is at the screen, or in everyone's.

    Args:
        common: Everyone's settings, as they were read.
        store: Keeps both.

    Attributes:
        who: The name of who is at the screen; empty for nobody in particular.
    """

    def __init__(self, common: Settings, store: Store) -> None:
        self._common, self._store = common, store
        self.who = ""

    def now(self) -> Settings:
        """The settings of who is at the screen."""
        own = self._store.people.now.known(self.who).settings
        return self._common if own is None else own.on_screen_of(self._common)

    def keep(self, used: Settings) -> None:
        """Keep these, which are in use."""
        people = self._store.people
        who = people.now.known(self.who)
        common = used
        if who.settings is not None:
            people.keep(people.now.with_settings(who, used))
            common = self._common.on_screen_of(used)
        if common != self._common or who.settings is None:
            self._common = common
            self._store.keep_settings(common)

    def give_own(self, name: str, *, wanted: bool) -> None:
        """Let a person have settings of their own, at first like everyone's or as they were last; or everyone's."""
        people = self._store.people
        who = people.now.known(name)
        people.keep(people.now.with_settings(who, (who.kept or self._common) if wanted else None))
