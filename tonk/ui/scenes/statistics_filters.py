"""Which hands the statistics are about: one choice after the other, in as many rows as they need."""

from collections.abc import Callable

from tonk.session.counting import Found
from tonk.session.played import HAND_KINDS
from tonk.session.statistics import Wanted
from tonk.ui.viewport import Box
from tonk.ui.widgets import Choice
from tonk.words import _, ngettext
from tonk.words.phrases import person
from tonk.words.statistics import kinds_named, month_name, place_name

LASTS = (50, 200, 1000)
_MOST_NAMES = 40
_ROW, _GAP, _LEAST = 44.0, 10.0, 214.0
_ALL = "all"


class Filters:
    """The choices of what is counted.

    Args:
        found: What there is to choose from.
        points: Whether to begin with hands for points.
        on_change: Called when another choice was made.
    """

    def __init__(self, found: Found, points: bool, on_change: Callable[[], None]) -> None:
        people = [name for name, _count in found.people.most_common(_MOST_NAMES)]

        def choice(options: list[tuple[str, str]]) -> Choice[str]:
            return Choice("", options, options[0][0], lambda _value: on_change())

        self._rules = choice(_rule_options(found, points))
        self._person = choice([(name, person(name)) for name in people] or [("", "")])
        others = [name for name, _count in found.others.most_common(_MOST_NAMES + 1)]
        names = [(name, person(name)) for name in others if people != [name]][:_MOST_NAMES]
        self._opponent = choice([(_ALL, _("All opponents")), *((f"n{name}", told) for name, told in names)])
        seats = [(str(place), place_name(place)) for place in (*range(1, found.seats), 0)]
        self._place = choice([(_ALL, _("All seats")), *seats])
        self._time = choice(_time_options(found))
        others = sorted(set(found.kinds).difference(HAND_KINDS))
        kinds = [*(kind for kind in HAND_KINDS if not kind or kind in found.kinds), *others]
        shown = [(f"k{kind}", kinds_named(kind)) for kind in kinds]
        self._kind = choice([*shown, (_ALL, _("All kinds"))])
        everything = [self._person, self._rules, self._opponent, self._place, self._time]
        self.choices = [one for one in everything if len(one.options) > 1]
        if len(kinds) > 1:
            self.choices.append(self._kind)

    @property
    def wanted(self) -> Wanted:
        """The hands that are chosen."""
        sort, __, rules = self._rules.value.partition(":")
        opponent, time, kind = self._opponent.value, self._time.value, self._kind.value
        return Wanted(
            person=self._person.value,
            points=sort == "points",
            rules=rules or None,
            opponent=None if opponent == _ALL else opponent[1:],
            place=None if self._place.value == _ALL else int(self._place.value),
            last=int(time[1:]) if time.startswith("l") else None,
            month=time[1:] if time.startswith("m") else None,
            kinds=None if kind == _ALL else frozenset((kind[1:],)),
        )

    def arrange(self, box: Box) -> float:
        """Place the choices at the top of a box; gives how high they are."""
        per_row = max(1, int((box.w + _GAP) / (_LEAST + _GAP)))
        rows = [self.choices[start : start + per_row] for start in range(0, len(self.choices), per_row)]
        for number, row in enumerate(rows):
            line = Box(box.x, box.y + number * (_ROW + _GAP), box.w, _ROW)
            for widget, cell in zip(row, line.split_columns(max(len(row), min(per_row, 4)), _GAP), strict=False):
                widget.box = cell
        return len(rows) * (_ROW + _GAP)


def _rule_options(found: Found, points: bool) -> list[tuple[str, str]]:
    """Rule sets, with money and points apart: they are never summed; those to begin with first."""
    sorts = sorted({scored for _rules, scored in found.rules} or {points}, key=lambda scored: scored != points)
    names = {False: ("money", _("All for money")), True: ("points", _("All for points"))}
    alone = len(sorts) == 1
    options = [(names[scored][0], _("All rules") if alone else names[scored][1]) for scored in sorts]
    if alone and len(found.rules) == 1:
        options = []
    ordered = sorted(found.rules.items(), key=lambda item: (sorts.index(item[0][1]), item[1]))
    twice = {rules for rules, scored in found.rules if (rules, not scored) in found.rules}
    for (rules, scored), name in ordered:
        if rules in twice:
            name = (_("{rules}, for points") if scored else _("{rules}, for money")).format(rules=name)
        options.append((f"{names[scored][0]}:{rules}", name))
    return options


def _time_options(found: Found) -> list[tuple[str, str]]:
    lasts = [(f"l{n}", ngettext("Last {n} hand", "Last {n} hands", n).format(n=n)) for n in LASTS]
    months = [(f"m{month}", month_name(month)) for month in sorted(found.months, reverse=True)[:_MOST_NAMES]]
    return [(_ALL, _("All the time")), *lasts, *months]
