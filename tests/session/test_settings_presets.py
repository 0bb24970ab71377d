"""Presets of the settings."""

import pytest

from tonk.session.settings import Settings
from tonk.session.settings_presets import PRESETS, is_set, with_preset


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_changes_only_the_settings_it_names(name: str) -> None:
    """Its values are valid, and all other settings stay."""
    before = Settings(master_volume=0.25, place="station", ui_scale=0.9)
    after = with_preset(before, name)
    assert is_set(after, name)
    assert {key for key in vars(before) if getattr(before, key) != getattr(after, key)} <= set(PRESETS[name])
