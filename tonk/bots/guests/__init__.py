"""Bots for guest games: gin rummy, knock rummy and thirty-one.

One policy plays gin and knock rummy (``rummy_policy.py``), another plays thirty-one (``suit_policy.py``);
``guest_weights.py`` has the weights of each level. The expert tries moves in sampled worlds (``guest_search.py``,
``guest_worlds.py``), as it does in Tonk. All bots see a seat's view and nothing else.
"""
