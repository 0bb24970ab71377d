"""The settings for eyes and hands: own suit colours, dark cards, messages that stay, drags that begin late."""

from collections.abc import Callable, Mapping

from tonk.session.settings import AS_SYSTEM, OWN_SUITS, Settings
from tonk.ui.drawing.card_look import palette_of
from tonk.ui.drawing.colour_vision import Vision, mistaken
from tonk.ui.widgets import ChoiceField, Toggle
from tonk.words import _, pgettext

MakesChoice = Callable[[str, str], "ChoiceField[str | float]"]
"""Makes a choice with a label, for the named setting."""
MakesToggle = Callable[[str, str, str], Toggle]
"""Makes a switch with a label and a note, for the named setting."""


def ease_fields(choice: MakesChoice, toggle: MakesToggle) -> dict[str, "ChoiceField[str | float] | Toggle"]:
    """Return the widgets of these settings, by name.

    Args:
        choice: Makes a choice.
        toggle: Makes a switch.
    """
    return {
        **{key: choice(name, key) for key, name in _suit_names().items()},
        "reduced_motion": choice(_("Reduced motion"), "reduced_motion"),
        "left_handed": toggle(_("Left-handed table"), "left_handed", _("Buttons on the left, the log on the right")),
        "dark_cards": toggle(_("Dark cards"), "dark_cards", _("Light print on dark cards")),
        "drag_distance": choice(_("A drag begins"), "drag_distance"),
        "double_click": toggle(
            _("Double click"),
            "double_click",
            _("Lays the best spread with that card. When this is off, it counts as one click"),
        ),
        "key_repeat": choice(_("Held keys repeat"), "key_repeat"),
        "sticky_messages": toggle(_("Messages stay"), "sticky_messages", _("Until you press them, or press Esc")),
    }


def ease_names() -> Mapping[str, dict[str | float, str]]:
    """Return the names of the values of these settings."""
    return {
        **dict.fromkeys(OWN_SUITS, _ink_names()),
        "reduced_motion": {
            # Translators: cards fade instead of flying if the settings of the computer ask for less motion.
            AS_SYSTEM: pgettext("reduced motion", "Same as the system"),
            "on": pgettext("reduced motion", "Always"),
            "off": pgettext("reduced motion", "Never"),
        },
        "drag_distance": {
            "short": pgettext("a drag begins", "At once"),
            "normal": pgettext("a drag begins", "Soon"),
            "long": pgettext("a drag begins", "Late"),
        },
        "key_repeat": {
            "usual": pgettext("held keys repeat", "Usual"),
            "slow": pgettext("held keys repeat", "Slowly"),
            "off": pgettext("held keys repeat", "Never"),
        },
    }


def _suit_names() -> dict[str, str]:
    """Return the names of the suits, by the settings of their colours."""
    return {
        "own_clubs": pgettext("own suit colour", "Clubs"),
        "own_diamonds": pgettext("own suit colour", "Diamonds"),
        "own_hearts": pgettext("own suit colour", "Hearts"),
        "own_spades": pgettext("own suit colour", "Spades"),
    }


def _ink_names() -> dict[str | float, str]:
    """Return the names of the possible colours of a suit."""
    return {
        "black": pgettext("colour of a suit", "Black"),
        "red": pgettext("colour of a suit", "Red"),
        "green": pgettext("colour of a suit", "Green"),
        "blue": pgettext("colour of a suit", "Blue"),
        "teal": pgettext("colour of a suit", "Teal"),
        "violet": pgettext("colour of a suit", "Violet"),
        "orange": pgettext("colour of a suit", "Orange"),
        "brown": pgettext("colour of a suit", "Brown"),
    }


def suits_warning(settings: Settings) -> str:
    """Return who can't distinguish which suits in the player's colours, or ""."""
    if settings.suit_colours != "own":
        return ""
    found = mistaken([ink.shine if settings.dark_cards else ink.sign for ink in palette_of(settings.palette)])
    if found is None:
        return ""
    names = list(_suit_names().values())
    # Translators: {one} and {other} are suits, as they are called beside the choice of their colours.
    sentence = {
        Vision.USUAL: _("{one} and {other}: these two colours are too much alike."),
        Vision.PROTAN: _("{one} and {other}: people who see no red can't tell these two colours apart."),
        Vision.DEUTAN: _("{one} and {other}: people who see no green can't tell these two colours apart."),
        Vision.TRITAN: _("{one} and {other}: people who see no blue can't tell these two colours apart."),
    }[found[2]]
    return sentence.format(one=names[found[0]], other=names[found[1]])
