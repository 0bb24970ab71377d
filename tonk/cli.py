"""The command line: ``python main.py`` plays, and a few commands work without a window."""

import argparse
import os
import sys
from collections.abc import Sequence

from tonk import __version__
from tonk.words import _


def run() -> None:
    """Do what the command line says and leave the program."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed, or a windowed program on Windows
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - open to the end
    try:
        status = main(sys.argv[1:])
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        status = 1
        if not isinstance(error, BrokenPipeError):
            sys.stderr.write("tonk: " + _("the output can't be written: {why}").format(why=error.strerror) + "\n")
        # Nothing more can be said there, and nothing is left to be flushed into it at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(status)


def main(arguments: Sequence[str]) -> int:
    """Do what the arguments say and give the exit status."""
    asked = _parser().parse_args(arguments)
    match asked.command:
        case "verify":
            from tonk.commands import verify

            return verify.run(asked.files)
        case "simulate":
            return _simulate(asked)
        case "rules":
            from tonk.commands import rules

            return rules.run(asked.id, asked.lang)
    # pygame greets on standard output unless it is told not to before it is imported.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from tonk.app import play

    return play(saves=asked.saves, portable=asked.portable)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tonk", description=_("Tonk, the card game. Without a command it opens a window and plays.")
    )
    parser.add_argument("--version", action="version", version=f"tonk {__version__}")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--saves", metavar="DIR", help=_("keep settings, the match and the history in this folder"))
    where.add_argument("--portable", action="store_true", help=_("keep them in the folder saves/ beside the game"))
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    verify = commands.add_parser("verify", help=_("replay hand records through the rules, one JSON line for each"))
    verify.add_argument("files", metavar="FILE", nargs="+", help=_("a file of records; - reads standard input"))

    simulate = commands.add_parser("simulate", help=_("let bots play hands and keep the records"))
    simulate.add_argument("--rules", required=True, metavar="ID", help=_("the rule set"))
    simulate.add_argument("--players", required=True, type=_whole(2, 6), metavar="N", help=_("2 to 6"))
    simulate.add_argument("--hands", required=True, type=_whole(0, 10_000_000), metavar="H", help=_("how many hands"))
    simulate.add_argument("--seed", required=True, type=_whole(0, 2**64 - 1), metavar="S", help=_("a whole number"))
    simulate.add_argument("--bots", required=True, metavar="a,b,…", help=_("one bot for every seat, or one a seat"))
    simulate.add_argument("--stake", type=_whole(1, 1_000_000), default=1, metavar="X", help=_("what a stake is worth"))
    simulate.add_argument("--out", metavar="FILE", help=_("where the records go; - is standard output"))

    rules = commands.add_parser("rules", help=_("list the rule sets, or print the rules of one"))
    rules.add_argument("id", metavar="ID", nargs="?", help=_("the rule set"))
    rules.add_argument("--lang", default="en", metavar="CODE", help=_("the language, en unless told"))
    return parser


def _whole(low: int, high: int) -> "type[int]":
    """An argument type: a whole number from ``low`` to ``high``."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 20 and low <= int(text) <= high):
            sentence = _("{text} is not a whole number from {low} to {high}")
            raise argparse.ArgumentTypeError(sentence.format(text=repr(text[:30]), low=low, high=high))
        return int(text)

    return read  # type: ignore[return-value]  # argparse takes any callable; its stubs name types


def _simulate(asked: argparse.Namespace) -> int:
    from tonk.bots import BOTS
    from tonk.commands import simulate
    from tonk.rules import RulesRefused, load_preset
    from tonk.words.refusals import rules_refused_sentence

    bots = asked.bots.split(",")
    bots = bots * asked.players if len(bots) == 1 else bots
    try:
        rules = load_preset(asked.rules)
    except RulesRefused as error:
        return _refuse(rules_refused_sentence(error))
    if len(bots) != asked.players:
        sentence = _("--bots names {count} bots for {players} players")
        return _refuse(sentence.format(count=len(bots), players=asked.players))
    for bot in bots:
        if bot not in BOTS:
            sentence = _("there is no bot called {name}: choose from {names}")
            return _refuse(sentence.format(name=ascii(bot[:30]), names=", ".join(BOTS)))
    return simulate.run(rules, bots, asked.hands, asked.seed, asked.stake, asked.out)


def _refuse(sentence: str) -> int:
    sys.stderr.write(f"tonk: {sentence}\n")
    return 2
