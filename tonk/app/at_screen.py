"""The people at the screen: who plays, with which settings, and what they last chose for a new game."""

from collections.abc import Sequence

from tonk.session.match.choices import LastChoices
from tonk.session.match.plan import Player
from tonk.session.people import People
from tonk.session.settings import Settings
from tonk.storage.store import Store
from tonk.ui.shell.context import UiContext
from tonk.ui.shell.settings_in_use import use_settings
from tonk.words.phrases import UNNAMED


def remember_people(store: Store, choices: LastChoices) -> LastChoices:
    """Remember the people of these choices if none is known yet, and return the choices with present names.

    Without choices, they are the people of the last hand, because 0.1.0 kept no others.

    Args:
        store: Keeps the people, and the hands.
        choices: The last choices for a new game.
    """
    names = [seat.name for seat in choices.seats if seat.is_person]
    if store.people.now.all or names != [UNNAMED] or not store.places.history.exists():
        store.people.begin_with(names)
        return choices.renamed(store.people.renames())
    names = [hand.seats[seat] for hand in store.history.hands(1) for seat in hand.people] or names
    store.people.keep(store.people.now.remembering(names))
    return choices.played_by(names[0]).renamed(store.people.renames())


class AtScreen:
    """Uses the settings of the person at the screen, and keeps changes in theirs or in everyone's.

    Args:
        ui: The context of the window, which has everyone's settings so far.
        store: Keeps all of them.

    Attributes:
        name: The name of the person at the screen.
        choices: The last choices for a new game.
    """

    def __init__(self, ui: UiContext, store: Store) -> None:
        self._ui, self._common, self._store = ui, ui.settings, store
        self.choices = remember_people(store, store.choices.load())
        ui.portraits.people = store.people.now
        self.play_as(self.choices.person)

    def play_as(self, name: str) -> None:
        """Put this person at the screen and use their settings, if they have their own."""
        self.name = name
        own = self._store.people.now.known(name).settings
        use_settings(self._ui, self._common if own is None else own.on_screen_of(self._common))

    def sit_down(self, players: Sequence[Player]) -> None:
        """Put the only person at a table at the screen; of several, each is asked for in turn."""
        people = [player.name for player in players if player.is_person]
        if len(people) == 1:
            self.play_as(people[0])

    def keep(self, used: Settings) -> None:
        """Keep these settings, which are now in use."""
        people = self._store.people
        who = people.now.known(self.name)
        common = used
        if who.settings is not None:
            people.keep(people.now.with_settings(who, used))
            common = self._common.on_screen_of(used)
        if common != self._common or who.settings is None:
            self._common = common
            self._store.keep_settings(common)

    def give_own(self, name: str, *, wanted: bool) -> None:
        """Give a person settings of their own (everyone's, or the ones they last had), or everyone's again."""
        who = self.people.known(name)
        self.keep_people(self.people.with_settings(who, (who.kept or self._common) if wanted else None))
        self.play_as(self.name)

    @property
    def people(self) -> People:
        """Everybody at this screen; another running copy may have changed them."""
        self._store.people.look_again()
        people = self._ui.portraits.people = self._store.people.now
        return people

    def keep_people(self, people: People) -> None:
        """Keep these people from now on, and use their present names in the choices for a new game."""
        self._store.people.keep(people)
        self._ui.portraits.people = people
        self.keep_choices(self.choices.renamed(people.renames))

    def choose(self, name: str) -> None:
        """Let this person play from now on: the next new game starts with them in the first seat."""
        self.keep_choices(self.choices.played_by(name))

    def keep_choices(self, choices: LastChoices) -> None:
        """Keep these choices for the next new game."""
        if choices != self.choices:
            self.choices = choices
            self._store.keep_choices(choices)
