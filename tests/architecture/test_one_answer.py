"""Only the rules know the rules: no other code computes with ranks and suits, or looks at a knob's value."""

import ast
from collections.abc import Iterable, Iterator

import pytest

from tests.architecture.sources import ROOT, nodes_of
from tonk.rules.knobs import KNOBS

ABOVE = sorted(path for path in (ROOT / "tonk").rglob("*.py") if "rules" not in path.relative_to(ROOT).parts[1:2])
"""Every module of the product except those of the rules."""

FACTS = {
    "name": "the name of the rules",
    "source": "where they come from",
    "least_players": "how many may sit down, which is chosen before the game",
    "most_players": "how many may sit down, which is chosen before the game",
    "twists": "the kinds of special cards that the dealer chooses from",
    "target": "the points that a game goes to, which are shown",
}
"""Knobs that any code may read, because they don't affect legal actions."""

DESCRIBE = {
    "tonk/words/rules": "the pages and short sums of a rule set",
    "tonk/words/learning/coaching.py": "advice that says who wins a tie",
    "tonk/words/learning/rule_lessons.py": "the texts of lessons on special features",
    "tonk/words/learning/table_tips.py": "explanations of things that happen for the first time",
    "tonk/words/table/outcomes.py": "how a hand ended, and by which rule",
    "tonk/words/table/verdicts.py": "the verdict on a drop, and who wins a tie",
    "tonk/ui/screens/rules": "the pages that show the rules and turn the knobs",
    "tonk/session/learning/rule_lessons.py": "the exercises of a rule set: one for each special feature",
    "tonk/session/learning/points_exercises.py": "the exercises that a rule set for points needs",
}
"""Modules that put rules into words, and so have to read each knob."""

NAMED = {
    ("tonk/bots/beliefs.py", "court_values"): "a guess at an unseen hand begins with the count of courts",
    ("tonk/bots/discards.py", "court_values"): "how much of a hand is courts",
    ("tonk/bots/discards.py", "twist_value"): "what a special card costs to keep",
    ("tonk/bots/plain_planner.py", "lay_before_draw"): "whether there is anything to plan before the draw",
    ("tonk/bots/special_planner.py", "lay_before_draw"): "whether there is anything to plan before the draw",
    ("tonk/bots/policy.py", "taken_must_be_laid"): "a take is planned together with the place of the card",
    ("tonk/bots/special_planner.py", "taken_must_be_laid"): "a take is planned together with the place of the card",
    (
        "tonk/coaching/tonk_reasons.py",
        "taken_must_be_laid",
    ): "the effect of a card that must be laid on the total is no reason",
    ("tonk/bots/meld_judgement.py", "out_pays"): "which way out pays more",
    ("tonk/bots/meld_steps.py", "out_pays"): "whether going out with a discard pays as much",
    ("tonk/bots/meld_judgement.py", "out_without_discard_pays"): "which way out pays more",
    ("tonk/bots/meld_steps.py", "out_without_discard_pays"): "whether going out with a discard pays as much",
    ("tonk/records/hand_extras.py", "reshuffles"): "a record may not have more new stocks than possible",
    ("tonk/session/learning/table_tips.py", "upcard"): "the first discard is explained if there is no upcard",
    ("tonk/session/practice/arrangement.py", "upcard"): "a set-up hand begins with an upcard if a deal would",
    ("tonk/ui/table/telling/table_tooltips.py", "wilds"): "which cards have a tooltip",
}
"""Single knobs that a module reads, with the reason."""

SUMS = {
    "tonk/words/cards.py": "the names of cards",
    "tonk/words/narration.py": "the spoken names of cards",
    "tonk/words/refusals.py": "why some cards are no run",
    "tonk/ui/drawing/card_art.py": "the faces of the cards",
    "tonk/ui/screens/position_editor/set_up_layout.py": "the whole pack spread out, a row for each suit",
    "tonk/session/statistics/digest.py": "whether neighbours in a shuffled deck are alike, as a test of the shuffle",
}
"""Modules that need a card's rank and suit, with the reason."""

_RULES = ("rules", "preset", "base")
_RANK_STEPS = (3, 4, 8, 12)


