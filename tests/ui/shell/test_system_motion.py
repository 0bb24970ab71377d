"""The system's own setting for less motion, which is read in the way of each system."""

from collections.abc import Sequence

import pytest

from tests.ui.pilot import dummy_ui
from tonk.session.settings import Settings
from tonk.ui.shell.settings_in_use import SettingsInUse
from tonk.ui.shell.system_motion import SystemMotion, asks_for_less


@pytest.mark.parametrize(
    ("platform", "program", "answer", "reduced"),
    [
        ("darwin", "defaults", "1\n", True),
        ("darwin", "defaults", "0\n", False),
        ("linux", "gsettings", "false\n", True),
        ("linux", "gsettings", "true\n", False),
    ],
)
def test_a_program_of_the_system_reports_reduced_motion(
    platform: str, program: str, answer: str, *, reduced: bool
) -> None:
    """The system's own program is asked, and only its answer for less motion reduces motion."""

    def run(command: Sequence[str]) -> str:
        assert command[0] == program
        return answer

    assert asks_for_less(platform, run, lambda: False) is reduced


@pytest.mark.parametrize("animates", [True, False])
def test_windows_reports_reduced_motion_by_a_call(*, animates: bool) -> None:
    """Motion is reduced if Windows says that it shows no animations."""
    assert asks_for_less("win32", lambda _command: "false", lambda: animates) is not animates


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_a_system_without_an_answer_changes_nothing(platform: str) -> None:
    """A missing program or call does not reduce motion."""

    def run(_command: Sequence[str]) -> str:
        raise FileNotFoundError

    def call() -> bool:
        raise OSError

    assert not asks_for_less(platform, run, call)


def test_motion_follows_the_answer_unless_the_player_chose() -> None:
    """The system's setting counts until the player chooses, and is not saved as the player's choice."""
    ui, kept, woken = dummy_ui(), list[Settings](), list[str]()
    in_use = SettingsInUse(ui, kept.append, SystemMotion(lambda: woken.append("woken"), lambda: True))
    in_use.follow_system()
    assert not ui.settings.less_motion
    in_use.ask_system().join()
    in_use.follow_system()
    assert woken
    assert ui.settings.less_motion
    in_use.change(ui.settings.changed(reduced_motion="off"))
    assert not ui.settings.less_motion
    assert not Settings.from_json(kept[-1].to_json())[0].system_calm
