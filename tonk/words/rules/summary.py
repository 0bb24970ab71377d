"""A rule set in three lines that can stand alone: the Tonk, the drop, and its special features."""

from collections.abc import Callable, Collection, Sequence
from typing import Any, assert_never

from tonk.rules.cards import SpecialKind, cards_in
from tonk.rules.knobs import KNOBS, MAX_PLAYERS, MIN_PLAYERS
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext, pgettext
from tonk.words.phrases import either, joined, paragraph, points, stakes
from tonk.words.rules.dropping import drop_limits
from tonk.words.rules.pot import has_pot, out_bare_line, out_line, winner_gets
from tonk.words.rules.special_cards import kind_name

_MOST_SIZES = 3
"""The number of hand sizes up to which each is listed with its numbers of players."""
_LONG = 110
"""The length from which nothing more is added to the line about special features."""

_ORDINARY: dict[str, Any] = {
    "least_players": MIN_PLAYERS,
    "most_players": MAX_PLAYERS,
    "hand_size": 5,
    "hand_sizes": [],
    "pack": "52",
    "wilds": [],
    "court_values": [10, 10, 10],
    "upcard": True,
    "upcard_taker": "first",
    "tonk_pays": 2,
    "several_tonks": "draw",
    "taken_must_be_laid": False,
    "hit_runs": "any",
    "hits_a_turn": None,
    "drop_ceiling": None,
    "drop_tie": "caught",
    "payment": "direct",
    "ante": 1,
    "out_pays": 1,
    "out_without_discard_pays": 1,
    "stock_out": "lowest_wins",
    "stock_out_tie": "pay_each",
    "wait_new_spread": 0,
    "wait_hit": 0,
    "wait_own_hit": 0,
    "wait_adds": True,
    "wait_effect": "no_drop",
    "twists": [],
    "scoring": "stakes",
}
"""The usual values, which a summary leaves out. Knobs that aren't here are always mentioned."""


def tonk_summary(rules: RuleSet, always: Sequence[SpecialKind] | None = None) -> list[str]:
    """Say in three lines how a rule set of Tonk plays, for somebody who has never played it.

    Args:
        rules: The rule set.
        always: The twists of every hand, if the dealer doesn't choose them.
    """
    knobs = rules.to_json()
    unusual = [knob for knob in KNOBS if knob not in _ORDINARY or knobs[knob] != _ORDINARY[knob]]
    special = ""
    for topic in _TOPICS:
        fixed = topic is _twists and rules.twists and always is not None
        longer = paragraph(special, *([always_text(always or ())] if fixed else topic(rules, unusual)))
        if not special or len(longer) <= _LONG:
            special = longer
    return [_tonk(rules), _drop(rules), special]


def tonk_counts(rules: RuleSet) -> str:
    """Return the dealt counts that are a Tonk: ``up to 15 points or at least 49``, ``49 or 50 points``."""
    size = max(rules.dealt(seats) for seats in rules.tables)
    limit, most = rules.tonk_at_most, sum(sorted(rules.values[card] for card in cards_in(rules.natural_cards))[-size:])
    exact = sorted(total for total in rules.tonk_totals if total > (limit or 0))
    listed = either([str(total) for total in exact])
    if limit is None:
        # Translators: stands in places like {counts} in “A dealt hand of {counts} is a Tonk.”, as in “49 or 50 points”.
        counts = ngettext("{listed} point", "{listed} points", exact[-1])
    elif not exact:
        # Translators: stands in places like {counts} in “A dealt hand of {counts} is a Tonk.”.
        counts = ngettext("up to {n} point", "up to {n} points", limit)
    elif exact == list(range(exact[0], most + 1)):
        # Translators: as in “A dealt hand of up to 15 points or at least 49 is a Tonk.”.
        counts = ngettext("up to {n} point or at least {least}", "up to {n} points or at least {least}", limit)
    else:
        # Translators: as in “A dealt hand of up to 15 points or exactly 49 or 50 is a Tonk.”.
        counts = ngettext("up to {n} point or exactly {listed}", "up to {n} points or exactly {listed}", limit)
    return counts.format(listed=listed, n=limit, least=exact[0] if exact else "")


