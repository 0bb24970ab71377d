"""The presets by family: what is written about stake games is not true of games for points."""

from tonk.rules import load_preset, preset_ids

STAKE_IDS = tuple(one for one in preset_ids() if load_preset(one).plain)
"""The presets that are played for stakes, without twists."""
