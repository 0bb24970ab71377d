"""The people at this screen: their names, their faces, the names they had before, and settings of their own.

Names are unique, and a former name stays with its owner. So a person's hands, in every file, are those under any of
their names.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from tonk.session.match.player_names import NAME_LENGTH, clean_name
from tonk.session.settings import OF_SCREEN, Settings
from tonk.words import _
from tonk.words.phrases import UNNAMED
from tonk.words.phrases import person as shown

MOST_PEOPLE = 40
"""The most people remembered, and the most former names of each."""
_MOST_REMOVED = 10
"""The most removed people that can be put back."""
FACES = (
    *("nora", "viktor", "amara", "tomas", "yuki", "hassan"),
    *("greta", "diego", "priya", "walter", "zoe", "kofi"),
)
"""The portraits that a person can choose from, by file name."""
FIRST_FACE = FACES[-1]
"""The portrait of the first person who plays here, until they choose another."""
_LONGEST_FACE = 40
_UNNAMED_BEFORE = "Player"
"""The name that 0.1.0 gave to a person without one."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person who plays at this screen.

    Attributes:
        name: Their name.
        portrait: One of `FACES`; empty for the first letter of the name. Other versions may have others.
        former: Their former names, in order.
        kept: Their own settings, kept even while they use everyone's; None if there are none yet.
        has_own: Whether they use their own settings.
    """

    name: str
    portrait: str = ""
    former: tuple[str, ...] = ()
    kept: Settings | None = None
    has_own: bool = False

    @property
    def settings(self) -> Settings | None:
        """The settings they use; None for everyone's."""
        return self.kept if self.has_own else None

    @property
    def names(self) -> tuple[str, ...]:
        """All their names, the present one first."""
        return (self.name, *self.former)

    def goes_by(self, name: str) -> bool:
        """Return whether this is a name of theirs, in large letters or small."""
        return name.casefold() in (one.casefold() for one in self.names)


@dataclass(frozen=True, slots=True)
class Removed:
    """A person who was removed and can be put back.

    Attributes:
        who: The person.
        place: Their place among the others.
    """

    who: Person
    place: int


