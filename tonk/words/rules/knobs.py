"""Every knob of a rule set in words: what it is called, what it does in a line, and what its values are called.

Each stands in the group with which it is set, in the order in which a page shows them; a test sees to it that none of
them is forgotten.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, assert_never

from tonk.rules.cards import TWIST_KINDS
from tonk.rules.knob_kinds import ChoiceKind, NumberKind, NumberListKind, SubsetKind, SwitchKind, TextKind
from tonk.rules.knobs import KNOBS
from tonk.words import _
from tonk.words.phrases import joined
from tonk.words.rules.special_cards import kind_name


@dataclass(frozen=True)
class KnobWords:
    """The words for a knob.

    Attributes:
        label: The name.
        effect: Its effect, in a line.
        values: The names of its values, where they are words.
        none: The name for no number.
        parts: The name of each of its numbers, where there are always so many.
    """

    label: str
    effect: str
    values: Mapping[str, str] = field(default_factory=dict)
    none: str = ""
    parts: tuple[str, ...] = ()


@dataclass(frozen=True)
class KnobGroup:
    """Knobs that are set together, by name, and the title over them."""

    title: str
    knobs: Mapping[str, KnobWords]


def knob_groups() -> list[KnobGroup]:
    """All knobs with their words, group by group."""
    return [
        KnobGroup(_("Name"), _name()),
        KnobGroup(_("The deal"), _deal()),
        KnobGroup(_("Tonk"), _tonk()),
        KnobGroup(_("Lay and hit"), _laying()),
        KnobGroup(_("Dropping"), _dropping()),
        KnobGroup(_("Caught"), _caught()),
        KnobGroup(_("Going out"), _going_out()),
        KnobGroup(_("Stock empty"), _stock_out()),
        KnobGroup(_("Waiting"), _waiting()),
        KnobGroup(_("Stakes, points"), _scoring()),
        KnobGroup(_("Twists"), _twists()),
    ]


def all_knob_words() -> dict[str, KnobWords]:
    """The words of every knob, by its name."""
    return {knob: words for group in knob_groups() for knob, words in group.knobs.items()}


def value_words(knob: str, value: Any, words: KnobWords) -> str:
    """The name of a value of a knob: ``7``, ``No limit``, ``49 and 50``, ``Any``.

    Args:
        knob: The knob.
        value: The value.
        words: The words for the knob.
    """
    match KNOBS[knob]:
        case SwitchKind():
            return _("yes") if value else _("no")
        case ChoiceKind():
            return words.values.get(value, str(value))
        case SubsetKind():
            return joined([words.values.get(one, str(one)) for one in value]) or _("none")
        case NumberKind():
            return words.none if value is None else str(value)
        case NumberListKind():
            return joined([str(number) for number in value]) or _("none")
        case TextKind():
            return str(value)
        case kind:
            assert_never(kind)


def _name() -> dict[str, KnobWords]:
    return {
        "name": KnobWords(_("Name"), _("What these rules are called, in the list of tables and in the history.")),
        "source": KnobWords(_("Where from"), _("Who plays like this: a line at the end of the rules page.")),
    }


def _deal() -> dict[str, KnobWords]:
    return {
        "least_players": KnobWords(_("Players at least"), _("The fewest who may play.")),
        "most_players": KnobWords(_("Players at most"), _("The most who may play.")),
        "pack": KnobWords(
            _("The pack"),
            _("All 52 cards, or 40 without eights, nines and tens; no run goes beyond a seven then."),
            {"52": _("52 cards"), "40": _("40 cards")},
        ),
        "wilds": KnobWords(
            _("Wild cards"),
            _("In every hand: two jokers in the pack, or the four deuces, or both."),
            {"jokers": _("Jokers"), "deuces": _("Deuces")},
        ),
        "hand_size": KnobWords(_("Cards each"), _("How many cards each player is dealt.")),
        "hand_sizes": KnobWords(
            _("Cards by table"),
            _("How many each is dealt where two play, three, and so on; if none, always as many."),
            parts=(_("2 players"), _("3 players"), _("4 players"), _("5 players"), _("6 players")),
        ),
        "court_values": KnobWords(
            _("Court cards count"),
            _("What a jack, a queen and a king count in the hand."),
            parts=(_("Jack"), _("Queen"), _("King")),
        ),
        "upcard": KnobWords(_("Upcard"), _("After the deal, a card is turned up to start the discards.")),
        "upcard_taker": KnobWords(
            _("Who may take it"),
            _("Whether the first player may take the upcard."),
            {"first": _("The first player"), "nobody": _("Nobody")},
        ),
    }


def _tonk() -> dict[str, KnobWords]:
    return {
        "tonk_exact": KnobWords(_("Tonk with exactly"), _("Dealt hands that count one of these win at once.")),
        "tonk_at_most": KnobWords(
            _("Tonk with at most"), _("A dealt hand this low, or lower, wins at once, too."), none=_("None")
        ),
        "tonk_pays": KnobWords(
            _("A Tonk pays"), _("Stakes from each other player; for points, the bonus that it scores.")
        ),
        "several_tonks": KnobWords(
            _("Several Tonks"),
            _("When two or more players are dealt one."),
            {"draw": _("Nobody pays"), "pay_all": _("All are paid")},
        ),
    }


def _laying() -> dict[str, KnobWords]:
    return {
        "lay_before_draw": KnobWords(
            _("Lay before drawing"), _("Spreads and hits at any time in one's turn, not only after drawing.")
        ),
        "taken_must_be_laid": KnobWords(
            _("Taken cards are laid"), _("A discard may be taken only to lay it or hit with it at once.")
        ),
        "hit_runs": KnobWords(
            _("Runs to hit"),
            _("Whose runs one may add cards to."),
            {"any": _("All"), "others": _("Others'"), "own": _("One's own"), "none": _("None")},
        ),
        "hit_books": KnobWords(_("Hit books"), _("The fourth card may be added to a book of three.")),
        "hits_a_turn": KnobWords(_("Hits a turn"), _("With how many cards one may hit in a turn."), none=_("No limit")),
    }


def _dropping() -> dict[str, KnobWords]:
    return {
        "drop_ceiling": KnobWords(
            _("Drop with at most"), _("The most points one may hold to drop."), none=_("No limit")
        ),
        "first_drop_round": KnobWords(_("First drop in round"), _("Nobody may drop before this round of a hand.")),
        "drop_tie": KnobWords(
            _("A tie"),
            _("What becomes of a dropper when somebody holds as few points."),
            {"caught": _("Is caught"), "wins": _("Wins")},
        ),
        "drop_compares": KnobWords(
            _("Hands compare by"),
            _("Where points are scored: by what cards count, or by what they score."),
            {"face": _("Count"), "scoring": _("Score")},
        ),
    }


def _caught() -> dict[str, KnobWords]:
    return {
        "caught_pays": KnobWords(
            _("Caught, one pays"),
            _("Whom a dropper pays who did not hold the fewest points."),
            {
                "lower": _("Who is lower"),
                "lower_or_equal": _("Lower or as low"),
                "lowest": _("The lowest"),
                "all": _("Everybody"),
            },
        ),
        "caught_multiplier": KnobWords(_("Stakes to each"), _("What each of them is paid.")),
        "caught_extra_to_lowest": KnobWords(
            _("More to the lowest"), _("What the dropper pays the lowest on top of that.")
        ),
        "caught_others_pay_lowest": KnobWords(
            _("Others pay lowest"), _("What each of the others pays the lowest, who has won the hand.")
        ),
    }


def _going_out() -> dict[str, KnobWords]:
    return {
        "out_pays": KnobWords(
            _("Going out pays"), _("Stakes from each other player, when the last card is discarded.")
        ),
        "out_without_discard_pays": KnobWords(
            _("Without a discard"), _("Stakes from each when the last card is laid or hit.")
        ),
    }


def _stock_out() -> dict[str, KnobWords]:
    return {
        "stock_out": KnobWords(
            _("Stock empty"),
            _("What happens when there is nothing left to draw."),
            {"lowest_wins": _("Lowest wins"), "no_score": _("Nobody pays"), "reshuffle": _("Reshuffle")},
        ),
        "stock_out_tie": KnobWords(
            _("Tie for the lowest"),
            _("Where the lowest wins then, and several are as low."),
            {"pay_each": _("Each is paid"), "wash": _("Nobody pays")},
        ),
        "reshuffles": KnobWords(_("Reshuffles"), _("How often the discards may become a new stock, where they do.")),
    }


def _waiting() -> dict[str, KnobWords]:
    return {
        "wait_new_spread": KnobWords(_("For a new spread"), _("How many turns one waits after laying a spread.")),
        "wait_hit": KnobWords(_("For being hit"), _("Turns for each card that another player adds to one's spread.")),
        "wait_own_hit": KnobWords(_("For one's own hit"), _("Turns for each card one adds to a spread of one's own.")),
        "wait_adds": KnobWords(_("Waits add up"), _("If not, only the longest wait counts.")),
        "wait_effect": KnobWords(
            _("Who waits"),
            _("Whether a wait bars one from dropping, or costs the whole turn."),
            {"no_drop": _("May not drop"), "lost_turn": _("Loses the turn")},
        ),
    }


def _scoring() -> dict[str, KnobWords]:
    return {
        "scoring": KnobWords(
            _("Played for"),
            _("Hands are paid in stakes, or score points towards a target."),
            {"stakes": _("Stakes"), "points": _("Points")},
        ),
        "payment": KnobWords(
            _("Who is paid"),
            _("Stakes pass from player to player, or each puts an ante into a pot that the winner takes."),
            {"direct": _("From player to player"), "pot": _("A pot")},
        ),
        "ante": KnobWords(_("Ante"), _("Stakes that each puts into the pot before the deal.")),
        "target": KnobWords(_("Points to win"), _("Whoever gets there wins the game."), none=_("No end")),
        "number_score": KnobWords(
            _("Ace to ten score"), _("What these cards score where points are scored."), none=_("Their face")
        ),
    }


def _twists() -> dict[str, KnobWords]:
    return {
        "twists": KnobWords(
            _("Twist cards"),
            _("Which kinds the dealer may put into the pack, four of each."),
            {kind: kind_name(kind) for kind in TWIST_KINDS},
        ),
        "twist_value": KnobWords(_("A twist counts"), _("Points for a twist or a joker that is still in the hand.")),
        "least_naturals": KnobWords(_("Natural cards"), _("How many a new spread needs at least, beside its Wilds.")),
    }
