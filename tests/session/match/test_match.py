"""A match: the cut, the rotating deal, payments at the end of each hand, and how a match ends (R-match)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.session.plays import MIXED, PEOPLE, anything, first_seed, plan, play_hand, standing
from tests.support.presets import STAKE_IDS
from tests.support.strategies import examples
from tests.support.tables import action
from tonk.records import record_from_json
from tonk.rules import DRAW
from tonk.rules.cards import Seat, each_seat, rank_of
from tonk.rules.events import HandEnded, TonkShown, UpcardTurned
from tonk.rules.hand_state import FIELDS
from tonk.rules.shuffle import seed_of, shuffled
from tonk.session.match.match import Match, who_cuts
from tonk.session.match.plan import MatchEnd, Player, PlayerLevel

SEEDS = st.integers(0, 2**64 - 1)


def people(count: int) -> tuple[Player, ...]:
    """This many people."""
    return tuple(Player(name) for name in ("Ana", "Bo", "Cy", "Dee", "Eli", "Fay")[:count])


def ended(match: Match) -> Match:
    """The match with its hand played to the end."""
    play_hand(match, anything(match.plan.seed))
    return match


@examples(90)
@given(seed=SEEDS, seats=st.integers(2, 6))
def test_the_highest_cut_deals_first(seed: int, seats: int) -> None:
    """Everyone cuts, the highest card deals with the ace low, and only those tied cut again."""
    match = Match(plan(seed, players=people(seats)))
    cutting = set(range(seats))
    for cuts in match.cuts:
        assert set(cuts) == cutting
        assert len(set(cuts.values())) == len(cuts)
        highest = max(rank_of(card) for card in cuts.values())
        cutting = {seat for seat, card in cuts.items() if rank_of(card) == highest}
    assert cutting == {match.dealer}


@examples(20)
@given(seed=SEEDS, cut=st.integers(0, 51), rules=st.sampled_from(STAKE_IDS))
def test_a_cut_deck_is_dealt_from_where_it_was_cut(seed: int, cut: int, rules: str) -> None:
    """The sealed deck is that of the hand, in the same order, with the lifted cards last."""
    sealed, match = Match(plan(seed, rules)).deck, Match(plan(seed, rules), cut)
    assert match.seal is not None
    assert match.seal.deck == sealed
    assert match.deck == sealed[cut:] + sealed[:cut]
    assert match.record().deck == match.deck
    match.deal_next(cut)
    assert match.deck == match.seal.deck[cut:] + match.seal.deck[:cut]


@pytest.mark.parametrize("cut", [-1, 52])
def test_a_cut_never_lifts_all_cards(cut: int) -> None:
    """At least one card stays when the deck is cut."""
    with pytest.raises(ValueError, match="can't be lifted"):
        Match(plan(1), cut)


@pytest.mark.parametrize(
    ("levels", "dealer", "cutter"),
    [
        (("", "solid", "solid"), 0, 0),
        (("", "solid", "solid"), 1, 0),
        (("", "", "solid"), 2, 1),
        (("", "", "solid"), 0, 1),
        (("", "", "solid"), 1, 0),
        (("", ""), 1, 0),
        (("solid", "solid"), 1, None),
    ],
)
def test_the_first_person_to_the_right_of_the_dealer_cuts(
    levels: tuple[PlayerLevel, ...], dealer: Seat, cutter: int | None
) -> None:
    """Bots don't cut; a person playing alone always does, even as the dealer."""
    assert who_cuts([Player("P", level) for level in levels], dealer) == cutter


