"""Makes each game's ``phrases.ts`` from its ``phrases.py``, so that sentences are chosen once.

``python -m tools.phrases`` writes them anew; a test checks that they are current. Only as much
Python is understood as phrases need: typed functions, ``match``, f-strings, comprehensions, and the
calls that ``calls`` lists. Anything else is refused with its file and line. What TypeScript lacks
stands in ``client/src/games/py.ts``.
"""
