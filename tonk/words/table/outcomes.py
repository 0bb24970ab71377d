"""The end of a hand in words: the winner, the reason, and what each player did."""

from collections.abc import Collection
from typing import assert_never

from tonk.rules.cards import Seat, each_seat
from tonk.rules.payouts import BONUS, CAUGHT, FELL, OUT, PUSH, STOCK, STUCK, TONK, Outcome
from tonk.rules.ruleset import RuleSet
from tonk.words import _, ngettext, pgettext
from tonk.words.phrases import clipped, joined, paragraph, points
from tonk.words.rules.scoring import numbers_score
from tonk.words.table.caught import caught_text
from tonk.words.table.guest_hands import guest_endings, guest_move, guest_reason, guest_title
from tonk.words.table.names import TableNames


def outcome_title(outcome: Outcome, names: TableNames, rules: RuleSet) -> str:
    """Say who won, in a few words.

    Args:
        outcome: The outcome of the hand.
        names: The players.
        rules: The rule set.
    """
    if outcome.score is not None:
        return clipped(_round_title(outcome, names))
    winners = outcome.winners
    match outcome.ending:
        case "tonk":
            title = names.some(
                winners,
                _("You have a Tonk"),
                _("You and {names} have Tonks"),
                ngettext("{names} has a Tonk", "{names} have Tonks", len(winners)),
            )
        case "push":
            title = _("Several Tonks: nobody wins")
        case "gin" | "rum" | "knock" | "undercut" | "void" | "thirty-one" as ending:
            title = guest_title(ending, outcome, names)
        case "out":
            title = names.one(winners[0], _("You go out"), _("{name} goes out"))
        case "drop":
            title = names.one(winners[0], _("You drop and win"), _("{name} drops and wins"))
        case "caught":
            title = _caught_title(outcome, names)
        case "stock" | "stuck" | "bonus" if rules.stock_out != "lowest_wins":
            title = _("Nobody wins the hand")
        case "stock" | "stuck" | "bonus":
            title = names.some(
                winners,
                _("You have the fewest points"),
                _("You and {names} tie for the fewest points"),
                ngettext("{names} has the fewest points", "{names} tie for the fewest points", len(winners)),
            )
        case _:
            assert_never(outcome.ending)
    return clipped(title)


def _caught_title(outcome: Outcome, names: TableNames) -> str:
    """Say who was caught; if you caught somebody, that comes first."""
    dropper = outcome.by[0]
    sentence = names.one(dropper, _("You are caught"), _("{name} is caught"))
    if names.you not in outcome.winners:
        return sentence
    return names.some(
        outcome.winners, _("You catch {other}"), _("You and {names} catch {other}"), sentence, other=names[dropper]
    )


def _round_title(outcome: Outcome, names: TableNames) -> str:
    """Say who won a round for points."""
    winners = outcome.winners
    match outcome.ending:
        case "bonus" | "tonk":
            return names.some(
                winners,
                _("You score a bonus"),
                _("You and {names} score a bonus each"),
                ngettext("{names} scores a bonus", "{names} score a bonus each", len(winners)),
            )
        case "push":
            return _("Several bonuses: nobody scores")
        case "gin" | "rum" | "knock" | "undercut" | "void" | "thirty-one" as ending:
            return guest_title(ending, outcome, names)
        case "out":
            return names.one(winners[0], _("You go out"), _("{name} goes out"))
        case "drop":
            return names.one(winners[0], _("You run and win"), _("{name} runs and wins"))
        case "caught":
            catches = _("You catch {other}"), _("{name} catches you"), _("{name} catches {other}")
            return names.both(winners[0], outcome.by[0], catches)
        case "stock" | "stuck":
            return _("The round is stuck")
        case _:
            assert_never(outcome.ending)


