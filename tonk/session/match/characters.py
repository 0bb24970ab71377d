"""The people who play against you: their names, which portraits are theirs, and how they play."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal, get_args

from tonk.bots import LEVELS, BotName
from tonk.bots.play_style import PLAIN, PlayStyle
from tonk.bots.weights import Level
from tonk.session.match.plan import Player, PlayerLevel

Mood = Literal["calm", "thinks", "pleased", "caught", "waits"]
CALM: Final[Mood] = "calm"
THINKS: Final[Mood] = "thinks"
PLEASED: Final[Mood] = "pleased"
CAUGHT: Final[Mood] = "caught"
WAITS: Final[Mood] = "waits"
MOODS: tuple[Mood, ...] = get_args(Mood)
"""The moods that a face can show: attentive, thinking, winning, paying, or barred from dropping."""


@dataclass(frozen=True, slots=True)
class Character:
    """An opponent whom the game brings to the table.

    Attributes:
        id: The name in the portrait's files.
        name: The name at the table.
        level: The usual level, one of ``bots.LEVELS``.
        style: The style of play, at every level.
    """

    id: str
    name: str
    level: Level
    style: PlayStyle


_BOLD, _CAREFUL = 1.0, -0.5
_DARING, _WARY = 2.0, -0.3
"""The same for levels that don't misjudge and already drop a little late: more caution would cost them too much."""
_HOARDS, _KEEPS_LITTLE, _EARLY = 8.0, 4.0, 0.0
_QUICK, _EVEN, _SLOW = 0.7, 1.0, 1.4

CHARACTERS = (
    Character("ruby", "Ruby", "casual", PlayStyle(_BOLD, _KEEPS_LITTLE, _QUICK)),
    Character("earl", "Earl", "casual", PlayStyle(_CAREFUL, _KEEPS_LITTLE, _SLOW)),
    Character("mae", "Mae", "casual", PlayStyle(0, _HOARDS, _EVEN)),
    Character("otis", "Otis", "novice", PlayStyle(0, _EARLY, 0.6)),
    Character("pearl", "Pearl", "sharp", PlayStyle(_DARING, _KEEPS_LITTLE, 1.3)),
    Character("leroy", "Leroy", "casual", PlayStyle(_CAREFUL, _KEEPS_LITTLE, _QUICK)),
    Character("celeste", "Celeste", "novice", PlayStyle(_BOLD, _EARLY, _EVEN)),
    Character("solomon", "Solomon", "sharp", PlayStyle(0, _HOARDS, 1.6)),
    Character("ines", "Ines", "solid", PlayStyle(_BOLD, _EARLY, 0.9)),
    Character("frost", "Mr. Frost", "expert", PlayStyle(_DARING, _HOARDS, 1.2)),
    Character("lin", "Dr. Lin", "expert", PlayStyle(_WARY, _KEEPS_LITTLE, 0.8)),
    Character("arjun", "Arjun", "solid", PlayStyle(_CAREFUL, _EARLY, _EVEN)),
)
"""All characters; those listed first are seated first."""

_BY_NAME: Mapping[str, Character] = MappingProxyType({character.name: character for character in CHARACTERS})


def character_of(name: str) -> Character | None:
    """The character of this name; None for a name that the game does not know."""
    return _BY_NAME.get(name)


def free_character(level: PlayerLevel, taken: Collection[str]) -> Character:
    """Return an unseated character, of those whose usual level is nearest to a level.

    Args:
        level: The level.
        taken: The names of all players at the table, in any case; fewer than there are characters.
    """
    there, wanted = {name.casefold() for name in taken}, _strength(level)
    free = (one for one in CHARACTERS if one.name.casefold() not in there)
    return min(free, key=lambda one: abs(_strength(one.level) - wanted))


def _strength(level: PlayerLevel) -> int:
    return LEVELS.index(level) if level in LEVELS else 0


def others(level: BotName, count: int, person: str = "") -> tuple[Player, ...]:
    """Return bots of a level, first those who usually play at it, avoiding the person's name.

    Args:
        level: The level of all of them.
        count: The number of bots.
        person: The name of the person, which no bot gets.
    """
    free = [one for one in CHARACTERS if one.name.casefold() != person.casefold()]
    free.sort(key=lambda one: one.level != level)
    return tuple(Player(one.name, level) for one in free[:count])


def without_guests(players: Sequence[Player]) -> tuple[Player, ...]:
    """Return the players with only the first person; all other persons are replaced by bots.

    Args:
        players: The players of a former game.
    """
    guests = [player for player in players if player.is_person][1:]
    there = {player.name.casefold() for player in players}
    free = iter([one for one in CHARACTERS if one.name.casefold() not in there])
    # The game knows more characters than a table has chairs.
    bots = ((one, next(free)) if one in guests else (one, None) for one in players)
    return tuple(one if bot is None else Player(bot.name, bot.level) for one, bot in bots)


def style_of(name: str) -> PlayStyle:
    """Return the style of the bot with this name; PLAIN for an unknown name."""
    character = character_of(name)
    return PLAIN if character is None else character.style