@dataclass(frozen=True)
class People:
    """All remembered people, in the order in which they came.

    Attributes:
        all: The people.
        removed: People who were removed, the last one last.
        unknown: Keys that another version wrote, which are kept and written back.
    """

    all: tuple[Person, ...] = ()
    removed: tuple[Removed, ...] = ()
    unknown: Mapping[str, Any] = field(default_factory=dict, repr=False, hash=False)

    def named(self, name: str) -> Person | None:
        """Return the person with this present or former name, or None."""
        return next((one for one in self.all if one.goes_by(name)), None)

    def known(self, name: str) -> Person:
        """Return the person with this name, or a new one without a portrait."""
        return self.named(name) or Person(name)

    @cached_property
    def renames(self) -> Mapping[str, str]:
        """The present name for each former one."""
        return {old: one.name for one in self.all for old in one.former}

    def portrait(self, name: str) -> str:
        """Return the portrait of the person with this name; empty if there is none."""
        found = self.named(name)
        return "" if found is None else found.portrait

    def refusal(self, name: str, wanted_by: Person) -> str:
        """Return a sentence that says why a person can't have this name, or ""."""
        if not clean_name(name):
            return _("Everyone needs a name.")
        other = self.named(clean_name(name))
        if other is None or other.goes_by(wanted_by.name):
            return ""
        if other.name.casefold() == clean_name(name).casefold():
            return _("{name} is taken. Choose another name.").format(name=shown(other.name))
        sentence = _("{name} used to be called {old}. Choose another name.")
        return sentence.format(old=clean_name(name), name=shown(other.name))

    def welcome(self, names: Iterable[str]) -> "People":
        """Return these people with everybody of these names; new ones come last, as long as there is room.

        New people get an unused portrait, the last one first, until they choose one.
        """
        found = self
        for name in map(clean_name, names):
            if name and found.named(name) is None and len(found.all) < MOST_PEOPLE:
                found = replace(found, all=(*found.all, Person(name, found._free_face())))
        return found

    def remembering(self, names: Iterable[str]) -> "People":
        """Return these people and those of an earlier version, which kept only names in its hands."""
        before = list(names)
        found = self.welcome(UNNAMED if name == _UNNAMED_BEFORE else name for name in before)
        if _UNNAMED_BEFORE not in before:
            return found
        unnamed = replace(found.known(UNNAMED), former=(_UNNAMED_BEFORE,))
        return replace(found, all=tuple(unnamed if one.name == UNNAMED else one for one in found.all))

    def _free_face(self) -> str:
        """Return the portrait for the next new person; they repeat when all are taken."""
        worn = {one.portrait for one in self.all}
        free = [face for face in reversed(FACES) if face not in worn]
        return free[0] if free else FACES[-1 - len(self.all) % len(FACES)]

    def changed(
        self, who: Person, *, name: str | None = None, portrait: str | None = None, forget: bool = False
    ) -> "People":
        """Return these people with another name or face for one of them, who is added if new.

        Args:
            who: The person.
            name: The new name, which must be allowed (`refusal`); None for the present one.
            portrait: The new portrait; None for the present one.
            forget: Whether to free the present name, because nothing was played under it.
        """
        known = self.welcome([who.name])
        before = known.known(who.name)
        now = clean_name(name) if name is not None else before.name
        former = tuple(old for old in (*before.former, *(() if forget else (before.name,))) if old != now)[
            -MOST_PEOPLE:
        ]
        changed = replace(before, name=now, portrait=before.portrait if portrait is None else portrait, former=former)
        return replace(known, all=tuple(changed if one is before else one for one in known.all))

    def with_settings(self, who: Person, settings: Settings | None) -> "People":
        """Return these people with one of them using these settings, or everyone's.

        Args:
            who: The person, who is added if new.
            settings: Their own settings; None to use everyone's and keep theirs for later.
        """
        known = self.welcome([who.name])
        before = known.known(who.name)
        changed = replace(before, kept=settings or before.kept, has_own=settings is not None)
        return replace(known, all=tuple(changed if one is before else one for one in known.all))

    def without(self, who: Person) -> "People":
        """Return these people without one of them, who can be put back; their hands stay in the history."""
        gone = tuple(Removed(one, place) for place, one in enumerate(self.all) if one.goes_by(who.name))
        rest = tuple(one for one in self.all if not one.goes_by(who.name))
        return replace(self, all=rest, removed=(*self.removed, *gone)[-_MOST_REMOVED:])

    @property
    def last_removed(self) -> Person | None:
        """The person who was removed last, among those for whom there is room and whose names nobody has taken."""
        return None if (found := self._last_removed()) is None else found.who

    def with_last_removed(self) -> "People":
        """Return these people with the one who was removed last back in their place; the same ones without any."""
        found = self._last_removed()
        if found is None:
            return self
        before, after = self.all[: found.place], self.all[found.place :]
        rest = tuple(one for one in self.removed if one is not found)
        return replace(self, all=(*before, found.who, *after), removed=rest)

    def _last_removed(self) -> Removed | None:
        if len(self.all) >= MOST_PEOPLE:
            return None
        free = (one for one in reversed(self.removed) if not any(map(self.named, one.who.names)))
        return next(free, None)

    def free_person(self, taken: Iterable[str]) -> Person:
        """Return a person for one more seat: the first not at the table yet, or a new one.

        Args:
            taken: The names of all who sit there.
        """
        there = {name.casefold() for name in taken}
        found = next((one for one in self.all if one.name.casefold() not in there), None)
        return found or self.newcomer(there)

    def newcomer(self, taken: Iterable[str]) -> Person:
        """Return a new person with an unused name.

        Args:
            taken: The names of all who sit at the table.
        """
        there = {name.casefold() for name in taken}
        number = 2
        while (name := _("Player {number}").format(number=number)).casefold() in there or self.named(name):
            number += 1
        return Person(name)

    def to_json(self) -> dict[str, Any]:
        """The people as a plain JSON object."""
        removed = [{"place": one.place, **_person_to_json(one.who)} for one in self.removed]
        people = [_person_to_json(one) for one in self.all]
        return {**self.unknown, "people": people, **({"removed": removed} if removed else {})}

    @classmethod
    def from_json(cls, obj: object) -> tuple["People", list[str]]:
        """The people from a JSON object, and a sentence where some of them could not be read."""
        entries = obj.get("people", []) if isinstance(obj, dict) else None
        listed = entries if isinstance(entries, list) else []
        known = obj if isinstance(obj, dict) else {}
        people = cls(
            removed=_read_removed(known.get("removed")),
            unknown={key: value for key, value in known.items() if key not in ("people", "removed")},
        )
        for entry in listed[:MOST_PEOPLE]:
            found = _read_person(entry)
            if found is not None and not any(people.named(name) for name in found.names):
                people = replace(people, all=(*people.all, found))
        if len(people.all) == len(listed) and isinstance(entries, list):
            return people, []
        return people, [
            _("Some people's names and settings can't be read, so they are left out. Their hands are kept.")
        ]


def _person_to_json(one: Person) -> dict[str, Any]:
    found: dict[str, Any] = {"name": one.name, "portrait": one.portrait}
    if one.former:
        found["former"] = list(one.former)
    if one.kept is not None:
        own = {key: value for key, value in one.kept.to_json().items() if key not in OF_SCREEN}
        found |= {"own_settings": one.has_own, "settings": own}
    return found


def _read_person(value: object) -> Person | None:
    if not isinstance(value, dict):
        return None
    name, portrait, former = value.get("name"), value.get("portrait", ""), value.get("former", [])
    if not _is_name(name) or not isinstance(portrait, str) or len(portrait) > _LONGEST_FACE:
        return None
    if not isinstance(former, list) or len(former) > MOST_PEOPLE or not all(map(_is_name, former)):
        return None
    own = value.get("settings")
    kept = Settings.from_json(own)[0] if isinstance(own, dict) else None
    return Person(str(name), portrait, tuple(former), kept, kept is not None and value.get("own_settings") is True)


def _read_removed(value: object) -> tuple[Removed, ...]:
    """Return the removed people that can be read; nobody misses the others."""
    found = []
    for entry in value[-_MOST_REMOVED:] if isinstance(value, list) else ():
        who, place = _read_person(entry), entry.get("place") if isinstance(entry, dict) else None
        if who is not None and isinstance(place, int) and 0 <= place < MOST_PEOPLE:
            found.append(Removed(who, place))
    return tuple(found)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and 0 < len(value) <= NAME_LENGTH and clean_name(value) == value
