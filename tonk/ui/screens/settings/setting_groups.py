"""The pages of the settings, with their headings and settings."""

from tonk.session.settings import OWN_SUITS, VOLUMES
from tonk.words import _, pgettext

TABLE, PLAY, PACE, KEYS = "table", "play", "pace", "keys"
PREVIEWED = (TABLE, PACE)
"""The pages with a small table beside them that previews the settings."""
LEARN, SAVES = "learn", "saves"
"""The buttons that open the pages of sounds and of saved files."""

SettingGroup = tuple[str, tuple[str, ...]]
"""A heading, "" for none, and the settings below it."""
_AT_TABLE = (
    *("place", "card_back", "card_face", "card_letters", "card_size", "lens", "left_handed"),
    *("drag_distance", "double_click", "key_repeat"),  # for hands that tire or tremble
    *("dark_cards", "suit_colours", *OWN_SUITS, "portrait_frame", "open_rewards"),
)


def setting_pages() -> list[tuple[str, str]]:
    """Return the pages, each with its name."""
    return [
        (TABLE, _("Cards & table")),
        (PLAY, pgettext("page of the settings", "Play")),
        (PACE, _("Screen & sound")),
        (KEYS, pgettext("page of the settings", "Keys")),
    ]


def setting_groups() -> dict[str, tuple[SettingGroup, ...]]:
    """Return the settings of each page except the page of keys."""
    return {
        TABLE: (("", _AT_TABLE),),
        PLAY: (
            (pgettext("group of settings", "Coach"), ("coach", "coach_least")),
            (pgettext("group of settings", "Fair play"), ("fair_deal", "take_back")),
            (pgettext("group of settings", "Twists"), ("cross_time", "lessons")),
            (pgettext("group of settings", "Company"), ("thinking_time", "table_talk")),
            (pgettext("group of settings", "Pages"), ("statistics",)),
        ),
        PACE: (
            ("", ("language",)),
            (pgettext("group of settings", "Motion"), ("animation_speed", "reduced_motion")),
            (pgettext("group of settings", "Sound"), (*VOLUMES, "music", "mono_sound", "captions", LEARN)),
            (pgettext("group of settings", "Speech"), ("speech", "speech_rate", "speech_pitch", "speech_detail")),
            (pgettext("group of settings", "Game pad"), ("rumble",)),
            (pgettext("group of settings", "One switch"), ("scanning",)),
            (pgettext("group of settings", "Window"), ("ui_scale", "full_screen", "sticky_messages")),
            (pgettext("group of settings", "Saves"), (SAVES,)),
        ),
    }
