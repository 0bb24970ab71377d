"""The figures of the statistics in words, by the unit in which hands are counted."""

from collections.abc import Mapping, Sequence
from typing import Literal

from tonk.words import _, ngettext, pgettext
from tonk.words.phrases import signed

Counted = Literal["money", "points", "deadwood", "lives"]
"""The units in which hands are counted: those of Tonk in money or points, those of guests in deadwood or lives."""

_OF_TONK = (
    *("net", "hands", "each", "won", "dropped", "held", "at_drop", "outs", "tonks", "left", "rounds", "accuracy"),
)
_FIGURES: Mapping[Counted, Sequence[str]] = {
    "money": _OF_TONK,
    "points": _OF_TONK,
    "deadwood": ("net", "hands", "each", "won", "dropped", "held", "at_drop", "left", "rounds", "accuracy"),
    "lives": ("net", "hands", "each", "won", "dropped", "held", "at_drop", "rounds", "accuracy"),
}


def figures_counted(counted: Counted) -> Sequence[str]:
    """Return the names of the figures for such hands, in the order of the table."""
    return _FIGURES[counted]


def _guest_figure(name: str, *, lives: bool) -> str:
    """Return the name of a figure of other games; empty if it is the same as in Tonk."""
    names = {
        "net": _("Lives lost") if lives else _("Total points"),
        "each": _("Ahead of the table"),
        "won": _("Hands without loss") if lives else _("Hands won"),
        "dropped": pgettext("share of hands", "Knocked"),
        "held": _("Winning knocks"),
        "at_drop": _("Count at knock") if lives else _("Deadwood at knock"),
        "left": _("Deadwood left over"),
    }
    return names.get(name, "")


def figure_name(name: str, counted: Counted) -> str:
    """Return the name of a figure of the table, by the unit in which hands are counted."""
    if counted in ("deadwood", "lives") and (guest := _guest_figure(name, lives=counted == "lives")):
        return guest
    scored = counted == "points"
    names = {
        "net": _("Total points") if scored else _("Total won or lost"),
        "hands": _("Rounds") if scored else _("Hands"),
        "each": _("Ahead of the table") if scored else _("Stakes per hand"),
        "won": _("Rounds won") if scored else _("Hands won"),
        "dropped": pgettext("share of hands", "Ran") if scored else pgettext("share of hands", "Dropped"),
        "held": _("Winning runs") if scored else _("Winning drops"),
        "at_drop": _("Points at run") if scored else _("Points at drop"),
        "outs": pgettext("share of hands", "Went out"),
        "tonks": _("Dealt a bonus") if scored else _("Dealt a Tonk"),
        "left": _("Points left over"),
        "rounds": _("Turns each"),
        "accuracy": _("Accuracy"),
    }
    return names[name]


def ahead_title(counted: Counted) -> str:
    """Return the title of the chart of gains."""
    return {
        "money": _("Money over time"),
        "points": _("Points ahead of the table"),
        "deadwood": _("Points ahead of the table"),
        "lives": _("Lives ahead of the table"),
    }[counted]


def column_name(name: str, counted: Counted) -> str:
    """Return the short name of a figure."""
    scored, knocks = counted == "points", counted in ("deadwood", "lives")
    names = {
        "net": pgettext("above a column", "Total"),
        "won": pgettext("above a column", "Won"),
        "held": _("Knocks won") if knocks else _("Runs won") if scored else _("Drops won"),
        "at_drop": _("At knock") if knocks else _("At run") if scored else _("At drop"),
        "outs": pgettext("above a column", "Out"),
    }
    return names.get(name) or figure_name(name, counted)


def _guest_figure_text(name: str, *, lives: bool) -> str:
    """Say what a figure of other games means; empty if it means the same as in Tonk."""
    sentences = {
        "net": _("Lives lost in all these hands.") if lives else _("Points from all these hands."),
        "each": (
            _("Average lives per hand, compared with the average at the table.")
            if lives
            else _("Average points per hand, compared with the average at the table.")
        ),
        "won": _("Share of hands that cost no life.") if lives else _("Share of hands in which you scored."),
        "dropped": _("Share of hands ended by knocking, beaten or not."),
        "held": _("Share of knocks that cost no life.") if lives else _("Share of knocks that weren't beaten."),
        "at_drop": _("Average count of the hand when knocking.") if lives else _("Average deadwood when knocking."),
        "left": _("Average deadwood left when someone else wins."),
    }
    return sentences.get(name, "")


def figure_text(name: str, counted: Counted) -> str:
    """Say what a figure means, in a sentence, by the unit in which hands are counted."""
    if counted in ("deadwood", "lives") and (guest := _guest_figure_text(name, lives=counted == "lives")):
        return guest
    if counted == "points":
        rounds = {
            "net": _("Points from all these rounds."),
            "each": _("Average points per round, compared with the average at the table."),
            "won": _("Share of rounds won."),
            "dropped": _("Share of rounds ended by running, caught or not."),
            "held": _("Share of runs that weren't caught."),
            "at_drop": _("Average count of the hand when running."),
            "outs": _("Share of rounds ended with no cards left."),
            "tonks": _("Share of rounds that began with a bonus."),
            "left": _("Average count of the cards left when someone else wins."),
        }
        if name in rounds:
            return rounds[name]
    sentences = {
        "net": _("Money won or lost in all these hands."),
        "hands": _("A hand counts once for each of the other players in it."),
        "each": _("Average result per hand, in stakes."),
        "won": _("Share of hands won. A hand that pays nobody has no winner."),
        "dropped": _("Share of hands ended by dropping, caught or not."),
        "held": _("Share of drops that weren't caught."),
        "at_drop": _("Average count of the hand when dropping."),
        "outs": _("Share of hands ended with no cards left."),
        "tonks": _("Share of hands that began with a Tonk."),
        "left": _("Average count of the cards left when someone else wins."),
        "rounds": _("How often the turn went round the table."),
        "accuracy": _("Average accuracy in the hands that the coach reviewed. Its own play scores 100."),
    }
    return sentences[name]


def won_text(amount: int, counted: Counted) -> str:
    """Return what a hand won, in a list that isn't only about money: ``+12 points``, ``-1 life``."""
    if counted == "money":
        return signed(amount)
    if counted == "lives":
        return ngettext("{amount} life", "{amount} lives", abs(amount)).format(amount=signed(amount))
    return ngettext("{amount} point", "{amount} points", abs(amount)).format(amount=signed(amount))
