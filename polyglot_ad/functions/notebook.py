"""Libraries and functions as notebooks show them."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence

from polyglot_ad.bindings.describing import describe_parameter
from polyglot_ad.signature.model import Parameter, Signature, Variable


def library_html(sources: Sequence[str], functions: Iterable[tuple[str, Signature | None, str]], variables: Sequence[Variable]) -> str:
    """`functions`: (name, signature where it is fixed, one line about it)."""
    rows = []
    for name, signature, line in functions:
        where = f"{signature.source}:{signature.line}" if signature is not None and signature.source else ""
        language = signature.language if signature is not None else ""
        about = f"{line} (not callable: {signature.error})" if signature is not None and signature.error else line
        rows.append((name, about.removeprefix(name), language, where))
    text = _table(("function", "takes, gives", "language", "source"), rows)
    if variables:
        text += _table(("variable", "scope", "type"), [(one.name, one.scope, _kind(one)) for one in variables])
    return f"<p>Library of {html.escape(', '.join(sources))}</p>{text}"


def function_html(signature: Signature, line: str, parameters: Sequence[Parameter]) -> str:
    rows = [(p.name, describe_parameter(p).removeprefix("a "), {"in": "", "out": "written", "inout": "read and written"}[p.intent]
             if p.kind != "scalar" else "", "may be left out" if p.optional else "") for p in parameters]  # fmt: skip
    where = f"{signature.language}, {signature.source}:{signature.line}" if signature.source else signature.language
    error = f"<p>Cannot be called from Python: {html.escape(signature.error)}</p>" if signature.error else ""
    about = f"<p>{html.escape(signature.documentation)}</p>" if signature.documentation else ""
    head = f"<p><code>{html.escape(line)}</code> <small>{html.escape(where)}</small></p>"
    return head + about + error + _table(("parameter", "takes", "", ""), rows)


def _kind(variable: Variable) -> str:
    if variable.error:
        return f"not for Python: {variable.error}"
    shape = f"({', '.join(':' if n is None else str(n) for n in variable.shape)})" if variable.shape else ""
    return ("logical" if variable.logical else str(variable.dtype) if isinstance(variable.dtype, str) else "record") + shape


def _table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        return "<tr>" + "".join(f'<{tag} style="text-align: left">{html.escape(cell)}</{tag}>' for cell in cells) + "</tr>"

    return f"<table><thead>{row(heads, 'th')}</thead><tbody>{''.join(row(cells, 'td') for cells in rows)}</tbody></table>"
