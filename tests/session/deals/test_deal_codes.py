"""A code means one deal forever: golden codes, possible typing errors, house rules, and hostile texts."""

import contextlib
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.records.drawn import house_rules
from tests.support.strategies import examples
from tonk.bots import LEVELS
from tonk.bots.weights import Level
from tonk.rules import RuleSet, guest_ids, load_preset, preset_ids
from tonk.rules.cards import TWIST_KINDS, Seat, card_text
from tonk.rules.checked_rules import changed
from tonk.rules.game_knobs import declared_knobs
from tonk.rules.guests.guest_knobs import GameName
from tonk.rules.knob_kinds import ChoiceKind, SubsetKind
from tonk.rules.knobs import DECLARED, KNOBS
from tonk.rules.ruleset import differing_knobs
from tonk.session.deals import deal_codes
from tonk.session.deals.coded_records import code_of_record, record_of
from tonk.session.deals.deal import MOST_DEALS, SEED_BITS, Deal, DealSet
from tonk.session.deals.deal_codes import SYMBOLS, CodeRefused, code_of, deal_of_code, meant_as_code
from tonk.session.deals.knob_codes import PRESET_NUMBERS, knobs_to_bits, rules_as_encoded, rules_from_bits

SEEDS = st.integers(0, 2**SEED_BITS - 1)
GOLDEN: dict[str, Deal | DealSet] = {
    "TK1-170D-PKD5-TSM2-Z2MN": Deal(load_preset("jazz-club"), 4, Seat(2), 123456789123456789),
    "TK1-770D-PKD5-TSM2-Z2P2-00F": Deal(load_preset("twists"), 4, Seat(2), 123456789123456789, ("wild",)),
    "TK1-270D-PKD5-TSM2-Z2Q0-6G10-R0D": Deal(
        rules_as_encoded(changed(load_preset("pagat"), {"hand_size": 7})), 4, Seat(2), 123456789123456789, (), 13
    ),
    "TK1-21ZZ-ZZZZ-ZZZZ-ZZYJ-C0A": DealSet(load_preset("pagat"), 2, Seat(1), 2**63 - 1, 8, "sharp"),
    "TK1-2700-0000-3NQK-8P6G-C00": DealSet(load_preset("pagat"), 4, Seat(2), 987654321, 4, "sharp"),
    "TK1-2700-0000-3NQK-8P6M-C05": DealSet(load_preset("pagat"), 4, Seat(2), 987654321, 16, "sharp"),
    "TK1-810D-PKD5-TSM2-Z2MD": Deal(load_preset("gin"), 2, Seat(1), 123456789123456789),
    "TK1-9D00-0000-0000-058C": Deal(load_preset("knock-rummy"), 5, Seat(4), 42),
    "TK1-8000-0000-0000-00ZJ-C050-VZ0G-GER8-P452-9": DealSet(
        rules_as_encoded(
            changed(
                load_preset("gin"),
                {"target": 250, "knock_ceiling": 0, "undercut_bonus": 10, "gin_bonus": 20, "big_gin": True},
            )
        ),
        2,
        Seat(0),
        7,
        8,
        "sharp",
    ),
    "TK1-AKZZ-ZZZZ-ZZZZ-ZZX4-0P0G-0C08-0B": Deal(
        rules_as_encoded(
            changed(
                load_preset("thirty-one"),
                {"lives": 5, "free_ride": False, "three_of_a_kind": False, "knock_in_first_round": False},
            )
        ),
        6,
        Seat(5),
        2**63 - 1,
    ),
}
CODES = [code.removeprefix("TK1-").replace("-", "") for code in GOLDEN]


@st.composite
def deals(draw: st.DrawFn) -> Deal:
    """Any deal of any rules."""
    rules = draw(house_rules())
    seats = draw(st.sampled_from(rules.tables))
    kinds = tuple(kind for kind in rules.twists if draw(st.booleans()))
    return Deal(rules, seats, Seat(draw(st.integers(0, seats - 1))), draw(SEEDS), kinds, draw(st.integers(0, 51)))


def refused(text: str) -> str:
    """The sentence that explains why this is no code."""
    with pytest.raises(CodeRefused) as why:
        deal_of_code(text)
    return str(why.value)