def outcome_reason(outcome: Outcome, names: TableNames, rules: RuleSet, *, stock_left: int = 0) -> str:
    """Say why the hand ended this way, in a few sentences of at most 200 characters.

    Args:
        outcome: The outcome of the hand.
        names: The players.
        rules: The rule set played.
        stock_left: The number of cards left in the stock; some if play went in circles (R-idle).
    """
    scored = outcome.score is not None
    match outcome.ending:
        case "tonk" | "push" | "bonus":
            sentence = _why_dealt(outcome, names, rules)
        case "gin" | "rum" | "knock" | "undercut" | "void" | "thirty-one" as ending:
            sentence = guest_reason(ending, outcome, names)
        case "out" if scored:
            yours = _("You have no cards left, and score everything the others hold.")
            sentence = names.one(
                outcome.winners[0], yours, _("{name} has no cards left, and scores everything the others hold.")
            )
        case "out":
            sentence = _why_out(outcome, names, rules)
        case "drop" | "caught":
            sentence = _why_dropped(outcome, names, rules)
        case "stock" | "stuck" if scored:
            end = _("The same cards kept going round.") if stock_left else _("Nothing was left to draw.")
            sentence = paragraph(end, _("Cards still held score for nobody."))
        case "stock" | "stuck":
            end = _("The same cards kept going round.") if stock_left else _("The stock ran out.")
            sentence = paragraph(end, _why_counted(outcome, names, rules))
        case _:
            assert_never(outcome.ending)
    return clipped(sentence)


def move_text(outcome: Outcome, seat: Seat) -> str:
    """Say in a word or two what a seat did or had at the end of a hand; empty if nothing happened to it."""
    won, by = seat in outcome.winners, seat in outcome.by
    scored = outcome.score is not None
    text = ""
    match outcome.ending:
        case "tonk" | "push" | "bonus" if by:
            text = pgettext("below a player's name", "bonus") if scored else pgettext("below a player's name", "Tonk")
        case "out" if by:
            text = pgettext("below a player's name", "went out")
        case "drop" if by and scored:
            text = pgettext("below a player's name", "ran and won")
        case "drop" if by:
            text = pgettext("below a player's name", "dropped")
        case "caught" if won and scored:
            text = pgettext("below a player's name", "caught the run")
        case "caught" if won:
            text = pgettext("below a player's name", "caught the drop")
        case "caught" if by:
            # Translators: the player was caught with a drop or a run, and loses.
            text = pgettext("below a player's name", "caught")
        case "stock" if won:
            text = pgettext("below a player's name", "fewest points")
        case "tonk" | "push" | "bonus" | "out" | "drop" | "caught" | "stock" | "stuck":
            pass
        case "gin" | "rum" | "knock" | "undercut" | "void" | "thirty-one" as ending:
            text = guest_move(ending, outcome, seat)
        case _:
            assert_never(outcome.ending)
    return text


def why_scored(outcome: Outcome, names: TableNames, rules: RuleSet) -> str:
    """Say who scores others' cards after a run, and why those score something else than they count.

    Args:
        outcome: The outcome of the hand, in which points were scored.
        names: The players.
        rules: The rules.
    """
    if not is_compared(outcome, rules):
        return ""
    winner, runner = outcome.winners[0], outcome.by[0]
    if outcome.ending == FELL:
        yours = _("You win the round and score all the cards held.")
        won = names.one(winner, yours, _("{name} wins the round and scores all the cards held."))
    elif len(names) == 2:
        runners = (
            _("You score everything {other} laid and held."),
            _("{name} scores everything you laid and held."),
            _("{name} scores everything {other} laid and held."),
        )
        won = names.both(winner, runner, runners)
    else:
        runners = (
            _("You score everything {other} laid and held, and the cards the others held."),
            _("{name} scores everything you laid and held, and the cards the others held."),
            _("{name} scores everything {other} laid and held, and the cards the others held."),
        )
        won = names.both(winner, runner, runners)
    return paragraph(clipped(won), numbers_score(rules.number_score) if rules.number_score is not None else "")


def is_compared(outcome: Outcome, rules: RuleSet) -> bool:
    """Return whether a round ended with a comparison of totals, so that they should be shown."""
    by_score = rules.drop_compares == "scoring" and rules.number_score is not None
    return outcome.ending in (FELL, CAUGHT) and not by_score


