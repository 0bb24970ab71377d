"""The first lesson of each guest: arranged hands that teach another game to somebody who knows Tonk."""

from collections.abc import Callable, Mapping

from tonk.rules import RuleSet, load_preset
from tonk.rules.guests.guest_knobs import GameName
from tonk.session.learning.arranged_hands import arranged, dealt
from tonk.session.learning.lessons import Exercise, Lesson, Names, Step, pointed_things
from tonk.words import _
from tonk.words.learning.guest_lessons import guest_lesson_says, guest_objection
from tonk.words.rules.rule_sets import rules_name


def guest_lesson_id(game: GameName) -> str:
    """Return the id of a guest's first lesson in saved progress."""
    return f"first-{game}"


def guest_lesson(game: GameName, names: Names) -> Lesson:
    """Return the first lesson of a guest.

    Args:
        game: The game.
        names: The names of the learner and of two friends; as many of them play as the lesson needs.

    Raises:
        KeyError: The game is Tonk, which has `first_lesson`.
    """
    rules, exercises = load_preset(game), _EXERCISES[game]
    names = names[: min(len(names), rules.most_players)]
    made = tuple(exercise(rules, names) for exercise in exercises)
    return Lesson(guest_lesson_id(game), rules_name(rules.name), made, onward=_("Play a match"))


def exercises_of(game: GameName) -> int:
    """Return the number of exercises in a guest game's first lesson."""
    return len(_EXERCISES[game])


def _read(names: Names, step: str, *points: str) -> Step:
    return Step(guest_lesson_says(step, names), pointed_things(*points))


def _do(names: Names, step: str, does: str, *points: str) -> Step:
    return Step(guest_lesson_says(step, names), pointed_things(*points), (does,), guest_objection(step))


def _watch(names: Names, step: str) -> Step:
    seats = (f"seat {seat}" for seat in range(1, len(names)))
    return Step(guest_lesson_says(step, names), pointed_things(*seats), others=True)


# Gin rummy


def _gin_hand(rules: RuleSet, names: Names) -> Exercise:
    """Teach refusing the upcard, improving a run, and knocking."""
    begins = dealt(
        rules,
        names,
        ["5S 6S 7S QH QD QC 9D 4H 2C JD", "KS KD KH 8H 9H 2D 6C 3S QS AD"],
        then="TC 4S 8D",
    )
    steps = (
        _read(names, "gin-welcome", "hand"),
        _read(names, "gin-deadwood", "own"),
        _do(names, "gin-pass", "pass", "let-go"),
        _watch(names, "gin-passed"),
        _do(names, "gin-draw", "draw", "stock"),
        _do(names, "gin-discard", "discard JD", "cards JD", "discards"),
        _watch(names, "gin-other"),
        _do(names, "gin-take", "take", "discards"),
        _do(names, "gin-knock", "knock 9D", "cards 9D", "drop"),
        _read(names, "gin-won"),
    )
    return Exercise(begins, steps, ("1 pass", "1 draw", "1 discard 3S"), dealt=True)


def _undercut(rules: RuleSet, names: Names) -> Exercise:
    """Show a knock that is undercut after the opponent lays off."""
    begins = arranged(
        rules,
        names,
        ["8C 9C TC 5H 5D 5S AS 3D 4C 7H", "KH KD KC 2S 3S 4S JC 7C 6H 2H"],
        stock="2D",
        discard="QH",
    )
    steps = (
        _read(names, "undercut-before", "own", "seat 1"),
        _do(names, "undercut-draw", "draw", "stock"),
        _do(names, "undercut-knock", "knock 7H", "cards 7H", "drop"),
        _read(names, "undercut"),
    )
    return Exercise(begins, steps)


def _gin(rules: RuleSet, names: Names) -> Exercise:
    """Show gin, with all cards in spreads, and end the lesson."""
    begins = arranged(
        rules,
        names,
        ["AH 2H 3H 9S 9D 9C JD QD KD 6C", "KS KC KH 7S 8S TS 2C 3C 5D 8H"],
        stock="4H",
        discard="QH",
    )
    steps = (
        _do(names, "gin-last-draw", "draw", "stock"),
        _do(names, "gin-gin", "knock 6C", "cards 6C", "drop"),
        _read(names, "gin-made"),
        _read(names, "gin-end"),
    )
    return Exercise(begins, steps)


# Knock rummy


