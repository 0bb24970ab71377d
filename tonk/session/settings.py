"""The player's settings: plain values with ranges, and how they are read from and written as JSON."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any

from tonk.words import _
from tonk.words.translating import SYSTEM_LANGUAGE

ANIMATION_SPEEDS = ("0.5", "1", "2", "4", "instant")
THINKING_TIMES = ("slow", "normal", "fast", "none")
CARD_SIZES = ("small", "medium", "large")
SUIT_COLOURS = ("two", "four", "safe", "own")
OWN_SUITS = ("own_clubs", "own_diamonds", "own_hearts", "own_spades")
"""The settings of the colours that a player chose for the suits, in their order."""
KEY_REPEATS = ("usual", "slow", "off")
"""The ways that a key, or a direction of a pad, repeats while it is held."""
DRAG_DISTANCES = ("short", "normal", "long")
"""The ways that a press travels before it is a drag."""
INKS = ("black", "red", "green", "blue", "teal", "violet", "orange", "brown")
AS_SYSTEM = "system"
REDUCED_MOTIONS = (AS_SYSTEM, "on", "off")
"""The times when cards fade instead of flying: as the system is set, always, or never."""
CARD_FACES = ("standard", "large", "both")
"""The faces: a printer's, one large index, or that index in both upper corners."""
BACK_OF_PLACE = "place"
"""A card back that follows the place."""
CARD_BACKS = ("medal", "deco", "raven", "frost", "peacock", "lantern")
PORTRAIT_FRAMES = ("none", "brass", "iron", "ice", "laurel")
"""The frames of a person's portrait at the table."""
FAIR_DEALS = ("off", "show", "cut")
"""The choices for the seal: not shown, shown before the deal, or shown and then cut by a person."""
CROSS_TIMES = ("off", "10", "20", "30")
"""The seconds to answer whether you cross, before that counts as no."""
COACH_OFF, COACH_MISTAKES, COACH_AFTER, COACH_BEFORE = COACH_MODES = ("off", "mistakes", "after", "before")
"""The times when the coach speaks: never, when a move was a mistake, after each move, or before it."""
COACH_LEAST = ("0.05", "0.1", "0.25", "0.5")
"""The least that a mistake costs which is spoken of, in stakes."""
PLACES = ("club", "camp", "cafe", "station", "plain", "cafe-evening", "cardroom", "porch")
"""The tables one can sit at: a jazz club, the Company's camp, a French café, a northern station, a plain table; the
café in the evening, where no rule set is at home; a card room; and a porch."""
MUSIC_OF_PLACE, MUSIC_OFF = "place", "off"
"""Music that follows the place, and none."""
TUNES = (
    "two-lamps",
    "late-table",
    "side-street",
    "embers",
    "long-march",
    "petit-matin",
    "rue-des-lilas",
    "night-mail",
    "last-platform",
    "quiet-hands",
    "green-baize",
)
"""The tunes: three of the club, and two each of the camp, the café, the station and the plain table."""
LETTERS_OF_LANGUAGE = "language"
CARD_LETTERS = (LETTERS_OF_LANGUAGE, "JQK", "VDR")
"""The letters of jack, queen and king: as the language has them, or these."""
SPEECH_RATES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)
SPEECH_PITCHES = (0.5, 0.75, 1.0, 1.25, 1.5)
"""The speeds of the voice, 1 for its usual one."""
SPEECH_DETAILS = ("terse", "normal", "full")
"""The voice says little, or more (`tonk.words.narration`)."""
SCAN_OFF = "off"
SCANNING = (SCAN_OFF, "0.7", "1", "1.5", "2", "3", "5", "8")
"""The seconds for which scanning stays on each thing, for those who play with one switch."""
UI_SCALES = (0.75, 0.9, 1.0, 1.1, 1.2, 1.25, 1.5, 1.75, 2.0)

CHOICES: Mapping[str, tuple[str | float, ...]] = {
    "animation_speed": ANIMATION_SPEEDS,
    "thinking_time": THINKING_TIMES,
    "card_size": CARD_SIZES,
    "suit_colours": SUIT_COLOURS,
    **dict.fromkeys(OWN_SUITS, INKS),
    "drag_distance": DRAG_DISTANCES,
    "key_repeat": KEY_REPEATS,
    "reduced_motion": REDUCED_MOTIONS,
    "card_face": CARD_FACES,
    "card_back": (BACK_OF_PLACE, *CARD_BACKS),
    "portrait_frame": PORTRAIT_FRAMES,
    "place": ("rules", *PLACES),
    "music": (MUSIC_OF_PLACE, *TUNES, MUSIC_OFF),
    "fair_deal": FAIR_DEALS,
    "cross_time": CROSS_TIMES,
    "ui_scale": UI_SCALES,
    "speech_rate": SPEECH_RATES,
    "speech_pitch": SPEECH_PITCHES,
    "speech_detail": SPEECH_DETAILS,
    "coach": COACH_MODES,
    "coach_least": COACH_LEAST,
    "card_letters": CARD_LETTERS,
    "scanning": SCANNING,
}
"""Settings that take one of a few values, and those values in the order a screen lists them."""

