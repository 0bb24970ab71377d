"""Strength of the bots in the other games, and the speed at which deadwood is found.

    python -m tests.guest_strength ladder [--rules ID,…] [--players 2,5] [--deals N] [A:B …]
    python -m tests.guest_strength games [--level LEVEL] [--games N]
    python -m tests.guest_strength confirm
    python -m tests.guest_strength page
    python -m tests.guest_strength deadwood [--hands N]

``ladder`` plays each level against the one below it, ``games`` plays gin to 100 against the plain baseline. Both save
their results in ``tests/guest_strength.jsonl`` and write ``STRENGTH.md``, as ``page`` does alone; several can run at
once. ``confirm`` plays the first deals of each match again: if changed code plays them as before, the old figure still
counts. ``deadwood`` compares with brute force and measures the time per hand.

The baseline is that of the EAAI 2021 contest: it takes a discard only if it completes a spread, discards the highest
deadwood, and knocks as soon as it can. Each pair of games is played with the same decks from both seats. ``deadwood``
exits with status 1 if any count differs from brute force.
"""

import argparse
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from tests.ladder import figures, samples, table
from tests.ladder.guest_figures import GAMES_OF_GIN, PLAIN, STEPS, TABLES, GuestFigure, best, fingerprint, keep, kept
from tonk.bots import LEVELS, PONDERERS, Bot, make_bot
from tonk.commands.arena import result_of
from tonk.commands.bot_match import BotMatch, play_deals
from tonk.rules import DRAW, TAKE, Action, RuleSet, View, guest_ids, load_preset
from tonk.rules.actions import PASS, Discard, Knock
from tonk.rules.between_hands import next_dealer, starting_score
from tonk.rules.cards import FULL_DECK, CardSet, Seat, mask_of
from tonk.rules.guests.deadwood import card_points, deadwood_of
from tonk.rules.guests.gin_sheet import lines_of
from tonk.rules.melds import spreads_within
from tonk.rules.seats import PerSeat
from tonk.rules.seeded_deal import seeded_deal
from tonk.rules.shuffle import BOT, seed_of

SEED = 2026
"""The seed of the deals, different from the one with which the levels were tuned."""


class PlainGinPlayer:
    """The baseline player of the EAAI 2021 contest."""

    def __init__(self, seed: int) -> None:
        """Sit down, with a seed for choosing among equal discards."""
        self._chance = random.Random(seed)

    def choose(self, view: View) -> Action:
        """Return an action of gin."""
        if view.phase == "must-draw":
            return DRAW
        if view.phase != "play":
            fuller = view.hand | 1 << view.discards[-1]
            if any(spread >> view.discards[-1] & 1 for spread in spreads_within(fuller)):
                return TAKE
            return PASS if PASS in view.legal else DRAW
        left = {
            action: deadwood_of(view.hand ^ 1 << action.card) for action in view.legal if isinstance(action, Discard)
        }
        least = min(left.values())
        card = self._chance.choice([action for action, points in left.items() if points == least]).card
        return Knock(card) if Knock(card) in view.legal else Discard(card)


class GinGame(NamedTuple):
    """A finished game of gin: the winner, and each player's points on the score sheet."""

    champion: Seat
    sheet: tuple[int, ...]


def play_game(rules: RuleSet, players: Sequence[Bot], number: int) -> GinGame:
    """Play a game of gin to its target.

    Args:
        rules: The rules of gin.
        players: The players, by seat.
        number: The number of the game, which decides its decks and first dealer.
    """
    score: PerSeat[int] = starting_score(rules, 2)
    boxes, dealer = [0, 0], Seat(number % 2)
    for hand in range(1000):
        position = seeded_deal(rules, 2, dealer, seed_of(SEED, number), hand, score).position
        while position.outcome is None:
            position.apply(players[position.to_act].choose(position.view(position.to_act)))
        outcome = position.outcome
        for seat in outcome.winners:
            boxes[seat] += 1
        dealer = next_dealer(rules, dealer, 2, outcome)
        score = outcome.score or score
        if outcome.champion is not None:
            lines = lines_of(score, boxes, outcome.champion)
            return GinGame(outcome.champion, tuple([line.total for line in lines]))
    raise AssertionError("a game of gin that nobody wins")


class GamesWon(NamedTuple):
    """Games won by a level in each pair with the same decks, and its points ahead on all sheets together."""

    won: list[int]
    ahead: int


