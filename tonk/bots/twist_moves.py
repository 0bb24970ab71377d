"""Which moves a player who thinks ahead tries where there are twists: those that somebody with sense might make."""

from tonk.bots import twist_reading as reading
from tonk.bots.twist_thumb import TwistThumb
from tonk.bots.weights import PolicyWeights
from tonk.rules import DROP, Action, Block, Cross, Discard, Hit, Lay, Skip, View
from tonk.rules.imagining import World

_WAYS = 4
"""How many ways to put cards down are tried: those that seem worth most."""
_DISCARDS = 4
"""How many cards are thought of for the discard."""


def twists_worth_trying(view: View, seen: World, weights: PolicyWeights) -> list[Action]:
    """The legal actions but for those that nobody with sense would think of, each once of those that are alike."""
    if view.phase == "window":
        cross = next(action for action in view.legal if isinstance(action, Cross))
        return [cross, *[action for action in view.legal if not isinstance(action, Cross)]]
    thumb = TwistThumb(weights, view.rules)
    ways = [action for action in thumb.first_steps(seen, _WAYS) if action in view.legal]
    found = [action for action in view.legal if not isinstance(action, Lay | Hit | Skip | Block | Discard)]
    found = [action for action in found if action != DROP or not reading.drop_is_lost(seen)]
    spare = thumb.spare_cards(seen)[:_DISCARDS] if view.phase == "play" else []
    discards = [action for action in view.legal if isinstance(action, Discard) and action.card in spare]
    return [*found, *ways, *_skips(view, seen), *discards]


def _skips(view: View, seen: World) -> list[Action]:
    """A Skip on each other seat that has a turn to lose, and a Block where one can be held."""
    found: list[Action] = []
    cards = [action.card for action in view.legal if isinstance(action, Skip | Block)]
    for action in view.legal:
        if isinstance(action, Skip) and action.card == cards[0]:
            if action.seat != view.seat and not reading.is_held(seen, action.seat):
                found.append(action)
        elif isinstance(action, Block) and action.card == cards[0] and action.seat == view.seat:
            found += [action] if reading.can_be_held(seen) else []
    return found
