"""The people on their page: the one shown, the one for the chair, and allowed changes."""

from collections.abc import Sequence

from tonk.session.match.player_names import clean_name
from tonk.session.people import Person
from tonk.ui.shell.services import Services
from tonk.words import _
from tonk.words.phrases import kept_name
from tonk.words.table.names import about


class PeopleListed:
    """Everybody who is known, and the person requested by name.

    Args:
        services: The game around the screens, which keeps every change.
        name: The name of the person to show first.
        elsewhere: The names of the players in the other chairs.
        for_chair: Whether to choose somebody for a chair.

    Attributes:
        all: Everybody, in the order of the list.
        row: The shown person's place in it.
        sits: The name of the person for the chair.
    """

    def __init__(self, services: Services, name: str, elsewhere: Sequence[str], *, for_chair: bool) -> None:
        self._services, self._elsewhere, self._for_chair = services, tuple(elsewhere), for_chair
        self._newcomers: set[str] = set()
        """The names of people who were added on this page and have not typed their own names yet."""
        self.all: list[Person] = []
        self.row = 0
        self._list(name)
        self.sits = self._came = self.shown.name

    @property
    def shown(self) -> Person:
        """Return the shown person."""
        return self.all[self.row]

    def _list(self, name: str) -> None:
        """List everybody again, and show the person of this name."""
        people = self._services.people
        self.all = [*people.all, *([] if people.named(name) else [Person(name)])]
        self.row = next((row for row, one in enumerate(self.all) if one.goes_by(name)), 0)

    def is_elsewhere(self, name: str) -> bool:
        """Return whether this person is in another chair."""
        return name.casefold() in (one.casefold() for one in self._elsewhere)

    def show(self, row: int) -> None:
        """Show somebody else, and choose them for the chair unless they have one."""
        self.row = row
        if not self.is_elsewhere(self.shown.name):
            self.sits = self.shown.name

    def bar_to_removing(self) -> str | None:
        """Return why the shown person can't be removed, in a sentence, or None."""
        who = self.shown
        if len(self.all) < 2:
            return _("Someone has to play.")
        chair = self._for_chair and who.goes_by(self._came)
        if chair or self.is_elsewhere(who.name) or who.goes_by(self._services.choices.person):
            return about(who.name, _("You sit at the table."), _("{name} sits at the table."))
        return None

    def welcome(self) -> None:
        """Add somebody new, show them and choose them for the chair."""
        people, names = self._services.people, [one.name for one in self.all]
        new = people.newcomer([*self._elsewhere, *names])
        self._services.keep_people(people.welcome([*names, new.name]))
        self._list(new.name)
        self.sits = new.name
        self._newcomers.add(new.name)

    def remove(self, who: Person) -> None:
        """Remove a person, who can be put back, and show the first of the rest, or for a chair who had it before."""
        self._services.keep_people(self._services.people.without(who))
        if who.goes_by(self.sits):
            self.sits = self._came
        self._list(self._came if self._for_chair else next(one.name for one in self.all if one != who))

    @property
    def removed(self) -> str:
        """Return the name of the person who can be put back; empty without one."""
        removed = self._services.people.last_removed
        return "" if removed is None else removed.name

    def put_back(self) -> None:
        """Put back the person who was removed last, and show them."""
        if name := self.removed:
            self._services.keep_people(self._services.people.with_last_removed())
            self._list(name)

    def refusal(self, typed: str) -> str:
        """Return why the shown person can't have a name, in a sentence, or ""."""
        taken = self._services.people.refusal(typed, self.shown)
        name = kept_name(clean_name(typed))
        if not taken and name != self.shown.name and self.is_elsewhere(name):
            return _("Someone at the table has that name.")
        return taken

    def change(self, *, name: str | None = None, portrait: str | None = None) -> None:
        """Keep a new name or face of the shown person."""
        who, services = self.shown, self._services
        new = name is not None and who.name in self._newcomers
        services.keep_people(services.people.changed(who, name=name, portrait=portrait, forget=new))
        now = name or who.name
        self.all = [services.people.known(now if one == who else one.name) for one in self.all]
        if who.goes_by(self.sits):
            self.sits = now
        if who.goes_by(self._came):
            self._came = now

    def give_own(self, *, wanted: bool) -> None:
        """Give the shown person settings of their own, or everyone's."""
        self._services.at_screen.give_own(self.shown.name, wanted=wanted)
        self.all = [self._services.people.known(one.name) for one in self.all]
