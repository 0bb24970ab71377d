"""The pages of house rules: changing every knob, refused values, and keeping, deleting and playing rule sets."""

from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.strategies import examples
from tests.ui.pilot import Pilot
from tests.ui.screens.screen_services import SIZES, ScreenServices, button, laid_out, make_services, opened, widgets
from tonk.records import rules_from_json, rules_to_json
from tonk.rule_effects import RuleEffects
from tonk.rules import RuleSet, changed, guest_ids, load_preset, preset_ids
from tonk.rules.cards import each_seat
from tonk.rules.knobs import KNOBS
from tonk.session.house_rules import NoRoom, OwnRules
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.rule_draft import begun_from
from tonk.session.settings import Settings
from tonk.ui.screens.new_game.new_game_screen import NewGameScreen
from tonk.ui.screens.rules.house_rules_screen import HouseRulesScreen
from tonk.ui.screens.rules.knob_rows import KnobRow
from tonk.ui.screens.rules.rules_editor import RulesEditor
from tonk.ui.shell.inputs import KeyPress
from tonk.ui.widgets import Button, Dialog, TextField
from tonk.words.rules.knobs import knob_groups

OURS = changed(load_preset("descente"), {"name": "Friday", "hand_size": 6})
KEYS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_SPACE, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_7)


def editing(
    rules: RuleSet = OURS, size: tuple[int, int] = (1280, 720), scale: float = 1.0
) -> tuple[ScreenServices, RulesEditor]:
    """Return services, and the page on which these rules are changed."""
    services = make_services(size, settings=Settings(ui_scale=scale, reduced_motion="on"))
    services.rulebook.keep("friday", rules)
    return services, RulesEditor(services.ui, services, rules, "friday")


def press(row: KnobRow, key: int, place: int = 0) -> None:
    """Press a key while one of a knob's widgets has the keyboard."""
    row.widgets[place].handle(pressed(key))


def pressed(key: int, *, ctrl: bool = False) -> KeyPress:
    """Return the press of a key."""
    return KeyPress(key, ctrl=ctrl)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_every_knob_has_room_in_its_group(size: tuple[int, int], scale: float) -> None:
    """In every window, no widgets of a group overlap, and the lowest can be scrolled to."""
    services, editor = editing(size=size, scale=scale)
    pilot = laid_out(services, editor)
    for number, group in enumerate(knob_groups(editor.draft.rules.game)):
        editor.turn_to(number)
        pilot.pass_frame()
        boxes = [widget.box for knob in group.knobs for widget in editor.rows[knob].widgets if widget.visible]
        assert all(box.w >= 58 and box.h >= 32 for box in boxes)
        for upper, lower in pairwise(boxes):
            assert upper.bottom <= lower.y + 0.01
        assert editor.area.content_height >= boxes[-1].bottom - boxes[0].y


@given(
    st.sampled_from(preset_ids()), st.lists(st.tuples(st.sampled_from(list(KNOBS)), st.sampled_from(KEYS)), max_size=40)
)
@examples(12)
def test_any_presses_leave_rules_that_can_be_played(preset: str, presses: list[tuple[str, int]]) -> None:
    """Random presses on random knobs always leave rules that can be kept and played."""
    services, editor = editing(begun_from(load_preset(preset), []))
    for knob, key in presses:
        row = editor.rows[knob]
        if not isinstance(row.widgets[0], TextField):
            for widget in [widget for widget in row.widgets if widget.visible]:
                widget.handle(pressed(key))
    rules = editor.draft.rules
    assert rules_from_json(rules_to_json(rules)) == rules
    seats = tuple(Player(f"Bot {seat}", "casual") for seat in each_seat(rules.least_players - 1))
    assert Match(MatchPlan("m", 1, rules, (Player("Ana"), *seats))).position is not None
    del services


def test_an_impossible_value_is_explained_at_the_knob() -> None:
    """A refused value leaves the last good one and is explained at its knob until the next accepted change."""
    services, editor = editing()
    opened(services, editor)
    row = editor.rows["target"]
    press(row, pygame.K_RIGHT)
    assert editor.draft.rules.target is None
    assert "game for points" in row.refused
    assert row.widgets[0].show(row.widgets[0].value) == "No end"  # type: ignore[attr-defined]
    press(editor.rows["upcard"], pygame.K_SPACE)
    assert not row.refused
    assert not editor.draft.rules.upcard


