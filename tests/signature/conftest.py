"""Test support: the signatures of a source, by every name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from polyglot_ad.langs import adapter, compile_sources
from polyglot_ad.langs.registry import suffix
from polyglot_ad.llvm.modules import text_of
from polyglot_ad.signature import Signature, read


@pytest.fixture(scope="session")
def signatures(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., dict[str, Signature]]:
    def made(language: str, text: str, flags: str = "") -> dict[str, Signature]:
        missing = adapter(language).report().missing
        if missing:
            pytest.skip(missing)
        source = tmp_path_factory.mktemp("signature") / f"kernels{suffix(language)}"
        source.write_text(text)
        found: dict[str, Signature] = {}
        for unit in compile_sources(source, flags or None):
            for one in read(text_of(unit.bitcode), unit.language, unit.interface):
                found.update(dict.fromkeys((*one.aliases, one.name), one))
        return found

    return made
