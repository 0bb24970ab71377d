"""The command line: ``python main.py`` plays, and a few commands work without a window."""

import argparse
import gc
import os
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from tonk import __version__
from tonk.exit_status import INTERRUPTED, SOMETHING_WRONG, complain, refuse
from tonk.words import _, language, languages, ngettext
from tonk.words.command_line import speak_parser
from tonk.words.translating import system_language

if TYPE_CHECKING:
    from tonk.bots import BotName
    from tonk.rules import RuleSet
    from tonk.sharing import Team


def run() -> None:
    """Run the command line and exit."""
    started = time.perf_counter()
    if getattr(sys, "frozen", False):
        _begin_as_folder()
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # closed, or a windowed program on Windows
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123 - open to the end
    try:
        status = main(sys.argv[1:], started)
        sys.stdout.flush()
    except KeyboardInterrupt:
        status = INTERRUPTED
    except OSError as error:
        status = SOMETHING_WRONG
        if not isinstance(error, BrokenPipeError):
            complain(_("the output can't be written: {why}").format(why=error.strerror))
        # Nothing more can be written there, and nothing must be flushed into it at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(status)


def _begin_as_folder() -> None:
    """Start as the packaged one-folder program (`assets/packaging`).

    Helper processes run this program again. Programs of the system, such as a voice, need the system's libraries back,
    which PyInstaller replaces with the folder's.
    """
    from multiprocessing import freeze_support

    freeze_support()
    os.environ.pop("LD_LIBRARY_PATH", None)
    if before := os.environ.pop("LD_LIBRARY_PATH_ORIG", ""):
        os.environ["LD_LIBRARY_PATH"] = before


def main(arguments: Sequence[str], started: float = 0.0) -> int:
    """Do what the arguments say and return the exit status.

    Args:
        arguments: The arguments after the program's name.
        started: The start of the program, by ``time.perf_counter``.
    """
    lang = _language_in(arguments)
    if not language.use(system_language() if lang is None else lang):
        return _refuse_language(str(lang))
    speak_parser()
    asked = _parser().parse_args(arguments)
    match asked.command:
        case "verify":
            from tonk.commands import verify

            return verify.run(asked.files)
        case "simulate":
            return _simulate(asked)
        case "arena":
            return _arena(asked)
        case "tune":
            return _tune(asked)
        case "rules":
            from tonk.commands import rules

            return rules.run(asked.id)
        case "doctor":
            from tonk.commands import doctor

            return doctor.run(asked.saves, portable=asked.portable, repair=asked.repair, whole=asked.all)
    # pygame prints a greeting on standard output unless this is set before it is imported.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    # What is loaded for the first frame stays: looking through it for garbage took 15 ms. `memory.settle` begins again.
    gc.disable()
    try:
        if asked.command == "watch":
            return _watch(asked, started)
        from tonk.app import play
        from tonk.app.restarting import start_again

        return play(
            saves=asked.saves,
            portable=asked.portable,
            speak=asked.speak,
            safe=asked.safe,
            lang=lang,
            restart=start_again,
        )
    finally:
        gc.enable()


