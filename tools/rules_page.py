"""A game's rules as Markdown for ``docs/rules``.

``python -m tools.rules_page``, run in the repository's root, writes every game's ledger and
pages anew.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from corral.core.registry import own_games
from corral.languages import ENGLISH, LANGUAGES, language_name
from corral.terminal.rules import Proofs
from corral.words import Section, Words
from tools.ledger import find_proofs, is_example, ledger_text

NUMBER = re.compile(r"\b[A-Z]-\d+\b")
TO_ROOT = "../../"
"""The way from a page to the repository's root."""


def rules_markdown(game: str, words: Words, proofs: Proofs) -> str:
    """The rules as a page: chapters, in each a table of number, text and tests."""
    parts = [
        f"<!-- {words.text('rules-generated')} -->",
        f"# {words.rules_title(game)}",
        words.text("rules-notice"),
        words.text("rules-languages", links=_other_languages(game, words)),
    ]
    for section in words.sections(game):
        parts += [f"## {section.title}", _rules_table(game, section, words, proofs)]
    parts += _examples(words, proofs)
    return "\n\n".join(parts) + "\n"


def _other_languages(game: str, words: Words) -> str:
    others = [language for language in LANGUAGES if language != words.language]
    return words.listed(
        f"[{language_name(language)}]({page_name(game, language)})" for language in others
    )


def _rules_table(game: str, section: Section, words: Words, proofs: Mapping[str, list[str]]) -> str:
    heads = [words.text(message) for message in ("rules-number", "rules-text", "rules-tests")]
    rows = [
        [_anchor(number), linked(words.rule(game, number)), _test_links(proofs.get(number, []))]
        for number in section.numbers
    ]
    return _table(heads, rows)


def _examples(words: Words, proofs: Mapping[str, list[str]]) -> list[str]:
    """The examples have no text of their own: each one is a test."""
    rows = [
        [_anchor(number), _test_links(tests)]
        for number, tests in proofs.items()
        if is_example(number)
    ]
    heads = [words.text("rules-number"), words.text("rules-tests")]
    return [f"## {words.text('rules-examples')}", _table(heads, rows)] if rows else []


def _table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)


def _anchor(number: str) -> str:
    return f'<a id="{number.lower()}"></a>{number}'


def linked(text: str) -> str:
    """A rule's text, with the numbers in it leading to their rules."""
    escaped = re.sub(r"([\\|*_`<\[\]])", r"\\\1", text)
    return NUMBER.sub(lambda found: f"[{found[0]}](#{found[0].lower()})", escaped)


def _test_links(tests: list[str]) -> str:
    parted = (test.partition("::") for test in tests)
    return "<br>".join(f"[`{name}`]({TO_ROOT}{path})" for path, _, name in parted)


# Writing the files


def page_name(game: str, language: str) -> str:
    """English is the page without a language in its name."""
    return f"{game}.md" if language == ENGLISH else f"{game}.{language}.md"


def written_files(root: Path) -> dict[Path, str]:
    """Every generated file with its content, from the tests and texts below ``root``."""
    written: dict[Path, str] = {}
    for game in own_games():
        proofs = find_proofs(game, root)
        written[root / "src" / "corral" / "games" / game / "ledger.toml"] = ledger_text(proofs)
        for language in LANGUAGES:
            page = root / "docs" / "rules" / page_name(game, language)
            written[page] = rules_markdown(game, Words(language), proofs)
    return written


def main() -> None:
    for path, text in written_files(Path.cwd()).items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
