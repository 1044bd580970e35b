"""The colours. Nothing is told by colour alone: players also have emblems, ground has hatching."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#f4ead7"
LIGHT: Final = "#fbf5e8"
SHADE: Final = "#e4d5b7"
INK: Final = "#2b2320"
QUIET: Final = "#6b5d50"
TERRACOTTA: Final = "#b5532f"
PRAIRIE: Final = "#c9c383"
GRASS: Final = "#8e8b45"
SAGE: Final = "#6f8b6a"
SKY: Final = "#35507a"
GOLD: Final = "#d9a32b"
IRON: Final = "#4a4a4a"
ROCK: Final = "#8b7868"
SNOW: Final = "#efe6d6"
BALLAST: Final = "#e0d6ae"
WOOD: Final = "#8a5a35"
PLANK: Final = "#c79a68"
RIVER: Final = "#9db6c9"
LEAF: Final = "#4f6b4c"

PLAYERS: Final = (SKY, TERRACOTTA, SAGE, GOLD, "#7a3b5e", "#3c3a39")
ON_PLAYERS: Final = (PAPER, PAPER, INK, INK, PAPER, PAPER)
"""What is written on a player's colour."""
