"""Table talk on the screen: a balloon that comes and goes, covers nothing and can be switched off."""

import pytest

from tests.support.tables import table
from tests.ui.hearing import listen
from tests.ui.table.seated import Seated
from tonk.rules.cards import Seat
from tonk.session.match.plan import Player
from tonk.session.match.table_talk import Remark
from tonk.session.settings import Settings
from tonk.ui.drawing import speeds
from tonk.ui.table.free_space import occupied
from tonk.words.talk import Topic

pytestmark = pytest.mark.usefixtures("eager")

_ONE = Remark(Seat(1), Topic.HIT, 0)


def seated(size: tuple[int, int] = (1280, 720), *, talk: bool = True) -> Seated:
    """A person to act, with Ruby and Earl, who both have a spread before them."""
    position = table(
        "jazz-club",
        hands=["2C 4D 9H 9C", "3C 5D TH", "KC QD 8H"],
        spreads=["1: 7C 7D 7H", "2: 2S 3S 4S 5S"],
        stock="AC 6C AD",
        phase="start",
    )
    players = Player("Ana"), Player("Ruby", "casual"), Player("Earl", "casual")
    settings = Settings(animation_speed="instant", thinking_time="none", lessons=False, table_talk=talk)
    there = Seated(position, players=players, settings=settings, size=size)
    there.pilot.advance(0.5)
    return there


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (720, 1280)])
def test_a_balloon_covers_nothing_and_is_gone_soon(size: tuple[int, int]) -> None:
    """A balloon covers no card, name, button or log, and disappears after its time."""
    there = seated(size)
    talk, ui = there.screen.people.talk, there.pilot.ui
    talk._say(_ONE, ui.now)
    there.pilot.advance(speeds.TALK / 2)
    assert talk._shown
    place = talk._place
    if place is not None:
        boxes = (*occupied(there.screen.board), *there.screen._not_talked_over())
        assert not any(box.overlap(place.box) for box in boxes)
    there.pilot.advance(speeds.TALK + 40 * speeds.TALK_LETTER)
    assert talk._spoken is None
    assert not talk._shown


def test_a_press_goes_through_the_balloon() -> None:
    """A press on a balloon goes to the felt below, and the line stays."""
    there = seated()
    talk = there.screen.people.talk
    talk._say(_ONE, there.pilot.ui.now)
    there.pilot.advance(1.0)
    assert talk._place is not None
    there.pilot.click(talk._place.box.center)
    assert talk._spoken is not None


def test_talk_can_be_switched_off() -> None:
    """With the setting off, nobody says anything."""
    there = seated(talk=False)
    there.screen.people.talk._say(_ONE, there.pilot.ui.now)
    there.pilot.advance(0.2)
    assert there.screen.people.talk._spoken is None
    assert not there.screen.people.talk._shown


def test_a_player_who_waits_long_may_say_so_once() -> None:
    """After a set time of waiting, the table asks for a remark once, even if nobody then speaks."""
    there = seated()
    talk, since = there.screen.people.talk, there.pilot.ui.now
    assert since < talk.wakes_at(since) <= since + speeds.LONG_THOUGHT
    assert not talk.update(since + 1.0)
    talk.update(since + speeds.LONG_THOUGHT + 1.0)
    spoken = talk._spoken
    talk.update(since + speeds.LONG_THOUGHT + 2.0)
    assert talk._spoken is spoken


def test_the_page_of_the_result_waits_until_a_line_has_been_read() -> None:
    """The page of the result waits until a line can be read, but opens at once at a press."""
    there = seated()
    pacing, settings = there.screen._flow._pacing, there.pilot.ui.settings
    pacing.wait(0.0, settings, hand_over=True, pace=1.0)
    pacing.linger(90.0)
    assert not pacing.turn_to_page(89.0)
    assert pacing.skip(89.0, settings, watching=True)
    assert pacing.turn_to_page(89.0)


@pytest.mark.parametrize("detail", ["normal", "full"])
def test_talk_is_heard_by_those_who_want_to_hear_everything(detail: str) -> None:
    """Talk is spoken, with the speaker's name, only if the player wants to hear all details."""
    there = seated()
    voice = listen(there.pilot.ui, detail)
    there.screen.people.talk._say(_ONE, there.pilot.ui.now)
    there.pilot.advance(1.0)
    assert any(line.startswith("Ruby says: ") for line in voice.sentences) == (detail == "full")
