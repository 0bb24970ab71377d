"""The choices for the last new game, so that the next one is two clicks away."""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from tonk.bots import bot_named
from tonk.bots.weights import Level
from tonk.records import rules_from_json, rules_to_json
from tonk.rules import DEFAULT, MAX_PLAYERS, MIN_PLAYERS, RuleSet, RulesRefused, changed, load_preset
from tonk.rules.cards import CROSS, TWIST_KINDS, SpecialKind, SpecialKinds
from tonk.session.house_rules import all_rules, as_kept
from tonk.session.match.characters import free_character, others
from tonk.session.match.plan import ENDS, MatchEnd, MatchPlan, Player
from tonk.session.match.player_names import clean_name
from tonk.words import _
from tonk.words.phrases import UNNAMED

MAX_STAKE = 1_000_000
MAX_MONEY = 1_000_000_000
CHOSEN_ENDS = tuple(kind for kind in ENDS if kind != "goal")
"""The ends that a new game may have: a goal is set by a table of the Circuit."""

_USUAL_LEVEL: Level = "casual"
_NO_END = MatchEnd()
_RULES_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")


@dataclass(frozen=True)
class LastChoices:
    """A new game as it was last chosen.

    ``rules`` is a preset's id or a whole rule set as in a record; ``unknown`` holds keys another version
    wrote, which are kept and written back.
    """

    rules: str | Mapping[str, Any]
    seats: tuple[Player, ...]
    stake: int = 1
    bankroll: int = 100
    end: MatchEnd = _NO_END
    dealer_chooses: bool = True
    """True if the dealer chooses the twists of each hand, where the rules know any."""
    twists: SpecialKinds = ()
    """The twists of every hand; where dealers choose, what a person who dealt chose last."""
    unknown: Mapping[str, Any] = field(default_factory=dict, repr=False, hash=False)

    @classmethod
    def usual(cls, person: str) -> "LastChoices":
        """Return the first choices: this person and three casual opponents, the common rules, stake 1, no end."""
        return cls(DEFAULT, (Player(person), *others("casual", 3, person)))

    @property
    def person(self) -> str:
        """The name of the first person, or the usual one if only bots play."""
        return next((seat.name for seat in self.seats if seat.is_person), "") or UNNAMED

    @property
    def rule_set(self) -> RuleSet | None:
        """The rules played last; None if they can't be played any more."""
        try:
            return self._read_rules()
        except RulesRefused:
            return None

    def _read_rules(self) -> RuleSet:
        return rules_from_json(self.rules if isinstance(self.rules, str) else dict(self.rules))

    def renamed(self, renames: Mapping[str, str]) -> "LastChoices":
        """Return these choices with the present names of persons; a bot with such a name is replaced."""
        seats = [replace(one, name=renames.get(one.name, one.name)) if one.is_person else one for one in self.seats]
        names = [one.name for one in seats]
        people = {one.name.casefold() for one in seats if one.is_person}
        for at, one in enumerate(seats):
            if one.level and one.name.casefold() in people:
                names[at] = free_character(one.level, names).name
        return replace(self, seats=tuple(replace(one, name=name) for one, name in zip(seats, names, strict=True)))

    def played_by(self, name: str) -> "LastChoices":
        """Return these choices with this person in the first person's seat, swapping seats if they had another."""
        at = next((number for number, seat in enumerate(self.seats) if seat.is_person), 0)
        before = self.seats[at].name
        seats = [
            replace(one, name=before) if one.is_person and one.name.casefold() == name.casefold() else one
            for one in self.seats
        ]
        seats[at] = Player(name)
        return self.changed(seats=tuple(seats)).renamed({})

    def at_table_of(self, rules: RuleSet) -> "LastChoices":
        """These choices for a game by other rules, with no more players than may play it; persons stay first."""
        staying = sorted(self.seats, key=lambda seat: not seat.is_person)[: rules.most_players]
        seats = tuple(seat for seat in self.seats if seat in staying)
        return self.changed(rules=rules_to_json(rules), seats=seats)

    def changed(self, **values: Any) -> "LastChoices":
        """Return these choices with some of them changed."""
        return replace(self, **values)

    def plan(self, match_id: str, seed: int) -> MatchPlan:
        """Return the chosen match. One for points has no stakes; two players get no Cross, which they can't use.

        Raises:
            RulesRefused: There are no such rules.
        """
        rules = self._read_rules()
        plan = MatchPlan(match_id, seed, rules, self.seats)
        if rules.twists and not self.dealer_chooses:
            plan = replace(plan, always=usable(self.twists, rules.twists, len(self.seats)))
        return plan if plan.points else replace(plan, stake=self.stake, bankroll=self.bankroll, ends=self.end)

    def to_json(self) -> dict[str, Any]:
        """The choices as a plain JSON object, unknown keys of other versions included."""
        return {
            **self.unknown,
            "rules": self.rules if isinstance(self.rules, str) else dict(self.rules),
            "seats": [_seat_to_json(seat) for seat in self.seats],
            "stake": self.stake,
            "bankroll": self.bankroll,
            "end": {"kind": self.end.kind, "amount": self.end.amount},
            "dealer_chooses": self.dealer_chooses,
            "twists": list(self.twists),
        }

    @classmethod
    def from_json(cls, obj: object, person: str | None = None) -> tuple["LastChoices", list[str]]:
        """Choices from a JSON object, and a sentence for each choice that could not be used.

        A missing or wrong choice takes its default; ``person`` names the default person.
        """
        usual = cls.usual(UNNAMED if person is None else person)
        if not isinstance(obj, dict):
            return usual, [_("What you last chose for a new game can't be read. Tonk uses the default choices.")]
        values: dict[str, Any] = {}
        problems: list[str] = []
        for key, read in _READERS.items():
            if key not in obj:
                continue
            value = read(obj[key])
            if value is None:
                problems.append(_("Your last choice of “{key}” for a new game can't be read.").format(key=key))
            else:
                values[key] = value
        unknown = {key: value for key, value in obj.items() if key not in _READERS}
        return usual.changed(**values, unknown=unknown), problems


