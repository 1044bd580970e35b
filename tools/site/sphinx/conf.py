"""How Sphinx builds the site; ``tools.site`` calls it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

import corral
from corral.languages import LANGUAGES

HERE = Path(__file__).parent

project = "Corral"
author = "The Corral contributors"
version = release = corral.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
highlight_language = "none"  # a block without a language is not Python
suppress_warnings = ["misc.highlighting_failure"]  # a grammar in the notation has "…"
templates_path = [str(HERE / "templates")]

myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence"]
myst_heading_anchors = 4
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_mock_imports = ["stable_baselines3"]  # brings PyTorch along, for the sake of one base class
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
default_role = "literal"  # what docstrings have between single backquotes

html_theme = "furo"
html_title = "Corral"
html_static_path = [str(HERE / "static")]
html_css_files = ["corral.css"]
html_js_files = [("corral.js", {"defer": "defer"})]
html_favicon = str(HERE / "static" / "icon.svg")
html_logo = html_favicon
html_copy_source = False
html_show_copyright = False
html_domain_indices = False
html_search_scorer = str(HERE / "scorer.js")
html_show_search_summary = False  # it fetches every page found, more than a server may allow
# The palette of the page (client/src/style.css), under the names that the theme has for it.
LIGHT = {
    "color-background-primary": "#f4ead7",
    "color-background-secondary": "#fbf5e8",
    "color-background-hover": "#e4d5b7",
    "color-background-hover--transparent": "#e4d5b700",
    "color-background-border": "#d3c19b",
    "color-background-item": "#d3c19b",
    "color-foreground-primary": "#2b2320",
    "color-foreground-secondary": "#4f4437",
    "color-foreground-muted": "#655747",
    "color-foreground-border": "#8f7f69",
    "color-brand-primary": "#9c4323",
    "color-brand-content": "#9c4323",
    "color-brand-visited": "#7a3b5e",
    "color-inline-code-background": "#fbf5e8",
    "color-code-background": "#fbf5e8",
    "color-code-foreground": "#2b2320",
    "color-highlight-on-target": "#f0d48a",
    "color-highlighted-background": "#f0d48a",
    "color-highlighted-text": "#2b2320",
    "color-announcement-background": "#2b2320",
    "color-api-background": "#fbf5e8",
    "color-api-name": "#9c4323",
    "color-api-pre-name": "#655747",
    "color-sidebar-search-border": "#8f7f69",
    "color-card-background": "#fbf5e8",
    "font-stack": "system-ui, 'Segoe UI', 'Helvetica Neue', Arial, sans-serif",
    "font-stack--headings": (
        "Rockwell, 'Roboto Slab', 'Bookman Old Style', 'URW Bookman', Georgia, serif"
    ),
}
DARK = {
    "color-background-primary": "#1f1a17",
    "color-background-secondary": "#2b2420",
    "color-background-hover": "#3a312a",
    "color-background-hover--transparent": "#3a312a00",
    "color-background-border": "#4a3f36",
    "color-background-item": "#4a3f36",
    "color-foreground-primary": "#efe4d0",
    "color-foreground-secondary": "#d9cbb2",
    "color-foreground-muted": "#b9a98f",
    "color-foreground-border": "#8f7f69",
    "color-brand-primary": "#e08a5f",
    "color-brand-content": "#e08a5f",
    "color-brand-visited": "#d39bbb",
    "color-inline-code-background": "#2b2420",
    "color-code-background": "#2b2420",
    "color-code-foreground": "#efe4d0",
    "color-highlight-on-target": "#5c4715",
    "color-highlighted-background": "#5c4715",
    "color-highlighted-text": "#efe4d0",
    "color-api-background": "#2b2420",
    "color-api-name": "#e08a5f",
    "color-api-pre-name": "#b9a98f",
    "color-sidebar-search-border": "#8f7f69",
    "color-card-background": "#2b2420",
}
html_theme_options: dict[str, Any] = {
    "light_css_variables": LIGHT,
    "dark_css_variables": DARK,
    "top_of_page_buttons": [],
}


def page_language(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object
) -> None:
    """A page with a language in its name says so to browsers and screen readers."""
    found = re.search(r"\.(\w+)$", page)
    if found and found[1] in LANGUAGES:
        context["language"] = found[1]


def heading_levels(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object
) -> None:
    """The captions of the table of contents are headings; of which level the theme does not say."""
    name = "furo_navigation_tree"
    told = 'role="heading" aria-level="2"'
    context[name] = context.get(name, "").replace('role="heading"', told)


def setup(app: Sphinx) -> None:
    app.connect("html-page-context", page_language)
    app.connect("html-page-context", heading_levels, priority=900)  # when the theme is through
