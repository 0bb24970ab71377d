"""The meaning of each sound of the game, in words."""

from tonk.words import _


def sound_names() -> dict[str, str]:
    """Return the meaning of each sound, by its name, including those of buttons and pages."""
    return {
        "stock": _("Stock"),
        "discards": _("Discards"),
        "spread": _("A spread"),
        "flick": _("A card is drawn from the stock"),
        "slide": _("The discard is taken"),
        "place": _("A card is laid or discarded"),
        "hit": _("A hit"),
        "turn": _("A card is turned over"),
        "deal": _("A card is dealt"),
        "shuffle": _("The deck is shuffled"),
        "knock": _("A drop or a knock"),
        "chips": _("Money changes hands"),
        "win": _("You win a hand"),
        "cross": _("A Cross"),
        "last": _("The last card of the stock"),
        "out": _("Someone goes out"),
        "held": _("A drop wins"),
        "run": _("A run wins"),
        "wild": _("A Wild ends the hand"),
        "caught": _("A drop is caught"),
        "bonus": _("A bonus"),
        "tonk": _("A Tonk"),
        "life": _("A life is lost"),
        "undercut": _("An undercut"),
        "gin": _("Gin or rum"),
        "thirty-one": _("Thirty-one"),
        "match": _("A match is won"),
        "champion": _("A table of the Circuit is won"),
        "yours": _("Your turn"),
        "refused": _("Not possible now"),
        "short": _("Time is running out"),
        "hint": _("A hint"),
        "lesson": _("A lesson speaks"),
        "coach": _("The coach speaks"),
        "choose": _("A card is chosen"),
        "press": _("A button"),
        "on": _("On"),
        "off": _("Off"),
        "opens": _("A page opens"),
        "closes": _("A page closes"),
    }
