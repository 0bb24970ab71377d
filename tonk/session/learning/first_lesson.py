"""The first lesson: arranged hands that teach the game, by the usual rules, to somebody who has never played."""

from tonk.rules import DEFAULT, load_preset
from tonk.session.learning.arranged_hands import arranged, dealt
from tonk.session.learning.lessons import Exercise, Lesson, Names, Step, pointed_things
from tonk.session.learning.progress import FIRST
from tonk.words import _
from tonk.words.learning.first_lesson import first_lesson_says, first_objection


def first_lesson(names: Names) -> Lesson:
    """Return the first lesson.

    Args:
        names: The names of the three players at the table, the learner first.
    """
    stages = (_first_hand, _caught, _going_out, _tonk)
    exercises = tuple(stage(names) for stage in stages)
    return Lesson(FIRST, _("First lesson"), exercises, onward=_("Play your first hand"))


def _step(names: Names, step: str, *points: str) -> Step:
    return Step(first_lesson_says(step, names), pointed_things(*points))


def _do(names: Names, step: str, does: str, *points: str, says: str = "") -> Step:
    """Return a step that asks for these actions; ``says`` names another step whose text it has."""
    return Step(first_lesson_says(says or step, names), pointed_things(*points), (does,), first_objection(step))


def _watch(names: Names, step: str) -> Step:
    return Step(first_lesson_says(step, names), pointed_things("seat 1", "seat 2"), others=True)


def _first_hand(names: Names) -> Exercise:
    """Teach laying a run, taking a useful discard, hitting, and a winning drop."""
    begins = arranged(
        load_preset(DEFAULT),
        names,
        ["5D 6D KS 9H 4C", "JH JC 3S QC 2H", "8D TH KC 7S 5C"],
        stock="7D 6S 9S JS AS",
        discard="3H",
    )
    steps = (
        _step(names, "welcome", "hand"),
        _step(names, "points", "own"),
        _do(names, "draw", "draw", "stock"),
        _do(names, "lay", "lay 5D 6D 7D", "cards 5D 6D 7D"),
        _do(names, "discard", "discard KS", "cards KS", "discards"),
        _watch(names, "others"),
        _do(names, "take", "take", "discards"),
        _do(names, "hit", "hit 8D 0", "cards 8D", "spread 0"),
        _do(names, "discard-again", "discard 9H", "cards 9H", "discards"),
        _watch(names, "others-again"),
        _step(names, "book", "spread 1"),
        _do(names, "drop", "drop", "drop"),
        _step(names, "dropped"),
    )
    others = ("1 draw", "1 discard QC", "2 draw", "2 discard 8D")
    again = ("1 draw", "1 lay JH JC JS", "1 discard 6S", "2 draw", "2 discard KC")
    return Exercise(begins, steps, (*others, *again))


def _caught(names: Names) -> Exercise:
    """Show a drop that is caught."""
    begins = arranged(
        load_preset(DEFAULT),
        names,
        ["5S 3D AC", "2C 4H", "KD 9C TS 7H 6C"],
        table=["1: JH JC JS", "0: QD QH QS"],
        discard="KH 8C",
    )
    steps = (
        _step(names, "risk", "own", "seat 1"),
        _do(names, "drop-caught", "drop", "drop"),
        _step(names, "caught"),
    )
    return Exercise(begins, steps)


def _going_out(names: Names) -> Exercise:
    """Teach going out, with two hits and the last discard."""
    begins = arranged(
        load_preset(DEFAULT),
        names,
        ["7S 8S", "3C 6H", "KD 9C TD 7H 6C"],
        table=["1: 9S TS JS", "0: 4D 5D 6D"],
        stock="QH",
        discard="KH 2C",
    )
    steps = (
        _do(names, "out-draw", "draw", "stock", says="going-out"),
        _do(names, "out-hit", "hit 8S 7S 0", "cards 7S 8S", "spread 0"),
        _do(names, "out-discard", "discard QH", "cards QH", "discards"),
        _step(names, "out"),
    )
    return Exercise(begins, steps)


def _tonk(names: Names) -> Exercise:
    """Show a dealt Tonk, and end the lesson."""
    begins = dealt(load_preset(DEFAULT), names, ["KS QH JD TC KH", "5C 9D 2S 8H 7C", "AD 6H 9C 3S JC"])
    return Exercise(begins, (_step(names, "tonk", "hand"), _step(names, "end")), dealt=True)
