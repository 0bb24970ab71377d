"""A pilot that plays at a table whose position is dealt or drawn up."""

from tests.support.tables import named
from tests.ui.pilot import Pilot, dummy_ui
from tests.ui.services import NotedServices
from tonk.rules import Action, Position, load_preset
from tonk.rules.cards import Card, Seat, by_seat, parse_card
from tonk.session.match.match import Match
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.match.sitting import Sitting
from tonk.session.settings import Settings
from tonk.thinking import BotThinker, Question, Ticket
from tonk.ui.drawing.viewport import Point
from tonk.ui.screens.table.table_screen import TableScreen
from tonk.ui.shell.services import ReviewingCoach
from tonk.ui.table.places.card_places import card_key

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")


class Keeper:
    """Counts how often it is asked to keep a match or a hand."""

    def __init__(self) -> None:
        self.matches = 0
        self.hands = 0

    def keep_match(self, _: Match) -> None:
        """Count a kept match."""
        self.matches += 1

    def keep_hand(self, _: Match) -> None:
        """Count a kept hand."""
        self.hands += 1


class Undecided:
    """A thinker that never answers, so that bots make only the moves that a test makes for them."""

    def ask(self, _question: Question) -> Ticket[Action]:
        """Take a question and leave it unanswered."""
        return Ticket()


class Seated:
    """A pilot at a table.

    Args:
        position: The hand, dealt or drawn up; a dealt one of four seats if None.
        persons: How many of the first seats are persons; the others are casual bots.
        settings: The player's settings; instant, without thinking and without tips by default.
        size: The window, in pixels.
        dealt: True if a given position has just been dealt.
        players: The players, instead of persons and casual bots.
        thinker: The thinker that answers for the bots; by default they answer at once.
        coach: The coach that is asked for the worth of moves, if any.
        match: A whole match, instead of one made for the position.
    """

    def __init__(
        self,
        position: Position | None = None,
        *,
        persons: int = 1,
        settings: Settings | None = None,
        size: tuple[int, int] = (1280, 720),
        dealt: bool = False,
        players: tuple[Player, ...] = (),
        thinker: BotThinker | None = None,
        match: Match | None = None,
        coach: ReviewingCoach | None = None,
    ) -> None:
        seats = position.seats if position else 4
        rules = position.rules if position else load_preset("jazz-club")
        players = players or tuple(
            Player(name, "" if seat < persons else "casual") for seat, name in by_seat(NAMES[:seats])
        )
        self.match = match or Match(MatchPlan("m", 7, rules, players))
        if position is not None:
            self.match.position = position
            self.match.events = list(position.opening) if dealt else []
        ui = dummy_ui(size, settings or Settings(animation_speed="instant", thinking_time="none", lessons=False))
        self.services, self.keeper = NotedServices(ui, coach), Keeper()
        sitting = Sitting(self.match, self.keeper, thinker)
        self.screen = TableScreen(ui, self.services, sitting, dealt=dealt or position is match is None)
        self.pilot = Pilot(ui, self.screen)

    @property
    def position(self) -> Position:
        """Return the hand as it stands."""
        return self.match.position

    def hand(self, seat: Seat = Seat(0)) -> str:
        """Return a seat's hand in notation."""
        return named(self.position.hands[seat])

    def at(self, card: str) -> Point:
        """Return a point of a card in the open hand that no neighbour covers."""
        pose = self.screen.board.pose_now(card_key(parse_card(card)))
        assert pose is not None, f"{card} is not on the screen"
        return pose.x - self.screen.board.layout.card_width * 0.4, pose.y

    def card(self, text: str) -> Card:
        """Return a card by its notation."""
        return parse_card(text)

    @property
    def stock(self) -> Point:
        """Return the middle of the stock."""
        return self.screen.board.layout.stock.x, self.screen.board.layout.stock.y

    @property
    def discards(self) -> Point:
        """Return the middle of the discards."""
        return self.screen.board.layout.discards.x, self.screen.board.layout.discards.y

    @property
    def own_place(self) -> Point:
        """Return a point in the middle of the hand."""
        return self.screen.board.layout.w / 2, self.screen.board.layout.hand_y

    @property
    def felt(self) -> Point:
        """Return a point of the open felt."""
        layout = self.screen.board.layout
        return layout.w * 0.26, layout.rows.own.center[1]

    def spread(self, number: int) -> Point:
        """Return the middle of a spread."""
        return self.screen.board.spread_box(number).center
