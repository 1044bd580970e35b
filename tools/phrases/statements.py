"""Statements and functions in TypeScript."""

from __future__ import annotations

import ast

from tools.phrases.expressions import Expressions
from tools.phrases.names import variable
from tools.phrases.patterns import fitted
from tools.phrases.refused import Refused, unknown
from tools.phrases.types import Types

STEP = "  "


class Statements:
    """Writes functions line by line."""

    def __init__(self, expressions: Expressions, types: Types) -> None:
        self._expressions = expressions
        self._types = types

    def function(self, node: ast.FunctionDef) -> list[str]:
        """One of the module's functions; those with a leading underscore are its own affair."""
        given = node.args
        if given.kwonlyargs or given.defaults or given.vararg or given.kwarg or node.decorator_list:
            raise Refused(node, f"{node.name} must take plain arguments without defaults")
        if node.returns is None:
            raise Refused(node, f"{node.name} must say what it returns")
        arguments = ", ".join(self._argument(one) for one in (*given.posonlyargs, *given.args))
        export = "" if node.name.startswith("_") else "export "
        name = variable(node, node.name)
        head = f"{export}function {name}({arguments}): {self._types.text(node.returns)} {{"
        return [*_comment(node), head, *self._block(_without_docstring(node)), "}"]

    def _argument(self, node: ast.arg) -> str:
        if node.annotation is None:
            raise Refused(node, f"{node.arg} must have a type")
        return f"{variable(node, node.arg)}: {self._types.text(node.annotation)}"

    def _block(self, body: list[ast.stmt]) -> list[str]:
        return [STEP + line for statement in body for line in self._statement(statement)]

    def _statement(self, node: ast.stmt) -> list[str]:
        text = self._expressions.text
        match node:
            case ast.Return(value=ast.expr() as value):
                return [f"return {text(value)};"]
            case ast.Expr(value=ast.Call() as call):
                return [f"{text(call)};"]
            case ast.Assign(targets=[ast.Subscript(value=whole, slice=place)], value=value):
                return [f"{text(whole)}[{text(place)}] = {text(value)};"]
            case ast.Assign(targets=[target], value=value):
                return [f"const {self._expressions.target(target)} = {text(value)};"]
            case ast.AnnAssign(target=target, annotation=kind, value=ast.expr() as value):
                name = self._expressions.target(target)
                return [f"const {name}: {self._types.text(kind)} = {text(value)};"]
            case ast.Assert(test=test, msg=None):
                return [f"py.sure({self._expressions.condition(test)});"]
            case ast.If():
                return self._if(node)
            case ast.For(target=target, iter=items, body=body, orelse=[]):
                name = self._expressions.target(target)
                head = f"for (const {name} of {self._expressions.items(items)}) {{"
                return [head, *self._block(body), "}"]
            case ast.Raise(exc=ast.Call(func=ast.Name(), args=[problem])):
                return [f"throw new Error({text(problem)});"]
            case ast.Match():
                return self._match(node)
        raise unknown(node, "statements")

    def _if(self, node: ast.If) -> list[str]:
        lines = [f"if ({self._expressions.condition(node.test)}) {{", *self._block(node.body)]
        match node.orelse:
            case []:
                return [*lines, "}"]
            case [ast.If() as other]:
                first, *rest = self._if(other)
                return [*lines, f"}} else {first}", *rest]
        return [*lines, "} else {", *self._block(node.orelse), "}"]

    # match

    def _match(self, node: ast.Match) -> list[str]:
        """Cases as conditions one after the other: each of them returns."""
        parts = node.subject.elts if isinstance(node.subject, ast.Tuple) else [node.subject]
        subjects = [self._subject(part) for part in parts]
        return [line for case in node.cases for line in self._case(case, subjects)]

    def _subject(self, node: ast.expr) -> str:
        match node:
            case ast.Name() | ast.Subscript(value=ast.Name(), slice=ast.Constant(value=str())):
                return self._expressions.text(node)
        raise Refused(node, f"give {ast.unparse(node)} a name before it is matched")

    def _case(self, case: ast.match_case, subjects: list[str]) -> list[str]:
        if not isinstance(case.body[-1], ast.Return | ast.Raise):
            raise Refused(case.body[-1], "a case must end with return or raise")
        pattern = fitted(case.pattern, subjects)
        names = [f"const {name} = {value};" for name, value in pattern.named if name != value]
        tests = list(pattern.tests)
        body = self._block(case.body)
        if case.guard is not None and not names:
            tests.append(self._expressions.condition(case.guard))
        elif case.guard is not None:
            guarded = [f"if ({self._expressions.condition(case.guard)}) {{", *body, "}"]
            body = [STEP + line for line in guarded]
        return [f"{_if_all(tests)}{{", *(STEP + name for name in names), *body, "}"]


def _if_all(tests: list[str]) -> str:
    if len(tests) > 1:
        tests = [f"({test})" if " || " in test else test for test in tests]
    return f"if ({' && '.join(tests)}) " if tests else ""


def _comment(node: ast.FunctionDef) -> list[str]:
    """The docstring, with code in single backticks."""
    text = ast.get_docstring(node)
    if not text:
        return []
    lines = text.replace("``", "`").splitlines()
    if len(lines) == 1:
        return [f"/** {lines[0]} */"]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _without_docstring(node: ast.FunctionDef) -> list[ast.stmt]:
    return node.body[1:] if ast.get_docstring(node) is not None else node.body