def caught_in_short(rules: RuleSet) -> str:
    """Say briefly what being caught costs."""
    amount, extra = rules.caught_multiplier, rules.caught_extra_to_lowest
    match rules.caught_pays:
        case "all":
            line = _("If caught, you pay everyone {stakes}.")
        case "lower":
            line = _("If caught, you pay {stakes} to each lower player.")
        case "lower_or_equal":
            line = _("If caught, you pay {stakes} to each player no higher than you.")
        case "lowest":
            line, amount, extra = _("If caught, you pay the low hand {stakes}."), amount + extra, 0
        case _:
            assert_never(rules.caught_pays)
    if has_pot(rules):
        others = _("The low hand takes the pot.")
    elif rules.caught_others_pay_lowest:
        others = _("The others pay the low hand {n}.").format(n=rules.caught_others_pay_lowest)
    else:
        others = ""
    return paragraph(
        line.format(stakes=stakes(amount)),
        _("The low hand gets {n} extra.").format(n=extra) if extra else "",
        others,
    )


def _bonus(rules: RuleSet) -> str:
    """Say the target, and which deals are a bonus."""
    line = "" if rules.target is None else _("First to {points} wins.").format(points=points(rules.target))
    if not rules.tonk_totals:
        return paragraph(line, _("There is no bonus. Every round is played out."))
    dealt = _("A dealt hand of {counts} ends the round and scores {n}.")
    several = _("If several players have one, nobody scores.") if rules.several_tonks == "draw" else ""
    return paragraph(line, dealt.format(counts=tonk_counts(rules), n=rules.tonk_pays), several)


def _run(rules: RuleSet) -> str:
    if rules.drop_tie == "wins":
        when = _("Run when no hand is lower than yours.")
    else:
        when = _("Run when your hand is the lowest.")
    return paragraph(when, _("Whoever catches you scores all your cards."))


def _tonk(rules: RuleSet) -> str:
    if rules.scores_points:
        return _bonus(rules)
    if not bool(rules.tonk_totals):
        return _("There is no Tonk. Every hand is played out.")
    several = (
        "" if rules.several_tonks == _ORDINARY["several_tonks"] else _("If several players have one, each is paid.")
    )
    if has_pot(rules):
        line = _("A dealt hand of {counts} is a Tonk.").format(counts=tonk_counts(rules))
        return paragraph(line, winner_gets(rules, rules.tonk_pays), several)
    return paragraph(_tonk_pays(rules), several)


def _tonk_pays(rules: RuleSet) -> str:
    pays = {
        1: _("A dealt hand of {counts} is a Tonk, and everyone pays you."),
        2: _("A dealt hand of {counts} is a Tonk, and everyone pays you double."),
        3: _("A dealt hand of {counts} is a Tonk, and everyone pays you triple."),
    }
    more = _("A dealt hand of {counts} is a Tonk, and everyone pays you {stakes}.")
    line = pays.get(rules.tonk_pays, more)
    return line.format(counts=tonk_counts(rules), stakes=stakes(rules.tonk_pays))


def _drop(rules: RuleSet) -> str:
    if rules.scores_points:
        return _run(rules)
    if rules.drop_tie == "wins":
        when = _("Drop when no hand is lower than yours.")
    else:
        when = _("Drop when your hand is the lowest.")
    return paragraph(when, caught_in_short(rules))


def _pack(rules: RuleSet, _unusual: Collection[str]) -> list[str]:
    return [] if rules.pack == "52" else [_("40 cards, no eights, nines or tens.")]


def _wild_cards(rules: RuleSet, _unusual: Collection[str]) -> list[str]:
    lines = {
        ("jokers",): _("Two jokers are wild."),
        ("deuces",): _("The 2s are wild."),
        ("jokers", "deuces"): _("The 2s and two jokers are wild."),
    }
    return [lines[rules.wilds]] if rules.wilds else []


def _ante(rules: RuleSet, _unusual: Collection[str]) -> list[str]:
    if not has_pot(rules):
        return []
    return [_("Everyone puts {stakes} into the pot before the deal.").format(stakes=stakes(rules.ante))]


def _hand(rules: RuleSet, unusual: Collection[str]) -> list[str]:
    sizes = {rules.dealt(seats) for seats in rules.tables}
    if len(sizes) > 1:
        return [sizes_text(rules)]
    size = sizes.pop()
    if not _any(unusual, "hand_size", "hand_sizes"):
        return []
    return [ngettext("{n} card each.", "{n} cards each.", size).format(n=size)]


def sizes_text(rules: RuleSet) -> str:
    """Say in sentences how many cards each player is dealt, by the number of players."""
    sizes = []
    for size, players in _sizes(rules):
        # Translators: {players} are numbers of players, two or more of them, as in “2 or 3” or “4, 5 or 6”.
        sentence = ngettext(
            "With {players} players, each gets {n} card.", "With {players} players, each gets {n} cards.", size
        )
        sizes.append(sentence.format(n=size, players=players))
    return paragraph(*sizes)


