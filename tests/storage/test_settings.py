"""The settings and the last choices: ranges, defaults, and hostile files."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tonk.bots import BOTS, BotName
from tonk.session.match.choices import LastChoices
from tonk.session.match.plan import MatchEnd, Player
from tonk.session.match.player_names import NAME_LENGTH, clean_name
from tonk.session.settings import BACK_OF_PLACE, CHOICES, VOLUMES, Settings

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def test_all_settings_come_back() -> None:
    """Settings are read back as written, with every one changed from its default."""
    chosen = Settings(
        language="fr",
        card_letters="VDR",
        mono_sound=True,
        captions=True,
        speech=True,
        speech_rate=2.0,
        speech_pitch=1.25,
        speech_detail="terse",
        animation_speed="instant",
        thinking_time="none",
        master_volume=0,
        effects_volume=0.25,
        interface_volume=0.5,
        music_volume=0.5,
        room_volume=0.25,
        music="off",
        card_size="large",
        suit_colours="own",
        own_clubs="teal",
        own_diamonds="violet",
        own_hearts="orange",
        own_spades="brown",
        dark_cards=True,
        drag_distance="long",
        double_click=False,
        key_repeat="off",
        sticky_messages=True,
        card_face="large",
        card_back="frost",
        place="station",
        fair_deal="cut",
        cross_time="20",
        take_back=False,
        lessons=False,
        lessons_seen=("points", "wild"),
        coach="after",
        coach_least="0.25",
        table_talk=False,
        statistics=False,
        portrait_frame="ice",
        open_rewards=True,
        full_screen=True,
        window_size=(1000, 700),
        reduced_motion="on",
        ui_scale=1.75,
        keys=("draw=113",),
        pad_buttons=("draw=x",),
        rumble=False,
        scanning="2",
        keys_told=True,
        lens=True,
        left_handed=True,
    )
    assert all(value != Settings().to_json()[key] for key, value in chosen.to_json().items())
    read, problems = Settings.from_json(json.loads(json.dumps(chosen.to_json())))
    assert read == chosen
    assert not problems


def test_a_list_has_its_most_and_longest_words() -> None:
    """No more words are accepted, and no longer ones."""
    longest = ["w" * 40] * 100
    assert Settings.from_json({"lessons_seen": longest})[0].lessons_seen == tuple(longest)
    for more in ([*longest, "w"], ["w" * 41]):
        assert Settings.from_json({"lessons_seen": more})[0].lessons_seen == ()


@pytest.mark.parametrize(("switch", "reduced"), [(True, "on"), (False, "system")])
def test_the_old_switch_for_motion_is_read(*, switch: bool, reduced: str) -> None:
    """In 0.1.0 reduced motion was on or off: on stays on, and off, which nobody chose, follows the system."""
    read, problems = Settings.from_json({"reduced_motion": switch})
    assert (read.reduced_motion, problems) == (reduced, [])


def test_an_old_choice_of_card_back_is_kept() -> None:
    """A file that names a back keeps it; without one the back follows the place."""
    assert Settings.from_json({"card_back": "medal"})[0].card_back == "medal"
    assert Settings.from_json({})[0].card_back == BACK_OF_PLACE


@pytest.mark.parametrize(("key", "values"), CHOICES.items())
def test_each_listed_choice_is_allowed(key: str, values: tuple[Any, ...]) -> None:
    """A settings screen can set any value in the list."""
    for value in values:
        assert getattr(Settings().changed(**{key: value}), key) == value


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("animation_speed", 1),
        ("animation_speed", "3"),
        ("thinking_time", None),
        ("master_volume", 1.01),
        ("master_volume", True),
        ("effects_volume", -0.1),
        ("effects_volume", "1"),
        ("card_size", ["large"]),
        ("suit_colours", {}),
        ("card_face", "huge"),
        ("card_back", None),
        ("place", "cellar"),
        ("music_volume", 2),
        ("full_screen", 1),
        ("reduced_motion", "yes"),
        ("ui_scale", 1.15),
        ("ui_scale", True),
        ("lessons", 1),
        ("lessons_seen", "wild"),
        ("lessons_seen", ["wild", 3]),
        ("lessons_seen", ["w" * 41]),
        ("lessons_seen", ["wild"] * 101),
        ("window_size", [1280]),
        ("window_size", [1280, "720"]),
        ("window_size", [1280, 0]),
        ("window_size", [10**6, 720]),
    ],
)
def test_a_bad_value_costs_only_its_own_setting(key: str, value: object) -> None:
    """The others keep their values from the file, and one sentence names the setting."""
    written = Settings(full_screen=False, ui_scale=2.0, master_volume=0.3, card_size="small").to_json()
    read, problems = Settings.from_json(written | {key: value})
    assert read == Settings(**{**written, key: getattr(Settings(), key)})
    assert len(problems) == 1
    assert key in problems[0]
    with pytest.raises(ValueError, match=key):
        Settings().changed(**{key: value})


def test_lessons_start_again_when_turned_on_again() -> None:
    """Turning lessons off or on forgets which ones have been read."""
    read = Settings(lessons_seen=("wild",))
    assert read.teaching(wanted=False) == Settings(lessons=False)
    assert read.teaching(wanted=False).teaching(wanted=True) == Settings()


def test_keys_of_another_version_are_kept() -> None:
    """An unknown key is written back unchanged."""
    read, problems = Settings.from_json({"card_size": "large", "felt": {"colour": "blue"}})
    assert not problems
    assert read.changed(card_size="small").to_json()["felt"] == {"colour": "blue"}


@given(st.dictionaries(st.sampled_from([*CHOICES, *VOLUMES, "full_screen", "other"]), JSON_VALUES) | JSON_VALUES)
def test_any_json_gives_settings(obj: object) -> None:
    """Any JSON in the file gives settings that can be written and read again."""
    read, __ = Settings.from_json(obj)
    assert Settings.from_json(read.to_json()) == (read, [])


def test_the_default_game() -> None:
    """At first the person plays three casual bots by the common rules, for stake 1, without an end."""
    usual, problems = LastChoices.from_json({}, "Ana")
    assert not problems
    assert usual == LastChoices.usual("Ana")
    assert usual.seats[0] == Player("Ana")
    assert [seat.level for seat in usual.seats] == ["", "casual", "casual", "casual"]
    assert (usual.rules, usual.stake, usual.end) == ("jazz-club", 1, MatchEnd("open"))


def test_no_two_default_players_share_a_name() -> None:
    """A person with a bot's name doesn't meet that bot."""
    names = [seat.name for seat in LastChoices.usual("ruby").seats]
    assert len({name.lower() for name in names}) == 4


@pytest.mark.parametrize("level", BOTS)
def test_all_choices_come_back(level: BotName) -> None:
    """The last choices come back, for any player."""
    seats = (Player("Ana"), Player("Bo"), Player("Cy", level))
    chosen = LastChoices({"base": "pagat", "hand_size": 7}, seats, 25, 500, MatchEnd("target", 300))
    chosen = chosen.changed(dealer_chooses=False, twists=("wild", "skip"), unknown={"x": 1})
    assert LastChoices.from_json(json.loads(json.dumps(chosen.to_json())), "Di") == (chosen, [])


def test_an_unknown_level_becomes_casual() -> None:
    """A level from another version becomes casual, and the other players stay unchanged."""
    seats = [{"name": "Ana", "kind": "person"}, {"name": "Bo", "kind": "bot", "level": "godlike"}]
    read, problems = LastChoices.from_json(LastChoices.usual("Ana").to_json() | {"seats": seats}, "Ana")
    assert (read.seats, problems) == ((Player("Ana"), Player("Bo", "casual")), [])


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("rules", "../../etc/passwd"),
        ("rules", {"hand_size": 5}),
        ("seats", [{"name": "Ana", "kind": "person"}]),
        ("seats", [{"name": "Ana", "kind": "person"}] * 7),
        ("seats", [{"name": "Ana", "kind": "person"}, {"name": " \u202e ", "kind": "person"}]),
        ("seats", [{"name": "Ana", "kind": "person"}, "Bo"]),
        ("stake", 0),
        ("stake", True),
        ("stake", 10**6 + 1),
        ("bankroll", "100"),
        ("end", {"kind": "hands", "amount": 0}),
        ("end", {"kind": "never"}),
        ("end", None),
    ],
)
def test_a_bad_choice_costs_only_itself(key: str, value: object) -> None:
    """The other choices stay, and one sentence names the bad one."""
    written = LastChoices.usual("Ana").changed(stake=7, bankroll=70, end=MatchEnd("broke")).to_json()
    read, problems = LastChoices.from_json(written | {key: value}, "Ana")
    assert read.to_json() == written | {key: LastChoices.usual("Ana").to_json()[key]}
    assert len(problems) == 1
    assert key in problems[0]


@given(st.dictionaries(st.sampled_from(["rules", "seats", "stake", "end", "other"]), JSON_VALUES) | JSON_VALUES)
def test_any_json_gives_choices(obj: object) -> None:
    """Any JSON in the file gives a game to offer."""
    read, __ = LastChoices.from_json(obj, "Ana")
    assert LastChoices.from_json(read.to_json(), "Ana") == (read, [])


@given(st.text(max_size=60))
def test_a_clean_name_can_be_drawn(text: str) -> None:
    """A name has no control characters or half characters and isn't too long; cleaning twice changes nothing."""
    name = clean_name(text)
    assert len(name) <= NAME_LENGTH
    assert name.isprintable()
    assert clean_name(name) == name
    name.encode()


