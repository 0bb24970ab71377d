"""The people at the table in a few words each: their lives away from cards, and their play."""

from collections.abc import Iterable, Sequence

from tonk.words import _, pgettext, retold
from tonk.words.phrases import paragraph


def bearing(character: str) -> str:
    """Return a phrase about a character that can stand alone, or after the name.

    Args:
        character: The id of one of ``session.match.characters.CHARACTERS``.

    Returns:
        The phrase; empty for an unknown character.
    """
    # Translators: a person of the game in a few words, which stand alone and behind the name, as in “Ruby. The singer,
    # between two sets.”
    phrases = {
        "ruby": _("The singer, between sets"),
        "earl": _("The pianist; the hat stays on"),
        "mae": _("Keeps the coats, and every secret"),
        "otis": _("The trumpeter, off until nine"),
        "pearl": _("Owns the building, and the piano"),
        "leroy": _("Drives the cab outside"),
        "celeste": _("Front row, third from the left"),
        "solomon": _("Sells books, has read them all"),
        "ines": _("Flies the mail, grounded by fog"),
        "frost": _("Nobody has asked what he does"),
        "lin": _("The doctor, out of hours"),
        "arjun": _("Ship's engineer, ashore till Friday"),
    }
    return phrases.get(character, "")


def level_name(level: str) -> str:
    """Return the name of a level, in a word; empty for a person, and for an unknown level."""
    # Translators: how well a bot plays, or somebody at the table; a word that does for women and men.
    names = {
        "novice": _("Novice"),
        "casual": _("Casual"),
        "solid": _("Solid"),
        "sharp": _("Sharp"),
        "expert": _("Expert"),
    }
    return names.get(level, "")


def level_text(level: str) -> str:
    """Say in a sentence what a level means at the table; empty for an unknown level."""
    sentences = {
        "novice": _("Still learning. Overlooks hits, remembers nothing, keeps court cards, and drops too boldly."),
        "casual": _("Plays for company. Sees every hit, but forgets the discards, and drops on a hunch."),
        "solid": _("Plays with care. Remembers every discard, and who took what."),
        "sharp": _("Plays to win. Knows exactly when to drop, whatever the rules or the number of players."),
        "expert": _("Thinks ahead. Plays out what the others may hold before every move."),
    }
    return sentences.get(level, "")


def same_name(names: Sequence[str]) -> str:
    """Say in a sentence that two players have the same name, or return ""."""
    alike = [name.casefold() for name in names]
    twice = next((name for name in names if alike.count(name.casefold()) > 1), "")
    return _("Two players are called {name}. Give one of them another name.").format(name=twice) if twice else ""


@retold
def ways(traits: Sequence[str]) -> str:
    """Return a style in one to three words.

    Args:
        traits: The traits to mention, from ``bots.style.PlayStyle.traits``.

    Returns:
        The words with commas between them; empty without traits.
    """
    # Translators: how somebody plays, of a woman or a man, as in “careful, slow”.
    words = {
        "bold": pgettext("a way of playing", "bold"),
        "careful": pgettext("a way of playing", "careful"),
        "hoards": pgettext("a way of playing", "hoards"),
        "early": pgettext("a way of playing", "lays early"),
        "quick": pgettext("a way of playing", "quick"),
        "slow": pgettext("a way of playing", "slow"),
    }
    return pgettext("between items of a list", ", ").join(words[trait] for trait in traits)


def ways_text(traits: Iterable[str]) -> str:
    """Say what a style means at the table, in one sentence per trait."""
    sentences = {
        "bold": _("Drops with slightly more points than most."),
        "careful": _("Drops with slightly fewer points than most."),
        "hoards": _("Keeps low spreads in hand."),
        "early": _("Lays every spread at once."),
        "quick": _("Doesn't think for long."),
        "slow": _("Takes time to think."),
    }
    return paragraph(*(sentences[trait] for trait in traits))


def introduction(name: str, level: str, traits: Iterable[str]) -> str:
    """Introduce a player in a few sentences: level and style; empty for an unknown level.

    Args:
        name: The player's name.
        level: The level.
        traits: The style of play, one word for each trait.
    """
    sentence = level_text(level)
    if not sentence:
        return ""
    # Translators: {level} is how well the player plays, as in “Solid”.
    return paragraph(_("{name} ({level}).").format(name=name, level=level_name(level)), sentence, ways_text(traits))


def introduced(name: str, character: str) -> str:
    """Introduce a player by name and in a few words.

    Args:
        name: The player's name.
        character: The id of one of ``session.match.characters.CHARACTERS``.
    """
    # Translators: {bearing} says who somebody is, as in “Ruby. The singer, between sets.”.
    return _("{name}. {bearing}.").format(name=name, bearing=bearing(character))
