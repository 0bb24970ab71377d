"""Every screen of the game at a fixed moment, for the picture tests, the README and people.

`STILLS` maps their names to functions that make a pilot with the screen in a window of the given size.
"""

import os
import time
from collections.abc import Callable, Mapping
from types import MappingProxyType

import pygame

from tests.session.statistics.test_totals import drawn
from tests.support.tables import table
from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.screens.learning.test_review import Reader, Study
from tests.ui.screens.screen_services import ScreenServices, make_services, numbered, opened, played, replay_of, widgets
from tests.ui.services import NotedServices, StubCoach
from tests.ui.table.seated import Keeper
from tonk.bots import make_bot
from tonk.records.deck_seal import check_deck
from tonk.rules import Position, load_preset
from tonk.rules.cards import Seat, by_seat, each_seat, parse_card
from tonk.rules.deck_seal import seal_of
from tonk.rules.events import TurnLost
from tonk.session.deals.deal import DealSet
from tonk.session.deals.duplicate import SetRun
from tonk.session.learning.first_lesson import first_lesson
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchEnd, MatchPlan, Player
from tonk.session.match.player_names import BOT_NAMES
from tonk.session.match.sitting import Sitting
from tonk.session.settings import Settings
from tonk.ui.drawing.viewport import Point
from tonk.ui.screens.circuit.circuit_screen import CircuitScreen
from tonk.ui.screens.deals.daily_screen import DailyScreen
from tonk.ui.screens.deals.seal_page import SealPage
from tonk.ui.screens.deals.set_result_screen import SetResultScreen
from tonk.ui.screens.history.history_screen import HistoryScreen
from tonk.ui.screens.learning.drills_screen import DrillsScreen
from tonk.ui.screens.learning.learner import friends_of
from tonk.ui.screens.learning.lesson_table import LessonTable
from tonk.ui.screens.learning.lessons_screen import LessonsScreen
from tonk.ui.screens.learning.practice_hub import PracticeHub
from tonk.ui.screens.matches.matches_screen import MatchesScreen
from tonk.ui.screens.new_game.new_game_screen import NewGameScreen
from tonk.ui.screens.new_game.opponents_page import OpponentsPage
from tonk.ui.screens.people.people_page import PeoplePage
from tonk.ui.screens.results.hand_end_screen import HandEndScreen
from tonk.ui.screens.results.match_end_screen import MatchEndScreen
from tonk.ui.screens.rules.rules_screen import RulesScreen
from tonk.ui.screens.settings.settings_screen import SettingsScreen
from tonk.ui.screens.statistics.statistics_screen import StatisticsScreen
from tonk.ui.screens.table.curtain import Curtain
from tonk.ui.screens.table.cut_deck_screen import CutDeckScreen
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.screens.title_screen import TitleScreen
from tonk.ui.table.places.card_places import card_key
from tonk.ui.widgets import ChoiceField

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1280, 720), (1920, 1080))
PERSON = "Ana"
SEED = 20


def players(seats: int, persons: int = 1) -> tuple[Player, ...]:
    """Return Ana (and Bo) and bots."""
    names = (PERSON, "Bo")[:persons] + BOT_NAMES[: seats - persons]
    return tuple(Player(name, "" if seat < persons else "casual") for seat, name in by_seat(names))


def a_match(
    rules: str, seats: int, seed: int = SEED, *, actions: int = 0, persons: int = 1, ends: MatchEnd | None = None
) -> Match:
    """Return a match in which casual bots have done this number of actions of the first hand."""
    match = Match(MatchPlan("m", seed, load_preset(rules), players(seats, persons), 5, 100, ends or MatchEnd()))
    go_on(match, actions)
    return match


def go_on(match: Match, actions: int) -> None:
    """Let casual bots do this number of actions, or play the hand to its end."""
    bots = [make_bot("casual", seat) for seat in each_seat(len(match.plan.players))]
    while actions and not match.hand_over:
        actions -= 1
        seat = match.position.to_act
        match.act(bots[seat].choose(match.position.view(seat)))


def several(rules: str, seats: int, hands: int, ends: MatchEnd) -> Match:
    """Return a match of which this number of hands have been played to the end."""
    match = a_match(rules, seats, actions=-1, ends=ends)
    for _hand in range(hands - 1):
        match.deal_next()
        go_on(match, -1)
    return match


def at_table(match: Match, size: Size, settings: Settings | None = None, *, dealt: bool = False) -> Pilot:
    """Return a pilot at a table where bots take their time, so that nothing happens by itself for a while."""
    ui = dummy_ui(size, settings or Settings(thinking_time="slow"))
    ui.sit_at(match.plan.rules.id)
    return Pilot(ui, TableScreen(ui, NotedServices(ui), Sitting(match, Keeper()), dealt=dealt), eager=True)


