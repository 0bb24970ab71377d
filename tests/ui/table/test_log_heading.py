"""The line above the log: the rules being played and the stakes."""

import pytest

from tests.support.tables import table
from tests.ui.screens.screen_services import read
from tests.ui.table.seated import NAMES, Seated
from tonk.rules import load_preset, preset_ids
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchEnd, MatchPlan, Player
from tonk.session.settings import Settings
from tonk.ui.table.painting.special_card_signs import medallions
from tonk.ui.table.places.log_place import log_box
from tonk.ui.table.telling.log_and_prompt import Heading
from tonk.words.rules.rule_sets import short_name


@pytest.mark.parametrize("rules", preset_ids())
def test_the_name_of_the_rules_stands_whole_above_the_log(rules: str) -> None:
    """The name of the rules and the stakes stand uncut above the log, in smaller letters where space is short."""
    seated = Seated(table(rules, hands=["4C 9D", "KH QD", "3S 3D"], stock="9S AC", discard="2S", phase="start"))
    of_a_set = Heading("Deal 6 of 6", short_name(load_preset(rules)), chips=False)
    for heading in (seated.screen.log.heading, of_a_set):
        seated.screen.log.heading = heading
        assert {heading.rules, heading.played_for} <= {*read(seated.pilot).splitlines()}


def test_large_letters_leave_room_for_a_name_of_the_rules() -> None:
    """At twice the usual size the short name of the rules is used, and the twist signs lie clear of piles and log."""
    position = table("twists", hands=["4C 9D", "KH QD", "3S 3D"], stock="9S AC", discard="2S", phase="start")
    players = tuple(Player(name, "casual" if seat else "") for seat, name in enumerate(NAMES[:3]))
    match = Match(MatchPlan("m", 7, position.rules, players, always=position.rules.twists))
    match.position, match.events = position, []
    seated = Seated(match=match, settings=Settings(ui_scale=2.0, thinking_time="none", lessons=False))
    assert {"Twists", "to 250"} <= {*read(seated.pilot).splitlines()}
    layout = seated.screen.board.layout
    signs = medallions(layout, seated.screen.board.view).values()
    piles = [layout.box_of(layout.stock), layout.box_of(layout.discards), log_box(layout)]
    assert signs
    assert not any(sign.overlap(pile) for sign in signs for pile in piles)


@pytest.mark.parametrize(("ends", "said"), [(MatchEnd("hands", 10), "Hand 3 of 10"), (MatchEnd(), "Hand 3")])
def test_the_hand_being_played_stands_above_the_log(ends: MatchEnd, said: str) -> None:
    """The heading gives the number of the hand, and the number of hands in the match if that is fixed."""
    players = Player(NAMES[0], ""), Player(NAMES[1], "casual")
    match = Match(MatchPlan("m", 7, load_preset("jazz-club"), players, ends=ends))
    match.hand_number = 3
    assert said in read(Seated(match=match).pilot).splitlines()
