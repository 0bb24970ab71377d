"""The filters of the statistics: choices in as many rows as needed."""

from collections.abc import Callable, Sequence
from typing import Any

from tonk.session.match.played_hand import HAND_KINDS
from tonk.session.statistics.stats_loader import FilterChoices
from tonk.session.statistics.totals import StatsFilter
from tonk.ui.drawing.viewport import Box
from tonk.ui.widgets import ChoiceField
from tonk.ui.widgets.field import Value
from tonk.words import _, ngettext, pgettext
from tonk.words.phrases import person
from tonk.words.rules.rule_sets import rules_name
from tonk.words.statistics import kinds_named, month_name, place_name

LASTS = (50, 200, 1000)
_MOST_NAMES = 40
_ROW, _GAP, _LEAST = 44.0, 10.0, 214.0


class Filters:
    """The choice of the hands to count.

    Args:
        choices: The options.
        points: Whether to begin with hands for points.
        on_change: Called when a choice changes.
    """

    def __init__(self, choices: FilterChoices, points: bool, on_change: Callable[[], None]) -> None:
        people = [name for name, _count in choices.people.most_common(_MOST_NAMES)]
        opponents = [name for name, _count in choices.others.most_common(_MOST_NAMES + 1) if people != [name]]
        kinds = [kind for kind in HAND_KINDS if kind in choices.kinds] + sorted(choices.kinds.difference(HAND_KINDS))

        def choice(options: Sequence[tuple[Value, str]]) -> ChoiceField[Value]:
            return ChoiceField("", options, options[0][0], lambda _value: on_change())

        self._person = choice([(name, person(name)) for name in people])
        self._rules = choice(_rule_options(choices, points))
        named: list[tuple[str | None, str]] = [(name, person(name)) for name in opponents[:_MOST_NAMES]]
        self._opponent = choice([(None, _("All opponents")), *named])
        places: list[tuple[int | None, str]] = [(n, place_name(n)) for n in (*range(1, choices.seats), 0)]
        self._place = choice([(None, _("All seats")), *places])
        self._time = choice(_time_options(choices))
        shown: list[tuple[str | None, str]] = [(kind, kinds_named(kind)) for kind in kinds]
        self._kind = choice([*shown, (None, _("All kinds"))])
        self._name_for_the_ear()
        offered: list[ChoiceField[Any]] = [self._person, self._rules, self._opponent, self._place, self._time]
        self._all = (*offered, self._kind)
        self.choices = [one for one in offered if len(one.options) > 1]
        if kinds != [""]:
            self.choices.append(self._kind)

    def _name_for_the_ear(self) -> None:
        """Give each choice a spoken name, since none is shown beside it."""
        self._person.called, self._rules.called = pgettext("a choice", "Whose hands"), _("Rules")
        self._opponent.called, self._place.called = _("Opponents"), pgettext("a choice", "Seat")
        self._time.called, self._kind.called = pgettext("a choice", "Time"), pgettext("a choice", "Kind of hands")

    def show_person(self, name: str) -> None:
        """Choose this person, who is offered unless there are no hands of theirs."""
        if name in dict(self._person.options):
            self._person.value = name

    def take_over(self, before: "Filters") -> None:
        """Keep the former choices, if they are offered."""
        for now, was in zip(self._all, before._all, strict=True):
            if was.value in dict(now.options):
                now.value = was.value

    @property
    def wanted(self) -> StatsFilter:
        """Return the chosen hands."""
        scored, rules = self._rules.value
        last, month = self._time.value
        kind = self._kind.value
        return StatsFilter(
            person=self._person.value,
            points=scored,
            rules=rules,
            opponent=self._opponent.value,
            place=self._place.value,
            last=last,
            month=month,
            kinds=None if kind is None else frozenset((kind,)),
        )

    def arrange(self, box: Box) -> float:
        """Place the choices at the top of a box, and return their height."""
        per_row = max(1, int((box.w + _GAP) / (_LEAST + _GAP)))
        rows = [self.choices[start : start + per_row] for start in range(0, len(self.choices), per_row)]
        for number, row in enumerate(rows):
            line = Box(box.x, box.y + number * (_ROW + _GAP), box.w, _ROW)
            for widget, cell in zip(row, line.split_columns(max(len(row), min(per_row, 4)), _GAP), strict=False):
                widget.box = cell
        return len(rows) * (_ROW + _GAP)


def _rule_options(choices: FilterChoices, points: bool) -> list[tuple[tuple[bool, str | None], str]]:
    """Return the rule sets, with money and points apart, since they are never summed; the initial ones first."""
    sorts = sorted({scored for _rules, scored in choices.rules} or {points}, key=lambda scored: scored != points)
    alone = len(sorts) == 1
    names = {False: _("All for money"), True: _("All for points")}
    options: list[tuple[tuple[bool, str | None], str]] = []
    if not alone or len(choices.rules) != 1:
        options = [((scored, None), _("All rules") if alone else names[scored]) for scored in sorts]
    ordered = sorted(choices.rules.items(), key=lambda item: (sorts.index(item[0][1]), item[1]))
    twice = {rules for rules, scored in choices.rules if (rules, not scored) in choices.rules}
    for (rules, scored), played in ordered:
        name = rules_name(played)
        if rules in twice:
            name = (_("{rules}, for points") if scored else _("{rules}, for money")).format(rules=name)
        options.append(((scored, rules), name))
    return options


def _time_options(choices: FilterChoices) -> list[tuple[tuple[int | None, str | None], str]]:
    """Return the words for the last hands, in several numbers, and for months."""
    lasts = [((n, None), ngettext("Last {n} hand", "Last {n} hands", n).format(n=n)) for n in LASTS]
    months = [((None, month), month_name(month)) for month in sorted(choices.months, reverse=True)[:_MOST_NAMES]]
    return [((None, None), _("All time")), *lasts, *months]
