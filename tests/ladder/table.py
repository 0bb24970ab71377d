"""``STRENGTH.md``, written from the measured figures alone."""

from collections.abc import Callable, Iterable, Mapping
from math import hypot

from tests.architecture.sources import ROOT
from tests.ladder import guest_figures
from tests.ladder.figures import Figure, best, is_older
from tests.ladder.marks import LEAK, MET, MISSED, OLDER, table_of
from tests.ladder.meetings import (
    AIMS,
    FAIR,
    FIRM,
    FIRM_FOR_POINTS,
    JAZZ,
    LEAST,
    LEAST_POINTS,
    MOST_COST,
    PEEKER,
    PEEKING_SHARE,
    STEPS,
    TWISTS,
    Meeting,
    bar_of,
    measured_rules,
    planned,
    played_as,
)
from tonk.rules import load_preset
from tonk.session.match.characters import CHARACTERS

PAGE = ROOT / "STRENGTH.md"

Figures = Mapping[Meeting, Figure]
Verdict = Callable[[Figure], str]

_INTRO = f"""# How strong the opponents are

`python -m tests.strength` measures all the figures and writes this page. Nothing here is typed by hand.

To compare two bots, A takes one seat and B takes all the others. Each deck is then played again with A in every other
seat, so both get the same luck. A single hand of Tonk is mostly luck, so what counts is what A wins per hand on
average, in stakes, over many deals. `+0.123 ± 0.045 (400)` means that A won 0.123 stakes per hand over 400 deals, and
that the true figure is within 0.045 of that with 95 % certainty. A bot against itself wins exactly 0.

{MET} means that the table's aim is met, {MISSED} that it is not, {LEAK} that the bot is too good to be fair, and – that
nothing has been measured yet. *{OLDER}* marks a figure measured before the last change to these bots or rules."""


def page_of(measured: Iterable[Figure], of_guests: Iterable[guest_figures.GuestFigure] = ()) -> str:
    """Return the whole page."""
    figures = best(measured)
    parts = [_INTRO, _steps(figures), _aims(figures), _ways(figures), _fair(figures)]
    parts += [guest_figures.section_of(of_guests), _others(figures)]
    return "\n\n".join(part for part in parts if part) + "\n"


def step_met(figure: Figure) -> bool:
    """Return True if a level beats the one below it by enough, and beyond doubt where that is required."""
    bar = bar_of(figure.meeting)
    if bar:
        return figure.per_hand >= bar and figure.per_hand > figure.ci95
    return figure.per_hand > 0


def leaks(figure: Figure) -> bool:
    """Return True if a bot wins more from ``sharp`` than a fair player can, and so is presumed to see hidden cards."""
    meeting = figure.meeting
    if meeting.rules != JAZZ or meeting.b != "sharp" or meeting.a == PEEKER:
        return False
    return figure.per_hand > FAIR[meeting.players]


def figure_text(figure: Figure) -> str:
    """Return a figure with its interval and deals."""
    return f"{figure.per_hand:+.3f} ± {figure.ci95:.3f} ({figure.deals})"


def cell(figure: Figure | None, verdict: Verdict = lambda _figure: "") -> str:
    """Return the text of a figure in a table, with its verdict."""
    if figure is None:
        return "–"
    signs = [verdict(figure), LEAK if leaks(figure) else "", f"*{OLDER}*" if is_older(figure) else ""]
    return " ".join([figure_text(figure), *(sign for sign in signs if sign)])


def _mark(met: bool) -> str:
    return MET if met else MISSED


def _reaches(least: float) -> Verdict:
    return lambda figure: _mark(figure.per_hand >= least)


def _steps(figures: Figures) -> str:
    def met(figure: Figure) -> str:
        return _mark(step_met(figure))

    rows = []
    steps = [meeting for meeting in planned() if (meeting.a, meeting.b) in STEPS]
    for rules in measured_rules():
        for players in sorted({meeting.players for meeting in steps if meeting.rules == rules}):
            cells = [cell(figures.get(Meeting(rules, players, a, b)), met) for a, b in STEPS]
            rows.append([load_preset(rules).name, str(players), *cells])
    held = [figures[meeting] for meeting in steps if meeting in figures]
    count = sum(map(step_met, held))
    return f"""## Each level against the one below it

With {" or ".join(map(str, FIRM))} players, the aim is {LEAST:+.2f} with an interval clear of 0. With any other number
of players, the higher level must be the better one. {load_preset(TWISTS).name} is played for points: with
{" or ".join(map(str, FIRM_FOR_POINTS))} players, A should win {LEAST_POINTS:+.0f} a round above the table's average.
{count} of the {len(held)} aims measured are met. There are {len(steps)} in all.

{table_of(["rules", "players", *(f"{a} : {b}" for a, b in STEPS)], rows)}"""