def scene_of(pilot: Pilot) -> TableScreen:
    """Return the table of a pilot."""
    found = [screen for screen in pilot.ui.screens.all if isinstance(screen, TableScreen)]
    return found[0]


def to_move(match: Match, seat: Seat = Seat(0), *, drawn: bool = True) -> Match:
    """Play a match on until this seat has drawn, or is to draw, and return it."""
    while not match.hand_over and (match.position.to_act != seat or (match.position.phase == "play") != drawn):
        go_on(match, 1)
    return match


def place(rules: str, seats: int, seed: int, actions: int, **settings: object) -> Callable[[Size], Pilot]:
    """Return a maker of the table of a rule set in the middle of a hand."""

    def make(size: Size) -> Pilot:
        match = to_move(a_match(rules, seats, seed, actions=actions))
        pilot = at_table(match, size, Settings(thinking_time="slow", **settings))  # type: ignore[arg-type]
        pilot.advance(0.4)
        return pilot

    return make


def open_screen(
    make: Callable[[ScreenServices], object], *, rules: str = "jazz-club", seconds: float = 2.0
) -> Callable[[Size], Pilot]:
    """Return a maker of a screen, some seconds after it opened, with a match to resume and a history."""

    def build(size: Size) -> Pilot:
        os.environ["TZ"] = "UTC"
        if hasattr(time, "tzset"):
            time.tzset()
        hands = played(30) + played(12, rules="descente", match_id="n", day=2)
        services = make_services(size, numbered(hands), a_match(rules, 4, actions=9))
        services.choices = services.choices.changed(seats=players(4))
        services.ui.sit_at(rules)
        pilot = opened(services, make(services))
        pilot.advance(seconds)
        pilot.draw_on()
        return pilot

    return build


def settings_tab(page: int) -> Callable[[Size], Pilot]:
    """Return a maker of a page of the settings, opened by a click on its tab."""

    def build(size: Size) -> Pilot:
        pilot = open_screen(lambda services: SettingsScreen(services.ui, services))(size)
        tabs = next(widget for widget in widgets(pilot) if isinstance(widget, ChoiceField))
        pilot.click(tabs.parts[page].center)
        pilot.move((4.0, 4.0))
        pilot.advance(2.0)
        return pilot

    return build


def hand_end(rules: str, seats: int, seed: int) -> Callable[[Size], Pilot]:
    """Return a maker of the page of a hand's end, after all motion."""

    def build(size: Size) -> Pilot:
        match = a_match(rules, seats, seed, actions=-1)
        pilot = at_table(match, size)
        pilot.ui.screens.push(HandEndScreen(pilot.ui, ScreenServices(pilot.ui), match))
        pilot.advance(6.0)
        return pilot

    return build


def match_end(seconds: float) -> Callable[[Size], Pilot]:
    """Return a maker of the end of a match, some seconds after it."""
    return open_screen(
        lambda services: MatchEndScreen(services.ui, services, several("jazz-club", 4, 8, MatchEnd("hands", 8))),
        seconds=seconds,
    )


def company(size: Size) -> Pilot:
    """The page for choosing an opponent, over the new game."""
    pilot = open_screen(lambda services: NewGameScreen(services.ui, services))(size)
    pilot.ui.screens.push(OpponentsPage(pilot.ui, "Earl", ("Ruby", "Mae"), lambda _chosen: None))
    pilot.advance(2.0)
    return pilot


def people(size: Size) -> Pilot:
    """The page of the people, over the title."""
    pilot = open_screen(lambda services: TitleScreen(services.ui, services))(size)
    title = pilot.ui.screens.top
    assert isinstance(title, TitleScreen)
    pilot.ui.screens.push(PeoplePage(pilot.ui, title.services, PERSON))
    pilot.advance(2.0)
    return pilot


def deck_check(size: Size) -> Pilot:
    """The check of a deck that was cut, over the end of its hand."""
    match = Match(a_match("jazz-club", 4, 140).plan, 17)
    go_on(match, -1)
    check = check_deck(match.record())
    assert check is not None, "the hand is over, and its seal was shown"
    pilot = at_table(match, size)
    pilot.ui.screens.push(SealPage(pilot.ui, check.shown, check))
    pilot.advance(2.0)
    return pilot


