"""Table talk: everyone has lines for every moment, the seed decides who speaks, and nobody speaks too often."""

from collections import Counter
from itertools import pairwise

from tests.session.plays import anything, loaded, plan
from tonk.rules.cards import Seat
from tonk.session.match.characters import CHARACTERS
from tonk.session.match.match import Match
from tonk.session.match.plan import Player
from tonk.session.match.table_talk import Remark, impatience, line_of, remark
from tonk.words.talk import Topic, talk_lines

_LONGEST = 40
"""The length of a line that can be read in passing."""
_PLAYERS = (Player("Ana"), Player("Ruby", "novice"), Player("Earl", "novice"), Player("Nobody known", "novice"))
_HANDS = 40


def talked(seed: int, hands: int) -> list[tuple[int, int, Remark, Remark | None]]:
    """Everything said in a match: the hand, the number of events, the remark, and that of the match loaded again."""
    match, choose = Match(plan(seed, players=_PLAYERS, bankroll=100_000)), anything(seed)
    found = []
    for number in range(hands):
        new = len(match.events)
        while True:
            if (said := remark(match, new)) is not None:
                again = remark(loaded(match), new) if number < 2 else said
                found.append((number, len(match.events), said, again))
            if match.hand_over:
                break
            new = len(match.act(choose(match.position.legal())))
        match.deal_next()
    return found


def test_everybody_has_two_or_three_short_lines_for_each_moment() -> None:
    """All lines are different; an unknown character says nothing."""
    lines: list[str] = []
    for character in CHARACTERS:
        for moment in Topic:
            there = talk_lines(character.id, moment)
            assert 2 <= len(there) <= 3
            assert all(0 < len(line) <= _LONGEST for line in there), there
            lines += there
    assert len(set(lines)) == len(lines)
    assert talk_lines("nobody", Topic.TONK) == ()
    assert line_of((), Remark(Seat(1), Topic.TONK, 7)) == ""


def test_only_regulars_speak_and_the_same_match_says_the_same() -> None:
    """People and strangers are silent; a match that was saved and loaded has the same remarks."""
    said = talked(3, _HANDS)
    assert {one.seat for _hand, _at, one, _again in said} == {1, 2}
    assert all(one == again for _hand, _at, one, again in said)
    assert said[0][2].moment is Topic.GREETS
    assert len({one.moment for _hand, _at, one, _again in said}) >= 4
    assert len({line_of(talk_lines("ruby", one.moment), one) for _hand, _at, one, _again in said}) >= 8


def test_nobody_speaks_too_often() -> None:
    """A hand has at most two remarks, and many have none; the match is greeted at most once."""
    said = talked(4, _HANDS)
    in_hand = Counter(hand for hand, _at, _one, _again in said)
    assert max(in_hand.values()) <= 3
    assert len(in_hand) <= 0.8 * _HANDS
    assert sum(one.moment is Topic.GREETS for _hand, _at, one, _again in said) <= 1
    assert all(at - before >= 5 for (hand, before, *_), (other, at, *_) in pairwise(said) if hand == other)


def test_regulars_sometimes_grow_impatient() -> None:
    """In many matches some people are hurried and some not; after the hand, nobody is."""
    spoken = [impatience(Match(plan(seed, players=_PLAYERS))) for seed in range(30)]
    assert 5 <= sum(one is not None for one in spoken) <= 25
    assert all(one is None or one.moment is Topic.HURRY for one in spoken)
    assert impatience(Match(plan(1))) is None


def test_impatient_lines_alternate() -> None:
    """The line differs from one hand to the next."""
    said = []
    for hand in (3, 4):
        matches = [Match(plan(seed, players=_PLAYERS)) for seed in range(30)]
        for match in matches:
            match.hand_number = hand
        said.append({line_of(("Hurry!", "Wake up!"), one) for one in map(impatience, matches) if one is not None})
    assert [len(lines) for lines in said] == [1, 1]
    assert said[0] != said[1]