OF_SCREEN = ("full_screen", "window_size", "master_volume", "open_rewards", "system_calm")
"""Settings that belong to the screen and its loudspeakers, and not to one of the people there."""

VOLUMES = ("master_volume", "effects_volume", "interface_volume", "music_volume", "room_volume")
"""Settings that take any number from 0 (silent) to 1."""


@dataclass(frozen=True)
class Settings:
    """Everything the settings screen can change, and what is remembered with it.

    ``unknown`` holds keys another version wrote; they are kept and written back.

    Raises:
        ValueError: A value is not one that its setting takes.
    """

    language: str = SYSTEM_LANGUAGE
    """The code of the language; one that this copy does not know is kept, and the system's is spoken."""
    card_letters: str = LETTERS_OF_LANGUAGE
    animation_speed: str = "1"
    thinking_time: str = "normal"
    master_volume: float = 0.6
    effects_volume: float = 1.0
    interface_volume: float = 1.0
    """The loudness of presses, switches and pages; cards and chips are effects."""
    music_volume: float = 0.4
    room_volume: float = 0.5
    """The loudness of the quiet sound of the place."""
    music: str = MUSIC_OF_PLACE
    """The tune that is played over and over, or where the tunes come from."""
    mono_sound: bool = False
    """True if both ears hear the same."""
    captions: bool = False
    """True if a line says what can be heard."""
    speech: bool = False
    """True if everything is spoken."""
    keys_told: bool = False
    """True once the keys of the table have been spoken."""
    scanning: str = SCAN_OFF
    speech_rate: float = 1.0
    speech_pitch: float = 1.0
    speech_detail: str = "normal"
    card_size: str = "medium"
    suit_colours: str = "two"
    own_clubs: str = "green"
    own_diamonds: str = "blue"
    own_hearts: str = "red"
    own_spades: str = "black"
    dark_cards: bool = False
    """True if the paper of the cards is dark and their signs are light."""
    drag_distance: str = "normal"
    double_click: bool = True
    """True if a double click on a card lays its best spread."""
    key_repeat: str = "usual"
    left_handed: bool = False
    """True if the buttons of the table are at the left, and the log at the right."""
    sticky_messages: bool = False
    """True if notices stay until they are pressed."""
    card_face: str = "standard"
    lens: bool = False
    """True if what is pointed at is shown twice as large."""
    card_back: str = BACK_OF_PLACE
    portrait_frame: str = "none"
    place: str = "rules"
    """The place of the table; "rules": where the rule set is at home."""
    fair_deal: str = "off"
    cross_time: str = "off"
    take_back: bool = True
    """True if moves of a match may be taken back while nobody has learnt anything by them."""
    lessons: bool = True
    """True if what is new in a game of twists is explained when it first turns up."""
    lessons_seen: tuple[str, ...] = ()
    """The lessons that have been read (`tonk.session.learning.table_tips`)."""
    coach: str = COACH_OFF
    coach_least: str = "0.1"
    table_talk: bool = True
    """True if the regulars say a few words at the table now and then."""
    statistics: bool = True
    """True if there is a page of statistics."""
    open_rewards: bool = False
    """True if what the Circuit pays can be chosen without having been earned."""
    full_screen: bool = False
    window_size: tuple[int, ...] = ()
    """The width and height in pixels that the window had last, when not full screen; empty for the usual ones."""
    reduced_motion: str = AS_SYSTEM
    keys: tuple[str, ...] = ()
    """The keys that the player has assigned, “command=key” each; all others are the usual ones."""
    pad_buttons: tuple[str, ...] = ()
    """The same for the buttons of a game pad."""
    rumble: bool = True
    """True if a game pad shakes at your turn, when you are caught and at a Tonk."""
    ui_scale: float = 1.0
    system_calm: bool = field(default=False, repr=False)
    """True if the system asks for less motion. It is asked at each start, and not kept."""
    unknown: Mapping[str, Any] = field(default_factory=dict, repr=False, hash=False)

    def __post_init__(self) -> None:
        for key in _KEYS:
            if not _allowed(key, getattr(self, key)):
                raise ValueError(f"{key} cannot be {getattr(self, key)!r}")
        for key in _LISTS:
            object.__setattr__(self, key, tuple(getattr(self, key)))

    @property
    def less_motion(self) -> bool:
        """Return whether cards fade instead of flying."""
        return self.system_calm if self.reduced_motion == AS_SYSTEM else self.reduced_motion == "on"

    @property
    def cross_seconds(self) -> float | None:
        """The seconds to answer whether you cross; None for no limit."""
        return None if self.cross_time == "off" else float(self.cross_time)

    @property
    def palette(self) -> str:
        """The name of the suit colours: "own:" and the four inks where the player chose them."""
        if self.suit_colours != "own":
            return self.suit_colours
        return "own:" + ",".join(getattr(self, key) for key in OWN_SUITS)

    def changed(self, **values: Any) -> "Settings":
        """These settings with some values changed.

        Raises:
            ValueError: A value is not one that its setting takes.
            TypeError: There is no such setting.
        """
        return replace(self, **values)

    def on_screen_of(self, other: "Settings") -> "Settings":
        """These settings with what belongs to the screen as others have it."""
        return replace(self, **{key: getattr(other, key) for key in OF_SCREEN})

    def teaching(self, *, wanted: bool) -> "Settings":
        """These settings with lessons, all of them from the first, or without any."""
        return self.changed(lessons=wanted, lessons_seen=())

    def to_json(self) -> dict[str, Any]:
        """All settings as a plain JSON object, unknown keys of other versions included."""
        values = {key: getattr(self, key) for key in _KEYS}
        return {**self.unknown, **values, **{key: list(values[key]) for key in _LISTS}}

    @classmethod
    def from_json(cls, obj: object) -> tuple["Settings", list[str]]:
        """Settings from a JSON object, and a sentence for each value that could not be used.

        A value that is missing or wrong costs that one setting only: it takes its default.
        """
        if not isinstance(obj, dict):
            return cls(), [_("Your settings can't be read. Tonk uses the default ones.")]
        if isinstance(obj.get("reduced_motion"), bool):
            # A switch, in 0.1.0. Off was merely the usual, so that nobody who chose it can be told apart.
            obj = {**obj, "reduced_motion": "on" if obj["reduced_motion"] else AS_SYSTEM}
        usual = cls()
        values: dict[str, Any] = {}
        problems: list[str] = []
        for key in _KEYS:
            if key not in obj:
                continue
            if _allowed(key, obj[key]):
                values[key] = float(obj[key]) if key in _NUMBERS else obj[key]
            else:
                sentence = _("The setting “{key}” can't be “{value}”. Tonk uses “{usual}”.")
                problems.append(
                    sentence.format(key=key, value=str(obj[key])[:40], usual=getattr(usual, key)),
                )
        unknown = {key: value for key, value in obj.items() if key not in _KEYS}
        return cls(**values, unknown=unknown), problems


