"""Every knob of a rule set in words: its name, its effect in one line, and the names of its values.

Each one is in a group, in the order in which a page shows them; a test makes sure that none is missing.
"""

from collections.abc import Callable, Mapping
from typing import Any, assert_never

from tonk.rules.cards import TWIST_KINDS
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.knob_kinds import ChoiceKind, KnobKind, NumberKind, NumberListKind, SubsetKind, SwitchKind, TextKind
from tonk.words import _, pgettext
from tonk.words.phrases import joined
from tonk.words.rules.guest_knobs import gin_knobs, knock_rummy_knobs, thirty_one_knobs
from tonk.words.rules.knob_words import KnobGroup, KnobWords
from tonk.words.rules.special_cards import kind_name


def knob_groups(game: GameName) -> list[KnobGroup]:
    """Return all knobs of a game with their words, by group."""
    return [KnobGroup(pgettext("of rules", "Name"), _name()), *_GROUPS[game]()]


def _tonk_groups() -> list[KnobGroup]:
    return [
        KnobGroup(_("The deal"), _deal()),
        KnobGroup(_("Tonk"), _tonk()),
        KnobGroup(_("Lay and hit"), _laying()),
        KnobGroup(_("Dropping"), _dropping()),
        KnobGroup(pgettext("a group of rules", "Caught"), _caught()),
        KnobGroup(_("Going out"), _going_out()),
        KnobGroup(_("Empty stock"), _stock_out()),
        KnobGroup(pgettext("a group of rules", "Waiting"), _waiting()),
        KnobGroup(_("Stakes or points"), _scoring()),
        KnobGroup(_("Twists"), _twists()),
    ]


def knob_words_of(game: GameName) -> dict[str, KnobWords]:
    """Return the words of every knob of a game, by the knob's name."""
    return {knob: words for group in knob_groups(game) for knob, words in group.knobs.items()}


def all_knob_words() -> dict[str, KnobWords]:
    """Return the words of every knob of any game, by the knob's name; Tonk's come before another game's."""
    games: list[GameName] = [*_GROUPS]
    return {knob: words for game in reversed(games) for knob, words in knob_words_of(game).items()}


def value_words(kind: KnobKind, value: Any, words: KnobWords) -> str:
    """Return the name of a knob's value: ``7``, ``No limit``, ``49 and 50``, ``Any``.

    Args:
        kind: The kind of the knob.
        value: The value.
        words: The words for the knob.
    """
    match kind:
        case SwitchKind():
            return pgettext("value of a rule", "Yes") if value else pgettext("value of a rule", "No")
        case ChoiceKind():
            return words.values.get(value, str(value))
        case SubsetKind():
            return joined([words.values.get(one, str(one)) for one in value]) or pgettext("value of a rule", "None")
        case NumberKind():
            return words.none if value is None else str(value)
        case NumberListKind():
            return joined([str(number) for number in value]) or pgettext("value of a rule", "None")
        case TextKind():
            return str(value)
        case _:
            assert_never(kind)


def _name() -> dict[str, KnobWords]:
    return {
        "name": KnobWords(
            pgettext("of rules", "Name"), _("The name of these rules in the list of tables and in the history.")
        ),
        "source": KnobWords(
            pgettext("of rules", "Source"), _("The people who play like this, in a line at the end of the rules page.")
        ),
    }


def _deal() -> dict[str, KnobWords]:
    return {
        "least_players": KnobWords(_("Players at least"), _("The fewest players.")),
        "most_players": KnobWords(_("Players at most"), _("The most players.")),
        "pack": KnobWords(
            _("The deck"),
            _("All 52 cards, or 40 without eights, nines and tens, so no run goes past a seven."),
            {"52": _("52 cards"), "40": _("40 cards")},
        ),
        "wilds": KnobWords(
            _("Wild cards"),
            _("In every hand: two jokers in the deck, or the four 2s, or both."),
            {"jokers": _("Jokers"), "deuces": _("Twos")},
        ),
        "hand_size": KnobWords(_("Cards each"), _("The number of cards dealt to each player.")),
        "hand_sizes": KnobWords(
            _("Cards by players"),
            _("The number of cards for two players, three, and so on, if it isn't always the same."),
            parts=(_("2 players"), _("3 players"), _("4 players"), _("5 players"), _("6 players")),
        ),
        "court_values": KnobWords(
            _("Court cards count"),
            _("The points for a jack, a queen and a king in your hand."),
            parts=(_("Jack"), _("Queen"), _("King")),
        ),
        "upcard": KnobWords(_("Turned-up card"), _("After the deal, a card is turned up to start the discards.")),
        "upcard_taker": KnobWords(
            _("Who may take it"),
            _("The player who may take the card turned up."),
            {"first": _("The first player"), "nobody": pgettext("who may take the upcard", "Nobody")},
        ),
    }


def _tonk() -> dict[str, KnobWords]:
    return {
        "tonk_exact": KnobWords(_("Tonk with exactly"), _("Dealt hands that count one of these win at once.")),
        "tonk_at_most": KnobWords(
            _("Tonk with at most"),
            _("A dealt hand this low or lower wins at once too."),
            none=pgettext("no low hand is a Tonk", "None"),
        ),
        "tonk_pays": KnobWords(
            _("A Tonk pays"), _("Stakes from each other player. In a game for points, the points of the bonus.")
        ),
        "several_tonks": KnobWords(
            _("Several Tonks"),
            _("What happens when two or more players are dealt one."),
            {"draw": _("Nobody pays"), "pay_all": _("All are paid")},
        ),
    }


