"""The presets by family: tests of stake games don't apply to games for points."""

from tonk.rules import load_preset, preset_ids

STAKE_IDS = tuple(one for one in preset_ids() if load_preset(one).plain)
"""The presets for stakes, without special cards."""
