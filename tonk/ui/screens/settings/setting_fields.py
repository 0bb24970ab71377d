"""The widgets of the settings, by their names in ``Settings``."""

from collections.abc import Callable, Mapping

from tonk.rules.cards import Card, parse_card
from tonk.session.match.characters import CALM
from tonk.session.settings import (
    BACK_OF_PLACE,
    CARD_LETTERS,
    CHOICES,
    COACH_LEAST,
    CROSS_TIMES,
    LETTERS_OF_LANGUAGE,
    MUSIC_OF_PLACE,
    MUSIC_OFF,
    SCAN_OFF,
    SCANNING,
    SPEECH_DETAILS,
    SPEECH_PITCHES,
    SPEECH_RATES,
)
from tonk.ui.drawing.canvas import Canvas
from tonk.ui.drawing.card_look import CARD_RATIO
from tonk.ui.drawing.motion import Pose
from tonk.ui.drawing.places.place_pictures import room_of
from tonk.ui.drawing.places.scenery import BACKS
from tonk.ui.drawing.shapes import cornered
from tonk.ui.drawing.theme import Color
from tonk.ui.drawing.vectors import icon
from tonk.ui.drawing.viewport import Box
from tonk.ui.screens.parts.card_pictures import draw_card
from tonk.ui.screens.settings.ease_fields import ease_fields, ease_names
from tonk.ui.shell.context import UiContext
from tonk.ui.widgets import ChoiceField, Slider, TileField, Toggle
from tonk.words import _, language, languages, pgettext
from tonk.words.narration import detail_name
from tonk.words.phrases import decimal, measured_stakes, percent
from tonk.words.translating import SYSTEM_LANGUAGE

SetsSetting = Callable[[str, "str | float | bool"], None]
"""Called with the name of a setting and its new value."""
DrawsValue = Callable[[Canvas, Box, "str | float"], None]
"""Draws the picture of a value into a box."""
SettingField = ChoiceField["str | float"] | Slider | TileField["str | float"] | Toggle


_LEAST_CARD, _CARD, _PLATE, _ROUND = 24.0, 42.0, 34.0, 10.0
"""The least and the usual width of a card in a small picture, the height of the name below it, and its corners."""
TABLE_CARDS = tuple(parse_card(card) for card in ("QS", "AD", "JC", "KS", "QH", "KD"))
"""The cards that lie open on the small tables, one on each."""


_SOME_BACKS = tuple(BACKS[place] for place in ("club", "camp", "station"))
"""The places that each give a part of the card that stands for the backs of all places."""
LockedValue = Callable[[str, "str | float"], str]
"""Returns the reason why a setting can't have a value yet, or ""."""
_NamedValues = Mapping[str, dict[str | float, str]]
"""The names of values by the name of their setting."""


def setting_fields(ui: UiContext, on_set: SetsSetting, locked: LockedValue, person: str) -> dict[str, SettingField]:
    """Return a widget for every setting, showing its present value.

    Args:
        ui: The context of the window.
        on_set: Called with each change.
        locked: Returns the reasons why values must be earned.
        person: The name of the person, for the pictures of frames.
    """
    now, named = ui.settings, _named_values()
    speech, full_screen, lens = ui.bindings.named("speech", "full-screen", "lens")

    def choice(label: str, key: str) -> "ChoiceField[str | float]":
        return ChoiceField(label, _options(named, key), getattr(now, key), lambda value: on_set(key, value))

    def slider(label: str, key: str) -> Slider:
        return Slider(label, getattr(now, key), lambda value: on_set(key, value))

    def toggle(label: str, key: str, note: str) -> Toggle:
        made = Toggle(label, getattr(now, key), lambda value: on_set(key, value))
        made.note = note
        return made

    return {
        **_pictured_fields(ui, on_set, locked, person, named),
        **{key: choice(label, key) for key, label in _choices().items()},
        "open_rewards": toggle(
            _("Unlock all rewards"), "open_rewards", _("Everything you can earn on the Circuit, at once")
        ),
        "lens": toggle(
            _("Lens"),
            "lens",
            _("Cards you point at are shown twice as large. {key} turns it on or off").format(key=lens),
        ),
        **ease_fields(choice, toggle),
        "table_talk": toggle(_("Table talk"), "table_talk", _("The regulars say a few words now and then")),
        "take_back": toggle(pgettext("setting", "Undo"), "take_back", ""),
        "lessons": toggle(pgettext("setting", "Tips"), "lessons", ""),
        "statistics": toggle(
            pgettext("setting", "Statistics"), "statistics", _("Show figures and charts of your hands")
        ),
        "master_volume": slider(_("Volume"), "master_volume"),
        "effects_volume": slider(_("Cards and chips"), "effects_volume"),
        "interface_volume": slider(_("Buttons and pages"), "interface_volume"),
        "music_volume": slider(_("Music"), "music_volume"),
        "room_volume": slider(_("Sounds of the place"), "room_volume"),
        "mono_sound": toggle(_("Mono sound"), "mono_sound", _("Both ears hear the same")),
        "captions": toggle(_("Captions"), "captions", _("A line at the bottom names each sound")),
        "rumble": toggle(_("Rumble"), "rumble", _("On your turn, when you are caught, and at a Tonk")),
        "speech": toggle(
            _("Speech"), "speech", _("Everything is read aloud. {key} turns it on or off").format(key=speech)
        ),
        "full_screen": toggle(_("Full screen"), "full_screen", _("{key} turns it on or off").format(key=full_screen)),
    }