def sizes_listed(rules: RuleSet) -> str:
    """List how many cards each player is dealt, by the number of players: ``7 with 2 or 3 players, 5 with 4 players``.

    Many different numbers are listed in the order of the tables: ``3, 4, 5, 6 and 7 cards with 2 to 6 players``.
    """
    sizes = []
    if len(_sizes(rules)) > _MOST_SIZES:
        dealt = joined([str(rules.dealt(seats)) for seats in rules.tables])
        # Translators: {numbers} are numbers of cards for each table from {least} to {n} players, as in “3, 4, 5 and 6”.
        sentence = ngettext(
            "{numbers} cards with {least} to {n} player",
            "{numbers} cards with {least} to {n} players",
            rules.tables[-1],
        )
        return sentence.format(numbers=dealt, least=rules.tables[0], n=rules.tables[-1])
    for size, players in _sizes(rules):
        # Translators: a number of cards dealt, and {players} numbers of players, as in “7 with 2 or 3 players”.
        sentence = ngettext("{n} with {players} players", "{n} with {players} players", size)
        sizes.append(sentence.format(n=size, players=players))
    return pgettext("between items of a list", ", ").join(sizes)


def _sizes(rules: RuleSet) -> list[tuple[int, str]]:
    """Return each hand size with its numbers of players as a list in words."""
    tables: dict[int, list[str]] = {}
    for seats in rules.tables:
        tables.setdefault(rules.dealt(seats), []).append(str(seats))
    return [(size, either(seats)) for size, seats in tables.items()]


def _players(rules: RuleSet, unusual: Collection[str]) -> list[str]:
    if not _any(unusual, "least_players", "most_players"):
        return []
    least, most = rules.least_players, rules.most_players
    if least == most:
        return [ngettext("For {n} player.", "For {n} players.", least).format(n=least)]
    sentence = ngettext("For {least} to {n} player.", "For {least} to {n} players.", most)
    return [sentence.format(least=least, n=most)]


def _twists(rules: RuleSet, unusual: Collection[str]) -> list[str]:
    if "twists" not in unusual:
        return []
    kinds = joined([kind_name(kind) for kind in rules.twists])
    return [_("The dealer chooses the twists: {kinds}.").format(kinds=kinds)]


def always_text(kinds: Sequence[SpecialKind]) -> str:
    """Say which special cards are in play in every hand."""
    if not kinds:
        return _("No hand has twists.")
    return _("Always in play: {kinds}.").format(kinds=joined([kind_name(kind) for kind in kinds]))


def _holds(rules: RuleSet) -> list[str]:
    lines = []
    if rules.wait_hit:
        lines.append(_("If another player hits your spread, it costs you a turn."))
    if rules.wait_own_hit:
        lines.append(_("Hitting your own spread costs you a turn."))
    if rules.wait_new_spread:
        lines.append(_("A new spread costs you a turn."))
    return lines


def _waiting(rules: RuleSet, unusual: Collection[str]) -> list[str]:
    if rules.holds_turns:
        return _holds(rules)
    if rules.scores_points:
        return [_("Sometimes you must wait before you run.")] if rules.waits else []
    lines = []
    if _any(unusual, "wait_new_spread", "wait_hit", "wait_own_hit"):
        lines = _waits(rules.wait_new_spread, rules.wait_hit, rules.wait_own_hit)
    if "wait_adds" in unusual and rules.waits:
        lines.append(_("Waits add up.") if rules.wait_adds else _("Only the longest wait counts."))
    return lines


def _waits(new: int, hit: int, own: int) -> list[str]:
    if new and hit == own > 0:
        sentence = ngettext(
            "After a new spread you wait {n} turn to drop, and {hit} more for each card hit on it.",
            "After a new spread you wait {n} turns to drop, and {hit} more for each card hit on it.",
            new,
        )
        return [sentence.format(n=new, hit=hit)]
    lines = []
    if new:
        sentence = ngettext(
            "After a new spread you wait {n} turn to drop.",
            "After a new spread you wait {n} turns to drop.",
            new,
        )
        lines.append(sentence.format(n=new))
    if hit:
        sentence = ngettext(
            "For each card others hit on your spreads you wait {n} turn to drop.",
            "For each card others hit on your spreads you wait {n} turns to drop.",
            hit,
        )
        lines.append(sentence.format(n=hit))
    if own:
        sentence = ngettext(
            "For each card you hit on your own spreads you wait {n} turn to drop.",
            "For each card you hit on your own spreads you wait {n} turns to drop.",
            own,
        )
        lines.append(sentence.format(n=own))
    return lines or [_("You never wait to drop.")]