_KEYS = tuple(item.name for item in fields(Settings) if item.name not in ("unknown", "system_calm"))
_NUMBERS = frozenset((*VOLUMES, "ui_scale", "speech_rate", "speech_pitch"))
_LISTS = frozenset(("lessons_seen", "window_size", "keys", "pad_buttons"))
_MOST_LISTED, _LONGEST_LISTED = 100, 40
_MOST_PIXELS = 32_768


def _is_list(value: object) -> bool:
    """Return whether it is a list of a few short words."""
    if not isinstance(value, list | tuple) or len(value) > _MOST_LISTED:
        return False
    return all(isinstance(word, str) and len(word) <= _LONGEST_LISTED for word in value)


def _is_size(value: object) -> bool:
    """Return whether it is a width and a height in pixels, or nothing."""
    if not isinstance(value, list | tuple) or len(value) not in (0, 2):
        return False
    return all(type(pixels) is int and 0 < pixels <= _MOST_PIXELS for pixels in value)


def _allowed(key: str, value: object) -> bool:
    """Return whether the setting takes this value. True and 1 are equal in Python; here they are not the same."""
    if key == "language":
        return isinstance(value, str) and 0 < len(value) <= _LONGEST_LISTED
    if key in _LISTS:
        return _is_size(value) if key == "window_size" else _is_list(value)
    if key not in CHOICES and key not in VOLUMES:
        return isinstance(value, bool)
    if key in _NUMBERS and (isinstance(value, bool) or not isinstance(value, int | float)):
        return False
    if key in CHOICES:
        return isinstance(value, str | int | float) and value in CHOICES[key]
    return isinstance(value, int | float) and 0 <= value <= 1
