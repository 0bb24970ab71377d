"""The player's settings: plain values with ranges, and their JSON."""

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
"""The settings for the player's own suit colours, in suit order."""
KEY_REPEATS = ("usual", "slow", "off")
"""The speeds at which a held key or pad direction repeats."""
DRAG_DISTANCES = ("short", "normal", "long")
"""The distances that the pointer must move before a press becomes a drag."""
INKS = ("black", "red", "green", "blue", "teal", "violet", "orange", "brown")
AS_SYSTEM = "system"
REDUCED_MOTIONS = (AS_SYSTEM, "on", "off")
"""Reduced motion, with cards that fade instead of flying: as the system says, always, or never."""
CARD_FACES = ("standard", "large", "both")
"""The card faces: standard, one large index, or large indices in both upper corners."""
BACK_OF_PLACE = "place"
"""A card back that follows the place."""
CARD_BACKS = ("medal", "deco", "raven", "frost", "peacock", "lantern")
PORTRAIT_FRAMES = ("none", "brass", "iron", "ice", "laurel")
"""The frames of a person's portrait at the table."""
FAIR_DEALS = ("off", "show", "cut")
"""The uses of the seal: not shown, shown before the deal, or shown, and then a person cuts."""
CROSS_TIMES = ("off", "10", "20", "30")
"""The seconds to answer whether you cross; no answer counts as no."""
COACH_OFF, COACH_MISTAKES, COACH_AFTER, COACH_BEFORE = COACH_MODES = ("off", "mistakes", "after", "before")
"""The coach's modes: silent, after a mistake, after each move, or before it."""
COACH_LEAST = ("0.05", "0.1", "0.25", "0.5")
"""The least loss, in stakes, that the coach mentions as a mistake."""
PLACES = ("club", "camp", "cafe", "station", "plain", "cafe-evening", "cardroom", "porch", "bar")
"""The places: a jazz club, the Company's camp, a French café, a northern station, a plain table; the café in the
evening (no rule set's home), a card room, a porch and a bar.
"""
MUSIC_OF_PLACE, MUSIC_OFF = "place", "off"
"""Music that follows the place, and no music."""
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
    "low-deadwood",
    "screen-door",
    "last-call",
)
"""The tunes: three for the club, two each for the camp, the café, the station and the plain table, and one each for the
card room, the porch and the bar."""
LETTERS_OF_LANGUAGE = "language"
CARD_LETTERS = (LETTERS_OF_LANGUAGE, "JQK", "VDR")
"""The letters of jack, queen and king: those of the language, English, or French."""
SPEECH_RATES = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0)
SPEECH_PITCHES = (0.5, 0.75, 1.0, 1.25, 1.5)
"""The pitches of the voice, as factors; 1 is its usual one."""
SPEECH_DETAILS = ("terse", "normal", "full")
"""The amounts of detail in speech (`tonk.words.narration`)."""
SCAN_OFF = "off"
SCANNING = (SCAN_OFF, "0.7", "1", "1.5", "2", "3", "5", "8")
"""The seconds for which scanning stays on each control, for playing with a single switch."""
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
"""Settings with a fixed set of values, listed in screen order."""

OF_SCREEN = ("full_screen", "window_size", "master_volume", "open_rewards", "system_calm")
"""Settings of the screen and its speakers, which people can't have for themselves."""

VOLUMES = ("master_volume", "effects_volume", "interface_volume", "music_volume", "room_volume")
"""Settings with any number from 0 (silent) to 1."""


