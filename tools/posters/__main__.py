"""Writes the posters and the icons into the checkout it is run in."""

from __future__ import annotations

import sys

from tools.posters import PIXELS, PUBLIC, drawings, pixels


def main() -> None:
    for name, drawn in drawings().items():
        (PUBLIC / name).parent.mkdir(parents=True, exist_ok=True)
        (PUBLIC / name).write_text(drawn, encoding="utf-8")
    try:
        icons = {name: pixels(name) for name in PIXELS}
    except ModuleNotFoundError as missing:
        sys.stderr.write(f"corral: the PNG icons stay as they are without {missing.name}\n")
        return
    for name, content in icons.items():
        (PUBLIC / name).write_bytes(content)


if __name__ == "__main__":
    main()
