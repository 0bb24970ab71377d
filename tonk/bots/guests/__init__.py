"""Bots for the guests: gin rummy, knock rummy and thirty-one.

Gin and knock rummy are played by one policy (``rummy_policy.py``), thirty-one by another (``suit_policy.py``); their
weights and those of each level are in ``guest_weights.py``. The expert tries moves in sampled worlds
(``guest_search.py``, ``guest_worlds.py``), as it does in Tonk. All of them see a seat's view and nothing else.
"""
