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
        "wait": lambda: _("Watch what the others take and what they throw away."),
        "drop": lambda: _("You hold only {points}. If you think that nobody has fewer, drop."),
        "take-spread": lambda: _("The top discard makes {cards}: take it."),
        "take-hit": lambda: _("{cards} on the discards fits a spread on the table. You may take it, and hit."),
        "draw": lambda: _("The top discard is of no use to you: draw."),
        "lay": lambda: _("{cards} are a spread: lay them."),
        "hit": lambda: _("{cards} fits a spread on the table: hit it."),
        "throw": lambda: _("I would throw away {cards}.") if cards else _("Throw away what counts most."),
    }
    return told[what]().format(cards=cards_text(cards), points=points(count))
