"""Links of pages in the repository become links of pages in the site."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.site.links import Links, LostLink


@pytest.fixture
def links(tmp_path: Path) -> Links:
    for name in ("docs/rules/a.md", "docs/b.md", "GUIDE.md", "src/c.py", "docs/p.png"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("Of some.\n\n# Bees\n" if name == "docs/b.md" else "", encoding="utf-8")
    pages = {"docs/rules/a.md": "rules/a.md", "docs/b.md": "b.md", "GUIDE.md": "guide.md"}
    return Links(tmp_path, pages, lambda picture: f"pictures/{picture.name}")


@pytest.mark.parametrize(
    ("source", "text", "wanted"),
    [
        ("docs/b.md", "[a](rules/a.md#x)", "[a](rules/a.md#x)"),
        ("docs/rules/a.md", "[guide](../../GUIDE.md)", "[guide](../guide.md)"),
        ("GUIDE.md", "[b](docs/b.md)", "[b](b.md)"),
        ("GUIDE.md", "[docs/b.md](docs/b.md) [b.md](docs/b.md)", "[Bees](b.md) [Bees](b.md)"),
        ("docs/b.md", "[rules/a.md](rules/a.md#x)", "[rules/a.md](rules/a.md#x)"),
        ("docs/rules/a.md", "![p](../p.png)", "![p](../pictures/p.png)"),
        ("GUIDE.md", "[![p](docs/p.png)](docs/b.md)", "[![p](pictures/p.png)](b.md)"),
        ("docs/b.md", "[c](../src/c.py)", "c (`src/c.py`)"),
        ("docs/b.md", "[`src/c.py`](../src/c.py)", "`src/c.py`"),
        (
            "docs/b.md",
            "[x](https://corral.example/) [y](#y)",
            "[x](https://corral.example/) [y](#y)",
        ),
        ("docs/b.md", "```\n[c](nowhere)\n```", "```\n[c](nowhere)\n```"),
    ],
)
def test_links_are_rewritten(links: Links, source: str, text: str, wanted: str) -> None:
    assert links.rewrite(text, source) == wanted


def test_a_link_to_nothing_is_told_with_its_page(links: Links) -> None:
    with pytest.raises(LostLink, match=r"docs/b\.md: there is no docs/nowhere\.md"):
        links.rewrite("[b](nowhere.md)", "docs/b.md")
