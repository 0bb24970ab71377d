"""Bots learn house rules in the background and then use what they learned, in any process."""

from dataclasses import replace
from typing import Any

from tonk.bots import make_bot
from tonk.bots.play_style import PLAIN
from tonk.bots.tuned_weights import weights_of
from tonk.bots.weights import UNTUNED, PolicyWeights
from tonk.rules import Action, RuleSet, changed, load_preset
from tonk.rules.cards import Seat
from tonk.session.house_rules import OwnRules
from tonk.session.match.match import Match, match_from_json
from tonk.session.match.plan import MatchPlan, Player
from tonk.session.match.sitting import Sitting
from tonk.session.workers import Tuner
from tonk.thinking import ImmediateThinker, Question, Ticket
from tonk.thinking.background_jobs import BackgroundJobs, Job
from tonk.tuning import Tuning, TuningBudget, TuningProgress

OURS = changed(load_preset("pagat"), {"name": "Ours", "hand_size": 3, "most_players": 3})
LEARNED = replace(UNTUNED, points_per_unseen_card=(2.0, 1.0))


class Nobody:
    """A keeper that keeps nothing."""

    def keep_match(self, match: Match) -> None:
        """Keep nothing."""

    def keep_hand(self, match: Match) -> None:
        """Keep nothing."""


class Kept:
    """Weights in memory."""

    def __init__(self) -> None:
        self.own = OwnRules("ours", OURS)
        self.changes = 1

    def weights(self, _rules: RuleSet, seats: int) -> PolicyWeights | None:
        """Return the weights for this many players."""
        return self.own.weight_sets.get(seats)

    def untuned(self, seats: int) -> tuple[OwnRules, int] | None:
        """Return the next table."""
        left = [number for number in OURS.tables if number not in self.own.weight_sets]
        return (self.own, min(left, key=lambda number: number != seats)) if left else None

    def keep_weights(self, key: str, rules: RuleSet, seats: int, weights: PolicyWeights) -> None:
        """Keep the weights."""
        self.own = OwnRules(key, rules, {**self.own.weight_sets, seats: weights})
        self.changes += 1


class AtHand(BackgroundJobs):
    """A worker that works here and at once."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[Tuning] = []

    def do(self, job: Job) -> Ticket[Any]:
        """Do the work at once."""
        assert isinstance(job, Tuning)
        self.begun.append(job)
        ticket = Ticket[TuningProgress]()
        ticket.take(TuningProgress(1.0, LEARNED))
        return ticket


def test_every_table_is_learned_the_wanted_one_first() -> None:
    """Tables are learned one after another, until all are done."""
    kept, background_jobs = Kept(), AtHand()
    tuner = Tuner(kept, background_jobs)
    for _frame in range(6):
        tuner.step(3)
    assert [job.seats for job in background_jobs.begun] == [3, 2]
    assert kept.own.weight_sets == {2: LEARNED, 3: LEARNED}


def test_nothing_is_learned_before_house_rules_are_made() -> None:
    """A player who never makes house rules pays nothing for it."""
    kept, background_jobs = Kept(), AtHand()
    kept.changes = 0
    Tuner(kept, background_jobs).step(3)
    assert background_jobs.begun == []


def test_the_same_work_finds_the_same_weights() -> None:
    """Tuning has the same result in any process."""
    little = TuningBudget(generations=2, players=3, kept=2, hands=4)
    first, again = (list(Tuning(OURS, 2, little).steps()) for _ in range(2))
    assert first == again
    assert first[-1].done == 1


def test_a_bot_plays_by_tuned_weights() -> None:
    """The upper levels do; the lower ones keep their own weights."""
    assert weights_of("expert", OURS, 3, LEARNED) == LEARNED
    assert weights_of("sharp", OURS, 3, LEARNED).points_per_unseen_card[0] < LEARNED.points_per_unseen_card[0]
    assert weights_of("solid", OURS, 3, LEARNED) == weights_of("solid", OURS, 3)
    assert make_bot("expert", 1, PLAIN, LEARNED) is not None


def test_learned_weights_travel_with_matches_and_questions() -> None:
    """A question has the weights, so they count in another process too; a saved match keeps them."""
    asked: list[Question] = []

    class Notes(ImmediateThinker):
        """A thinker that notes questions."""

        def ask(self, question: Question) -> Ticket[Action]:
            """Note the question and pass it on."""
            asked.append(question)
            return super().ask(question)

    players = (Player("Ana"), Player("Mae", "sharp"))
    plan = MatchPlan("m", 4, OURS, players, weights=LEARNED)
    match = match_from_json(Match(plan).to_json())
    assert match.plan == plan
    sitting = Sitting(match, Nobody(), Notes())
    while not sitting.bot_acts and not match.hand_over:
        sitting.act(sitting.view(Seat(0)).legal[0])
    sitting.bot_choice()
    assert asked[0].tuned == LEARNED
