"""Presets of settings: a few values at once for a way of playing."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tonk.session.settings import Settings

PRESETS: Mapping[str, Mapping[str, Any]] = MappingProxyType(
    {
        "simple": {"coach": "off", "table_talk": False, "statistics": False, "lessons": True, "take_back": True},
        "large": {
            "ui_scale": 1.5,
            "card_face": "large",
            "card_size": "large",
            "suit_colours": "safe",
            "sticky_messages": True,
            "captions": True,
        },
        "calm": {
            "reduced_motion": "on",
            "thinking_time": "slow",
            "cross_time": "off",
            "sticky_messages": True,
            "table_talk": False,
            "effects_volume": 0.5,
            "interface_volume": 0.5,
        },
        "ear": {
            "speech": True,
            "speech_detail": "full",
            "music": "off",
            "room_volume": 0.0,
            "table_talk": False,
            "thinking_time": "normal",
        },
        "fast": {"animation_speed": "4", "thinking_time": "none", "table_talk": False, "lessons": False},
        "purist": {
            "coach": "off",
            "lessons": False,
            "take_back": False,
            "table_talk": False,
            "fair_deal": "cut",
            "music": "off",
        },
    }
)
"""The values of each preset; all other settings stay as they are."""


def with_preset(settings: Settings, name: str) -> Settings:
    """Return these settings with the values of a preset.

    Raises:
        KeyError: There is no such preset.
    """
    return settings.changed(**PRESETS[name])


def is_set(settings: Settings, name: str) -> bool:
    """Return whether every value of a preset is set.

    Raises:
        KeyError: There is no such preset.
    """
    return with_preset(settings, name) == settings
