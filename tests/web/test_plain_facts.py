"""What the page's plain board is compared with is what the terminal tells."""

from __future__ import annotations

from tests.web.plain_facts import PATH, plain_facts


def test_plain_facts_are_current() -> None:
    found = PATH.read_text(encoding="utf-8")
    assert found == plain_facts(), "run `python -m tests.web.plain_facts`"