def ending_name(ending: str) -> str:
    """Return the name of a way for hands to end, for a row's heading; an unknown one is returned unchanged."""
    names = {
        TONK: _("Tonk"),
        PUSH: _("Several Tonks"),
        OUT: _("Going out"),
        FELL: pgettext("how a hand ended", "Drop"),
        CAUGHT: _("Caught drop"),
        STOCK: _("Stock ran out"),
        BONUS: _("Bonus"),
        STUCK: pgettext("how a hand ended", "Stuck"),
        **guest_endings(),
    }
    return names.get(ending, ending)


def round_ending_name(ending: str) -> str:
    """Return a way for rounds for points to end, in a word or two."""
    names = {
        FELL: pgettext("how a hand ended", "Run"),
        CAUGHT: pgettext("how a hand ended", "Caught"),
        PUSH: _("Several bonuses"),
        STOCK: pgettext("how a hand ended", "Stuck"),
    }
    return names.get(ending) or ending_name(ending)


def _why_dealt(outcome: Outcome, names: TableNames, rules: RuleSet) -> str:
    """Say which dealt hands ended it at once, and what follows if there are several, or if the pay is higher."""
    holders, scored = outcome.by, outcome.score is not None
    total, totals = outcome.totals[holders[0]], joined([str(outcome.totals[seat]) for seat in holders])
    if len(holders) == 1:
        yours, named = _("You were dealt {points}."), _("{name} was dealt {points}.")
        dealt = names.one(holders[0], yours, named, points=points(total))
    else:
        each = _("{names} were dealt {n} each."), _("You and {names} were dealt {n} each.")
        # Translators: {totals} are what the players' hands count, in the same order, as in “49 and 50”.
        several = _("{names} were dealt {totals}."), _("You and {names} were dealt {totals}.")
        others, among = each if len({outcome.totals[seat] for seat in holders}) == 1 else several
        dealt = names.some(holders, others, among, others, n=total, totals=totals)
    if outcome.ending == PUSH:
        more = _("With several bonuses, nobody scores.") if scored else _("With several Tonks, nobody pays.")
    elif scored:
        more = ""
    elif len(holders) == len(outcome.totals):
        more = _("Everyone has a Tonk, so nobody pays.")
    else:
        more = _tonk_pays(rules.tonk_pays)
    return paragraph(dealt, more)


def _tonk_pays(stakes: int) -> str:
    if stakes == 1:
        return ""
    times = {2: _("A Tonk pays double."), 3: _("A Tonk pays triple.")}
    more = ngettext("A Tonk pays {n} time the stake.", "A Tonk pays {n} times the stake.", stakes)
    return times.get(stakes) or more.format(n=stakes)


def _why_out(outcome: Outcome, names: TableNames, rules: RuleSet) -> str:
    """Say that somebody has no cards left, and why that pays more than one stake."""
    sentence = names.one(outcome.winners[0], _("You have no cards left."), _("{name} has no cards left."))
    payer = next(payment.payer for payment in outcome.payments)
    stakes = sum(payment.stakes for payment in outcome.payments if payment.payer == payer)
    stakes += 1 - rules.ante if rules.payment == "pot" else 0
    if stakes == 1:
        return sentence
    if rules.out_pays == rules.out_without_discard_pays:
        pays = {2: _("Going out pays double."), 3: _("Going out pays triple.")}
        more = ngettext("Going out pays {n} time the stake.", "Going out pays {n} times the stake.", stakes)
    elif stakes == rules.out_without_discard_pays:
        pays = {
            2: _("Going out without a discard pays double."),
            3: _("Going out without a discard pays triple."),
        }
        more = ngettext(
            "Going out without a discard pays {n} time the stake.",
            "Going out without a discard pays {n} times the stake.",
            stakes,
        )
    else:
        pays = {2: _("Going out with a discard pays double."), 3: _("Going out with a discard pays triple.")}
        more = ngettext(
            "Going out with a discard pays {n} time the stake.",
            "Going out with a discard pays {n} times the stake.",
            stakes,
        )
    return paragraph(sentence, pays.get(stakes) or more.format(n=stakes))