def test_keys_alone_change_undo_and_keep() -> None:
    """Tab and arrows change a knob, Ctrl+Z undoes the change, and Ctrl+S keeps the rules."""
    services, editor = editing()
    pilot = opened(services, editor)
    pilot.press(pygame.K_DOWN)
    group = list(knob_groups("tonk")[2].knobs)
    while editor.group.focused is not editor.rows["tonk_pays"].widgets[0]:
        pilot.press(pygame.K_TAB)
    assert "tonk_pays" in group
    pilot.press(pygame.K_RIGHT, pygame.K_5)
    assert editor.draft.rules.tonk_pays == 5
    pilot.press(pygame.K_z, ctrl=True)
    assert editor.draft.rules.tonk_pays == 3
    pilot.press(pygame.K_s, ctrl=True)
    assert services.ui.screens.top is not editor
    assert services.rulebook.kept["friday"].rules == changed(OURS, {"tonk_pays": 3})


def test_a_knob_goes_back_to_the_base() -> None:
    """One button resets a single knob to the base rules, and another resets all."""
    services, editor = editing()
    opened(services, editor)
    editor.set("upcard", value=False)
    assert editor.rows["upcard"].changed
    editor.reset("upcard")
    assert set(editor.draft.played) == {"hand_size"}
    editor.reset_all()
    assert not editor.draft.played


def test_changes_are_not_lost_by_leaving() -> None:
    """Esc asks about unsaved changes: Esc goes back to them, and Enter keeps them."""
    services, editor = editing()
    pilot = opened(services, editor)
    editor.set("hand_size", 7)
    pilot.press(pygame.K_ESCAPE)
    assert isinstance(services.ui.screens.top, Dialog)
    pilot.press(pygame.K_ESCAPE)
    assert services.ui.screens.top is editor
    pilot.press(pygame.K_ESCAPE, pygame.K_RETURN)
    assert services.rulebook.kept["friday"].rules.hand_size == 7


def test_figures_start_again_when_a_rule_changes() -> None:
    """Changing a rule asks for new figures, a new name or a refused value does not, and leaving stops the work."""
    services, editor = editing()
    opened(services, editor)
    editor.preview.show("effect")
    editor.set("hand_size", 7)
    editor.set("hand_size", 99)
    editor.set("name", "Another")
    jobs = [job.rules.hand_size for job in services.background_jobs.jobs if isinstance(job, RuleEffects)]
    assert jobs == [6, 7]
    services.ui.screens.show_only(NewGameScreen(services.ui, services))
    assert services.background_jobs.tickets[-1].overtaken


def test_figures_are_asked_for_again_after_another_page_has_asked() -> None:
    """The page asks for its figures again when another page has taken its place in the queue."""
    services, editor = editing()
    pilot = opened(services, editor)
    editor.preview.show("effect")
    services.background_jobs.tickets[-1].overtaken = True
    pilot.post()
    assert len(services.background_jobs.jobs) == 2
    assert services.background_jobs.jobs[0] == services.background_jobs.jobs[1]


def listed() -> tuple[ScreenServices, HouseRulesScreen, Pilot]:
    """Return the page of all rules, with two house rule sets."""
    services = make_services()
    services.rulebook.keep("", OURS)
    services.rulebook.keep("", changed(OURS, {"name": "Saturday"}))
    screen = HouseRulesScreen(services.ui, services)
    return services, screen, opened(services, screen)


