"""Bots learn rules of one's own aside, and play by what they have learned: in this process or in another."""

from dataclasses import replace
from typing import Any

from tonk.bots import make_bot
from tonk.bots.temper import START, Temper
from tonk.bots.temperament import PLAIN
from tonk.bots.tempers import temper_of
from tonk.rules import Action, RuleSet, changed, load_preset
from tonk.session.house_rules import OwnRules
from tonk.session.match.match import Match, MatchPlan, Player, match_from_json
from tonk.session.match.sitting import Sitting
from tonk.session.workers import Tuner
from tonk.thinking import AtOnce, Question, Ticket
from tonk.thinking.labour import Job, Labour
from tonk.tuning import Effort, Tuned, Tuning

OURS = changed(load_preset("pagat"), {"name": "Ours", "hand_size": 3, "most_players": 3})
LEARNED = replace(START, nerve=(2.0, 1.0))


class Nobody:
    """Keeps nothing."""

    def keep_match(self, match: Match) -> None:
        """Keep nothing."""

    def keep_hand(self, match: Match) -> None:
        """Keep nothing."""


class Kept:
    """Tempers in memory."""

    def __init__(self) -> None:
        self.own = OwnRules("ours", OURS)
        self.changes = 1

    def untuned(self, seats: int) -> tuple[OwnRules, int] | None:
        """The next table."""
        left = [number for number in OURS.tables if number not in self.own.tempers]
        return (self.own, min(left, key=lambda number: number != seats)) if left else None

    def keep_temper(self, key: str, rules: RuleSet, seats: int, temper: Temper) -> None:
        """Keep it."""
        self.own = OwnRules(key, rules, {**self.own.tempers, seats: temper})
        self.changes += 1


class AtHand(Labour):
    """Works here, and at once."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[Tuning] = []

    def do(self, job: Job) -> Ticket[Any]:
        """Find something at once."""
        assert isinstance(job, Tuning)
        self.begun.append(job)
        ticket = Ticket[Tuned]()
        ticket.take(Tuned(1.0, LEARNED))
        return ticket


def test_every_table_is_learned_the_wanted_one_first() -> None:
    """One after the other, and nothing more when all are done."""
    kept, labour = Kept(), AtHand()
    tuner = Tuner(kept, labour)
    for _frame in range(6):
        tuner.step(3)
    assert [job.seats for job in labour.begun] == [3, 2]
    assert kept.own.tempers == {2: LEARNED, 3: LEARNED}


def test_nothing_is_done_before_anybody_looks_at_rules() -> None:
    """Who never made rules pays nothing for it."""
    kept, labour = Kept(), AtHand()
    kept.changes = 0
    Tuner(kept, labour).step(3)
    assert labour.begun == []


def test_the_same_work_finds_the_same_temper() -> None:
    """Whoever tunes, and wherever."""
    little = Effort(generations=2, players=3, kept=2, hands=4)
    first, again = (list(Tuning(OURS, 2, little).steps()) for _ in range(2))
    assert first == again
    assert first[-1].done == 1


def test_a_bot_plays_by_what_was_learned() -> None:
    """The upper levels do; the lower ones keep their own ways."""
    assert temper_of("expert", OURS, 3, LEARNED) == LEARNED
    assert temper_of("sharp", OURS, 3, LEARNED).nerve[0] < LEARNED.nerve[0]
    assert temper_of("solid", OURS, 3, LEARNED) == temper_of("solid", OURS, 3)
    assert make_bot("expert", 1, PLAIN, LEARNED) is not None


def test_it_travels_with_the_match_and_with_every_question() -> None:
    """What a bot is asked holds it, so that it counts in another process too; a saved match keeps it."""
    asked: list[Question] = []

    class Notes(AtOnce):
        """Notes what is asked."""

        def ask(self, question: Question) -> Ticket[Action]:
            """Note it, and ask."""
            asked.append(question)
            return super().ask(question)

    players = (Player("Ana"), Player("Mae", "sharp"))
    plan = MatchPlan("m", 4, OURS, players, temper=LEARNED)
    match = match_from_json(Match(plan).to_json())
    assert match.plan == plan
    sitting = Sitting(match, Nobody(), Notes())
    while not sitting.bot_acts and not match.hand_over:
        sitting.act(sitting.view(0).legal[0])
    sitting.bot_choice()
    assert asked[0].tuned == LEARNED