def _choices() -> dict[str, str]:
    """Return the labels of the settings with a few named values."""
    return {
        "language": _("Language"),
        "card_letters": _("Card letters"),
        "card_face": _("Card faces"),
        "card_size": _("Card size"),
        "suit_colours": _("Suit colours"),
        "cross_time": _("Time for a Cross"),
        "fair_deal": _("Deck seal"),
        "animation_speed": _("Animations"),
        "thinking_time": _("Bots' thinking time"),
        "coach": _("The coach speaks"),
        "coach_least": _("Smallest mistake"),
        "music": _("Tunes"),
        "speech_rate": _("Speed of speech"),
        "speech_pitch": _("Pitch of speech"),
        "speech_detail": _("How much is said"),
        "scanning": _("Move on after"),
        "ui_scale": _("Interface size"),
    }


def _pictured_fields(
    ui: UiContext, on_set: SetsSetting, locked: LockedValue, person: str, named: _NamedValues
) -> dict[str, SettingField]:
    """Return the settings that are chosen by pictures, some of which must be earned (`setting_fields`)."""
    now = ui.settings

    def tiles(
        label: str, key: str, draw: DrawsValue, columns: int, *, plates: bool = False
    ) -> "TileField[str | float]":
        return TileField(
            label,
            _options(named, key),
            getattr(now, key),
            lambda value: on_set(key, value),
            draw,
            columns=columns,
            plates=plates,
            locked=lambda value: locked(key, value),
        )

    return {
        "place": tiles(pgettext("where the table stands", "Place"), "place", _places(ui), 5, plates=True),
        "card_back": tiles(_("Card backs"), "card_back", _backs(ui), 7),
        "portrait_frame": tiles(_("Portrait frame"), "portrait_frame", _frames(ui, person), 5),
    }


def _voice_names() -> dict[str, dict[str | float, str]]:
    """Return the names of the speeds and the pitches of speech."""
    pitches = (
        pgettext("a voice", "Very low"),
        pgettext("a voice", "Low"),
        pgettext("a voice", "Usual"),
        pgettext("a voice", "High"),
        pgettext("a voice", "Very high"),
    )
    return {
        "speech_rate": {rate: _("{n}×").format(n=language.formats.signs(f"{rate:g}")) for rate in SPEECH_RATES},
        "speech_pitch": dict(zip(SPEECH_PITCHES, pitches, strict=True)),
    }


def option_names(key: str) -> dict[str | float, str]:
    """Return the names of a setting's values."""
    return _names_of(_named_values(), key)