@pytest.mark.parametrize("code", GOLDEN)
def test_a_code_means_the_same_forever(code: str) -> None:
    """Codes that were shared before keep their deals in every version."""
    assert deal_of_code(code) == GOLDEN[code]
    assert code_of(GOLDEN[code]) == code


def test_a_deal_is_dealt_as_its_code_says() -> None:
    """The record of a deal has its deck, special cards if the rules have any, and the code itself."""
    for code, deal in GOLDEN.items():
        if isinstance(deal, Deal):
            record = record_of(deal, ("Ana", "Bo", "Cy", "Dee", "Eve", "Flo")[: deal.seats])
            assert (record.deck, record.dealer, code_of_record(record)) == (deal.deck, deal.dealer, code)
            assert record.extras.get("twists") == (list(deal.kinds) if deal.rules.twists else None)
            assert record.start().specials.kinds == deal.kinds


def test_the_deck_of_a_code_is_the_same_forever() -> None:
    """A code, with special cards and a cut, deals the same cards forever."""
    deal = GOLDEN["TK1-770D-PKD5-TSM2-Z2P2-00F"]
    assert isinstance(deal, Deal)
    cut = replace(deal, lifted=5)
    deck = " ".join(map(card_text, deal.deck))
    assert deck.startswith("QS JC 2H TC 3D 7D 9D QC")
    assert len(deal.deck) == 56
    assert cut.deck == deal.deck[5:] + deal.deck[:5]
    assert deal.reshuffle_seed == 2721561449161918549


def test_numbers_in_codes_never_change() -> None:
    """The numbers of presets, knobs and words in codes never change."""
    assert {*preset_ids(), *guest_ids()} <= set(PRESET_NUMBERS)
    assert len(set(PRESET_NUMBERS.values())) == len(PRESET_NUMBERS)
    assert max(PRESET_NUMBERS.values()) < 32
    assert set(LEVELS) <= set(deal_codes._LEVELS)
    assert set(TWIST_KINDS) <= set(deal_codes._TWIST_BITS)
    assert list(PRESET_NUMBERS.items())[:7] == [(preset, n) for n, preset in enumerate(_PRESETS, 1)]
    codes = {name: knob.code for name, knob in DECLARED.items() if name not in ("name", "source")}
    assert sorted(codes.values()) == list(range(1, len(codes) + 1))
    assert len(codes) < 64
    assert [name for name, _ in sorted(codes.items(), key=lambda item: item[1])][: len(_KNOBS)] == _KNOBS
    for game, names in _GUEST_KNOBS.items():
        assert [name for name, knob in declared_knobs(game).items() if knob.code] == names
        assert [declared_knobs(game)[name].code for name in names] == [*range(1, len(names) + 1)]
    for knob, words in _KNOB_WORDS.items():
        kind = KNOBS[knob]
        assert isinstance(kind, ChoiceKind | SubsetKind)
        assert kind.choices[: len(words.split())] == tuple(words.split())


_KNOBS = [
    "hand_size",
    "court_values",
    "upcard",
    "tonk_at_most",
    "tonk_exact",
    "tonk_pays",
    "several_tonks",
    "lay_before_draw",
    "hit_runs",
    "hit_books",
    "hits_a_turn",
    "drop_ceiling",
    "drop_tie",
    "caught_pays",
    "caught_multiplier",
    "caught_extra_to_lowest",
    "caught_others_pay_lowest",
    "out_pays",
    "out_without_discard_pays",
    "stock_out",
    "stock_out_tie",
    "wait_new_spread",
    "wait_hit",
    "wait_own_hit",
    "wait_adds",
    "wait_effect",
    "twists",
    "twist_value",
    "least_naturals",
    "reshuffles",
    "scoring",
    "number_score",
    "drop_compares",
    "target",
    "least_players",
    "most_players",
    "hand_sizes",
    "upcard_taker",
    "taken_must_be_laid",
    "payment",
    "ante",
    "wilds",
    "pack",
]
"""The knobs of 0.1.0 by their numbers in codes, from 1."""