def _knock_rummy_hand(rules: RuleSet, names: Names) -> Exercise:
    """Teach extending a run, and a winning knock."""
    begins = arranged(
        rules,
        names,
        ["6D 7D 8D 9S 4C 2H KC", "TS JS QS 3C 5H 8C 2C", "AC AH AD 5C 7H TD 5D"],
        stock="9D QH 3S",
        discard="QD",
    )
    steps = (
        _read(names, "kr-welcome", "hand"),
        _read(names, "kr-deadwood", "own"),
        _do(names, "kr-draw", "draw", "stock"),
        _do(names, "kr-discard", "discard KC", "cards KC", "discards"),
        _watch(names, "kr-others"),
        _do(names, "kr-take", "take", "discards"),
        _do(names, "kr-knock", "knock 9S", "cards 9S", "drop"),
        _read(names, "kr-won"),
    )
    return Exercise(begins, steps, ("1 draw", "1 discard QH", "2 draw", "2 discard 5D"))


def _beaten_knock(rules: RuleSet, names: Names) -> Exercise:
    """Show a bold knock that somebody beats."""
    begins = arranged(
        rules,
        names,
        ["TH TD TC 5S 4D 3C 8S", "2S 3S 4S AC AD 2H 4H", "KS QD 9H 7C 6C 3H 2C"],
        stock="AS",
        discard="QH",
    )
    steps = (
        _read(names, "beaten-before", "own", "seat 1"),
        _do(names, "beaten-draw", "draw", "stock"),
        _do(names, "beaten-knock", "knock 8S", "cards 8S", "drop"),
        _read(names, "beaten"),
    )
    return Exercise(begins, steps)


def _rum(rules: RuleSet, names: Names) -> Exercise:
    """Show rummy, a hand without deadwood, and end the lesson."""
    begins = arranged(
        rules,
        names,
        ["4H 5H 6H JS JD JC 9C", "KS QD 9H 7C 6C 3H 2C", "2S 3S 4S AC AD 8D 4D"],
        stock="7H",
        discard="QH",
    )
    steps = (
        _do(names, "rum-draw", "draw", "stock"),
        _do(names, "rum-knock", "knock 9C", "cards 9C", "drop"),
        _read(names, "rum"),
        _read(names, "kr-end"),
    )
    return Exercise(begins, steps)


# Thirty-one


def _one_suit(rules: RuleSet, names: Names) -> Exercise:
    """Teach collecting one suit, and a winning knock."""
    begins = arranged(
        rules,
        names,
        ["KH 7H 4S", "9C 8C 2D", "TS 6S AH"],
        stock="9H 5C 7S 6D 3D JC 4D",
        discard="QD",
    )
    steps = (
        _read(names, "31-welcome", "hand"),
        _read(names, "31-count", "own"),
        _do(names, "31-draw", "draw", "stock"),
        _do(names, "31-discard", "discard 4S", "cards 4S", "discards"),
        _watch(names, "31-others"),
        _do(names, "31-take", "take", "discards"),
        _do(names, "31-discard-again", "discard 7H", "cards 7H", "discards"),
        _watch(names, "31-others-again"),
        _do(names, "31-knock", "knock", "drop"),
        _watch(names, "31-last-turns"),
        _read(names, "31-won"),
    )
    first = ("1 draw", "1 discard 2D", "2 draw", "2 discard AH")
    second = ("1 draw", "1 discard 6D", "2 draw", "2 discard 3D")
    last = ("1 draw", "1 discard 5C", "2 draw", "2 discard 4D")
    return Exercise(begins, steps, (*first, *second, *last))


def _lost_lives(rules: RuleSet, names: Names) -> Exercise:
    """Show a knock with too little, which costs two lives."""
    begins = arranged(
        rules,
        names,
        ["QC 8C 3D", "KH TH 4H", "AS 9S 2S"],
        stock="2H 5D",
        discard="6D",
    )
    steps = (
        _read(names, "lives-before", "own", "seat 1", "seat 2"),
        _do(names, "lives-knock", "knock", "drop"),
        _watch(names, "lives-others"),
        _read(names, "lives"),
    )
    return Exercise(begins, steps, ("1 draw", "1 discard 2H", "2 draw", "2 discard 5D"))


def _thirty_one(rules: RuleSet, names: Names) -> Exercise:
    """Show thirty-one, and end the lesson."""
    begins = arranged(rules, names, ["AS KS 5D", "9H 8H 2C", "TD 7D 3C"], stock="QS", discard="6D")
    steps = (
        _do(names, "31-last-draw", "draw", "stock"),
        _do(names, "31-made", "discard 5D", "cards 5D", "discards"),
        _read(names, "31-shown"),
        _read(names, "31-end"),
    )
    return Exercise(begins, steps)


_EXERCISES: Mapping[GameName, tuple[Callable[[RuleSet, Names], Exercise], ...]] = {
    "gin": (_gin_hand, _undercut, _gin),
    "knock-rummy": (_knock_rummy_hand, _beaten_knock, _rum),
    "thirty-one": (_one_suit, _lost_lives, _thirty_one),
}
"""The exercises of each guest game's first lesson."""