def _named_values() -> _NamedValues:
    """Return the names of the values of those settings whose values have names."""
    return {
        "animation_speed": {
            "0.5": _("½×"),
            "1": _("1×"),
            "2": _("2×"),
            "4": _("4×"),
            "instant": pgettext("animations", "None"),
        },
        "thinking_time": {
            "slow": pgettext("time", "Long"),
            "normal": pgettext("time", "Normal"),
            "fast": pgettext("time", "Short"),
            "none": pgettext("thinking time of bots", "None"),
        },
        "card_size": {
            "small": pgettext("size of cards", "Small"),
            "medium": pgettext("size of cards", "Medium"),
            "large": pgettext("size of cards", "Large"),
        },
        "suit_colours": {
            "two": pgettext("suit colours", "Two"),
            "four": pgettext("suit colours", "Four"),
            "safe": pgettext("suit colours", "Colour-blind"),
            "own": pgettext("suit colours", "Your own"),
        },
        **ease_names(),
        "card_face": {
            "standard": pgettext("card face", "Classic"),
            "large": pgettext("card face", "Large index"),
            "both": pgettext("card face", "Both corners"),
        },
        "cross_time": {
            "off": pgettext("time", "No limit"),
            **{time: _("{n} s").format(n=time) for time in CROSS_TIMES[1:]},
        },
        "scanning": _scan_names(),
        "fair_deal": {
            "off": pgettext("deck seal", "Not shown"),
            "show": pgettext("deck seal", "Shown"),
            "cut": pgettext("deck seal", "Shown, and you cut"),
        },
        "card_letters": _letters_names(),
        "coach": {
            "off": pgettext("the coach speaks", "Never"),
            "mistakes": pgettext("the coach speaks", "On mistakes"),
            "after": pgettext("the coach speaks", "After moves"),
            "before": pgettext("the coach speaks", "Before moves"),
        },
        "coach_least": {least: _least_mistake(least) for least in COACH_LEAST},
        "speech_detail": {detail: detail_name(detail) for detail in SPEECH_DETAILS},
        **_voice_names(),
        "card_back": _back_names(),
        "portrait_frame": _frame_names(),
        "place": _place_names(),
        "language": _language_names(),
        "music": _tune_names(),
    }


def _names_of(named: _NamedValues, key: str) -> dict[str | float, str]:
    """Return the names of a setting's values: a share is named by its number."""
    return named.get(key) or {value: percent(float(value)) for value in CHOICES[key]}


def _scan_names() -> dict[str | float, str]:
    """Return the names of the times for which scanning stays on each thing."""
    paces: dict[str | float, str] = {pace: _("{n} s").format(n=language.formats.signs(pace)) for pace in SCANNING[1:]}
    return {SCAN_OFF: pgettext("scanning", "Off"), **paces}


def _letters_names() -> dict[str | float, str]:
    """Return the names of the letters that the courts may have."""
    names: dict[str | float, str] = {letters: " ".join(letters) for letters in CARD_LETTERS[1:]}
    return {LETTERS_OF_LANGUAGE: pgettext("letters of the courts", "Set by language"), **names}


def _language_names() -> dict[str | float, str]:
    """Return the names of the languages, each in itself."""
    names: dict[str | float, str] = {SYSTEM_LANGUAGE: pgettext("language", "Same as the system")}
    names.update(languages().items())
    return names


def _least_mistake(least: str) -> str:
    """Return a number of stakes with as many decimals as the setting has."""
    return measured_stakes(float(least), decimal(float(least), len(least.partition(".")[2])))


def _place_names() -> dict[str | float, str]:
    return {
        "rules": pgettext("where the table stands", "By the rules"),
        "club": _("Jazz club"),
        "camp": _("The camp"),
        "cafe": _("French café"),
        "station": _("The station"),
        "plain": _("Plain table"),
        "cafe-evening": _("Café, evening"),
        "cardroom": _("Card room"),
        "porch": _("The porch"),
        "bar": _("The bar"),
    }


def _frame_names() -> dict[str | float, str]:
    return {
        "none": pgettext("frame of a portrait", "None"),
        "brass": pgettext("frame of a portrait", "Brass"),
        "iron": pgettext("frame of a portrait", "Iron"),
        "ice": pgettext("frame of a portrait", "Ice"),
        "laurel": pgettext("frame of a portrait", "Laurel"),
    }


def _back_names() -> dict[str | float, str]:
    """Return the names of the card backs."""
    return {
        # Translators: the back that belongs to the place where the table stands. There is room for a short word.
        BACK_OF_PLACE: pgettext("card back", "By place"),
        "medal": pgettext("card back", "Medal"),
        "deco": pgettext("card back", "Deco"),
        "raven": pgettext("card back", "Raven"),
        "frost": pgettext("card back", "Frost"),
        "peacock": pgettext("card back", "Peacock"),
        "lantern": pgettext("card back", "Lantern"),
    }