_KNOB_WORDS = {
    "several_tonks": "draw pay_all",
    "hit_runs": "any others own none",
    "drop_tie": "caught wins",
    "caught_pays": "lower lower_or_equal lowest all",
    "stock_out": "lowest_wins no_score reshuffle",
    "stock_out_tie": "pay_each wash",
    "wait_effect": "no_drop lost_turn",
    "twists": "wild cross skip",
    "scoring": "stakes points",
    "drop_compares": "face scoring",
    "upcard_taker": "first nobody",
    "payment": "direct pot",
    "wilds": "jokers deuces",
    "pack": "52 40",
}
"""The words of 0.1.0 by their places in codes."""


def test_rules_without_drops_in_the_first_rounds_have_a_code() -> None:
    """A later knob survives coding; older codes leave it out."""
    rules = changed(load_preset("jazz-club"), {"first_drop_round": 3})
    bits = knobs_to_bits(rules)
    assert rules_from_bits(load_preset("jazz-club"), iter(bits)).first_drop_round == 3
    assert knobs_to_bits(load_preset("jazz-club")) == ""


_PRESETS = ("jazz-club", "pagat", "speno-1992", "black-company", "descente", "terminus-frore", "twists")
_GUEST_KNOBS: dict[GameName, list[str]] = {
    "gin": ["target", "knock_ceiling", "undercut_bonus", "gin_bonus", "big_gin"],
    "knock-rummy": ["target", "knock_penalty", "rum_bonus"],
    "thirty-one": ["lives", "free_ride", "three_of_a_kind", "knock_in_first_round"],
}


@examples(70)
@given(deals())
def test_a_deal_comes_back_from_its_code(deal: Deal) -> None:
    """Rules, seats, dealer, seed, special cards and cut come back; rules with too long a code are refused."""
    try:
        code = code_of(deal)
    except CodeRefused:
        with pytest.raises(CodeRefused, match="change too much"):
            code_of(deal)
        assert len(differing_knobs(load_preset(deal.rules.id), deal.rules)) > 3
        return
    assert deal_of_code(code) == replace(deal, rules=rules_as_encoded(deal.rules))
    assert len(code.replace("-", "")) <= deal_codes.LONGEST + 3


@examples(40)
@given(SEEDS, st.integers(1, MOST_DEALS), st.sampled_from(LEVELS), st.sampled_from(preset_ids()))
def test_a_set_comes_back_from_its_code(seed: int, size: int, level: Level, preset: str) -> None:
    """A set's code has at most twenty symbols, for any number of deals."""
    one = DealSet(load_preset(preset), 5, Seat(3), seed, size, level)
    assert deal_of_code(code_of(one)) == one
    assert len(code_of(one).removeprefix("TK1-").replace("-", "")) <= 20


def test_no_set_has_more_deals_than_one_evening_holds() -> None:
    """A code with an invalid number of deals is refused, and a larger set has no code."""
    with pytest.raises(CodeRefused):
        code_of(DealSet(load_preset("pagat"), 4, Seat(2), 1, MOST_DEALS + 1, "sharp"))


def test_a_preset_has_a_code_of_sixteen_symbols() -> None:
    """The code of a preset is short enough to read out on the telephone."""
    for preset in preset_ids():
        code = code_of(Deal(load_preset(preset), 6, Seat(5), 2**63 - 1))
        assert [len(part) for part in code.split("-")] == [3, 4, 4, 4, 4]


def test_house_rules_with_one_change_have_a_code() -> None:
    """The code of a rule set with any one different knob fits."""
    base = load_preset("jazz-club")
    for knobs in ({"hand_size": 7}, {"tonk_exact": [15, 50]}, {"drop_ceiling": 160}, {"court_values": [11, 12, 13]}):
        deal = Deal(changed(base, {**knobs, "name": "Ours", "source": "Home"}), 3, Seat(0), 1)
        assert deal_of_code(code_of(deal)).rules == rules_as_encoded(deal.rules)
    assert rules_as_encoded(changed(base, {"name": "Ours"})) == base


@pytest.mark.parametrize("symbols", CODES)
def test_any_single_wrong_symbol_is_noticed(symbols: str) -> None:
    """Any other symbol in any place, including the check symbol, is noticed."""
    for place, right in enumerate(symbols):
        for wrong in SYMBOLS:
            if wrong != right:
                assert "wrong" in refused("TK1" + symbols[:place] + wrong + symbols[place + 1 :])