@examples(20)
@given(seed=SEEDS, seats=st.integers(2, 6), rules=st.sampled_from(STAKE_IDS))
def test_the_deal_passes_clockwise(seed: int, seats: int, rules: str) -> None:
    """Each hand the next seat deals, the player on its left begins, and the deck comes from the seed."""
    match = Match(plan(seed, rules, people(seats)))
    first, decks = match.dealer, set()
    for hand in range(1, 9):
        assert match.hand_number == hand
        assert match.dealer == (first + hand - 1) % seats == match.position.dealer
        assert match.deck == shuffled(seed_of(seed, 1, hand))
        assert match.actions == []
        assert match.events == list(match.position.opening)
        if not match.hand_over:
            assert match.position.to_act == (match.dealer + 1) % seats
        decks.add(match.deck)
        ended(match)
        assert match.deal_next() == match.events
    assert len(decks) == 8


@examples(25)
@given(seed=SEEDS, seats=st.integers(2, 6), stake=st.integers(1, 10**6), rules=st.sampled_from(STAKE_IDS))
def test_a_hand_is_paid_when_it_ends(seed: int, seats: int, stake: int, rules: str) -> None:
    """Money changes only when the hand ends, by the stakes won times the stake."""
    match = Match(plan(seed, rules, people(seats), stake=stake, bankroll=1000))
    before, choose = [1000] * seats, anything(seed)
    for _ in range(6):
        while not match.hand_over:
            assert match.bankrolls == before
            match.act(choose(match.position.legal()))
        outcome = match.position.outcome
        assert outcome is not None
        assert match.bankrolls == [money + net * stake for money, net in zip(before, outcome.net, strict=True)]
        assert sum(match.bankrolls) == 1000 * seats
        before = list(match.bankrolls)
        leading = [seat for seat in each_seat(seats) if before[seat] == max(before)]
        assert match.leaders == tuple(leading)
        match.deal_next()


def test_a_tonk_on_the_first_deal_is_paid() -> None:
    """A match may begin with a finished hand, which is paid at once; then the next can be dealt."""
    seed = first_seed(lambda match: match.hand_over, "black-company")
    match = Match(plan(seed, "black-company"))
    outcome = match.position.outcome
    assert outcome is not None
    assert outcome.ending == "tonk"
    assert match.bankrolls == [100 + 5 * net for net in outcome.net]
    assert max(match.bankrolls) == 100 + 5 * 2 * 2
    assert [type(event) for event in match.events] == [TonkShown, HandEnded]
    assert match.record().result is not None
    assert not match.over
    match.deal_next()
    assert match.hand_number == 2


def test_a_tonk_on_a_later_deal_is_paid_once() -> None:
    """A Tonk in the next hand is paid when it is dealt, and only then."""

    def begins_with_a_tonk_after_a_hand(match: Match) -> bool:
        if match.hand_over:
            return False
        match.deal_next()
        return match.hand_over and match.position.outcome is not None and match.position.outcome.ending == "tonk"

    match = Match(plan(first_seed(begins_with_a_tonk_after_a_hand, "black-company"), "black-company"))
    play_hand(match, lambda legal: legal[-1])
    before = list(match.bankrolls)
    events = match.deal_next()
    outcome = match.position.outcome
    assert outcome is not None
    assert isinstance(events[-1], HandEnded)
    assert match.bankrolls == [money + 5 * net for money, net in zip(before, outcome.net, strict=True)]


@examples(20)
@given(seed=SEEDS)
def test_everything_that_happened_is_kept(seed: int) -> None:
    """The events are those of the deal and of each action; the record replays to the same position."""
    match, choose = Match(plan(seed)), anything(seed)
    happened = list(match.position.opening)
    assert isinstance(happened[0], UpcardTurned | TonkShown)
    while not match.hand_over:
        happened += match.act(choose(match.position.legal()))
        assert match.events == happened
    record = record_from_json(match.record().to_json())
    assert record.seats == ("Ana", "Bo", "Cy")
    assert record.stake == 5
    assert len(record.actions) == len(match.actions)
    replayed = record.replay()
    assert all(getattr(replayed, name) == getattr(match.position, name) for name in FIELDS)