def test_deleting_is_asked_first() -> None:
    """Delete asks first: Esc keeps the rules, and only the button in the question deletes them."""
    services, screen, pilot = listed()
    pilot.press(pygame.K_DELETE, pygame.K_ESCAPE)
    assert len(services.rulebook.kept) == 2
    pilot.press(pygame.K_DELETE, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
    assert [own.name for own in services.rulebook.all()] == ["Saturday"]
    assert screen.own is not None
    assert screen.own.name == "Saturday"


def test_removed_rules_can_be_put_back() -> None:
    """After rules are removed, Undo and Ctrl+Z put them back as they were, and then Undo is gone."""
    services = make_services()
    services.rulebook.keep("friday", OURS)
    pilot = opened(services, HouseRulesScreen(services.ui, services))
    screen = pilot.ui.screens.top
    assert isinstance(screen, HouseRulesScreen)
    for by_key in (False, True):
        assert not screen._undo.visible
        pilot.press(pygame.K_DELETE, pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN)
        assert not services.rulebook.all()
        pilot.advance(0.5)
        if by_key:
            pilot.press(pygame.K_z, ctrl=True)
        else:
            pilot.click(button(pilot, "Undo").box.center)
        assert [own.rules for own in services.rulebook.all()] == [OURS]
        assert screen.rules == OURS


def test_nothing_is_lost_on_a_full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A full disk is explained when rules are copied or saved, and unsaved changes stay on the page."""

    def full(_key: str, _rules: RuleSet) -> OwnRules:
        raise NoRoom("No room.")

    services, screen, _pilot = listed()
    toasts: list[str] = []
    services.ui.on_toast = toasts.append
    monkeypatch.setattr(services.rulebook, "keep", full)
    screen._copy()
    editor = RulesEditor(services.ui, services, OURS)
    opened(services, editor)
    services.ui.on_toast = toasts.append
    editor.set("hand_size", 7)
    editor.save()
    assert toasts == ["No room.", "No room."]
    assert services.ui.screens.top is editor
    assert editor.draft.touched


def test_a_preset_is_where_rules_begin() -> None:
    """A preset can't be deleted or changed; house rules are made from it and marked in the list when kept."""
    services, screen, pilot = listed()
    pilot.press(pygame.K_END)
    assert screen.own is None
    pilot.press(pygame.K_DELETE)
    assert services.ui.screens.top is screen
    screen.make()
    pilot.post()
    pilot.press(pygame.K_s, ctrl=True)
    assert services.ui.screens.top is screen
    assert screen.own is not None
    assert screen.own.name == f"{load_preset(guest_ids()[-1]).name} 2"


@pytest.mark.parametrize("game", guest_ids())
def test_house_rules_of_another_game_are_made_kept_and_played(game: str) -> None:
    """House rules of another game can be edited and kept, and New game offers them at its last table."""
    services, screen, pilot = listed()
    screen._list.mark([one.rules.id for one in screen._shown].index(game))
    screen.make()
    pilot.post()
    editor = services.ui.screens.top
    assert isinstance(editor, RulesEditor)
    knob, row = list(editor.rows.items())[-1]
    press(row, pygame.K_HOME)
    press(row, pygame.K_SPACE)
    assert knob in editor.draft.played or editor.draft.rules.knob(knob) == editor.draft.base.knob(knob)
    editor.save()
    assert screen.own is not None
    assert not screen.own.rules.is_tonk
    new_game = NewGameScreen(services.ui, services, services.choices.changed(rules=rules_to_json(screen.own.rules)))
    assert new_game._tables.options[-1][1] == screen.own.name[: len(new_game._tables.options[-1][1])]
    assert new_game.rules.game == screen.own.rules.game
    assert all(own.is_tonk for own in new_game._own_sets)


def test_text_from_strangers_is_taken_in_or_explained() -> None:
    """Rules sent as text are added on the page of house rules, or refused in a sentence."""
    services = make_services()
    toasts: list[str] = []
    opened(services, NewGameScreen(services.ui, services))
    services.ui.on_toast = toasts.append
    services.routes.take_in_rules("{Sent")
    assert isinstance(services.ui.screens.top, HouseRulesScreen)
    assert services.ui.screens.top.rules.name == "Sent"
    services.routes.take_in_rules("rubbish")
    assert toasts == ["Added Sent", "Not rules."]


def test_house_rules_have_a_table_in_a_new_game() -> None:
    """New game has a table for the house rules played last, and others can be picked for it."""
    services, _screen, pilot = listed()
    saturday = changed(OURS, {"name": "Saturday", "hand_size": 3})
    services.choices = services.choices.changed(rules=rules_to_json(saturday))
    game = NewGameScreen(services.ui, services)
    services.ui.screens.push(game)
    assert game.rules.name == "Saturday"
    game.pick()
    pilot.press(pygame.K_UP, pygame.K_RETURN)
    assert game.rules == OURS
    game.deal()
    assert rules_from_json(dict(services.begun[0].rules)) == OURS  # type: ignore[arg-type]


@pytest.mark.parametrize("then", [{"name": "Once"}, {"hand_size": 4}, {"name": "Once", "source": "Me"}])
def test_rules_that_were_renamed_or_changed_are_no_second_entry(then: dict[str, object]) -> None:
    """The rules played last are listed once, in their kept form, even if they were renamed or changed since."""
    services, _screen, _pilot = listed()
    services.choices = services.choices.changed(rules=rules_to_json(changed(OURS, then)))
    game = NewGameScreen(services.ui, services)
    assert game.rules == OURS
    assert game._own_sets == [own.rules for own in services.rulebook.all()]


def test_after_keeping_the_list_has_the_keyboard_and_play_is_gold() -> None:
    """After rules are kept, the arrow keys work in the list and Play is the only primary button."""
    services, screen, pilot = listed()
    pilot.press(pygame.K_END)
    assert button(pilot, "Copy and customise").kind == "primary"
    screen.make()
    pilot.press(pygame.K_s, ctrl=True)
    assert [one.label for one in widgets(pilot) if isinstance(one, Button) and one.kind == "primary"] == ["Play"]
    before = screen.rules
    pilot.press(pygame.K_DOWN)
    assert services.ui.screens.top is screen
    assert screen.rules != before
