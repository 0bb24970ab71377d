"""The rewards of the Circuit: one decoration for each table. Everything else in the game is open from the start."""

from dataclasses import dataclass
from typing import Literal

from tonk.session.circuit.career import Career
from tonk.session.circuit.tables import TABLES

RewardSetting = Literal["card_back", "place", "portrait_frame"]
"""A setting that has a value to be earned."""


@dataclass(frozen=True, slots=True)
class Reward:
    """A value of a setting that can be chosen once a table has been won.

    Attributes:
        table: The id of the table.
        setting: The setting.
        value: Its value.
    """

    table: str
    setting: RewardSetting
    value: str


REWARDS = (
    Reward("jazz-club", "portrait_frame", "brass"),
    Reward("pagat", "card_back", "peacock"),
    Reward("speno-1992", "portrait_frame", "iron"),
    Reward("black-company", "card_back", "lantern"),
    Reward("descente", "place", "cafe-evening"),
    Reward("terminus-frore", "portrait_frame", "ice"),
    Reward("twists", "portrait_frame", "laurel"),
)
"""One for each table, in the order of the tables."""


def reward_for(setting: str, value: object) -> Reward | None:
    """Return the reward that opens this value of a setting; None if it is always open."""
    return next((reward for reward in REWARDS if (reward.setting, reward.value) == (setting, value)), None)


def is_open(career: Career, setting: str, value: object) -> bool:
    """Return whether a value of a setting is not a reward, or has been earned.

    Args:
        career: The career.
        setting: The key of the setting.
        value: The value.
    """
    reward = reward_for(setting, value)
    return reward is None or any(
        table.id == reward.table and career.has_won(number) for number, table in enumerate(TABLES)
    )