def _language_in(arguments: Sequence[str]) -> str | None:
    """Return the language that a command line asks for, in which even its help is written."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("--lang", nargs="?")
    found = argparse.Namespace(lang=None)
    with suppress(argparse.ArgumentError):
        parser.parse_known_args(arguments, found)
    return None if found.lang is None else str(found.lang)


def _refuse_language(code: str) -> int:
    from tonk.words.phrases import either

    language.use(system_language())
    sentence = _("there is no language called {code}; choose from {codes}")
    return refuse(sentence.format(code=ascii(code[:30]), codes=either(list(languages()))))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tonk", description=_("The card game Tonk. Without a command it opens the game in a window.")
    )
    version = f"tonk {__version__}"
    parser.add_argument("--version", action="version", version=version, help=_("show the version and exit"))
    _add_ways_to_play(parser)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")

    verify = commands.add_parser(
        "verify", help=_("check recorded hands against the rules, and print a line of JSON for each")
    )
    verify.add_argument("files", metavar="FILE", nargs="+", help=_("a file of records, or - for standard input"))

    simulate = commands.add_parser("simulate", help=_("let bots play hands and save the records"))
    _add_table(simulate)
    _add_hands(simulate)
    simulate.add_argument(
        "--stake", type=_whole(1, 1_000_000), default=1, metavar="X", help=_("how much a stake is worth")
    )
    simulate.add_argument("--out", metavar="FILE", help=_("where to write the records; - for standard output"))
    _add_workers(simulate, by_default=1)

    arena = commands.add_parser("arena", help=_("compare two bots on the same cards"))
    _add_table(arena)
    arena.add_argument("--deals", required=True, type=_whole(1, 10_000_000), metavar="D", help=_("the number of deals"))
    arena.add_argument("--a", required=True, metavar="BOT", help=_("the bot in one seat, a different seat each game"))
    arena.add_argument("--b", required=True, metavar="BOT", help=_("the bot in all other seats"))
    _add_workers(arena, by_default=1)

    _add_tuning(commands.add_parser("tune", help=_("tune a sharp bot to a rule set by self-play")))

    watch = commands.add_parser("watch", help=_("watch bots play in a window and measure its frames"))
    _add_table(watch)
    _add_hands(watch)
    watch.add_argument("--size", required=True, type=_size, metavar="WxH", help=_("the size of the window in pixels"))
    watch.add_argument("--speed", required=True, choices=("1", "2", "4", "instant"), help=_("the speed of the cards"))
    watch.add_argument("--report", metavar="FILE", help=_("where to write the report; standard output by default"))

    rules = commands.add_parser("rules", help=_("list the rule sets, or print the rules of one"))
    rules.add_argument("id", metavar="ID|FILE", nargs="?", help=_("the id of a rule set, or a file that holds one"))
    _add_checks(commands.add_parser("doctor", help=_("check all saved files and print a report")))
    for command in commands.choices.values():
        _add_language(command)
    return parser


def _add_tuning(command: argparse.ArgumentParser) -> None:
    """The arguments of the tuning."""
    _add_rules(command)
    command.add_argument(
        "--players", type=_whole(2, 6), metavar="N", help=_("the number of players, 2 to 6; every number by default")
    )
    _add_seed(command)
    command.add_argument(
        "--quick", action="store_true", help=_("take seconds, not minutes, for each number of players")
    )
    command.add_argument("--out", metavar="FILE", help=_("where to write the result; standard output by default"))
    _add_workers(command, by_default=None)


def _add_ways_to_play(parser: argparse.ArgumentParser) -> None:
    """The arguments of the game itself."""
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--saves", metavar="DIR", help=_("keep settings, matches and history in this folder"))
    where.add_argument("--portable", action="store_true", help=_("keep them in the folder saves/ beside the game"))
    _add_language(parser)
    parser.add_argument("--speak", action="store_true", help=_("speak everything aloud; F2 turns it off"))
    parser.add_argument(
        "--safe", action="store_true", help=_("play with default settings, without opening any saved files")
    )


def _add_checks(command: argparse.ArgumentParser) -> None:
    """The arguments of the doctor."""
    command.add_argument("--repair", action="store_true", help=_("repair what can be repaired"))
    command.add_argument("--all", action="store_true", help=_("replay every hand of the history, not a sample"))


def _add_language(parser: argparse.ArgumentParser) -> None:
    """Accept a language before or after the command; it has been read before the rest."""
    parser.add_argument("--lang", metavar="CODE", help=_("the language, such as fr; the system's by default"))


def _add_table(command: argparse.ArgumentParser) -> None:
    """The arguments of every command in which bots play at one table."""
    _add_rules(command)
    command.add_argument(
        "--players", required=True, type=_whole(2, 6), metavar="N", help=_("the number of players, 2 to 6")
    )
    _add_seed(command)


def _add_rules(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--rules", required=True, metavar="ID|FILE", help=_("the id of a rule set, or a file that holds one")
    )


def _add_seed(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--seed",
        required=True,
        type=_whole(0, 2**64 - 1),
        metavar="S",
        help=_("the seed of the shuffles, a whole number"),
    )


def _add_workers(command: argparse.ArgumentParser, *, by_default: int | None) -> None:
    """The arguments of the commands whose work can be shared.

    Args:
        command: The parser of the command.
        by_default: The number of processes, None for one on each core.
    """
    if by_default is None:
        text = _("how many processes play; this changes only how long it takes (one per core by default)")
    else:
        text = _("how many processes play; this changes only how long it takes (1 by default)")
    who = command.add_mutually_exclusive_group()
    who.add_argument("--workers", type=_whole(1, 1000), default=by_default, metavar="N", help=text)
    who.add_argument("--cluster", metavar="ADDRESS", help=_("play the hands on the Dask cluster at this address"))


def _add_hands(command: argparse.ArgumentParser) -> None:
    """The arguments of the commands in which they play one hand after the other."""
    command.add_argument(
        "--hands", required=True, type=_whole(0, 10_000_000), metavar="H", help=_("the number of hands")
    )
    command.add_argument("--bots", required=True, metavar="a,b,…", help=_("one bot for all seats, or one for each"))


def _size(text: str) -> tuple[int, int]:
    """An argument type: width and height, as in 1920x1080."""
    wide, _cross, high = text.partition("x")
    if not (wide.isdecimal() and high.isdecimal() and text.isascii() and len(text) <= 11):
        raise argparse.ArgumentTypeError(_("{text} is not a size such as 1280x720").format(text=repr(text[:30])))
    return int(wide), int(high)


def _whole(low: int, high: int) -> "type[int]":
    """An argument type: a whole number from ``low`` to ``high``."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 20 and low <= int(text) <= high):
            sentence = _("{text} is not a whole number from {low} to {high}")
            raise argparse.ArgumentTypeError(sentence.format(text=repr(text[:30]), low=low, high=high))
        return int(text)

    return read  # type: ignore[return-value]  # argparse takes any callable; its stubs name types


