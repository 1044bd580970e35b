"""The files of all languages have the same messages, well written."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Junk, Message, Term

from corral.words import LANGUAGES

from .reading import LOCALES, entries, messages


def ids_by_file(language: str) -> list[tuple[str, str]]:
    return [(name, entry.id.name) for name, entry in entries(language) if hasattr(entry, "id")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_can_be_read_to_the_last_line(language: str) -> None:
    junk = [(name, entry.content) for name, entry in entries(language) if isinstance(entry, Junk)]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_have_a_text_and_nothing_but_a_text(language: str) -> None:
    for name, entry in entries(language):
        assert not isinstance(entry, Term), name
        if isinstance(entry, Message):
            assert entry.value, entry.id.name
            assert not entry.attributes, entry.id.name


def test_in_french_people_are_addressed_in_one_way() -> None:
    """As "vous"; to language models one says "tu" (``llm.ftl``)."""
    familiar = re.compile(r"\b(tu|ta|ton|tes|toi|te)\b|\bt’", re.IGNORECASE)
    found = [
        entry.id.name
        for name, entry in entries("fr")
        if isinstance(entry, Message)
        and name != "llm.ftl"
        and familiar.search(FluentSerializer().serialize_entry(entry).partition("=")[2])
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    counts = Counter(name for _, name in ids_by_file(language))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_in_the_same_files(language: str) -> None:
    assert set(ids_by_file(language)) == set(ids_by_file(LANGUAGES[0]))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_message_uses_the_same_variables_in_all_languages(language: str) -> None:
    first, other = messages(LANGUAGES[0]), messages(language)
    differing = [name for name in first if first[name].variables != other[name].variables]
    assert differing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_refer_to_messages_that_exist(language: str) -> None:
    found = messages(language)
    referred = {name for references in found.values() for name in references.messages}
    assert referred <= set(found)


def test_french_marks_have_their_spaces() -> None:
    """Behind a word: a colon after a no-break space; a semicolon, ? and ! after a narrow one."""
    for path in (LOCALES / "fr").glob("*.ftl"):
        text = re.sub(r"NUMBER\(.+?\)", "", path.read_text(encoding="utf-8"))
        for line in text.splitlines():
            if line.startswith("#"):  # nobody reads comments on a page
                continue
            assert not re.search(r"[\w)}»][ \u202f]?:(\s|$)", line), f"{path.name}: {line}"
            assert not re.search(r"[\w)}»][ \u00a0]?[;!?](\s|$)", line), f"{path.name}: {line}"
            assert not re.search(r"\w'\w", line), f"{path.name}: {line}"