def _aims(figures: Figures) -> str:
    rows = []
    for (a, b), aims in AIMS.items():
        for players, aim in aims.items():
            reached = cell(figures.get(Meeting(JAZZ, players, a, b)), _reaches(aim))
            rows.append([f"{a} : {b}", str(players), f"{aim:+.2f}", reached])
    chance = cell(figures.get(Meeting(JAZZ, 2, "solid", "random")))
    return f"""## What the expert wins, and what it should

In Jazz Club. For comparison, with two players `solid` wins {chance} from a bot that plays at random.

{table_of(["", "players", "aim", "reached"], rows)}"""


def _ways(figures: Figures) -> str:
    def met(figure: Figure) -> str:
        return _mark(figure.per_hand >= -MOST_COST)

    heads = ["who", "style", "level", *(f"{players} players" for players in FIRM)]
    rows = []
    for who in CHARACTERS:
        level = played_as(who.name)
        cells = [cell(figures.get(Meeting(JAZZ, players, who.name, level)), met) for players in FIRM]
        rows.append([who.name, ", ".join(who.style.traits) or "plain", level, *cells])
    return f"""## What a style of play costs

Every opponent in the game has a style of play within a level. Here each plays Jazz Club alone among bots of the same
level that have no style. The style should cost at most {MOST_COST:.2f} stakes per hand. For opponents who think ahead,
the policy that their thinking starts from is measured.

{table_of(heads, rows)}"""


def _fair(figures: Figures) -> str:
    rows = []
    for players, limit in FAIR.items():
        fair, peeks = [figures.get(Meeting(JAZZ, players, name, "sharp")) for name in ("expert", PEEKER)]
        rows.append([str(players), cell(fair), f"{limit:+.2f}", cell(peeks, _reaches(limit)), _share(fair, peeks)])
    caught = [figure for figure in figures.values() if leaks(figure)]
    said = "".join(
        f"\n\n{LEAK} **{figure.meeting.a} is presumed to see hidden cards**: at {figure.meeting.players} players it"
        f" wins {figure_text(figure)} from sharp, more than {FAIR[figure.meeting.players]:+.2f}."
        for figure in caught
    )
    return f"""## Too good to be fair

A bot sees only what a player in its seat would see. If one wins more from `sharp` in Jazz Club than the fair limit, it
is presumed to see more, and the command fails. The limit is about two thirds of what it is worth to see all hands.
Beside it stands `expert` made to see them, for this table only, and {MET} where that is caught. A figure just above
the limit may be chance. More deals will tell.

The share is how much of what that one wins the expert wins without peeking: what it makes of what everybody can see.
The aim is {PEEKING_SHARE:.0%}.

{table_of(["players", "expert : sharp", "fair limit", "one that peeks : sharp", "share"], rows)}{said}"""


def _share(fair: Figure | None, peeks: Figure | None) -> str:
    """Return the share of the peeker's winnings that is won without peeking, with its interval."""
    if fair is None or peeks is None or peeks.per_hand <= 0:
        return "–"
    share = fair.per_hand / peeks.per_hand
    doubt = hypot(fair.ci95, share * peeks.ci95) / peeks.per_hand
    return f"{share:.0%} ({share - doubt:.0%} to {share + doubt:.0%}) {_mark(share >= PEEKING_SHARE)}"


def _others(figures: Figures) -> str:
    known = set(planned())
    rest = sorted(meeting for meeting in figures if meeting not in known)
    if not rest:
        return ""
    rows = [[load_preset(m.rules).name, str(m.players), f"{m.a} : {m.b}", cell(figures[m])] for m in rest]
    return "## Other matches\n\n" + table_of(["rules", "players", "", "A wins"], rows)
