"""The modules and names that a module of the bots or the coach may use, checked in its syntax.

No code may lead to a position that isn't imagined.
"""

import ast
from collections.abc import Iterator

import tonk.rules

RULES = {
    f"tonk.rules.{name}"
    for name in (
        "actions",
        "between_hands",
        "cards",
        "guests.deadwood",
        "guests.guest_knobs",
        "guests.guest_outs",
        "guests.knocking",
        "guests.suit_counts",
        "imagining",
        "lost_turns",
        "meld_plans",
        "melds",
        "near_melds",
        "outs",
        "payouts",
        "placements",
        "ruleset",
        "seats",
        "view",
        "wild_meld_plans",
    )
}
"""The modules of the rules without positions, and the one way from a view back to a position."""
STANDARD = {"collections.abc", "dataclasses", "functools", "itertools", "json", "math", "random", "typing"}
"""Modules of the standard library whose functions depend only on their arguments."""
_NAMES = {
    "tonk.rules": set(tonk.rules.__all__) - {"Position"},
    "tonk.rules.imagining": {"World", "imagine", "imagine_any", "unseen_by"},
    "tonk.resources": {"assets_root"},
}
"""For some modules, the only names that may be imported."""
_OWN = ("bots", "coaching")
_FORBIDDEN = {
    *("Position", "position", "legality", "setup", "deal", "set_up"),
    *("__import__", "import_module", "eval", "exec", "compile", "globals", "locals", "vars", "open", "input"),
    *("__subclasses__", "__globals__", "__builtins__", "__code__", "__dict__", "modules", "_getframe", "gi_frame"),
}
"""Names that would get around the imports."""


def trespasses(source: str) -> Iterator[str]:
    """Yield everything in a module that reaches beyond a view, or compares values by identity."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from [f"imports {alias.name}" for alias in node.names if alias.name not in STANDARD]
        elif isinstance(node, ast.ImportFrom):
            yield from _wrongly_taken(node.module or ".", {alias.name for alias in node.names})
        elif isinstance(node, ast.Name | ast.Attribute):
            name = node.id if isinstance(node, ast.Name) else node.attr
            if name in _FORBIDDEN:
                yield f"asks for {name}"
        elif isinstance(node, ast.Call):
            yield from _made_by_hand(node)
        elif isinstance(node, ast.Compare):
            yield from _compared_by_identity(node)


def _wrongly_taken(module: str, names: set[str]) -> Iterator[str]:
    own = module.startswith("tonk.") and module.split(".")[1] in _OWN
    if not own and module not in STANDARD | RULES | set(_NAMES):
        yield f"imports from {module}"
    elif not own and not names <= _NAMES.get(module, names) - {"*"}:
        yield f"imports {', '.join(sorted(names))} from {module}"


def _made_by_hand(call: ast.Call) -> Iterator[str]:
    """Find positions that don't come from ``imagine``, and calls of ``imagine`` whose first argument is no view."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    first = ast.unparse(call.args[0]) if call.args else ""
    if name == "World":
        yield "makes a position"
    if name in ("imagine", "imagine_any") and first not in ("view", "self._view"):
        yield f"imagines {first}"


def _compared_by_identity(compare: ast.Compare) -> Iterator[str]:
    """Find comparisons by identity with anything but None, True and False, since values from a pipe are copies."""
    sides = [compare.left, *compare.comparators]
    for operator, left, right in zip(compare.ops, sides, sides[1:], strict=False):
        if isinstance(operator, ast.Is | ast.IsNot) and not _is_single(left) and not _is_single(right):
            yield f"asks whether {ast.unparse(left)} is the very same as {ast.unparse(right)}"


def _is_single(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, bool))