def test_the_plan_of_a_game_for_points_has_no_stakes() -> None:
    """The choices for money are kept for the next such game, and don't matter in this one."""
    seats = (Player("Ana"), Player("Bo"), Player("Cy", "novice"))
    chosen = LastChoices("twists", seats, 25, 500, MatchEnd("hands", 3), twists=("wild", "cross"))
    plan = chosen.plan("m", 7)
    assert (plan.stake, plan.bankroll, plan.ends, plan.always) == (1, 100, MatchEnd(), None)
    assert chosen.changed(rules="jazz-club").plan("m", 7).stake == 25
    always = chosen.changed(dealer_chooses=False)
    assert always.plan("m", 7).always == ("wild", "cross")
    assert always.changed(seats=seats[:2]).plan("m", 7).always == ("wild",), "two players have no use for a Cross"
    assert always.changed(rules="jazz-club").plan("m", 7).always is None


@pytest.mark.parametrize(("key", "value"), [("twists", ["deuces"]), ("twists", "wild"), ("dealer_chooses", 1)])
def test_unknown_special_cards_cost_only_that_choice(key: str, value: object) -> None:
    """The default replaces them, and the player is notified."""
    usual = LastChoices.usual("Ana")
    read, problems = LastChoices.from_json(usual.to_json() | {key: value}, "Ana")
    assert (read, len(problems)) == (usual, 1)


def test_the_time_for_a_cross_is_unlimited_by_default() -> None:
    """There is no limit unless seconds are set."""
    assert Settings().cross_seconds is None
    assert Settings(cross_time="20").cross_seconds == 20.0
