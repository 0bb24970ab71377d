"""Light hints in words."""

from collections.abc import Callable, Mapping

from tonk.rules.cards import CardSet
from tonk.session.learning.hint_kinds import HintKind
from tonk.words import _
from tonk.words.cards import cards_text
from tonk.words.phrases import points


def hint_sentence(what: HintKind, cards: CardSet, count: int) -> str:
    """A hint (`tonk.session.learning.hints`) as a sentence.

    Args:
        what: The thing pointed out.
        cards: The cards that it is about.
        count: The points that it is about.
    """
    told: Mapping[HintKind, Callable[[], str]] = {
        "wait": lambda: _("Watch what the others take and what they discard."),
        "drop": lambda: _("You hold only {points}. If you think nobody has fewer, drop."),
        "take-spread": lambda: _("Take the top discard: it makes {cards}."),
        "take-hit": lambda: _("Take {cards} from the discards: you can hit a spread on the table with it."),
        "draw": lambda: _("Draw: you have no use for the top discard."),
        "lay": lambda: _("Lay {cards}: they make a spread."),
        "hit": lambda: _("Hit with {cards}: it fits a spread on the table."),
        "throw": lambda: (
            _("Discard {cards}: it helps you least.") if cards else _("Discard the card that counts most.")
        ),
        "throw-high": lambda: _("Discard {cards}: it counts {n}, the most in your hand."),
        "throw-loose": lambda: _("Discard {cards}: the cards you keep can still become a spread."),
    }
    return told[what]().format(cards=cards_text(cards), points=points(count), n=count)