def _why_dropped(outcome: Outcome, names: TableNames, rules: RuleSet) -> str:
    """Say who dropped or ran, with how many points, and how many the lowest other hand had."""
    dropper, total = outcome.by[0], outcome.totals[outcome.by[0]]
    scored = outcome.score is not None
    if scored and rules.drop_compares == "scoring" and rules.number_score is not None:
        # The totals are what the cards count, which is not what was compared.
        return _why_run_by_score(outcome, names)
    rivals, fewest = _lowest_but(dropper, outcome)
    tied = fewest == total
    if outcome.ending == CAUGHT:
        caught = caught_text(dropper, rivals, (total, fewest), names, ran=scored)
        if scored and len(rivals) > 1:
            first = (
                _("You sit first after the runner, so you win the tie."),
                _("{name} sits first after the runner, and wins the tie."),
            )
            return paragraph(caught, names.one(outcome.winners[0], *first))
        return caught
    if scored:
        dropped = names.one(dropper, _("You ran with {total}."), _("{name} ran with {total}."), total=total)
    else:
        dropped = names.one(dropper, _("You dropped with {total}."), _("{name} dropped with {total}."), total=total)
    return paragraph(dropped, _next_lowest(rivals, names, fewest, tied=tied, scored=scored))


def _why_run_by_score(outcome: Outcome, names: TableNames) -> str:
    if outcome.ending == FELL:
        sentences = _("You had the lowest cards."), _("{name} had the lowest cards.")
        return names.one(outcome.by[0], *sentences)
    sentences = _("Your hand was as low, or lower."), _("{name}'s hand was as low, or lower.")
    return names.one(outcome.winners[0], *sentences)


def _next_lowest(rivals: Collection[Seat], names: TableNames, fewest: int, *, tied: bool, scored: bool) -> str:
    """Say whose hand came next after a winning drop, or who tied if the dropper wins ties."""
    if not tied:
        named = ngettext("{names} came next with {n}.", "{names} came next with {n}.", len(rivals))
        sentences = _("You came next with {n}."), _("You and {names} came next with {n}."), named
    elif scored:
        sentences = (
            _("You held {n} too, but the runner wins ties."),
            _("You and {names} held {n} too, but the runner wins ties."),
            ngettext(
                "{names} held {n} too, but the runner wins ties.",
                "{names} held {n} too, but the runner wins ties.",
                len(rivals),
            ),
        )
    else:
        sentences = (
            _("You held {n} too, but the dropper wins ties."),
            _("You and {names} held {n} too, but the dropper wins ties."),
            ngettext(
                "{names} held {n} too, but the dropper wins ties.",
                "{names} held {n} too, but the dropper wins ties.",
                len(rivals),
            ),
        )
    return names.some(rivals, *sentences, n=fewest)


def _lowest_but(dropper: Seat, outcome: Outcome) -> tuple[list[Seat], int]:
    """Return who holds the fewest points besides the dropper, and how many."""
    others = [seat for seat in each_seat(len(outcome.totals)) if seat != dropper]
    fewest = min(outcome.totals[seat] for seat in others)
    return [seat for seat in others if outcome.totals[seat] == fewest], fewest


def _why_counted(outcome: Outcome, names: TableNames, rules: RuleSet) -> str:
    winners = outcome.winners
    if not winners:
        return _("In these rules, that means nobody pays.")
    if len(winners) > 1 and rules.stock_out_tie == "wash":
        tied = _("{names} tied with {n}, so nobody pays.")
        return names.some(
            winners, tied, _("You and {names} tied with {n}, so nobody pays."), tied, n=min(outcome.totals)
        )
    return names.some(
        winners,
        _("You held the fewest points, {n}."),
        _("You and {names} held the fewest points, {n} each."),
        ngettext("{names} held the fewest points, {n}.", "{names} held the fewest points, {n} each.", len(winners)),
        n=min(outcome.totals),
    )
