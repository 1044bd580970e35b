"""Why something cannot be written in TypeScript."""

from __future__ import annotations

import ast


class Refused(ValueError):
    """Python that the phrases of the page cannot be made from."""

    def __init__(self, node: ast.AST, problem: str, file: str = "") -> None:
        line = getattr(node, "lineno", 1)
        super().__init__(f"{file}:{line}: {problem}" if file else problem)
        self.node = node

    def in_file(self, file: str) -> Refused:
        return Refused(self.node, str(self), file)


def unknown(node: ast.AST, what: str) -> Refused:
    return Refused(node, f"phrases may not use such {what}: {ast.unparse(node)}")