def rule_sets(choices: LastChoices, kept: Sequence[RuleSet] = ()) -> list[RuleSet]:
    """Return the rule sets to choose from: the presets, and one more.

    That is the house rule set played last, or else the first kept one. A preset with another target replaces the
    preset.
    """
    sets, played = all_rules(()), choices.rule_set
    if played is not None and played not in sets:
        usual = load_preset(played.id)
        if not played.is_tonk:
            return [*sets, _as_played(played, kept)]
        if played.target is not None and changed(played, {"target": usual.target}) == usual:
            sets = [played if one == usual else one for one in sets]
        else:
            return [*sets, _as_played(played, kept)]
    return [*sets, *[rules for rules in kept if rules.is_tonk][:1]]


def _as_played(played: RuleSet, kept: Sequence[RuleSet]) -> RuleSet:
    """Return house rules as they are now kept, with the target that was played."""
    now = as_kept(played, kept) or played
    scored = now.target is not None and played.target is not None
    return changed(now, {"target": played.target}) if scored else now


def first_set(choices: LastChoices, sets: Sequence[RuleSet]) -> int:
    """Return the number of the rule set played last, even if it was renamed; 0 if there is none."""
    played = choices.rule_set
    now = None if played is None else as_kept(played, sets) or played
    return next((number for number, rules in enumerate(sets) if now is not None and rules.name == now.name), 0)


def usable(twists: Collection[SpecialKind], known: Sequence[SpecialKind], seats: int) -> SpecialKinds:
    """Return the wanted twists that the rules have and this number of players can use, in order.

    Args:
        twists: The kinds wanted.
        known: The kinds that the rules know.
        seats: The number of players.
    """
    return tuple(kind for kind in known if kind in twists and (kind != CROSS or seats > 2))


def _whole(value: object, low: int, high: int) -> int | None:
    return value if type(value) is int and low <= value <= high else None


def _read_rules(value: object) -> str | dict[str, Any] | None:
    if isinstance(value, dict):
        return value if isinstance(value.get("base"), str) else None
    return value if isinstance(value, str) and _RULES_ID.fullmatch(value) else None


def _seat_to_json(seat: Player) -> dict[str, str]:
    if seat.is_person:
        return {"name": seat.name, "kind": "person"}
    return {"name": seat.name, "kind": "bot", "level": seat.level}


def _read_seat(value: object) -> Player | None:
    if not isinstance(value, dict) or not isinstance(value.get("name"), str):
        return None
    name, kind, level = clean_name(value["name"]), value.get("kind"), value.get("level")
    if not name or kind not in ("person", "bot"):
        return None
    # A level from another version must not cost anybody the seat.
    known = (bot_named(level) if isinstance(level, str) else None) or _USUAL_LEVEL
    return Player(name, known if kind == "bot" else "")


def _read_seats(value: object) -> tuple[Player, ...] | None:
    if not isinstance(value, list) or not MIN_PLAYERS <= len(value) <= MAX_PLAYERS:
        return None
    seats = [_read_seat(seat) for seat in value]
    return None if None in seats else tuple(seat for seat in seats if seat)


def _read_stake(value: object) -> int | None:
    return _whole(value, 1, MAX_STAKE)


def _read_bankroll(value: object) -> int | None:
    return _whole(value, 1, MAX_MONEY)


def _read_end(value: object) -> MatchEnd | None:
    if not isinstance(value, dict) or value.get("kind") not in CHOSEN_ENDS:
        return None
    kind = value["kind"]
    counted = kind in ("hands", "target")
    amount = _whole(value.get("amount", 0), 1 if counted else 0, MAX_MONEY)
    return None if amount is None else MatchEnd(kind, amount if counted else 0)


def _read_switch(value: object) -> bool | None:
    return value if isinstance(value, bool) else None


def _read_twists(value: object) -> SpecialKinds | None:
    if not isinstance(value, list) or not all(kind in TWIST_KINDS for kind in value):
        return None
    return tuple(kind for kind in TWIST_KINDS if kind in value)


_READERS: Mapping[str, Callable[[object], object]] = {
    "rules": _read_rules,
    "seats": _read_seats,
    "stake": _read_stake,
    "bankroll": _read_bankroll,
    "end": _read_end,
    "dealer_chooses": _read_switch,
    "twists": _read_twists,
}