def _simulate(asked: argparse.Namespace) -> int:
    from tonk.commands import simulate

    table = _table(asked)
    if isinstance(table, str):
        return refuse(table)
    simulation = simulate.Simulation(*table, asked.seed, asked.stake)
    return _shared(asked, lambda team: simulate.run(simulation, asked.hands, asked.out, team))


def _arena(asked: argparse.Namespace) -> int:
    from tonk.commands import arena
    from tonk.commands.bot_match import BotMatch

    rules = _rules(asked.rules, (asked.a, asked.b))
    if isinstance(rules, str):
        return refuse(rules)
    match = BotMatch(rules, asked.players, asked.seed, asked.a, asked.b)
    return _shared(asked, lambda team: arena.run(match, asked.deals, team))


def _tune(asked: argparse.Namespace) -> int:
    from tonk.commands import tune

    rules = _rules(asked.rules, ())
    if isinstance(rules, str):
        return refuse(rules)
    if not rules.is_tonk:
        return refuse(_("only bots that play Tonk can be tuned"))
    return _shared(asked, lambda team: tune.run(rules, asked.players, asked.seed, asked.quick, asked.out, team))


def _shared(asked: argparse.Namespace, run: "Callable[[Team], int]") -> int:
    """Run a command with its workers; None means one for each core."""
    from tonk.sharing import NoTeam, cores, team_of

    try:
        with team_of(cores() if asked.workers is None else asked.workers, asked.cluster) as team:
            return run(team)
    except NoTeam as refused:
        return refuse(str(refused))


def _watch(asked: argparse.Namespace, started: float) -> int:
    from tonk import watching

    table = _table(asked)
    if isinstance(table, str):
        return refuse(table)
    return watching.run(*table, asked.hands, asked.seed, asked.size, asked.speed, asked.report, started)


def _table(asked: argparse.Namespace) -> "tuple[RuleSet, list[BotName]] | str":
    """Return the rule set and the bot in each seat, or a sentence that says what is wrong."""
    from tonk.bots import bot_named

    bots = asked.bots.split(",")
    bots = bots * asked.players if len(bots) == 1 else bots
    if len(bots) != asked.players:
        sentence = ngettext(
            "--bots names {count} bot, but --players asks for {players}",
            "--bots names {count} bots, but --players asks for {players}",
            len(bots),
        )
        return sentence.format(count=len(bots), players=asked.players)
    rules = _rules(asked.rules, bots)
    return rules if isinstance(rules, str) else (rules, [bot for bot in map(bot_named, bots) if bot])


def _rules(rules_id: str, bots: Sequence[str]) -> "RuleSet | str":
    """Return the rule set, or a sentence that says what is wrong with it or a bot."""
    from tonk.bots import BOTS
    from tonk.commands.rule_source import rules_named
    from tonk.rules import RulesRefused
    from tonk.words.refusals import fault_sentence

    for bot in bots:
        if bot not in BOTS:
            sentence = _("there is no bot called {name}; choose from {names}")
            return sentence.format(name=ascii(bot[:30]), names=", ".join(BOTS))
    try:
        rules = rules_named(rules_id)
    except RulesRefused as error:
        return fault_sentence(error)
    return rules
