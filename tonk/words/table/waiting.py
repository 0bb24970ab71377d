"""The reason for a wait before a drop, with every cause of it."""

from tonk.rules.refusals import DropBarred
from tonk.words import ngettext


def wait_sentence(barred: DropBarred) -> str:
    """Say how many turns a player must wait before dropping, or running for points, and why."""
    left = barred.left
    sentence = (_before_a_run if barred.scored else _before_a_drop)(frozenset(left), barred.turns)
    return sentence.format(
        n=barred.turns, spread=left.get("spread", 0), hit=left.get("hit", 0), own=left.get("own_hit", 0)
    )


def _before_a_drop(causes: frozenset[str], turns: int) -> str:
    # Translators: {spread}, {hit} and {own} are the turns out of {n} that come from each cause.
    sentences = {
        ("spread",): ngettext(
            "You laid a spread and must wait {n} turn to drop",
            "You laid a spread and must wait {n} turns to drop",
            turns,
        ),
        ("hit",): ngettext(
            "You were hit and must wait {n} turn to drop", "You were hit and must wait {n} turns to drop", turns
        ),
        ("own_hit",): ngettext(
            "You hit your own spread and must wait {n} turn to drop",
            "You hit your own spread and must wait {n} turns to drop",
            turns,
        ),
        ("hit", "spread"): ngettext(
            "You must wait {n} turn to drop: {spread} for your spread and {hit} for being hit",
            "You must wait {n} turns to drop: {spread} for your spread and {hit} for being hit",
            turns,
        ),
        ("own_hit", "spread"): ngettext(
            "You must wait {n} turn to drop: {spread} for your spread and {own} for your own hits",
            "You must wait {n} turns to drop: {spread} for your spread and {own} for your own hits",
            turns,
        ),
        ("hit", "own_hit"): ngettext(
            "You must wait {n} turn to drop: {hit} for being hit and {own} for your own hits",
            "You must wait {n} turns to drop: {hit} for being hit and {own} for your own hits",
            turns,
        ),
        ("hit", "own_hit", "spread"): ngettext(
            "You must wait {n} turn to drop: {spread} for your spread, {hit} for being hit, {own} for your own hits",
            "You must wait {n} turns to drop: {spread} for your spread, {hit} for being hit, {own} for your own hits",
            turns,
        ),
    }
    unknown = ngettext("You must wait {n} turn to drop", "You must wait {n} turns to drop", turns)
    return sentences.get(tuple(sorted(causes)), unknown)


def _before_a_run(causes: frozenset[str], turns: int) -> str:
    # Translators: as above, for points, when a drop is called a run.
    sentences = {
        ("spread",): ngettext(
            "You laid a spread and must wait {n} turn to run", "You laid a spread and must wait {n} turns to run", turns
        ),
        ("hit",): ngettext(
            "You were hit and must wait {n} turn to run", "You were hit and must wait {n} turns to run", turns
        ),
        ("own_hit",): ngettext(
            "You hit your own spread and must wait {n} turn to run",
            "You hit your own spread and must wait {n} turns to run",
            turns,
        ),
        ("hit", "spread"): ngettext(
            "You must wait {n} turn to run: {spread} for your spread and {hit} for being hit",
            "You must wait {n} turns to run: {spread} for your spread and {hit} for being hit",
            turns,
        ),
        ("own_hit", "spread"): ngettext(
            "You must wait {n} turn to run: {spread} for your spread and {own} for your own hits",
            "You must wait {n} turns to run: {spread} for your spread and {own} for your own hits",
            turns,
        ),
        ("hit", "own_hit"): ngettext(
            "You must wait {n} turn to run: {hit} for being hit and {own} for your own hits",
            "You must wait {n} turns to run: {hit} for being hit and {own} for your own hits",
            turns,
        ),
        ("hit", "own_hit", "spread"): ngettext(
            "You must wait {n} turn to run: {spread} for your spread, {hit} for being hit, {own} for your own hits",
            "You must wait {n} turns to run: {spread} for your spread, {hit} for being hit, {own} for your own hits",
            turns,
        ),
    }
    unknown = ngettext("You must wait {n} turn to run", "You must wait {n} turns to run", turns)
    return sentences.get(tuple(sorted(causes)), unknown)
