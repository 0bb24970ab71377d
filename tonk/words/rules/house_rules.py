"""House rules in words: how they differ from their base, and why some are refused."""

from collections.abc import Sequence

from tonk.rules.game_knobs import declared_knobs
from tonk.rules.knob_kinds import RulesRefused
from tonk.rules.ruleset import RuleSet, played_differences
from tonk.words import _, ngettext, pgettext
from tonk.words.phrases import clipped, either
from tonk.words.rules.knob_words import KnobWords
from tonk.words.rules.knobs import all_knob_words, knob_words_of, value_words
from tonk.words.rules.rule_sets import rules_name
from tonk.words.rules.summary import sizes_listed

_LINES, _LONG = 3, 110


def differences(base: RuleSet, rules: RuleSet) -> list[str]:
    """List how a rule set differs from its base, in at most three lines; the last one combines all that remain."""
    words = knob_words_of(rules.game)
    changed = list(played_differences(base, rules))
    if not changed:
        return [_("Plays like {base}.").format(base=rules_name(base.name))]
    changed.sort(key=list(words).index)
    if len(changed) <= _LINES:
        return [_difference(knob, base, rules, words[knob]) for knob in changed]
    lines = [_difference(knob, base, rules, words[knob]) for knob in changed[: _LINES - 1]]
    # Translators: a rule and its value here, among others that differ, as in “Hits per turn: 2”.
    rule = pgettext("a rule and its value", "{label}: {value}")
    rest = [
        rule.format(label=words[knob].label, value=_value(knob, rules, words[knob])) for knob in changed[_LINES - 1 :]
    ]
    return [*lines, _gathered(rest)]


def _difference(knob: str, base: RuleSet, rules: RuleSet, words: KnobWords) -> str:
    # Translators: a rule that differs from the rules called {base}: “Hits per turn: 2 (Jazz Club: No limit).”
    sentence = _("{label}: {ours} ({base}: {theirs}).")
    ours, theirs = _value(knob, rules, words), _value(knob, base, words)
    return sentence.format(label=words.label, ours=ours, base=rules_name(base.name), theirs=theirs)


def _value(knob: str, rules: RuleSet, words: KnobWords) -> str:
    value = rules.knob(knob)
    if knob == "hand_sizes":
        # Translators: the number of cards dealt to each player, whatever the number of players.
        return sizes_listed(rules) if value else _("Always {n}").format(n=rules.hand_size)
    return value_words(declared_knobs(rules.game)[knob].kind, value, words)


def _gathered(items: Sequence[str]) -> str:
    """Join as many of these as fit in a line, and say how many more there are."""
    shown = list(items)
    # Translators: between rules with their values, as in “Hits per turn: 2; Ante: 1”.
    mark = pgettext("between items that have a colon", "; ")
    while len(shown) > 1 and len(mark.join(shown)) > _LONG:
        shown.pop()
    left = len(items) - len(shown)
    line = clipped(mark.join(shown), _LONG)
    if not left:
        return _("{line}.").format(line=line)
    # Translators: {line} are rules that differ, as in “Hits per turn: 2; Ante: 1”; {n} more don't fit.
    more = ngettext("{line}; {n} more.", "{line}; {n} more.", left)
    return more.format(line=line, n=left)


def refused_sentence(refused: RulesRefused) -> str:
    """Say why a rule set can't be played, with the names that its controls have on the page.

    A rule file's author reads the same refusal from `words.refusals.fault_sentence`, with the names used in files.
    """
    words = all_knob_words()
    values = {name: words[value].label if value in words else value for name, value in refused.values.items()}
    sentence = _on_a_page().get(refused.template) or _("These rules can't be played.")
    return clipped(sentence.format(**values))


