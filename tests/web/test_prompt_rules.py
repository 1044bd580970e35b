"""Every prompt of the page leads to a rule that exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import corral

GAMES = Path(__file__).resolve().parents[2] / "client" / "src" / "games"


@pytest.mark.parametrize("game", corral.games())
def test_prompts_lead_to_rules(game: str) -> None:
    source = (GAMES / game / "index.ts").read_text(encoding="utf-8")
    block = re.search(r"rules: \{(.*?)\}", source, re.DOTALL)
    assert block
    named = dict(re.findall(r'(\w+): "([EKG]-\d+)"', block[1]))
    assert "over" in named
    assert set(named.values()) <= set(corral.game(game).rule_numbers)
