"""The exercises about scored points and special cards."""

from collections.abc import Iterator, Sequence

from tonk.records import Record
from tonk.rules import RuleSet
from tonk.rules.cards import CROSS, SKIP, WILD, SpecialKind, mask_of, parse_card
from tonk.session.learning.arranged_hands import arranged, dealt
from tonk.session.learning.lessons import Exercise, Names
from tonk.session.learning.rule_steps import RuleSteps

_BONUS = ("AC 2D 3S 3H 4C", "KS QH JD TC KH")
_OTHERS = ("5D 9H 2S 8H 7C", "AD 6H 9C TS JC", "QC 6D 8D 7H 2H")


def points_exercises(rules: RuleSet, names: Names) -> Iterator[Exercise]:
    """Yield the exercises for everything worth showing in these rules."""
    at = _TableExercises(rules, names)
    if rules.scores_points:
        yield at.points()
        yield from at.bonus()
    if WILD in rules.twists:
        yield at.wild()
    if rules.hits_hold:
        yield at.hold()
    if SKIP in rules.twists:
        yield at.skip()
    if CROSS in rules.twists:
        yield at.cross()
    if rules.scores_points:
        yield at.run()


class _TableExercises:
    """The exercises at one table."""

    def __init__(self, rules: RuleSet, names: Names) -> None:
        self._rules, self._names = rules, names
        self._step = RuleSteps(rules, names).step

    def points(self) -> Exercise:
        """Show that spreads score at once."""
        hands = ["KC KD 4C 5H", "AD 6H 3C", "5D QH 4S 8H TC", "AH 6D 8D 3H QC"]
        begins = arranged(self._rules, self._names, hands, stock="KS", discard="2C")
        steps = (
            self._step("points-draw", "stock", does="draw"),
            self._step("points-lay", "cards KC KD KS", does="lay KC KD KS"),
            self._step("points-told", "own"),
        )
        return Exercise(begins, steps)

    def bonus(self) -> Iterator[Exercise]:
        """Show a deal that ends the round at once."""
        for hand in _BONUS:
            if self._rules.points(mask_of(parse_card(text) for text in hand.split())) in self._rules.tonk_totals:
                begins = dealt(self._rules, self._names, [hand, *_OTHERS])
                yield Exercise(begins, (self._step("bonus", "hand", "own", result=True),), dealt=True)
                return

    def wild(self) -> Exercise:
        """Show a book with a Wild in it."""
        begins = self._in_play("8C 8D W1 2S KS", ["1: 5C 6C 7C"], (WILD,))
        laid = "|".join(f"lay 8C 8D W1=8{suit}" for suit in "HS")
        steps = (self._step("wild", "cards 8C 8D W1", does=laid), self._step("wild-told", "spread 1"))
        return Exercise(begins, steps)

    def hold(self) -> Exercise:
        """Show a hit that costs the spread's owner a turn."""
        begins = self._in_play("QH 4D 2S KS", ["1: 9H TH JH"], (), stock="5S 6S 7S")
        steps = (
            self._step("hold", "cards QH", "spread 0", does="hit QH 0"),
            self._step("hold-told", "seat 1"),
            self._step("discard", "cards KS", "discards", does="discard KS"),
            self._step("hold-watch", others=True),
            self._step("hold-seen", "seat 1"),
        )
        return Exercise(begins, steps, ("2 draw", "2 discard 5S", "3 draw", "3 discard 6S"))

    def skip(self) -> Exercise:
        """Show a Skip played on somebody."""
        begins = self._in_play("B1 4D 2S KS", ["0: 9H TH JH"], (SKIP,))
        steps = (self._step("skip", "cards B1", "seat 1", does="skip B1 1"), self._step("skip-told", "seat 1"))
        return Exercise(begins, steps)

    def cross(self) -> Exercise:
        """Show a Cross that takes a discard out of turn."""
        hands = ["8C 8D X1 2S KS", "AD 6H 3C", "5D QH 4S 8S TC", "AH 6D 9D 3H QC"]
        begins = arranged(
            self._rules, self._names, hands, stock="7D TD JS", discard="2C", kinds=(CROSS,), phase="start", to_act=2
        )
        steps = (
            self._step("cross-watch", "cards X1", others=True),
            self._step("cross", "cross", "discards", does="cross X1"),
            self._step("cross-lay", "cards 8C 8D 8S", does="lay 8C 8D 8S"),
            self._step("cross-told", "discards", does="discard KS|discard 2S"),
        )
        return Exercise(begins, steps, ("2 draw", "2 discard 8S", "3 draw"))

    def run(self) -> Exercise:
        """Show a run that is caught."""
        hands = ["AC 3C 5C", "2D 3D", "4S TD", "AH 6D 8D 3H QC"]
        begins = arranged(self._rules, self._names, hands, table=["0: 9C 9D 9S", "1: JC JD JS"], discard="KH")
        steps = (self._step("run", "own", "drop", does="drop"), self._step("run-caught", "seat 1", result=True))
        return Exercise(begins, steps)

    def _in_play(self, hand: str, table: Sequence[str], kinds: Sequence[SpecialKind], *, stock: str = "") -> Record:
        hands = [hand, "AD 6H 3C", "5D QC 4S 8H TC", "AH 6D TD 3H JC"]
        return arranged(
            self._rules, self._names, hands, table=table, kinds=kinds, phase="play", discard="KH 4C", stock=stock
        )
