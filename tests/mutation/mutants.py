"""Every small mistake that could be made in a file, as text that takes its place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

_COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """One mistake: `new` stands where from `start` to `end` (line, column) something else did."""

    start: tuple[int, int]
    end: tuple[int, int]
    new: str

    def apply_to(self, source: str) -> str:
        """The source with this mistake in it."""
        lines = source.encode().splitlines(keepends=True)
        first, last = self.start[0] - 1, self.end[0] - 1
        head, tail = lines[first][: self.start[1]], lines[last][self.end[1] :]
        lines[first : last + 1] = [head + self.new.encode() + tail]
        return b"".join(lines).decode()


def list_mutants(source: str) -> list[Mutant]:
    """List the mistakes: comparisons, sums, numbers, conditions changed, statements left out."""
    tree = ast.parse(source)
    results: list[Mutant] = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for statement in function.body:
                for node in _list_nodes(statement):
                    results += [_make_mutant(node, new) for new in _list_replacements(node)]
    return list(dict.fromkeys(results))


def _list_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all below it that do something: annotations do not.

    What is in an f-string is left out: Python 3.11 tells the wrong places there.
    """
    if isinstance(node, ast.JoinedStr):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name not in ("annotation", "returns"):
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, ast.AST):
                    yield from _list_nodes(item)


def _make_mutant(node: ast.AST, new: str) -> Mutant:
    assert isinstance(node, ast.expr | ast.stmt)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return Mutant((node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset), new)


def _list_replacements(node: ast.AST) -> Iterator[str]:
    """Generate what could stand in place of `node` by mistake."""
    match node:
        case ast.Compare(left, [operator, *others], comparators):
            opposite = _COMPARISONS[type(operator)]()
            yield f"({ast.unparse(ast.Compare(left, [opposite, *others], comparators))})"
        case ast.BinOp(left, operator, right) if type(operator) in _OPERATORS:
            yield f"({ast.unparse(ast.BinOp(left, _OPERATORS[type(operator)](), right))})"
        case ast.BoolOp(operator, values):
            opposite_operator = ast.And() if isinstance(operator, ast.Or) else ast.Or()
            yield f"({ast.unparse(ast.BoolOp(opposite_operator, values))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield f"({ast.unparse(operand)})"
        case ast.Constant(bool() as value):
            yield str(not value)
        case ast.Constant(int() as value):
            yield str(value + 1)
        case ast.IfExp(test, body, orelse):
            yield f"({ast.unparse(ast.IfExp(test, orelse, body))})"
        case ast.Expr(ast.Call()) | ast.Assign() | ast.AugAssign():
            yield "pass"
        case ast.Continue():
            yield "break"
        case ast.Break():
            yield "continue"
        case ast.Return(value) if value is not None and not isinstance(value, ast.Constant):
            yield "return None"
