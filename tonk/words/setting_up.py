"""Why a position that is being set up can't be, in one sentence."""

from tonk.rules.refusals import Refusal
from tonk.words import _, ngettext
from tonk.words.phrases import clipped
from tonk.words.refusals import refusal_sentence


def wrong_number(name: str, held: int, most: int) -> str:
    """A hand of so many cards, where it may hold 1 to so many."""
    if not held:
        return _("{name} holds no card yet").format(name=name)
    told = ngettext(
        "{name} holds {held} cards; {most} is the most", "{name} holds {held} cards; {most} are the most", most
    )
    return told.format(name=name, held=held, most=most)


def no_spread(name: str, refusal: Refusal) -> str:
    """Cards before somebody that are no spread."""
    return clipped(_("Before {name}: {why}").format(name=name, why=refusal_sentence(refusal)))


def not_read(why: str) -> str:
    """What was pasted is no position."""
    return clipped(_("This can't be set up: {why}").format(why=why))
