"""`--memory`: gradients of compiled programs keep to a budget, of the command line or of the environment."""

from __future__ import annotations

import os
import resource
import subprocess
from pathlib import Path

import pytest

from polyglot_ad.driver.main import fortran, main
from polyglot_ad.langs.registry import adapter

PROGRAM = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
double heat(const double *start, int n, int steps) {
  double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), sum = 0;
  for (int i = 0; i < n; i++) u[i] = v[i] = start[i];
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < n - 1; i++) v[i] = u[i] + 0.2 * sin(u[i - 1] - 2 * u[i] + u[i + 1]);
    double *old = u;
    u = v;
    v = old;
  }
  for (int i = 0; i < n; i++) sum += u[i] * u[i] * (1 + i % 3);
  free(u);
  free(v);
  return sum;
}
double grid[64];
static double kept[64];
double variables(const double *restrict start, int n, int steps) {
  double sum = 0;
  for (int i = 0; i < n; i++) grid[i] = start[i], kept[i] = 0.5 * start[i];
  for (int t = 0; t < steps; t++)
    for (int i = 1; i < n; i++) grid[i] += 0.01 * sin(grid[i - 1] * kept[i]), kept[i] = 0.99 * kept[i] + 0.01 * cos(grid[i]);
  for (int i = 0; i < n; i++) sum += grid[i] * kept[i];
  return sum;
}
struct fields { double u[16], w[16]; };
double by_value(struct fields f, int steps) {
  double sum = 0;
  for (int t = 0; t < steps; t++)
    for (int i = 1; i < 16; i++) f.u[i] += 0.01 * f.w[i] * f.u[i - 1], f.w[i] -= 0.01 * sin(f.u[i]);
  for (int i = 0; i < 16; i++) sum += f.u[i] * f.w[i];
  return sum;
}
double of_fields(const double *x, int n, int steps) {
  struct fields f;
  memcpy(f.u, x, sizeof f.u);
  memcpy(f.w, x + 16, sizeof f.w);
  return by_value(f, steps);
}
double slope(const double *x, const double *along, int n, int steps) {
  double dx[64] = {0}, sum = 0;
  __enzyme_autodiff((void *)heat, enzyme_dup, x, dx, enzyme_const, n, enzyme_const, steps);
  for (int i = 0; i < n; i++) sum += dx[i] * along[i];
  return sum;
}
typedef double function(const double *, int, int);
static void check(const char *name, function *f, const double *dx, int n, int steps) {
  double x[64], ahead[64], back[64], along = 0;
  for (int i = 0; i < n; i++) x[i] = 0.3 + 0.01 * i, ahead[i] = x[i] + 1e-6 * cos(i), back[i] = x[i] - 1e-6 * cos(i);
  for (int i = 0; i < n; i++) along += dx[i] * cos(i);
  double slope = (f(ahead, n, steps) - f(back, n, steps)) / 2e-6;
  printf("%s %.13g %s\\n", name, along, fabs(along - slope) < 1e-6 * (1 + fabs(slope)) ? "ok" : "wrong");
}
int main(void) {
  int n = 32, steps = 300;
  double x[64], dx[64] = {0}, along[64], zero[64] = {0};
  for (int i = 0; i < n; i++) x[i] = 0.3 + 0.01 * i, along[i] = cos(i);
  __enzyme_autodiff((void *)heat, enzyme_dup, x, dx, enzyme_const, n, enzyme_const, steps);
  check("heat", heat, dx, n, steps);
  memset(dx, 0, sizeof dx);
  __enzyme_autodiff((void *)variables, enzyme_dup, x, dx, enzyme_const, n, enzyme_const, steps);
  check("variables", variables, dx, n, steps);
  memset(dx, 0, sizeof dx);
  __enzyme_autodiff((void *)of_fields, enzyme_dup, x, dx, enzyme_const, n, enzyme_const, steps);
  check("fields", of_fields, dx, n, steps);
  double second = __enzyme_fwddiff((void *)slope, enzyme_dup, x, along, enzyme_const, along, enzyme_const, n, enzyme_const, 40);
  for (int i = 0; i < n; i++) dx[i] = x[i] + 1e-5 * along[i], zero[i] = x[i] - 1e-5 * along[i];
  double differences = (slope(dx, along, n, 40) - slope(zero, along, n, 40)) / 2e-5;
  printf("second %.10g %s\\n", second, fabs(second - differences) < 1e-5 * fabs(second) ? "ok" : "wrong");
}
"""
LONG = (
    PROGRAM[: PROGRAM.index("double grid")]
    + """
