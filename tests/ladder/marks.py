"""Signs and tables of the page of strength."""

from collections.abc import Iterable

MET, MISSED, OLDER, LEAK = "✓", "✗", "older", "⚠"


def table_of(heads: list[str], rows: Iterable[list[str]]) -> str:
    """Return a table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