@pytest.mark.parametrize("symbols", CODES)
def test_any_swap_of_neighbours_is_noticed(symbols: str) -> None:
    """Any pair of different neighbours, swapped in any place, is noticed."""
    for place in range(len(symbols) - 1):
        one, other = symbols[place], symbols[place + 1]
        if one != other:
            assert "wrong" in refused("TK1" + symbols[:place] + other + one + symbols[place + 2 :])


@examples(40)
@given(SEEDS, st.integers(0, 30), st.sampled_from(SYMBOLS))
def test_no_code_is_near_another(seed: int, place: int, wrong: str) -> None:
    """A code with one wrong symbol, or two neighbours swapped, is never another code."""
    code = code_of(Deal(load_preset("twists"), 4, Seat(1), seed, ("skip",), 9)).removeprefix("TK1-").replace("-", "")
    place %= len(code) - 1
    for meddled in (
        code[:place] + wrong + code[place + 1 :],
        code[:place] + code[place + 1] + code[place] + code[place + 2 :],
    ):
        if meddled != code:
            assert "wrong" in refused("TK1" + meddled)


@pytest.mark.parametrize(
    "text",
    [
        "tk1-170d-pkd5-tsm2-z2mn",
        "  TKI 17OD PKD5 TSM2 Z2MN\n",
        "TkL17oDPKD5—TSM2_Z2mn",
        "\ufeffTK 1-170D-PKD5-TSM2-Z2MN",
    ],
)
def test_variants_in_typing_a_code_are_accepted(text: str) -> None:
    """Lower case, blanks or line breaks, I and L for 1, and O for 0 are accepted in a code."""
    assert meant_as_code(text)
    assert deal_of_code(text) == GOLDEN["TK1-170D-PKD5-TSM2-Z2MN"]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "begins with TK1"),
        ("Hello", "begins with TK1"),
        ("TK", "begins with TK1"),
        ("TK-170D", "it has 3"),
        ("TK2-170D-PKD5-TSM2-Z2MN", "another version"),
        ("TK1-170D-PUD5-TSM2-Z2MN", "Codes never contain “U”: check symbol 6 after TK1."),
        ("TK1-170D-PKD5-TSM2-Z2M\u202e", "Codes never contain “?”: check symbol 16"),
        ("TK1-170D-PKD5", "it has 8"),
        ("TK1-170D-PKD5-TSM2-Z2M", "it has 15"),
        ("TK1" + "0" * 60, "it has 60 symbols"),
        ("A" * 10**6, "far too long"),
        ("TK1-0000-0000-0000-0001", "No deal in this version"),
    ],
)
def test_a_wrong_code_is_explained(text: str, part: str) -> None:
    """The refusal is one sentence, and takes no more work than reading a code."""
    assert part in refused(text)


@examples(90)
@given(st.text(SYMBOLS, min_size=15, max_size=39))
def test_a_code_that_passes_the_check_is_a_deal_or_explained(symbols: str) -> None:
    """Symbols with the right check symbol either mean a deal with that code, or are refused in a sentence."""
    worths = [deal_codes._WORTH[symbol] for symbol in symbols]
    whole = "TK1" + symbols + SYMBOLS[deal_codes._times_g(deal_codes._sum(worths)) ^ 1]
    try:
        deal = deal_of_code(whole)
    except CodeRefused:
        assert "No deal" in refused(whole)
    else:
        assert code_of(deal).replace("-", "") == whole


@examples(60)
@given(st.text("TK1tkABil-— \n\0\u202eé𝟙", max_size=60), st.sampled_from(("", "TK1")))
def test_any_text_is_a_code_or_explained(text: str, prefix: str) -> None:
    """Any text is a code or is refused."""
    with contextlib.suppress(CodeRefused):
        deal_of_code(prefix + text)


def test_rules_without_numbers_are_refused() -> None:
    """House rules without a preset as their base have no code."""
    rules: RuleSet = replace(load_preset("pagat"), id="theirs")
    with pytest.raises(CodeRefused):
        code_of(Deal(rules, 4, Seat(0), 1))