def _tune_names() -> dict[str | float, str]:
    """Return the names of the tunes, and of other sources of music."""
    return {
        MUSIC_OF_PLACE: _("Set by the place"),
        MUSIC_OFF: pgettext("music", "None"),
        # Translators: names of tunes, of our own making.
        "two-lamps": _("Two Lamps"),
        "late-table": _("The Late Table"),
        "side-street": _("Side Street"),
        "embers": _("Embers"),
        "long-march": _("The Long March"),
        "petit-matin": _("Petit matin"),
        "rue-des-lilas": _("Rue des Lilas"),
        "night-mail": _("Night Mail"),
        "last-platform": _("Last Platform"),
        "quiet-hands": _("Quiet Hands"),
        "green-baize": _("Green Baize"),
        "low-deadwood": _("Low Deadwood"),
        "screen-door": _("Screen Door"),
        "last-call": _("Last Call"),
    }


def draw_place(canvas: Canvas, ui: UiContext, box: Box, place: str, radius: float = _ROUND) -> None:
    """Draw the small picture of a place, filling a box; large ones have no round corners, which would need a copy.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: Its box, in units.
        place: The place, by its name.
        radius: The radius of its corners, in units.
    """
    picture = ui.place_picture(place, canvas.viewport.rect(box).size)
    canvas.picture(cornered(picture, canvas.viewport.px(radius)) if radius else picture, (box.x, box.y))


def draw_table(canvas: Canvas, ui: UiContext, box: Box, place: str, card: Card) -> None:
    """Draw the small picture of a place, with a stock and an open card on its table if they are discernible.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: Its box, in units.
        place: The place, by its name.
        card: The card.
    """
    draw_place(canvas, ui, box, place)
    draw_deck(canvas, ui, Box(box.x, box.y, box.w, box.h - _PLATE), card)


def draw_deck(canvas: Canvas, ui: UiContext, box: Box, card: Card) -> None:
    """Draw a stock and an open card in the middle of a box, if they are discernible.

    Args:
        canvas: The canvas to draw on.
        ui: The context of the window.
        box: Its box, in units.
        card: The card.
    """
    width = min(_CARD, box.h * 0.5 / CARD_RATIO)
    if width < _LEAST_CARD:
        return
    y = box.y + box.h * 0.54
    for step in range(2):
        draw_card(canvas, ui, None, Pose(box.center[0] - width * 0.66 - step, y - step), width)
    draw_card(canvas, ui, card, Pose(box.center[0] + width * 0.66, y, -4.0), width)


def _options(named: _NamedValues, key: str) -> list[tuple[str | float, str]]:
    names = _names_of(named, key)
    return [(value, names[value]) for value in CHOICES.get(key, tuple(names))]


def _places(ui: UiContext) -> DrawsValue:
    def draw(canvas: Canvas, box: Box, place: str | float) -> None:
        seen, behind = box.cut_bottom(_PLATE)[1], box.cut_bottom(_PLATE - _ROUND)[1]
        if place != "rules":
            draw_place(canvas, ui, behind, room_of(str(place)))
            return
        # Everywhere: the present place, under a book.
        draw_place(canvas, ui, behind, room_of(ui.home))
        disc: Color = canvas.theme.panel_raised
        middle = seen.center
        canvas.disc(middle, 17, disc, border=canvas.theme.panel_border)
        canvas.icon(icon("book"), middle, 20, canvas.theme.gold_light)

    return draw


def _frames(ui: UiContext, person: str) -> DrawsValue:
    def draw(canvas: Canvas, box: Box, frame: str | float) -> None:
        size = 2 * canvas.viewport.px(min(box.w, box.h) / 2)
        picture = ui.portraits.picture(person, CALM, size, is_person=True, frame=str(frame))
        canvas.picture(picture, box.center, "center")

    return draw


def _backs(ui: UiContext) -> DrawsValue:
    def draw(canvas: Canvas, box: Box, back: str | float) -> None:
        wide = min(box.w, box.h / CARD_RATIO)
        shown = _SOME_BACKS if back == BACK_OF_PLACE else (str(back),)
        card = Box.around(box.center, wide, box.h)
        for name, part in zip(shown, card.split_columns(len(shown), 0.0), strict=True):
            with canvas.clipped(part):
                canvas.picture(ui.art.back(canvas.viewport.px(wide), name), box.center, "center")

    return draw
