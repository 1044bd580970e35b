"""What the rules make of moves, for the page's previews to be compared with.

``python -m tests.web.reckonings`` writes ``client/src/games/GAME/reckonings.json``: positions of
random matches, and what the engine itself does there. Where the page reckons ahead (a row after a
tile, a sale, a finished railroad, a stake, points), its own tests (Vitest) hold it to these files.
"""
