"""Hands as a table for other programs: one row per hand, from a person's view, in comma-separated values."""

import csv
import io
from collections.abc import Iterable, Mapping
from unicodedata import category, normalize

from tonk.rules.cards import Seat
from tonk.rules.payouts import CAUGHT
from tonk.session.match.played_hand import KeptReview
from tonk.session.statistics.deal_odds import MILLION
from tonk.session.statistics.digest import UNKNOWN, SeatDigest
from tonk.session.statistics.history_stats import HistoryHand
from tonk.words import _

COLUMNS = (
    "played_at",
    "match",
    "hand",
    "kind",
    "rules",
    "rules_name",
    "players",
    "stake",
    "person",
    "place",
    "ending",
    "rounds",
    "won",
    "net",
    "result",
    "dealt",
    "better_than",
    "spread_dealt",
    "tonk_dealt",
    "dropped",
    "drop_points",
    "points_left",
    "cards_laid",
    "cards_hit",
    "others",
    "levels",
    "others_net",
    "accuracy",
    "luck",
    "skill",
)
_RISKY = ("=", "+", "-", "@", "\t", "\r")


def column_texts() -> dict[str, str]:
    """Return a sentence for each column."""
    return {
        "played_at": _("when the hand ended, UTC"),
        "match": _("the match"),
        "hand": _("the number of the hand in its match"),
        "kind": _("empty for an ordinary hand; practice, assisted, duplicate or daily for others"),
        "rules": _("the rule set, or the one that house rules start from"),
        "rules_name": _("the name of the rules"),
        "players": _("the number of players"),
        "stake": _("what a stake was worth; 0 in a game for points"),
        "person": _("the person this row is about"),
        "place": _("the person's place after the dealer; 0 is the dealer"),
        "ending": _("how the hand ended: tonk, push, out, drop, caught, stock, bonus or stuck"),
        "rounds": _("how often the turn went round the table; 0 for a Tonk on the deal"),
        "won": _("1 if the person won the hand, else 0"),
        "net": _("money or points that the hand brought"),
        "result": _("the same in stakes, or in points ahead of the table's average"),
        "dealt": _("what the dealt cards counted"),
        "better_than": _("the share of possible hands that count more, 0 to 1, ties as half"),
        "spread_dealt": _("1 if a spread was dealt, 0 if none was; empty where its chance is not known"),
        "tonk_dealt": _("1 if a Tonk or a bonus was dealt, else 0"),
        "dropped": _("held or caught, if the person dropped; else empty"),
        "drop_points": _("what the person's cards counted then"),
        "points_left": _("what the person's cards counted when the hand ended"),
        "cards_laid": _("cards laid in the person's own spreads"),
        "cards_hit": _("cards used to hit"),
        "others": _("the other players, in the order of play, with semicolons between"),
        "levels": _("their levels in the same order; empty for persons and where it is not known"),
        "others_net": _("what the hand brought them"),
        "accuracy": _("the accuracy the coach gave, 0 to 100, if it reviewed the hand"),
        "luck": _("how much of the result was luck, by the coach's review"),
        "skill": _("how much of the result was play, by the coach's review"),
    }


def columns_text() -> str:
    """Return the columns and their contents, one per line."""
    texts = column_texts()
    return "".join(f"{name}: {texts[name]}\n" for name in COLUMNS)


def table_of(
    hands: Iterable[tuple[HistoryHand, Seat]], reviews: Mapping[tuple[str, int, Seat], KeptReview]
) -> tuple[str, int]:
    """Return the table of hands, each with the seat of its person; with a head above it, and the number of rows."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\n")
    writer.writerow(COLUMNS)
    count = 0
    for hand, seat in hands:
        writer.writerow(_row(hand, seat, reviews.get((hand.kept.match_id, hand.kept.hand_no, seat))))
        count += 1
    return written.getvalue(), count


def _row(hand: HistoryHand, seat: Seat, review: KeptReview | None) -> list[object]:
    kept, digest = hand
    own = digest.seats[seat]
    size = len(digest.seats)
    others = [digest.seats[(seat + step) % size] for step in range(1, size)]
    dropped = digest.dropper == seat
    texts = (kept.played_at, kept.match_id, kept.hand_no, hand.kind, kept.rules, kept.rules_name)
    return [
        *(_safe(text) if isinstance(text, str) else text for text in texts),
        size,
        digest.stake,
        _safe(own.name),
        hand.place(seat),
        digest.ending,
        digest.rounds,
        int(hand.won(seat)),
        own.net,
        round(hand.result(seat), 4),
        *_dealt(own),
        ("caught" if digest.ending == CAUGHT else "held") if dropped else "",
        digest.drop_total if dropped else "",
        own.total,
        own.laid,
        own.hits,
        # Each separately: some spreadsheets divide at semicolons, too.
        ";".join(_safe(seat_digest.name.replace(";", ",")) for seat_digest in others),
        ";".join(_safe(seat_digest.level.replace(";", ",")) for seat_digest in others),
        ";".join(str(seat_digest.net) for seat_digest in others),
        *(("", "", "") if review is None else (review.accuracy, review.luck, review.skill)),
    ]


def _dealt(own: SeatDigest) -> tuple[object, ...]:
    if own.dealt == UNKNOWN:
        return "", "", "", ""
    spread = "" if own.spread == UNKNOWN else own.spread
    return own.dealt, round(own.lower / MILLION, 4), spread, int(own.tonk)


def _safe(text: str) -> str:
    """Return text that no spreadsheet takes for a formula, on one line and without invisible characters."""
    line = " ".join("".join(letter for letter in text if category(letter) != "Cf").split())
    return f"'{line}" if normalize("NFKC", line).startswith(_RISKY) else line