def _going_out(rules: RuleSet, unusual: Collection[str]) -> list[str]:
    with_one, without = rules.out_pays, rules.out_without_discard_pays
    if rules.scores_points or not _any(unusual, "out_pays", "out_without_discard_pays"):
        return []
    if with_one == without and has_pot(rules):
        return [out_line(with_one)]
    if with_one == without:
        return [_("Going out pays {stakes}.").format(stakes=stakes(with_one))]
    if has_pot(rules):
        return [out_bare_line(without)]
    lines = [_("Going out without a discard pays {stakes}.").format(stakes=stakes(without))]
    if "out_pays" in unusual:
        lines.append(_("Going out with a discard pays {stakes}.").format(stakes=stakes(with_one)))
    return lines


def _courts(rules: RuleSet, unusual: Collection[str]) -> list[str]:
    jack, queen, king = rules.court_values
    if "court_values" not in unusual:
        return []
    if jack == queen == king:
        return [_("Jacks, queens and kings count {n}.").format(n=jack)]
    return [_("A jack counts {jack}, a queen {queen}, a king {king}.").format(jack=jack, queen=queen, king=king)]


def _spreads(rules: RuleSet, unusual: Collection[str]) -> list[str]:
    lines = []
    if "lay_before_draw" in unusual and rules.lay_before_draw:
        lines.append(
            _("Lay and hit at any time during your turn.") if rules.hits else _("Lay at any time during your turn.")
        )
    elif "lay_before_draw" in unusual:
        lines.append(_("Lay and hit only after drawing.") if rules.hits else _("Lay only after drawing."))
    if not rules.hits:
        return [*lines, _("Nobody may hit.")] if _any(unusual, "hit_runs", "hit_books") else lines
    return lines + _hits(rules, unusual)


def _hits(rules: RuleSet, unusual: Collection[str]) -> list[str]:
    lines, most = [], rules.hits_a_turn
    if "hit_runs" in unusual:
        whose = {
            "any": _("You may hit any run."),
            "others": _("You may hit only other players' runs."),
            "own": _("You may hit only your own runs."),
            "none": _("Nobody may hit runs."),
        }
        lines.append(whose[rules.hit_runs])
    if "hit_books" in unusual:
        lines.append(_("You may hit books.") if rules.hit_books else _("Nobody may hit books."))
    if "hits_a_turn" in unusual and most is None:
        lines.append(_("You may hit as often as you like."))
    elif "hits_a_turn" in unusual and most is not None:
        limit = ngettext("Hit with only {n} card a turn.", "Hit with only {n} cards a turn.", most)
        lines.append(limit.format(n=most))
    return lines


def _stock_out(rules: RuleSet, unusual: Collection[str]) -> list[str]:
    if not _any(unusual, "stock_out", "stock_out_tie"):
        return []
    if rules.stock_out == "reshuffle" and rules.reshuffles:
        return [_("When the stock runs out, the discards are shuffled.")]
    if rules.scores_points:
        return [_("When the stock runs out, the round is over.")] if "stock_out" in unusual else []
    if rules.stock_out != "lowest_wins":
        nobody, back = _("When the stock runs out, nobody pays."), _("When the stock runs out, all antes go back.")
        return [back if has_pot(rules) else nobody] if "stock_out" in unusual else []
    lines = [_("When the stock runs out, the low hand is paid.")] if "stock_out" in unusual else []
    if "stock_out_tie" in unusual and rules.stock_out_tie == "wash":
        lines.append(_("When the stock runs out with a tie, nobody pays."))
    elif "stock_out_tie" in unusual:
        lines.append(_("When the stock runs out with a tie, each low hand is paid."))
    return lines


def _upcard(rules: RuleSet, unusual: Collection[str]) -> list[str]:
    if rules.upcard_stays:
        return [_("Nobody may take the card turned up.")]
    if "upcard" not in unusual:
        return []
    return [
        _("A card is turned up to start the discards.") if rules.upcard else _("No card is turned up to start with.")
    ]


def _taken(rules: RuleSet, _unusual: Collection[str]) -> list[str]:
    return [_("Take a discard only to lay it at once.")] if rules.taken_must_be_laid else []


def _any(unusual: Collection[str], *knobs: str) -> bool:
    return any(knob in unusual for knob in knobs)


_TOPICS: tuple[Callable[[RuleSet, Collection[str]], list[str]], ...] = (
    _twists,
    _pack,
    _wild_cards,
    _ante,
    _waiting,
    _players,
    _hand,
    drop_limits,
    _going_out,
    _courts,
    _spreads,
    _stock_out,
    _upcard,
    _taken,
)
"""The special features, the most remarkable first."""