def _named(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def knobs_read(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Yield the line and name of each knob that a module reads from a rule set."""
    for node in nodes:
        if isinstance(node, ast.Attribute) and node.attr in KNOBS and _named(node.value).strip("_") in _RULES:
            yield node.lineno, node.attr


def aliases_of_knobs(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Yield the line and name of each function that only returns a knob's value."""
    for node in nodes:
        if isinstance(node, ast.FunctionDef) and isinstance(node.body[-1], ast.Return):
            value = node.body[-1].value
            if isinstance(value, ast.Attribute) and _named(value.value) in ("self", *_RULES):
                yield from [(node.lineno, node.name)] if value.attr in KNOBS and value.attr not in FACTS else []


def names_of_cards(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the names of arguments and variables that a module declares as cards."""
    names: set[str] = set()
    for node in nodes:
        match node:
            case ast.arg(arg=name, annotation=ast.expr() as said):
                pass
            case ast.AnnAssign(target=ast.Name(id=name) | ast.Attribute(attr=name), annotation=said):
                pass
            case _:
                continue
        if ast.unparse(said) in ("Card", "Card | None"):
            names.add(name)
    return names


def sums_on_cards(nodes: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Yield the line and text of each place where a module takes a card apart, or computes another from it."""
    cards = {"card", *names_of_cards(nodes)}
    for node in nodes:
        if isinstance(node, ast.Name) and node.id in ("rank_of", "suit_of"):
            yield node.lineno, node.id
        elif isinstance(node, ast.BinOp) and not isinstance(node.op, ast.LShift | ast.Mult | ast.Div):
            both = (node.left, node.right)
            step = any(isinstance(one, ast.Constant) and one.value in _RANK_STEPS for one in both)
            if step and any(_named(one) in cards for one in both):
                yield node.lineno, ast.unparse(node)
            if isinstance(node.op, ast.BitAnd) and any(isinstance(one, ast.UnaryOp) for one in both):
                inner = next(one for one in both if isinstance(one, ast.UnaryOp))
                if isinstance(inner.operand, ast.Constant) and inner.operand.value == 3:
                    yield node.lineno, ast.unparse(node)


def _is_in(path: str, places: dict[str, str]) -> bool:
    return any(path == place or path.startswith(place + "/") for place in places)


@pytest.fixture(scope="module", name="found")
def _found() -> tuple[dict[tuple[str, str], int], dict[str, int]]:
    read: dict[tuple[str, str], int] = {}
    sums: dict[str, int] = {}
    for path in ABOVE:
        name, nodes = path.relative_to(ROOT).as_posix(), nodes_of(path)
        read |= {(name, knob): line for line, knob in knobs_read(nodes)}
        sums |= dict.fromkeys([name], next((line for line, _ in sums_on_cards(nodes)), 0))
    return read, {name: line for name, line in sums.items() if line}


def test_only_the_rules_read_knobs(found: tuple[dict[tuple[str, str], int], object]) -> None:
    """A module above the rules asks them questions; those that read a knob are listed here with the reason."""
    read, _ = found
    strangers = {
        f"{path}:{line} {knob}"
        for (path, knob), line in read.items()
        if knob not in FACTS and not _is_in(path, DESCRIBE) and (path, knob) not in NAMED
    }
    assert strangers == set()
    assert set(NAMED) - set(read) == set()
    assert [place for place in DESCRIBE if not any(_is_in(path, {place: ""}) for path, _ in read)] == []


def test_no_answer_is_another_name_for_a_knob() -> None:
    """A rule set's answers follow from its knobs; a second name for a knob would hide who reads it."""
    paths = sorted((ROOT / "tonk").rglob("*.py"))
    found = [(path.name, name) for path in paths for _, name in aliases_of_knobs(nodes_of(path))]
    assert found == []


def test_only_the_rules_compute_with_cards(found: tuple[object, dict[str, int]]) -> None:
    """Only the rules say what makes a run or a book, and what card comes next in one."""
    _, sums = found
    assert {f"{path}:{line}" for path, line in sums.items() if not _is_in(path, SUMS)} == set()
    assert [place for place in SUMS if not any(_is_in(path, {place: ""}) for path in sums)] == []


def parsed(text: str) -> list[ast.AST]:
    """Return the nodes of a few lines."""
    return list(ast.walk(ast.parse(text)))


def test_the_search_finds_forbidden_code() -> None:
    """It finds a knob, a rank, and the next card of a suit."""
    nodes = parsed("a = self.rules.hit_books\nb = rank_of(card)\nc = card + 4\nd = 15 << (card & ~3)\n")
    assert [knob for _, knob in knobs_read(nodes)] == ["hit_books"]
    assert sorted(line for line, _ in sums_on_cards(nodes)) == [2, 3, 4]
    typed = parsed("def above(low: Card) -> Card:\n    return low + 4\n")
    assert [line for line, _ in sums_on_cards(typed)] == [2]
    aliases = parsed("def a(self):\n    return self.ante\ndef b(self):\n    return self.ante > 1\n")
    assert [name for _, name in aliases_of_knobs(aliases)] == ["a"]