def play_games(level: str, number: int) -> GamesWon:
    """Play games between a level and the baseline, in pairs with the same decks."""
    rules, ahead = load_preset("gin"), 0
    won = [0] * ((number + 1) // 2)
    for game in range(2 * len(won)):
        seat = game % 2
        bots: list[Bot] = [make_bot(level, seed_of(SEED, BOT, game, 0)), PlainGinPlayer(game)]
        played = play_game(rules, bots if seat == 0 else bots[::-1], game // 2)
        won[game // 2] += played.champion == seat
        ahead += played.sheet[seat] - played.sheet[1 - seat]
    return GamesWon(won, ahead)


def games(level: str, number: int) -> None:
    """Play games against the baseline, and save a level's share of wins."""
    won, ahead = play_games(level, number)
    share, error = _mean_of([100.0 * pair / 2 for pair in won])
    keep(GuestFigure(GAMES_OF_GIN, 2, level, PLAIN, SEED, 2 * len(won), share, error, fingerprint("gin", level, PLAIN)))
    print(
        f"{level}: {share:.1f} ± {error:.1f} % of {2 * len(won)} games, {ahead / 2 / len(won):+.0f} a game", flush=True
    )
    write_page()


def _mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some values, and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return mean, 1.96 * sqrt(spread / len(values))


def ladder(ids: Sequence[str], tables: Sequence[int], deals: int, pairs: Sequence[tuple[str, str]]) -> None:
    """Save each level's winnings against the one below it."""
    for name in ids:
        rules = load_preset(name)
        for players in [number for number in TABLES[name] if not tables or number in tables]:
            for a, b in pairs:
                score = play_deals(BotMatch(rules, players, SEED, a, b), range(deals))
                ci95 = score.ci95 or 0.0
                print_ = fingerprint(name, a, b)
                keep(GuestFigure(name, players, a, b, SEED, deals, score.per_hand, ci95, print_))
                result = f"{score.per_hand:+.3f} ± {ci95:.3f} ({deals})"
                print(f"{name:12} {players} players  {a + ':' + b:15} {result}", flush=True)
                write_page()


def sample_of(figure: GuestFigure) -> str:
    """Return the digest of the first deals, or pair of games, of a figure's match."""
    if figure.game == GAMES_OF_GIN:
        return samples.digest_of(play_games(figure.a, 2))
    match = BotMatch(load_preset(figure.game), figure.players, figure.seed, figure.a, figure.b)
    slow = figure.a in PONDERERS or figure.b in PONDERERS
    score = play_deals(match, range(samples.SLOW_DEALS if slow else samples.DEALS))
    return samples.digest_of(result_of(figure.a, figure.b, score))


def confirmed(known: Iterable[GuestFigure]) -> Iterator[GuestFigure]:
    """Yield figures that hold for the present bots, where this is not in the file.

    Args:
        known: All measured figures.
    """
    for figure in best(known).values():
        if not samples.is_open(figure.sample, older=figure.is_older):
            continue
        played = sample_of(figure)
        if not figure.is_older or played == figure.sample:
            yield figure._replace(fingerprint=fingerprint(figure.game, figure.a, figure.b), sample=played)


def confirm() -> None:
    """Confirm figures for the present bots if they play the first deals the same way."""
    for figure in confirmed(kept()):
        keep(figure)
        print(f"{figure.game:12} {figure.players} players  {figure.a}:{figure.b}", flush=True)
    write_page()


def write_page() -> None:
    """Write the page of strength from all measurements."""
    table.PAGE.write_text(table.page_of(figures.kept(), kept()), encoding="utf-8")


def brute_force(hand: CardSet) -> int:
    """Return the least deadwood by trying, for each spread, the hand with and without it."""
    least = card_points(hand)
    for spread in spreads_within(hand):
        least = min(least, brute_force(hand ^ spread))
    return least


def deadwood(hands: int) -> int:
    """Compare hands of ten cards with brute force, print how long one takes, and give the exit status."""
    chance = random.Random(SEED)
    # Of twenty cards, so that most hands have several spreads.
    drawn = [mask_of(chance.sample(chance.sample(FULL_DECK, chance.choice((20, 52))), 10)) for _ in range(hands)]
    began = time.thread_time()
    found = [deadwood_of(hand) for hand in drawn]
    each = (time.thread_time() - began) / hands * 1e6
    wrong = sum(points != brute_force(hand) for hand, points in zip(drawn, found, strict=True))
    print(f"{hands} hands, {wrong} otherwise than by brute force; {each:.1f} µs a hand")
    return 1 if wrong else 0


def main(line: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.guest_strength")
    commands = parser.add_subparsers(dest="command", required=True)
    one = commands.add_parser("ladder")
    one.add_argument("--rules", default=",".join(guest_ids()))
    one.add_argument("--players", default="")
    one.add_argument("--deals", type=int, default=1000)
    one.add_argument("pairs", nargs="*", default=[f"{a}:{b}" for a, b in STEPS])
    one = commands.add_parser("games")
    one.add_argument("--level", default="expert", choices=LEVELS)
    one.add_argument("--games", type=int, default=200)
    commands.add_parser("confirm")
    commands.add_parser("page")
    one = commands.add_parser("deadwood")
    one.add_argument("--hands", type=int, default=100_000)
    asked = parser.parse_args(line)
    match asked.command:
        case "ladder":
            tables = [int(number) for number in asked.players.split(",") if number]
            ladder(asked.rules.split(","), tables, asked.deals, [tuple(pair.split(":")) for pair in asked.pairs])
        case "games":
            games(asked.level, asked.games)
        case "confirm":
            confirm()
        case "page":
            write_page()
        case _:
            return deadwood(asked.hands)
    return 0


if __name__ == "__main__":
    sys.exit(main())