@dataclass(frozen=True)
class Settings:
    """The values on the settings page, and others that are kept with them.

    ``unknown`` holds keys written by another version; they are kept and written back.

    Raises:
        ValueError: A value is not allowed for its setting.
    """

    language: str = SYSTEM_LANGUAGE
    """The code of the language; an unknown one is kept, but the system's language is used."""
    card_letters: str = LETTERS_OF_LANGUAGE
    animation_speed: str = "1"
    thinking_time: str = "normal"
    master_volume: float = 0.6
    effects_volume: float = 1.0
    interface_volume: float = 1.0
    """The volume of presses, switches and pages; cards and chips are effects."""
    music_volume: float = 0.4
    room_volume: float = 0.5
    """The volume of the place's background sound."""
    music: str = MUSIC_OF_PLACE
    """The tune that repeats, or the source of tunes."""
    mono_sound: bool = False
    """True if both ears hear the same sound."""
    captions: bool = False
    """True if captions describe the sounds."""
    speech: bool = False
    """True if everything is spoken."""
    keys_told: bool = False
    """True once the voice has explained the table's keys."""
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
    """True if cards have dark paper and light signs."""
    drag_distance: str = "normal"
    double_click: bool = True
    """True if a double click on a card lays its best spread."""
    key_repeat: str = "usual"
    left_handed: bool = False
    """True if the table's buttons are on the left and the log on the right."""
    sticky_messages: bool = False
    """True if notices stay until they are pressed."""
    card_face: str = "standard"
    lens: bool = False
    """True if the thing under the pointer is magnified."""
    card_back: str = BACK_OF_PLACE
    portrait_frame: str = "none"
    place: str = "rules"
    """The place of the table; "rules" for the rule set's home."""
    fair_deal: str = "off"
    cross_time: str = "off"
    take_back: bool = True
    """True if moves of a match may be taken back as long as they revealed nothing."""
    lessons: bool = True
    """True if new things are explained when they first turn up."""
    lessons_seen: tuple[str, ...] = ()
    """The lessons that have been read (`tonk.session.learning.table_tips`)."""
    coach: str = COACH_OFF
    coach_least: str = "0.1"
    table_talk: bool = True
    """True if the regulars talk at the table now and then."""
    statistics: bool = True
    """True if the statistics page is offered."""
    open_rewards: bool = False
    """True if the Circuit's rewards can be chosen before they are earned."""
    full_screen: bool = False
    window_size: tuple[int, ...] = ()
    """The window's last width and height in pixels, when not full screen; empty for the default."""
    reduced_motion: str = AS_SYSTEM
    keys: tuple[str, ...] = ()
    """The keys that the player has assigned, as “command=key”; other commands have their default keys."""
    pad_buttons: tuple[str, ...] = ()
    """The buttons of a game pad that the player has assigned, as “command=button”."""
    rumble: bool = True
    """True if a game pad shakes at your turn, when you are caught and at a Tonk."""
    ui_scale: float = 1.0
    system_calm: bool = field(default=False, repr=False)
    """True if the system asks for less motion; it is asked at each start, and the answer isn't saved."""
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
        """The name of the suit colours: "own:" and four inks for the player's own colours."""
        if self.suit_colours != "own":
            return self.suit_colours
        return "own:" + ",".join(getattr(self, key) for key in OWN_SUITS)

    def changed(self, **values: Any) -> "Settings":
        """Return these settings with some values changed.

        Raises:
            ValueError: A value is not allowed for its setting.
            TypeError: There is no such setting.
        """
        return replace(self, **values)

    def on_screen_of(self, other: "Settings") -> "Settings":
        """Return these settings with the screen's values from ``other``."""
        return replace(self, **{key: getattr(other, key) for key in OF_SCREEN})

    def teaching(self, *, wanted: bool) -> "Settings":
        """Return these settings with lessons from the start, or with no lessons."""
        return self.changed(lessons=wanted, lessons_seen=())

    def to_json(self) -> dict[str, Any]:
        """Return all settings as a plain JSON object, including unknown keys of other versions."""
        values = {key: getattr(self, key) for key in _KEYS}
        return {**self.unknown, **values, **{key: list(values[key]) for key in _LISTS}}

    @classmethod
    def from_json(cls, obj: object) -> tuple["Settings", list[str]]:
        """Return settings from a JSON object, and a sentence for each value that could not be used.

        A missing or invalid value affects only its own setting, which takes its default.
        """
        if not isinstance(obj, dict):
            return cls(), [_("Your settings can't be read. Tonk uses the default ones.")]
        if isinstance(obj.get("reduced_motion"), bool):
            # 0.1.0 had a switch. Off was its default, so it doesn't tell whether the player chose it.
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
    """Return whether it is a width and a height in pixels, or empty."""
    if not isinstance(value, list | tuple) or len(value) not in (0, 2):
        return False
    return all(type(pixels) is int and 0 < pixels <= _MOST_PIXELS for pixels in value)


def _allowed(key: str, value: object) -> bool:
    """Return whether the setting may have this value. True and 1 are equal in Python, but not here."""
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
