"""For the site: links from the pages to sources, which the site does not have, become the paths of the sources."""

from __future__ import annotations

import re
from typing import Any

_OUTSIDE = re.compile(r"\[([^\]]*)\]\(\.\./([^)\s#]+)(?:#[^)]*)?\)")
_TITLE = re.compile(r"^```(\w+) (?:file|title)=(\S+)$", re.M)
_WORDS = re.compile(r"^```(\w+) no-run$", re.M)


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Called by MkDocs for every page."""
    markdown = _TITLE.sub(r'```\1 title="\2"', _WORDS.sub(r"```\1", markdown))
    return _OUTSIDE.sub(lambda found: f"`{found[2]}`" if found[1] in found[2] else f"{found[1]} (`{found[2]}`)", markdown)