int main(void) {
  int n = 2000, steps = 4000;
  double *x = malloc(n * sizeof *x), *dx = calloc(n, sizeof *dx), sum = 0;
  for (int i = 0; i < n; i++) x[i] = 1.0 * i * i / n / n;
  __enzyme_autodiff((void *)heat, enzyme_dup, x, dx, enzyme_const, n, enzyme_const, steps);
  for (int i = 0; i < n; i++) sum += dx[i] * (i % 7);
  printf("%.12g\\n", sum);
}
"""
)


def built(folder: Path, source: str, *flags: str) -> Path:
    path, program = folder / "program.c", folder / f"program{len(flags)}"
    path.write_text(source)
    assert main(["-O2", *flags, str(path), "-o", str(program)], cplusplus=False) == 0
    return program


def ran(program: Path, memory: str = "", limit: int | None = None) -> subprocess.CompletedProcess[str]:
    def limited() -> None:
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

    variables = {**os.environ, "POLYGLOT_AD_MEMORY": memory}
    return subprocess.run([program], capture_output=True, text=True, check=False, timeout=60, env=variables, preexec_fn=limited)


def test_gradients_within_a_budget(tmp_path: Path) -> None:
    plain = ran(built(tmp_path, PROGRAM)).stdout.split()
    program = built(tmp_path, PROGRAM, "--memory", "1 GB")
    assert plain.count("ok") == 4
    for memory in ("", "24 kB", f"12 kB in {tmp_path}"):
        found = ran(program, memory).stdout.split()
        for one, other in zip(found, plain, strict=True):
            assert one == other or float(one) == pytest.approx(float(other), rel=1e-9)


def test_a_program_keeps_to_its_budget(tmp_path: Path) -> None:
    """Kept whole, the tape has 64 MB."""
    whole = ran(built(tmp_path, LONG), limit=48_000_000)
    assert whole.returncode != 0
    program = built(tmp_path, LONG, "--memory=8MB")
    inside = ran(program, limit=48_000_000)
    assert inside.returncode == 0, inside.stderr
    assert float(inside.stdout) == pytest.approx(float(ran(built(tmp_path, LONG)).stdout), rel=1e-10)
    assert "it needs" in ran(program, "20 kB").stderr
    assert "does not say how large it is: 'much'" in ran(program, "much").stderr


MARKED = """
#include <math.h>
#include <stdio.h>
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
void polyglot_ad_checkpoint(int);
#define FUNCTION(name, inside) double name(const double *a, int n, int steps) { \\
  double u[64], sum = 0; \\
  for (int i = 0; i < n; i++) u[i] = a[i]; \\
  for (int t = 0; t < steps; t++) { \\
    inside \\
    for (int i = 0; i < n; i++) u[i] += 0.01 * sin(u[(i + 1) % n]); \\
  } \\
  for (int i = 0; i < n; i++) sum += u[i] * u[i]; \\
  return sum; \\
}
FUNCTION(plain, )
FUNCTION(called, polyglot_ad_checkpoint(3);)
#include "line.h"
double elsewhere(const double *, int, int);
int main(void) {
  int n = 32, steps = 300;
  double x[64], dx[4][64] = {0};
  for (int i = 0; i < n; i++) x[i] = 0.3 + 0.01 * i;
  __enzyme_autodiff((void *)plain, enzyme_dup, x, dx[0], enzyme_const, n, enzyme_const, steps);
  __enzyme_autodiff((void *)FIRST, enzyme_dup, x, dx[1], enzyme_const, n, enzyme_const, steps);
  for (int i = 0; i < n; i++)
    if (fabs(dx[0][i] - dx[1][i]) > 1e-12) printf("wrong\\n");
  printf("%.12g\\n", dx[1][3]);
}
"""
LINE = """
#include <math.h>
static double before(const double *a, int n, int steps) {
  double u[64], sum = 0;
  for (int i = 0; i < n; i++) u[i] = a[i];
  #pragma polyglot_ad checkpoint(4)
  for (int t = 0; t < steps; t++)
    for (int i = 0; i < n; i++) u[i] += 0.01 * sin(u[(i + 1) % n]);
  for (int i = 0; i < n; i++) sum += u[i] * u[i];
  return sum;
}
"""


@pytest.mark.parametrize("first", ["called", "before", "elsewhere"])
def test_marked_loops(tmp_path: Path, first: str) -> None:
    """By calls, and by lines, here and in other files; without --memory no other loop is checkpointed."""
    (tmp_path / "line.h").write_text(LINE)
    other = tmp_path / "other.c"
    other.write_text(LINE.replace("static double before", "double elsewhere"))
    program = built(tmp_path, MARKED.replace("FIRST", first), *([str(other)] if first == "elsewhere" else []))
    found = ran(program, "4 kB").stdout
    assert found and "wrong" not in found
    assert found == ran(program).stdout
    assert "it needs" in ran(program, "1 kB").stderr


REFUSED = """
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
extern double elsewhere[];
struct grid { double *u; int n; };
void members(struct grid *g, int steps) {
  for (int t = 0; t < steps; t++)
    for (int i = 1; i < g->n; i++) g->u[i] += 0.1 * g->u[i] * g->u[i - 1];
}
double declared(double x, int steps) {
  elsewhere[0] = x;
  for (int t = 0; t < steps; t++)
    for (int i = 1; i < steps; i++) elsewhere[i] += 0.1 * elsewhere[i] * elsewhere[i - 1];
  return elsewhere[steps - 1];
}
void derivative(struct grid *g, struct grid *dg, int steps) {
  __enzyme_autodiff((void *)CALL);
}
"""


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ("members, enzyme_dup, g, dg, enzyme_const, steps", "memory whose address was in other memory"),
        ("declared, 1.0, enzyme_const, steps", "a variable of another file that is declared without its size"),
    ],
)
def test_memory_of_unknown_size(tmp_path: Path, capfd: pytest.CaptureFixture[str], call: str, why: str) -> None:
    source = tmp_path / "refused.c"
    source.write_text(REFUSED.replace("CALL", call))
    command = ["-O2", "-c", str(source), "-o", str(tmp_path / "refused.o")]
    assert main(command, cplusplus=False) == 0
    assert main([*command, "--memory", "1 MB"], cplusplus=False) == 1
    said = capfd.readouterr().err
    assert "PAD-E206" in said and why in said


FORTRAN = """
module model
  implicit none
