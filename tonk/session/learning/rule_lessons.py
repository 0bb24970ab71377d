"""The lesson of a rule set: its special features, derived from its knobs, so that house rules have one as well."""

from collections.abc import Iterator

from tonk.rules import RuleSet, load_preset
from tonk.rules.cards import mask_of, parse_card
from tonk.rules.payouts import ends_pay_without_stock
from tonk.session.learning.arranged_hands import arranged, dealt
from tonk.session.learning.lesson_hand import rehearse
from tonk.session.learning.lessons import Exercise, Lesson, Names, Step, pointed_things
from tonk.session.learning.points_exercises import points_exercises
from tonk.session.learning.rule_steps import RuleSteps
from tonk.words import _
from tonk.words.learning.rule_lessons import lesson_title
from tonk.words.learning.table_tips import LessonText
from tonk.words.rules.dropping import when_to_drop

_USUAL = frozenset((49, 50))
_LOW, _HIGH, _THIRTEEN, _NINES = "2C 3D AS 4H 5C", "KS QH JD TC KH", "AC 2D 3S 3H 4C", "KC QD JH TD 9D"
_OTHERS = ("5D 9H 2S 8H 7C", "AD 6H 9C 3S JC", "QC 6D 8D 7H 2H")


def lesson_id(rules: RuleSet) -> str:
    """Return the id of a rule set's lesson in saved progress: house rules by their name."""
    kind = "rules" if rules == load_preset(rules.id) else "own"
    return f"{kind}:{rules.id if kind == 'rules' else rules.name[:40]}"


def rule_lesson(rules: RuleSet, names: Names) -> Lesson | None:
    """Return the lesson of a rule set; None if nothing is special in it.

    Args:
        rules: The rule set.
        names: The names of the four players at the table, the learner first.
    """
    of_stakes = () if rules.scores_points else stake_exercises(rules, names)
    no_early_drop = [_no_early_drop(rules, names)] if rules.first_drop_round > 1 else []
    exercises = (*no_early_drop, *of_stakes, *points_exercises(rules, names))
    possible = tuple(exercise for exercise in exercises if rehearse(exercise) is not None)
    return Lesson(lesson_id(rules), lesson_title(rules), possible) if possible else None


def stake_exercises(rules: RuleSet, names: Names) -> Iterator[Exercise]:
    """Yield the exercises for everything worth showing in these rules."""
    if rules.tonk_totals - _USUAL:
        yield from _tonk(rules, names)
    if rules.tonk_totals and rules.several_tonks == "pay_all":
        yield from _two_tonks(rules, names)
    if rules.lay_before_draw:
        yield _early(rules, names)
    yield _fourth(rules, names) if rules.hit_books else _no_fourth(rules, names)
    if rules.bars_drops:
        yield from _waiting(rules, names)
    if rules.drop_tie == "wins":
        yield _tie(rules, names)
    yield _caught(rules, names)
    if rules.out_without_discard_pays != rules.out_pays:
        yield _without_discard(rules, names)
    if ends_pay_without_stock(rules):
        yield _stock_gone(rules, names)


def _tonk(rules: RuleSet, names: Names) -> Iterator[Exercise]:
    """Show a deal that is a Tonk here but not at other tables, the lowest of a few."""
    step = RuleSteps(rules, names).step
    for hand in (_LOW, _THIRTEEN, _NINES):
        total = rules.points(mask_of(parse_card(text) for text in hand.split()))
        if total in rules.tonk_totals - _USUAL:
            begins = dealt(rules, names, [hand, *_OTHERS])
            yield Exercise(begins, (step("tonk", "hand", "own", result=True),), dealt=True)
            return


def _two_tonks(rules: RuleSet, names: Names) -> Iterator[Exercise]:
    """Show two dealt Tonks at a table of four."""
    step = RuleSteps(rules, names).step
    begins = dealt(rules, names, [_HIGH, "KC QD JH TD KD", *_OTHERS[1:2], "7D 6C 8D 7H 2H"])
    yield Exercise(begins, (step("two-tonks", "own", "seat 1", result=True),), dealt=True)


def _early(rules: RuleSet, names: Names) -> Exercise:
    """Show going out by hits before the draw."""
    step = RuleSteps(rules, names).step
    begins = arranged(rules, names, ["8S 7S", *_OTHERS], table=["1: 9S TS JS"], discard="KH 4C")
    steps = (
        step("early", "cards 7S 8S", "spread 0", does="hit 8S 7S 0"),
        step("early-out", result=True),
        step("early-no-drop"),
    )
    return Exercise(begins, steps)


def _no_early_drop(rules: RuleSet, names: Names) -> Exercise:
    """Show a low hand that isn't allowed to drop yet."""
    says = LessonText(_("Not yet"), when_to_drop(rules))
    begins = dealt(rules, names, ["AC 2D 4H 5S 7C", *_OTHERS])
    return Exercise(begins, (Step(says, pointed_things("own", "drop", "stock"), ("draw", "take")),), dealt=True)


