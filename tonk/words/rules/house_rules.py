"""House rules in words: how they differ from those they were made from, and why some can't be."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from tonk.rules.knob_kinds import ChoiceKind, RulesRefused
from tonk.rules.knobs import KNOBS
from tonk.rules.ruleset import RuleSet, differing_knobs
from tonk.words import _, language, ngettext
from tonk.words.phrases import clipped, either, joined
from tonk.words.rules.knobs import KnobWords, all_knob_words, value_words
from tonk.words.rules.summary import hand_sizes

NOT_PLAYED = ("name", "source")
"""The knobs that change nothing at the table."""
_LINES, _LONG = 3, 110


def played_differences(base: RuleSet, rules: RuleSet) -> dict[str, Any]:
    """The knobs in which hands are played otherwise, with the values of ``rules``."""
    return {knob: value for knob, value in differing_knobs(base, rules).items() if knob not in NOT_PLAYED}


def differences(base: RuleSet, rules: RuleSet) -> list[str]:
    """In what a rule set differs from its base, in at most three lines; the last one gathers what has no other room."""
    words = all_knob_words()
    changed = list(played_differences(base, rules))
    if not changed:
        return [_("Plays as {base} does.").format(base=language.one(base.name))]
    changed.sort(key=list(words).index)
    if len(changed) <= _LINES:
        return [_difference(knob, base, rules, words[knob]) for knob in changed]
    lines = [_difference(knob, base, rules, words[knob]) for knob in changed[: _LINES - 1]]
    rest = [f"{words[knob].label}: {_value(knob, rules, words[knob])}" for knob in changed[_LINES - 1 :]]
    return [*lines, _gathered(rest)]


def _difference(knob: str, base: RuleSet, rules: RuleSet, words: KnobWords) -> str:
    sentence = _("{label}: {ours} ({base}: {theirs}).")
    ours, theirs = _value(knob, rules, words), _value(knob, base, words)
    return sentence.format(label=words.label, ours=ours, base=language.one(base.name), theirs=theirs)


def _value(knob: str, rules: RuleSet, words: KnobWords) -> str:
    value = getattr(rules, knob)
    if knob == "hand_sizes":
        return hand_sizes(rules) if value else _("always {n}").format(n=rules.hand_size)
    if knob == "wilds":
        return joined([_lowered(words.values[one]) for one in value]) or _("none")
    told = value_words(knob, value, words)
    return _lowered(told) if value is None or isinstance(KNOBS[knob], ChoiceKind) else told


def _lowered(words: str) -> str:
    """Words that are no name, inside a sentence."""
    return words[:1].lower() + words[1:]


def _gathered(items: Sequence[str]) -> str:
    """As many of these as have room in a line, and how many more there are."""
    shown = list(items)
    while len(shown) > 1 and len("; ".join(shown)) > _LONG:
        shown.pop()
    left = len(items) - len(shown)
    line = clipped(_("; ").join(shown), _LONG)
    if not left:
        return _("{line}.").format(line=line)
    more = ngettext("{line}; and {n} more.", "{line}; and {n} more.", left)
    return more.format(line=line, n=left)


def refused_sentence(refused: RulesRefused) -> str:
    """Say why a rule set can't be played, in the words that the knobs have for a player."""
    words = all_knob_words()
    told = _better().get(refused.template)
    if told is None:
        told = language.one(refused.template)
    said = told.format(**{name: _said(value, words) for name, value in refused.values.items()})
    # What has no sentence of its own yet names knobs and values as rule files do: here they get their labels.
    for knob in sorted(words, key=len, reverse=True):
        said = re.sub(rf"\b{knob}\b", f"“{words[knob].label}”", said) if "_" in knob else said
    names = {name: word for one in words.values() for name, word in one.values.items() if "_" in name}
    for name in sorted(names, key=len, reverse=True):
        said = re.sub(rf"\b{name}\b", f"“{names[name]}”", said)
    said = said[:1].upper() + said[1:]
    return clipped(said if said.endswith((".", "!", "?")) else _("{line}.").format(line=said))


def _said(value: object, words: Mapping[str, KnobWords]) -> object:
    """A knob's label where a value is its name."""
    return f"“{words[value].label}”" if isinstance(value, str) and value in words else value


def _better() -> dict[str, str]:
    """Say what is better, with the way out."""
    return {
        "with these Tonk totals every deal would be a Tonk": _("Every deal would be a Tonk then, and nothing played."),
        "drop_tie says that a tie is caught, but caught_pays pays nobody who ties": _(
            "A dropper who ties would be caught and pay nobody. Let the caught one pay who is as low, or let a tie win."
        ),
        "hits_a_turn allows hits, but neither hit_runs nor hit_books does": _(
            "Hits a turn have a limit, but nothing could be hit. Set “Hits a turn” to “No limit” first."
        ),
        "a wait that loses a turn is one turn: the waits must be 0 or 1, and wait_adds false": _(
            "A wait that costs the turn is a single turn: set the waits to 0 or 1, and “Waits add up” off."
        ),
        "where points are scored, stock_out must be reshuffle or no_score": _(
            "For points, an empty stock is reshuffled or ends the round: nobody can be paid then."
        ),
        "target is a number of points, but scoring says that there are stakes": _(
            "Only a game for points has points to win: play for points, or set “Points to win” to “No end” first."
        ),
        "a Tonk may pay no more than {most} stakes": _(
            "A Tonk may pay no more than {most} stakes: set “A Tonk pays” lower first."
        ),
    }


def from_base(base: RuleSet) -> str:
    """Say where house rules come from, unless their maker has."""
    return _("House rules, made from {base}.").format(base=language.one(base.name))


def copied_name(name: str, taken: Sequence[str]) -> str:
    """A name for a copy that nobody has yet: ``Friday 2``."""
    stem = re.sub(r" \d+$", "", name)[:54].rstrip()
    number = 2
    while f"{stem} {number}".casefold() in {one.casefold() for one in taken}:
        number += 1
    return f"{stem} {number}"


def tables_tuned(tuned: Sequence[int], tables: Sequence[int]) -> str:
    """Say for how many players the bots have learned to play house rules."""
    left = [number for number in tables if number not in tuned]
    if not left:
        return _("The strongest bots have learned to play these rules.")
    if len(left) == len(tables):
        return _("The strongest bots are learning to play these rules; until then they play as by the nearest ones.")
    numbers = either([str(number) for number in left])
    return _("The strongest bots know these rules, and are learning them for tables of {numbers}.").format(
        numbers=numbers
    )