contains
  real(8) function waves(x, n, steps)
    integer, intent(in) :: n, steps
    real(8), intent(in) :: x(n)
    real(8), allocatable :: u(:)
    integer :: t
    u = x
    !LINE
    do t = 1, steps
      u(2:n) = u(2:n) + 0.01d0 * sin(u(1:n-1)) * u(2:n)
    end do
    waves = sum(u**2)
  end function
end module
program main
  use model
  use enzyme
  implicit none
  real(8) :: x(50), dx(50), along
  integer :: i
  dx = 0
  do i = 1, 50
    x(i) = 0.1d0 + 0.001d0 * i
  end do
  call fortran__enzyme_autodiff(waves, enzyme_dup, x, dx, enzyme_const, 50, enzyme_const, 400)
  along = (waves(x + 1d-6, 50, 400) - waves(x - 1d-6, 50, 400)) / 2d-6
  if (abs(sum(dx) - along) < 1d-6 * abs(along)) print *, 'ok'
end program
"""


@pytest.mark.skipif(bool(adapter("fortran").report().missing), reason=adapter("fortran").report().missing or "")
def test_fortran(tmp_path: Path) -> None:
    source, program = tmp_path / "waves.f90", tmp_path / "waves"
    source.write_text(FORTRAN)
    assert fortran(["-O2", "-J", str(tmp_path), "--memory", "20 kB", str(source), "-o", str(program)]) == 0
    assert ran(program).stdout.split() == ["ok"]
    assert "the tape of its first iteration is more than" in ran(program, "500 B").stderr
    source.write_text(FORTRAN.replace("!LINE", "!$polyglot_ad checkpoint(5)"))
    assert fortran(["-O2", "-J", str(tmp_path), str(source), "-o", str(program)]) == 0
    assert ran(program, "8 kB").stdout.split() == ["ok"]
    assert "the tape of its first iteration is more than" in ran(program, "500 B").stderr
