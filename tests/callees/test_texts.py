"""Text that the program makes of active numbers and reads again, by itself or by a library: refused in both modes; what a text says of
steps, and text that nobody reads, changes nothing."""

from __future__ import annotations

import re

import pytest

import polyglot_ad as pad

REFUSED = r"""
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static uint64_t bits(double v) { uint64_t u; memcpy(&u, &v, 8); return u; }
static double number(uint64_t u) { double v; memcpy(&v, &u, 8); return v; }
double digits_of_bits(double x) {
  char s[32];
  uint64_t r = 0;
  snprintf(s, 32, "%016llx", (unsigned long long)bits(x * x));
  for (int i = 0; i < 16; i++) r = r << 4 | (uint64_t)(s[i] <= '9' ? s[i] - '0' : s[i] - 'a' + 10);
  return number(r);
}
double digits_of_a_number(double x) {
  char s[40];
  double r = 0, d = 1;
  int behind = 0;
  sprintf(s, "%.17f", x * x);
  for (char *p = s; *p; p++) {
    if (*p == '.') behind = 1;
    else if (behind) d *= 0.1, r += d * (*p - '0');
    else r = r * 10 + (*p - '0');
  }
  return r;
}
double read_by_the_library(double x) {
  char s[32];
  snprintf(s, 32, "%llx", (unsigned long long)bits(x * x));
  return number(strtoull(s, 0, 16));
}
double copied_between(double x) {
  char s[32], t[32];
  snprintf(s, 32, "%lld", (long long)bits(x * x));
  strcpy(t, s);
  return number((uint64_t)atoll(t));
}
"""
WORKS = r"""
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
double length(double x) { char s[64]; return x * x + snprintf(s, 64, "%.3f", x) * 0; }
double rounded(double x) { char s[32]; snprintf(s, 32, "%d", (int)(10 * x)); return atoi(s) * x; }
double logged(double x) { char s[64]; snprintf(s, 64, "%.17g", x * x); if (!strcmp(s, "nan")) puts(s); return x * x; }
"""


@pytest.fixture(scope="module")
def refused():
    return pad.compile(REFUSED, "c")


@pytest.fixture(scope="module")
def works():
    return pad.compile(WORKS, "c")


@pytest.mark.parametrize("name", re.findall(r"^double (\w+)", REFUSED, re.M))
def test_numbers_are_not_followed_through_text(refused, name):
    function = refused[name]
    assert function(3.0) == pytest.approx(9.0, rel=1e-12)
    for run in (lambda: pad.grad(function)(3.0), lambda: pad.jvp(function, (3.0,), (1.0,))):
        with pytest.raises(pad.DifferentiationError, match=r"PAD-E(102|301)"):
            run()


@pytest.mark.parametrize(("name", "expected"), [("length", 6.0), ("rounded", 30.0), ("logged", 6.0)])
def test_text_that_says_no_number(works, name, expected):
    assert pad.grad(works[name])(3.0) == pytest.approx(expected)
    assert pad.jvp(works[name], (3.0,), (1.0,))[1] == pytest.approx(expected)