def _on_a_page() -> dict[str, str]:
    """Return the sentence with a remedy for each refusal, by the refusal's template."""
    return {
        "wilds can't hold jokers where twists holds wild": _(
            "There are Wilds among the twists already. Take the jokers or the Wilds out."
        ),
        "payment can't be pot where scoring is points": _(
            "Points can't go into a pot. Play for stakes, or let players pay one another."
        ),
        "caught_others_pay_lowest must be 0 where payment is pot": _(
            "With a pot, the others have paid already. Set “Others pay low hand” to 0 first."
        ),
        "caught_pays can't be lower where drop_tie is caught: nobody who ties would be paid": _(
            "A dropper who ties would be caught and pay nobody. Change “Caught dropper pays”, or let the "
            "dropper win ties."
        ),
        "hits_a_turn must be null where nothing may be hit (hit_runs is none and hit_books is false)": _(
            "There would be nothing to hit. Set “Hits per turn” to “No limit” first."
        ),
        "least_players must not be greater than most_players": _(
            "“Players at least” can't be more than “Players at most”."
        ),
        "{players} hands of {cards} cards leave no stock: lower hand_size, hand_sizes or most_players": _(
            "{players} hands of {cards} cards would leave no stock. Deal fewer cards, or allow fewer players."
        ),
        "tonk_at_most and tonk_exact make every deal a Tonk": _(
            "Every deal would be a Tonk, and nobody would ever play a card."
        ),
        "drop_ceiling is too low: nobody could ever drop": _("Nobody could ever drop. Set “Drop with at most” higher."),
        "each wait must be 0 or 1, and wait_adds false, where wait_effect is lost_turn": _(
            "A lost turn is a single turn. Set the waits to 0 or 1, and “Waits add up” off."
        ),
        "stock_out must be reshuffle or no_score where scoring is points": _(
            "When you play for points, an empty stock must be reshuffled or end the round."
        ),
        "target must be null where scoring is stakes": _(
            "Only a game for points has points to win. Play for points, or set “Points to win” to “No end” first."
        ),
        "tonk_pays must not be greater than {most} where scoring is stakes": _(
            "A Tonk may pay no more than {most} stakes. Set “A Tonk pays” lower first."
        ),
        "there is no rule called {knob}": _("There is no rule called {knob}."),
        "the rule {knob} is missing": _("“{knob}” is missing."),
        "{knob} must be one of: {choices}": _("“{knob}” has no such choice."),
        "{knob} must be a list of some of: {choices}": _("“{knob}” has no such choice."),
        "{knob} must be true or false": _("“{knob}” must be yes or no."),
        "{knob} must be a whole number from {low} to {high}": _("“{knob}” must be a number from {low} to {high}."),
        "{knob} must be a whole number from {low} to {high}, or null": _(
            "“{knob}” must be a number from {low} to {high}, or none."
        ),
        "{knob} must be a list of whole numbers from {low} to {high}": _(
            "“{knob}” must be numbers from {low} to {high}."
        ),
        "{knob} must hold {length} numbers": _("“{knob}” must hold {length} numbers."),
        "{knob} must be a line of 1 to {longest} visible characters": _(
            "“{knob}” must be a line of 1 to {longest} letters."
        ),
    }


def from_base(base: RuleSet) -> str:
    """Say which rules house rules are based on, unless their maker has said so."""
    return _("House rules, made from {base}.").format(base=rules_name(base.name))


def tables_tuned(tuned: Sequence[int], tables: Sequence[int]) -> str:
    """Say for which numbers of players the bots have learned house rules."""
    left = [number for number in tables if number not in tuned]
    if not left:
        return _("The strongest bots know these rules.")
    if len(left) == len(tables):
        return _(
            "The strongest bots are learning these rules. Until then they play as in the rule set that is most like "
            "them."
        )
    numbers = either([str(number) for number in left])
    # Translators: {numbers} are numbers of players, two or more, as in “2” or “4, 5 or 6”.
    return _("The strongest bots know these rules, and are still learning them for {numbers} players.").format(
        numbers=numbers
    )
