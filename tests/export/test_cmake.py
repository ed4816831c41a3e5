"""PolyglotAD.cmake: a project of CMake whose program uses a gradient."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = """
double rosen(const double *x, int n) {
  double s = 0;
  for (int i = 0; i + 1 < n; i++) { double a = x[i + 1] - x[i] * x[i], b = 1 - x[i]; s += K * a * a + b * b; }
  return s;
}
"""
MAIN = """
#include <stdio.h>
#include "rosen.h"
int main(void) {
  double x[2] = {1.5, 2}, g[2] = {0, 0}, r[1];
  int status = rosen_rosen_gradient(x, g, 2, 1.0, r);
  printf("%d %g %g %g", status, r[0], g[0], g[1]);
  return status;
}
"""
LISTS = """
cmake_minimum_required(VERSION 3.20)
project(uses_a_gradient C)
execute_process(COMMAND ${POLYGLOT_AD_COMMAND} cmake-dir OUTPUT_VARIABLE folder OUTPUT_STRIP_TRAILING_WHITESPACE)
include(${folder}/PolyglotAD.cmake)
polyglot_ad_add_gradient(rosen SOURCES rosen.c GRADIENTS rosen:x FLAGS -DK=100)
add_executable(program main.c)
target_link_libraries(program PRIVATE rosen)
"""


@pytest.mark.skipif(not (shutil.which("cmake") and shutil.which("cc")), reason="needs CMake and a C compiler")
def test_a_project(tmp_path: Path) -> None:
    for name, text in {"rosen.c": SOURCE, "main.c": MAIN, "CMakeLists.txt": LISTS}.items():
        (tmp_path / name).write_text(text)
    command = tmp_path / "polyglot-ad"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m polyglot_ad.cli "$@"\n')
    command.chmod(0o755)
    configured = run("cmake", "-S", tmp_path, "-B", tmp_path / "build", f"-DPOLYGLOT_AD_COMMAND={command}")
    assert "Build files have been written" in configured
    run("cmake", "--build", tmp_path / "build")
    assert run(tmp_path / "build" / "program") == "0 6.5 151 -50"
    # Changed sources are differentiated again.
    (tmp_path / "rosen.c").write_text(SOURCE.replace("b * b", "3 * b * b"))
    run("cmake", "--build", tmp_path / "build")
    assert run(tmp_path / "build" / "program") == "0 7 153 -50"


def run(*words: object) -> str:
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
