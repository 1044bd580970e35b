"""Expressions in TypeScript."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from tools.phrases.calls import FUNCTIONS, METHODS, TRUE_OR_FALSE
from tools.phrases.names import camel, key, quoted, variable
from tools.phrases.refused import Refused, unknown
from tools.phrases.types import Types

OPERATORS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
DISPLAYS = (ast.List, ast.Tuple, ast.Dict, ast.Set)


class Expressions:
    """Knows the module's own functions, and gathers the constants that are used."""

    def __init__(self, functions: Iterable[ast.FunctionDef], types: Types) -> None:
        self.own = {function.name: function for function in functions}
        self.constants: dict[str, ast.AST] = {}
        self._types = types

    def text(self, node: ast.expr) -> str:
        match node:
            case ast.Constant():
                return _constant(node)
            case ast.Name(id=name):
                if name.isupper():
                    self.constants.setdefault(name, node)
                return camel(name)
            case ast.JoinedStr(values=parts):
                return "`" + "".join(self._piece(part) for part in parts) + "`"
            case ast.Subscript(value=value, slice=place):
                return self._subscript(value, place)
            case ast.Call():
                return self._call(node)
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return self._compare(left, op, right)
            case ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                return self._logic(node)
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))):
                return str(-number)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in OPERATORS:
                return f"{self._atom(left)} {OPERATORS[type(op)]} {self._atom(right)}"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"{self.condition(test)} ? {self.text(body)} : {self.text(orelse)}"
            case ast.List(elts=items) | ast.Tuple(elts=items):
                return "[" + ", ".join(self._item(item) for item in items) + "]"
            case ast.Dict():
                return self._object(node)
            case ast.ListComp(elt=made) | ast.GeneratorExp(elt=made):
                return self._mapped(node.generators, made)
            case ast.SetComp(elt=made):
                return f"new Set({self._mapped(node.generators, made)})"
            case ast.DictComp(key=name, value=value):
                pair = ast.Tuple(elts=[name, value], ctx=ast.Load())
                return f"Object.fromEntries({self._mapped(node.generators, pair)})"
        raise unknown(node, "expressions")

    # Conditions

    def condition(self, node: ast.expr) -> str:
        """Where Python asks whether something is empty or zero, TypeScript has to be told."""
        return self.text(node) if self._is_bool(node) else f"py.truthy({self.text(node)})"

    def conjoined(self, tests: Iterable[ast.expr], mark: str = " && ") -> str:
        """Several conditions; those that are several themselves in brackets."""
        return mark.join(
            f"({self.condition(test)})" if isinstance(test, ast.BoolOp) else self.condition(test)
            for test in tests
        )

    def _is_bool(self, node: ast.expr) -> bool:
        match node:
            case ast.Compare() | ast.BoolOp() | ast.UnaryOp(op=ast.Not()):
                return True
            case ast.Call(func=ast.Name(id=name)) if name in self.own:
                return ast.unparse(self.own[name].returns or ast.Constant(None)) == "bool"
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                return name in TRUE_OR_FALSE
        return False

    def _logic(self, node: ast.expr) -> str:
        match node:
            case ast.BoolOp(op=op, values=values):
                return self.conjoined(values, " && " if isinstance(op, ast.And) else " || ")
            case ast.UnaryOp(operand=ast.BoolOp() | ast.Compare() as operand):
                return f"!({self.condition(operand)})"
            case ast.UnaryOp(operand=operand):
                return f"!{self.condition(operand)}"
        raise unknown(node, "conditions")

    def _compare(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        match op, right:
            case ast.Is(), ast.Constant(value=None):
                return f"{self._atom(left)} == null"
            case ast.IsNot(), ast.Constant(value=None):
                return f"{self._atom(left)} != null"
            case ((ast.In() | ast.NotIn()), _):
                no = "!" if isinstance(op, ast.NotIn) else ""
                return f"{no}py.within({self.text(left)}, {self.text(right)})"
        for side in (left, right):
            if isinstance(side, DISPLAYS):
                raise Refused(side, "lists are not compared as a whole in TypeScript; use match")
        if type(op) not in COMPARISONS:
            raise unknown(right, "comparisons")
        return f"{self._atom(left)} {COMPARISONS[type(op)]} {self._atom(right)}"

    # Parts

    def _atom(self, node: ast.expr) -> str:
        """In brackets if it has parts that something else could bind."""
        loose = isinstance(node, ast.BoolOp | ast.IfExp | ast.Compare | ast.BinOp)
        return f"({self.text(node)})" if loose else self.text(node)

    def _piece(self, node: ast.expr) -> str:
        """A piece of an f-string."""
        match node:
            case ast.Constant(value=str(text)):
                return text.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
            case ast.FormattedValue(value=value, conversion=-1, format_spec=None):
                return "${" + self.text(value) + "}"
        raise unknown(node, "formats")

    def _subscript(self, value: ast.expr, place: ast.expr) -> str:
        match place:
            case ast.Slice(lower=ast.expr() as lower, upper=None, step=None):
                return f"{self._atom(value)}.slice({self.text(lower)})"
            case ast.Constant(value=str(name)):
                return f"{self._atom(value)}[{quoted(name)}]"
            case ast.Slice():
                raise unknown(place, "slices")
        return f"py.at({self.text(value)}, {self.text(place)})"

    def _item(self, node: ast.expr) -> str:
        if isinstance(node, ast.Starred):
            return f"...{self._atom(node.value)}"
        return self.text(node)

    def _object(self, node: ast.Dict) -> str:
        pairs: list[str] = []
        for name, value in zip(node.keys, node.values, strict=True):
            match name:
                case None:
                    pairs.append(f"...{self._atom(value)}")
                case ast.Constant(value=str(text)):
                    pairs.append(_pair(text, self.text(value)))
                case _:
                    pairs.append(f"[{self.text(name)}]: {self.text(value)}")
        return "{ " + ", ".join(pairs) + " }" if pairs else "{}"

    # Comprehensions

    def _mapped(self, generators: list[ast.comprehension], made: ast.expr) -> str:
        items, target = self._filtered(generators)
        if isinstance(made, ast.Name) and camel(made.id) == target:
            return items
        body = f"({self.text(made)})" if isinstance(made, ast.Dict) else self.text(made)
        return f"{items}.map(({target}) => {body})"

    def _filtered(self, generators: list[ast.comprehension]) -> tuple[str, str]:
        """What is gone through, and the name of one of them."""
        if len(generators) > 1:
            raise Refused(generators[1].iter, "one `for` is enough for a comprehension here")
        [generator] = generators
        target = self.target(generator.target)
        items = self.items(generator.iter)
        for test in generator.ifs:
            items += f".filter(({target}) => {self.condition(test)})"
        return items, target

    def items(self, node: ast.expr) -> str:
        """What is gone through; of a view nobody knows whether it is a list or a mapping."""
        return (
            f"py.list({self.text(node)})" if isinstance(node, ast.Subscript) else self._atom(node)
        )

    def target(self, node: ast.expr) -> str:
        """What is declared by an assignment, a loop or a comprehension."""
        match node:
            case ast.Name(id="_"):
                return ""
            case ast.Name(id=name):
                return variable(node, name)
            case ast.Starred(value=ast.Name() as rest):
                return f"...{self.target(rest)}"
            case ast.Tuple(elts=parts):
                return "[" + ", ".join(self.target(part) for part in parts) + "]"
        raise unknown(node, "assignments")

    # Calls

    def _call(self, node: ast.Call) -> str:
        match node:
            case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in self.own:
                return f"{camel(name)}({', '.join(self._item(arg) for arg in args)})"
            case ast.Call(func=ast.Name(id="cast"), args=[kind, value], keywords=[]):
                return f"({self._atom(value)} as {self._types.text(kind)})"
            case ast.Call(func=ast.Attribute(value=words, attr="text"), args=[message]):
                return f"{self.text(words)}.text({self.text(message)}{self._values(node)})"
            case ast.Call(
                func=ast.Name(id="any" | "all" as name), args=[ast.GeneratorExp() as one]
            ):
                items, target = self._filtered(one.generators)
                test = "some" if name == "any" else "every"
                return f"{items}.{test}(({target}) => {self.condition(one.elt)})"
            case ast.Call(
                func=ast.Name(id="map"), args=[ast.Name(id="str" | "int" as name), items]
            ):
                return f"{self._atom(items)}.map({'String' if name == 'str' else 'Number'})"
            case ast.Call(func=ast.Name(id="zip"), args=[left, right], keywords=[strict]):
                way = "zip" if ast.unparse(strict) == "strict=True" else "zipShortest"
                return f"py.{way}({self.text(left)}, {self.text(right)})"
            case ast.Call(func=ast.Name(id="sorted"), args=[items], keywords=[reverse]):
                if ast.unparse(reverse) == "reverse=True":
                    return f"py.descending({self.text(items)})"
            case ast.Call(func=ast.Name(id=name), args=[arg], keywords=[]) if name in FUNCTIONS:
                return FUNCTIONS[name].format(self.text(arg))
            case ast.Call(func=ast.Attribute(value=value, attr=name), args=args, keywords=[]):
                if (name, len(args)) in METHODS:
                    called = [self._atom(value), *(self.text(arg) for arg in args)]
                    return METHODS[name, len(args)].format(*called)
        raise unknown(node, "calls")

    def _values(self, call: ast.Call) -> str:
        """The variables of a message, given by name."""
        if not call.keywords:
            return ""
        names: list[ast.expr | None] = [
            None if one.arg is None else ast.Constant(one.arg) for one in call.keywords
        ]
        return ", " + self._object(ast.Dict(names, [one.value for one in call.keywords]))


def _pair(name: str, value: str) -> str:
    return name if name == value else f"{key(name)}: {value}"


def _constant(node: ast.Constant) -> str:
    match node.value:
        case None:
            return "null"
        case bool(yes):
            return "true" if yes else "false"
        case int(number):
            return str(number)
        case str(text):
            return quoted(text)
    raise unknown(node, "constants")
