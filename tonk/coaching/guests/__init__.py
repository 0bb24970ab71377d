"""The coach at the tables of guests: how moves are tried there, and the reasons for them.

Gin and knock rummy have their reasons in ``rummy_reasons.py``, thirty-one in ``suit_reasons.py``; the facts that both
stand on are in ``guest_facts.py``.
"""