def _fourth(rules: RuleSet, names: Names) -> Exercise:
    """Show the fourth queen hitting a book."""
    step = RuleSteps(rules, names).step
    hands = ["QS 4D 8C KC", "AD 6H", *_OTHERS[:1], "AH 6D 8D 7H 2H"]
    begins = arranged(rules, names, hands, table=["1: QC QD QH"], phase="play", discard="KH 4C")
    steps = (step("fourth", "cards QS", "spread 0", does="hit QS 0"), step("discard", does="discard KC"))
    return Exercise(begins, steps)


def _no_fourth(rules: RuleSet, names: Names) -> Exercise:
    """Show that the fourth queen can't hit a book, so that all four cards are laid at once."""
    step = RuleSteps(rules, names).step
    hands = ["QS 7D 7S 7H 7C", "AD 6H", "5D 9H 2S 8H TC", "AH 6D 8D 3H 2H"]
    begins = arranged(rules, names, hands, table=["1: QC QD QH"], phase="play", discard="KH 4C")
    steps = (
        step("no-fourth", "cards QS", "spread 0"),
        step("four", "cards 7C 7D 7H 7S", does="lay 7C 7D 7H 7S"),
        step("four-done", "spread 1"),
    )
    return Exercise(begins, steps)


def _waiting(rules: RuleSet, names: Names) -> Iterator[Exercise]:
    """Show a new spread that bars its owner from dropping, and a hit that bars the owner of the run."""
    if rules.wait_new_spread:
        yield _new_spread(rules, names)
    if rules.wait_hit and rules.hit_runs in ("any", "others"):
        step = RuleSteps(rules, names).step
        hands = ["8S 5C KC", "AD", "5D QH 4S 8H TC", "AH 6D 8D 3H QC"]
        begins = arranged(rules, names, hands, table=["1: 9S TS JS"], phase="play", discard="KH 4C")
        yield Exercise(
            begins, (step("wait-hit", "cards 8S", "spread 0", does="hit 8S 0"), step("wait-hit-told", "seat 1"))
        )


def _new_spread(rules: RuleSet, names: Names) -> Exercise:
    """Show a new spread, and the turn after it."""
    step = RuleSteps(rules, names).step
    hands = ["9C 9D 2S KC", "AD 6H 3C", "5D QH 4S 8H TC", "AH 6D 8D 3H QC"]
    begins = arranged(rules, names, hands, stock="9S JD TS JS 7C", discard="KH 4C")
    steps = (
        step("wait-draw", "stock", does="draw"),
        step("wait-lay", "cards 9C 9D 9S", does="lay 9C 9D 9S"),
        step("wait-told", "own"),
        step("discard", "cards KC", "discards", does="discard KC"),
        step("wait-others", others=True),
        step("wait-barred", "own", "stock", does="draw|take"),
    )
    others = ("1 draw", "1 discard JD", "2 draw", "2 discard TS", "3 draw", "3 discard JS")
    return Exercise(begins, steps, others)


def _tie(rules: RuleSet, names: Names) -> Exercise:
    """Show a drop that ties with somebody."""
    step = RuleSteps(rules, names).step
    hands = ["AC 5C", "2D 4D", "5D QH 4S 8H TC", "AH 6D 8D 3H QC"]
    begins = arranged(rules, names, hands, table=["0: 9C 9D 9S", "1: JC JD JS"], discard="KH")
    won = "tie-wins" if rules.drop_tie == "wins" else "tie-caught"
    return Exercise(begins, (step("tie", "drop", does="drop"), step(won, result=True)))


def _caught(rules: RuleSet, names: Names) -> Exercise:
    """Show a drop with 9 against hands of 5, 9 and many points."""
    step = RuleSteps(rules, names).step
    hands = ["AC 3C 5C", "2D 3D", "4S 5D", "AH 6D 8D 3H QC"]
    begins = arranged(rules, names, hands, table=["0: 9C 9D 9S", "1: JC JD JS", "2: TH JH QH"], discard="KH")
    return Exercise(begins, (step("dare", "own", "drop", does="drop"), step("caught", result=True)))


def _without_discard(rules: RuleSet, names: Names) -> Exercise:
    """Show a last run that leaves nothing to discard."""
    step = RuleSteps(rules, names).step
    hands = ["TS 9S 8S", "2D 3D", "4S 5D", "AH 6D 8D 3H QC"]
    begins = arranged(rules, names, hands, table=["0: 9C TC JC", "1: JD QD KD"], phase="play", discard="KH")
    return Exercise(begins, (step("whole", "cards 8S 9S TS", does="lay 8S 9S TS"), step("whole-out", result=True)))


def _stock_gone(rules: RuleSet, names: Names) -> Exercise:
    """Show an empty stock."""
    step = RuleSteps(rules, names).step
    hands = ["AC 2C", "5H 6D", "4S 5D", "AH 6S 8D 3H QC"]
    begins = arranged(
        rules, names, hands, table=["0: 9C 9D 9S", "1: JC JD JS", "2: TH JH QH"], discard="KH KD", stock_left=0
    )
    return Exercise(begins, (step("gone", "stock", does="draw"), step("counted", result=True)))