def cut_deck(size: Size) -> Pilot:
    """The page on which the deck is cut."""
    plan = a_match("jazz-club", 4).plan
    services = make_services(size)
    services.ui.sit_at("jazz-club")
    screen = CutDeckScreen(services.ui, services, "", seal_of(plan.seed, 1), lambda _lifted: None)
    pilot = opened(services, screen)
    pilot.advance(2.0)
    return pilot


def paused(size: Size) -> Pilot:
    """The menu over a table."""
    pilot = place("jazz-club", 4, 18, 24)(size)
    pilot.press(pygame.K_ESCAPE)
    pilot.advance(1.0)
    return pilot


def curtain(size: Size) -> Pilot:
    """The curtain before the screen is handed on."""
    pilot = at_table(to_move(a_match("jazz-club", 4, 18, persons=2), Seat(1), drawn=False), size)
    pilot.advance(2.0)
    assert isinstance(pilot.ui.screens.top, Curtain)
    return pilot


def dragging() -> Position:
    """A position in which Ana has drawn and holds three sixes, and Ruby has laid a run that fits one of Ana's cards."""
    return table(
        "jazz-club",
        hands=["6S 6D 6H TC KS 9H", "QH JD", "KH 3S 8D 5C AC", "TD JC 4S 7C 9S"],
        spreads=["1: 2H 3H 4H"],
        stock="9D AD 8S 7D 2D",
        discard="TS 2S 5H",
        phase="play",
    )


def dragged(size: Size) -> Pilot:
    """Three cards that are dragged to the felt, and the chip that tells the result of letting go."""
    ui = dummy_ui(size, Settings(thinking_time="slow"))
    position = dragging()
    match = Match(MatchPlan("m", 7, position.rules, players(4)))
    match.position, match.events = position, []
    pilot = Pilot(ui, TableScreen(ui, NotedServices(ui), Sitting(match, Keeper()), dealt=False))
    for card in ("6S", "6D", "6H"):
        pilot.click(point_of(pilot, card))
    pilot.advance(0.5)
    pilot.drag(point_of(pilot, "6D"), (480.0, 330.0), 20, release=False)
    pilot.advance(0.5)
    return pilot


def twisted() -> Position:
    """A position with every twist in Ana's hand, opponents who are held, protected or skipped, and a laid Wild."""
    return table(
        "twists",
        hands=["8C 8D W1 X4 2S B1", "KH QD 3D 2H", "7D 4C TS 2D", "JS 5S 8H 6H"],
        spreads=["1: 5C 6C W2=7C", "2: QS QH QC"],
        stock="AH 4D 3C 4H 9D",
        discard="9S 5H 8S",
        phase="play",
        held=[1],
        skips={3: "B3"},
        blocks={2: ("B4", 0)},
        score=[118, 42, 205, 7],
    )


def with_twists(size: Size) -> Pilot:
    """A table with twists."""
    position = twisted()
    match = Match(MatchPlan("m", 7, position.rules, players(4), always=position.rules.twists))
    match.position, match.events = position, [TurnLost(Seat(3), held=True, skip=None)]
    ui = dummy_ui(size, Settings(thinking_time="slow", lessons=False))
    ui.sit_at("twists")
    pilot = Pilot(ui, TableScreen(ui, NotedServices(ui), Sitting(match, Keeper()), dealt=False))
    pilot.advance(0.5)
    return pilot


def point_of(pilot: Pilot, card: str) -> Point:
    """Return a point of a card of the open hand that no neighbour covers."""
    board = scene_of(pilot).board
    pose = board.pose_now(card_key(parse_card(card)))
    assert pose is not None, f"{card} is not on the screen"
    return pose.x - board.layout.card_width * 0.4, pose.y


def moment(rules: str, seats: int, seconds: float) -> Callable[[Size], Pilot]:
    """Return a maker of the deal of a hand, some seconds after it began."""

    def build(size: Size) -> Pilot:
        pilot = at_table(a_match(rules, seats), size, dealt=True)
        pilot.advance(seconds)
        return pilot

    return build


def coached(size: Size) -> Pilot:
    """A table at which the coach shows the value of each move before it is made."""
    ui = dummy_ui(size, Settings(thinking_time="slow", coach="before"))
    ui.sit_at("jazz-club")
    match = to_move(a_match("jazz-club", 4, 18, actions=20))
    pilot = Pilot(ui, TableScreen(ui, NotedServices(ui, StubCoach()), Sitting(match, Keeper()), dealt=False))
    pilot.advance(1.0)
    return pilot


