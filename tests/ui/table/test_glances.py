"""Eyes at the table: they look at the player to act, blink at set times, and rest with reduced motion."""

import math

from tests.support.tables import table
from tests.ui.table.seated import Seated
from tonk.session.match.plan import Player
from tonk.session.settings import Settings
from tonk.ui.drawing.portrait_layers import STRAIGHT
from tonk.ui.table.players.glances import Glances


def seated(*, reduced: bool = False) -> Seated:
    """A table at which Ana, whose face is a letter, is to act, with Ruby and Earl at the top."""
    position = table("jazz-club", hands=["2C 4D 9H", "3C 5D TH", "KC QD 8H"], stock="AC 6C 7D", phase="start")
    players = Player("Ana"), Player("Ruby", "casual"), Player("Earl", "casual")
    settings = Settings(
        animation_speed="instant", thinking_time="none", lessons=False, reduced_motion="on" if reduced else "off"
    )
    return Seated(position, players=players, settings=settings)


def test_everybody_looks_at_who_is_to_act() -> None:
    """The bots at the top look down at the person whose turn it is; a face that is a letter has no eyes to move."""
    there = seated()
    there.pilot.advance(0.5)
    looks = [plate.look for plate in there.screen.people.standings()]
    assert looks[0] == STRAIGHT
    assert [look.down for look in looks[1:]] == [1, 1]


def test_a_blink_is_drawn_when_it_was_said_and_at_no_other_time() -> None:
    """Eyes shut and open exactly at the announced times, one bot's at a time."""
    glances, now, shut = Glances(seated().screen.board, ["", "Ruby", "Earl"]), 100.0, []
    glances.update(now)
    for _ in range(8):
        now = glances.wakes_at(now)
        assert not glances.update(now - 0.001)
        assert glances.update(now)
        shut.append(sum(look.shut for look in glances._looks))
    assert shut == [1, 0] * 4


def test_with_reduced_motion_eyes_rest() -> None:
    """With reduced motion, nobody blinks or looks about, and nothing wakes the table for it."""
    glances = Glances(seated(reduced=True).screen.board, ["", "Ruby", "Earl"])
    assert not any(glances.update(now / 20) for now in range(200))
    assert glances.wakes_at(3.0) == math.inf
