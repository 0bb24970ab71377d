"""The page that shows how often the coach agrees with a search of fifty times its work."""

from collections.abc import Iterable, Iterator, Mapping
from math import sqrt

from tests.coaching.searches import POINTS_APART, STAKES_APART, TIMES, Case, Found, apart
from tests.ladder.marks import OLDER
from tonk.coaching import COACH_BUDGET
from tonk.rules import guest_ids, load_preset, preset_ids

BAR = 0.9
"""The share of decisions that matter in which the coach should agree."""
_FEW = 20

_HEAD = """# How good the coach's advice is

`python -m tests.coaching.agreement` measures all the figures and writes this page. Nothing here is typed by hand.

The coach plays out at most {turns:,} turns for a decision, which is about two seconds of work. Here its best move is
compared with that of a search that does {times} times as much work on other imagined hands. The search stops early only
when it is sure, by three standard errors, whether a decision matters. A decision **matters** if the search puts the
best move ahead of the second best by more than {stakes} stakes ({points} points in Tonk with Twists), with the whole
95 % interval above that. Decisions with a single move, and those in which the player can go out at once, are left out.
The aim is for the coach to agree in 90 % of the decisions that matter. Where its code, or that of the bots, has changed
since, the figures are marked *older*. *Costs* is how much worse the search rates the
coach's move than its own best, on average over all the decisions asked about.

"""


_COLUMNS = (
    "| rules | players | decisions | matter | agrees | costs |",
    "| --- | --- | --- | --- | --- | --- |",
)
_GUESTS = """
## The other games

The same in gin rummy, knock rummy and thirty-one. Here a decision matters from {points} points or {lives} lives on,
and *costs* is in points or lives.
"""


def page_of(great: Mapping[Case, Found], small: Mapping[Case, Found]) -> str:
    """Return the page."""
    tonk = [case for case in great if case in small and case.rules in preset_ids()]
    lines = [
        _HEAD.format(turns=COACH_BUDGET.turns, times=TIMES, stakes=STAKES_APART, points=POINTS_APART),
        *_COLUMNS,
        *_rows(preset_ids(), great, small),
    ]
    stakes = [case for case in tonk if load_preset(case.rules).scoring == "stakes"]
    lines.append(_row("**for stakes**", "", stakes, great, small))
    lines.append(_row("**all**", "", tonk, great, small, costs=False))
    guests = [case for case in great if case in small and case.rules in guest_ids()]
    if guests:
        lines += [_GUESTS.format(points=POINTS_APART, lives=STAKES_APART), *_COLUMNS]
        lines += _rows(guest_ids(), great, small)
        lines.append(_row("**all**", "", guests, great, small, costs=False))
    return "\n".join(lines) + "\n"


def _rows(ids: Iterable[str], great: Mapping[Case, Found], small: Mapping[Case, Found]) -> Iterator[str]:
    both = [case for case in great if case in small]
    for rules in ids:
        for players in sorted({case.players for case in both if case.rules == rules}):
            some = [case for case in both if (case.rules, case.players) == (rules, players)]
            yield _row(load_preset(rules).name, str(players), some, great, small)


def share_of(great: Mapping[Case, Found], small: Mapping[Case, Found]) -> float:
    """Return the share of the decisions that matter in which the coach agrees."""
    both = [case for case in great if case in small and matters(case, great[case])]
    return sum(agree(great[case], small[case]) for case in both) / len(both) if both else 1.0


def matters(case: Case, found: Found) -> bool:
    """Return whether the best move is clearly ahead by more than what matters, beyond the search's own doubt."""
    return found.apart - found.error > apart(case)


def agree(theirs: Found, ours: Found) -> bool:
    """Return whether two searches found the same best move, or equivalent ones."""
    return bool(set(ours.best) & set(theirs.best))


def _row(
    name: str,
    players: str,
    some: Iterable[Case],
    great: Mapping[Case, Found],
    small: Mapping[Case, Found],
    *,
    costs: bool = True,
) -> str:
    some = list(some)
    matter = [case for case in some if matters(case, great[case])]
    agreed = sum(agree(great[case], small[case]) for case in matter)
    share = f"{agreed} of {len(matter)}{_percent(agreed, len(matter))}" if matter else "–"
    lost = [max(great[case].values.values()) - great[case].values[small[case].best[0]] for case in some]
    cost = f"{sum(lost) / len(lost):.3f}" if costs and lost else ""
    share += f" *{OLDER}*" if any(small[case].is_older for case in some) else ""
    return f"| {name} | {players} | {len(some)} | {len(matter)} | {share} | {cost} |"


def _percent(part: int, whole: int) -> str:
    """Return a share with half the width of its 95 % interval (Agresti and Coull); empty for few decisions."""
    if whole < _FEW:
        return ""
    share = (part + 2) / (whole + 4)
    return f", {100 * part / whole:.0f} % ± {196 * sqrt(share * (1 - share) / (whole + 4)):.0f}"