def hinted(size: Size) -> Pilot:
    """A table at which the lamp has shown the best move on the cards."""
    ui = dummy_ui(size, Settings(thinking_time="slow"))
    ui.sit_at("jazz-club")
    match = to_move(a_match("jazz-club", 4, 18, actions=20))
    pilot = Pilot(ui, TableScreen(ui, NotedServices(ui, StubCoach()), Sitting(match, Keeper()), dealt=False))
    pilot.advance(1.0)
    pilot.press(pygame.K_i)
    pilot.advance(1.0)
    return pilot


def lesson(size: Size) -> Pilot:
    """The first lesson, asking for a card to be drawn."""
    ui = dummy_ui(size, Settings(thinking_time="slow"))
    pilot = Pilot(ui, LessonTable(ui, ScreenServices(ui), first_lesson(friends_of(PERSON)), 0))
    pilot.advance(2.0)
    pilot.press(pygame.K_RETURN, pygame.K_RETURN)
    pilot.advance(0.5)
    return pilot


def compared(size: Size) -> Pilot:
    """The result of a set for two people and for bots, whose results are given here."""
    deals = DealSet(load_preset("pagat"), 3, Seat(1), 99, 4, "novice")
    services = make_services(size)
    screen = SetResultScreen(services.ui, services, SetRun("a", deals, (PERSON, "Bo"), ((1, -1, 2, 0), (1, 1, 1, -2))))
    screen._quick._work = screen._slow._work = iter(())
    made = {"novice": [2, -1, -1, -1], "casual": [-1, -1, -1, -1], "solid": [-1, 1, -1, -1], "sharp": [-1, 1, -1, 2]}
    screen._quick.won.update(made)
    screen._slow.won.update(expert=[1, 1, -1, 2])
    pilot = opened(services, screen)
    pilot.advance(1.0)
    return pilot


def statistics(size: Size) -> Pilot:
    """The figures and charts of some of Ana's hands."""
    hands = numbered([drawn(number) for number in range(60)])
    services = make_services(size, hands, settings=Settings(reduced_motion="on"))
    pilot = opened(services, StatisticsScreen(services.ui, services))
    pilot.advance(1.0)
    return pilot


STILLS: Mapping[str, Callable[[Size], Pilot]] = MappingProxyType(
    {
        "title": open_screen(lambda services: TitleScreen(services.ui, services)),
        "new-game": open_screen(lambda services: NewGameScreen(services.ui, services)),
        "company": company,
        "rules": open_screen(lambda services: RulesScreen(services.ui, services, load_preset("terminus-frore"))),
        "settings": open_screen(lambda services: SettingsScreen(services.ui, services)),
        "settings-play": settings_tab(1),
        "settings-sound": settings_tab(2),
        "keys": open_screen(lambda services: SettingsScreen(services.ui, services, keys=True)),
        "practise": open_screen(lambda services: PracticeHub(services.ui, services)),
        "drills": open_screen(lambda services: DrillsScreen(services.ui, services)),
        "lessons": open_screen(lambda services: LessonsScreen(services.ui, services)),
        "duplicate": compared,
        "lesson": lesson,
        "coach": coached,
        "hint": hinted,
        "circuit": open_screen(lambda services: CircuitScreen(services.ui, services)),
        "daily": open_screen(lambda services: DailyScreen(services.ui, services)),
        "matches": open_screen(lambda services: MatchesScreen(services.ui, services)),
        "people": people,
        "replay": open_screen(
            lambda services: replay_of(
                services, a_match("jazz-club", 3, 125, actions=-1).record(), seat=Seat(0), step=9
            )
        ),
        "review": open_screen(lambda services: Study(services.ui, Reader()).page()),
        "statistics": statistics,
        "history": open_screen(lambda services: HistoryScreen(services.ui, services)),
        "match-won": match_end(1.5),
        "match-end": match_end(6.0),
        "hand-end": hand_end("jazz-club", 4, 140),
        "hand-end-tonk": hand_end("jazz-club", 4, 93),
        "hand-end-six": hand_end("terminus-frore", 6, 3),
        "cut-deck": cut_deck,
        "deck-check": deck_check,
        "pause": paused,
        "curtain": curtain,
        "table-club": place("jazz-club", 4, 125, 12),
        "table-camp": place("black-company", 3, 58, 24, card_back="raven", suit_colours="four"),
        "table-cafe": place("descente", 2, 126, 22, card_back="deco"),
        "table-station": place("terminus-frore", 6, 63, 24, card_back="frost", suit_colours="safe"),
        "table-plain": place("pagat", 5, 115, 24, card_face="large", card_size="large"),
        "dragging": dragged,
        "table-twists": with_twists,
        "dealing": moment("jazz-club", 4, 1.0),
    },
)
"""Screens and moments by name."""