def test_an_illegal_action_is_refused() -> None:
    """An illegal action, or any after the end, raises ``ValueError`` and changes nothing."""
    match = Match(plan(1))
    before = standing(match)
    for text in ("discard AC", "lay AC 2C 3C", "hit AC 0"):
        with pytest.raises(ValueError, match=r"^not legal: "):
            match.act(action(text))
        assert standing(match) == before
    ended(match)
    with pytest.raises(ValueError, match="HandIsOver"):
        match.act(DRAW)


def test_a_match_is_played_the_same_way_twice() -> None:
    """The same plan and actions give the same match; another seed gives another match."""
    first, second = Match(plan(3)), Match(plan(3))
    for match in (first, second):
        for _ in range(3):
            ended(match)
            match.deal_next()
    assert standing(first) == standing(second)
    assert Match(plan(4)).deck != Match(plan(3)).deck


# The ends of a match


@pytest.mark.parametrize("hands", [1, 2, 5])
def test_a_match_of_a_number_of_hands(hands: int) -> None:
    """It ends with the last hand, and no earlier."""
    match = Match(plan(2, ends=MatchEnd("hands", hands)))
    for number in range(1, hands + 1):
        assert match.hand_over or not match.over
        ended(match)
        assert match.over == (number == hands)
        if not match.over:
            match.deal_next()


@pytest.mark.parametrize(
    ("bankrolls", "over"),
    [([149, 51, 100], False), ([150, 50, 100], True), ([90, 170, 40], True), ([100, 100, 100], False)],
)
def test_a_match_to_a_target(bankrolls: list[int], over: bool) -> None:
    """It ends after the hand in which somebody has won enough money."""
    match = Match(plan(2, ends=MatchEnd("target", 50)))
    match.bankrolls = list(bankrolls)
    assert not match.over
    ended(match)
    match.bankrolls = list(bankrolls)
    assert match.over == over


@pytest.mark.parametrize(
    ("bankrolls", "over"),
    [([1, 99, 200], False), ([0, 100, 200], True), ([150, 155, -5], True), ([100, 100, 100], False)],
)
def test_a_match_until_somebody_is_broke(bankrolls: list[int], over: bool) -> None:
    """It ends after the hand in which somebody loses the last money."""
    match = Match(plan(2, ends=MatchEnd("broke")))
    match.bankrolls = list(bankrolls)
    assert not match.over
    ended(match)
    match.bankrolls = list(bankrolls)
    assert match.over == over


def test_an_open_match_has_no_end() -> None:
    """It continues after any number of hands, wins and losses."""
    match = Match(plan(2, bankroll=1))
    for _ in range(20):
        assert not match.over
        ended(match)
        assert not match.over
        match.deal_next()
    match.bankrolls = [-1000, 1003, 0]
    assert not match.over


@pytest.mark.parametrize("ends", [MatchEnd("target", 40), MatchEnd("broke")])
@pytest.mark.parametrize("seed", range(3))
def test_matches_do_end(ends: MatchEnd, seed: int) -> None:
    """A match with an end reaches it in the hand that decides it, and no sooner."""
    match = Match(plan(seed, ends=ends, bankroll=40))
    for _ in range(400):
        ended(match)
        decided = max(match.bankrolls) >= 80 if ends.kind == "target" else min(match.bankrolls) <= 0
        assert match.over == decided
        if match.over:
            return
        match.deal_next()
    pytest.fail("the match never ends")


def test_a_tie_at_the_top_has_several_leaders() -> None:
    """Everyone with the most money leads; at the start, all do."""
    match = Match(plan(1))
    assert match.leaders == (0, 1, 2)
    match.bankrolls = [120, 60, 120]
    assert match.leaders == (0, 2)


def test_persons_and_bots() -> None:
    """A seat without a level belongs to a person."""
    assert [player.is_person for player in MIXED] == [True] + [False] * (len(MIXED) - 1)
    assert all(player.is_person for player in PEOPLE)