def _laying() -> dict[str, KnobWords]:
    return {
        "lay_before_draw": KnobWords(
            _("Lay before drawing"), _("Lay and hit at any time during your turn, not only after drawing.")
        ),
        "taken_must_be_laid": KnobWords(
            _("Lay what you take"), _("Take a discard only if you lay it or hit with it at once.")
        ),
        "hit_runs": KnobWords(
            _("Runs to hit"),
            _("The runs you may hit."),
            {
                "any": pgettext("runs to hit", "All"),
                "others": pgettext("runs to hit", "Others'"),
                "own": pgettext("runs to hit", "Your own"),
                "none": pgettext("runs to hit", "None"),
            },
        ),
        "hit_books": KnobWords(_("Hit books"), _("You may hit a book of three with the fourth card.")),
        "hits_a_turn": KnobWords(
            _("Hits per turn"), _("The number of cards you may hit with in a turn."), none=_("No limit")
        ),
    }


def _dropping() -> dict[str, KnobWords]:
    return {
        "drop_ceiling": KnobWords(_("Drop with at most"), _("The most points you may drop with."), none=_("No limit")),
        "first_drop_round": KnobWords(
            _("First drop in round"), _("Counted in times round the table. With 1, players may drop at once.")
        ),
        "drop_tie": KnobWords(
            _("Dropper in a tie"),
            _("What happens to a dropper when someone else holds as few points."),
            {"caught": pgettext("a dropper", "Is caught"), "wins": pgettext("a dropper", "Wins")},
        ),
        "drop_compares": KnobWords(
            _("Compare hands by"),
            _("When you play for points, hands are compared by what cards count or by what they score."),
            {"face": pgettext("hands compare by", "Count"), "scoring": pgettext("hands compare by", "Score")},
        ),
    }


def _caught() -> dict[str, KnobWords]:
    return {
        "caught_pays": KnobWords(
            _("Caught dropper pays"),
            _("The players a caught dropper pays."),
            {
                "lower": _("Lower players"),
                "lower_or_equal": _("Lower or as low"),
                "lowest": _("The low hand"),
                "all": pgettext("who is paid", "Everyone"),
            },
        ),
        "caught_multiplier": KnobWords(_("Stakes to each"), _("The stakes each of them gets.")),
        "caught_extra_to_lowest": KnobWords(
            _("Extra to low hand"), _("The stakes the dropper pays the low hand on top.")
        ),
        "caught_others_pay_lowest": KnobWords(
            _("Others pay low hand"), _("The stakes each of the others pays the low hand.")
        ),
    }


def _going_out() -> dict[str, KnobWords]:
    return {
        "out_pays": KnobWords(_("Going out pays"), _("Stakes from each other player when you discard your last card.")),
        "out_without_discard_pays": KnobWords(
            _("Without a discard"), _("Stakes from each other player when you lay or hit with your last card.")
        ),
    }


def _stock_out() -> dict[str, KnobWords]:
    return {
        "stock_out": KnobWords(
            _("Empty stock"),
            _("How a hand ends when nothing is left to draw."),
            {
                "lowest_wins": _("Low hand wins"),
                "no_score": _("Nobody pays"),
                "reshuffle": pgettext("what happens to an empty stock", "Reshuffle"),
            },
        ),
        "stock_out_tie": KnobWords(
            _("Low hand tied"),
            _("What happens when several players tie for the low hand."),
            {"pay_each": _("Each is paid"), "wash": _("Nobody pays")},
        ),
        "reshuffles": KnobWords(_("Reshuffles"), _("How often the discards may become a new stock.")),
    }


def _waiting() -> dict[str, KnobWords]:
    return {
        "wait_new_spread": KnobWords(_("For a new spread"), _("Turns you wait after laying a spread.")),
        "wait_hit": KnobWords(
            _("For being hit"), _("Turns you wait for each card another player hits on your spread.")
        ),
        "wait_own_hit": KnobWords(_("For your own hit"), _("Turns you wait for each card you hit on your own spread.")),
        "wait_adds": KnobWords(_("Waits add up"), _("Otherwise only the longest wait counts.")),
        "wait_effect": KnobWords(
            _("While you wait"),
            _("Waiting means either that you can't drop, or that you lose the whole turn."),
            {"no_drop": _("No drop"), "lost_turn": _("Turn lost")},
        ),
    }


def _scoring() -> dict[str, KnobWords]:
    return {
        "scoring": KnobWords(
            _("Played for"),
            _("Players pay stakes, or score points towards a target."),
            {"stakes": pgettext("played for", "Stakes"), "points": pgettext("played for", "Points")},
        ),
        "payment": KnobWords(
            _("Who is paid"),
            _("Players pay one another, or all put an ante into a pot for the winner."),
            {"direct": _("From player to player"), "pot": _("A pot")},
        ),
        "ante": KnobWords(_("Ante"), _("Stakes each player puts into the pot before the deal.")),
        "target": KnobWords(_("Points to win"), _("The first to get there wins the match."), none=_("No end")),
        "number_score": KnobWords(_("Ace to ten score"), _("The points these cards score."), none=_("Face value")),
    }


def _twists() -> dict[str, KnobWords]:
    return {
        "twists": KnobWords(
            _("Kinds of twist"),
            _("The kinds the dealer may put into the deck, four of each."),
            {kind: kind_name(kind) for kind in TWIST_KINDS},
        ),
        "twist_value": KnobWords(_("A twist counts"), _("Points for a twist or a joker still in your hand.")),
        "least_naturals": KnobWords(_("Natural cards"), _("The fewest cards in a new spread that aren't Wilds.")),
    }


_GROUPS: Mapping[GameName, Callable[[], list[KnobGroup]]] = {
    "tonk": _tonk_groups,
    "gin": gin_knobs,
    "knock-rummy": knock_rummy_knobs,
    "thirty-one": thirty_one_knobs,
}
"""The groups of each game's knobs, without the name."""
