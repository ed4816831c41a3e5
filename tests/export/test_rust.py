"""The crate polyglot-ad, and the modules that `polyglot-ad build --rust` writes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from polyglot_ad.langs.registry import adapter

pytestmark = pytest.mark.skipif(not shutil.which("cargo"), reason="needs cargo")

C = """
#include <complex.h>
double rosen(const double *x, int n) {
  double s = 0;
  for (int i = 0; i + 1 < n; i++) { double a = x[i + 1] - x[i] * x[i], b = 1 - x[i]; s += K * a * a + b * b; }
  return s;
}
double mixed(double x, float y, long k) { return x * x * y * k; }
void scale(const double *x, double *restrict y, int n, double a) { for (int i = 0; i < n; i++) y[i] = a * x[i] * x[i]; }
double complex square(double complex z) { return z * z; }
double far(const double *p, const long *where) { return p[*where]; }
"""
FORTRAN = """
module weights
contains
  function weigh(a, w, n, shift) result(s)
    integer, intent(in) :: n
    real(8), intent(in) :: a(:, :), w(n)
    real(8), intent(in), optional :: shift
    real(8) :: s
    s = sum(matmul(a, w)**2)
    if (n > 100) error stop "too many"
    if (present(shift)) s = s + shift * w(1)
  end function
end module
"""
BUILD = """
fn main() {
    let kernels = polyglot_ad::Build::new("kernels").source("kernels.c").flag("-DK=100");
    let kernels = kernels.function("rosen").gradient("rosen").tangent("rosen:x").gradient("mixed").function("scale");
    kernels.gradient("scale:x,a").tangent("scale:x,a").function("square").gradient("square").gradient("far:p").compile();
    WEIGHTS
}
"""
MAIN = """
polyglot_ad::derivatives!(kernels);
use kernels as k;
fn main() {
    let x = [1.5, 2.0];
    println!("{:?} {:?} {:?}", k::rosen(&x, 2), k::rosen_gradient(&x, 2, 2.0), k::rosen_tangent(&x, 2, Some(&[1.0, 0.0])));
    println!("{:?}", k::mixed_gradient(2.0, 3.0, 4, 1.0));
    let mut y = [0.0; 2];
    k::scale(&x, &mut y, 2, 3.0).unwrap();
    println!("{y:?}");
    println!("{:?}", k::scale_gradient(&[1.0, 2.0], &mut y, 2, 3.0, Some(&[1.0, 1.0])));
    println!("{:?}", k::scale_tangent(&[1.0, 2.0], &mut y, 2, 3.0, Some(&[1.0, 0.0]), 1.0));
    println!("{:?} {:?}", k::square([1.0, 2.0]), k::square_gradient([1.0, 2.0], [1.0, 0.0]));
    println!("{}", k::rosen(&x, 3).unwrap_err());
    println!("{}", k::rosen_tangent(&x, 2, Some(&[1.0])).unwrap_err());
    println!("{:?}", unsafe { k::far_gradient(&x, &[1], 1.0) });
    WEIGHTS
}
"""
PRINTED = """Ok(6.5) Ok((6.5, [302.0, -100.0])) Ok((6.5, 151.0))
Ok((48.0, (48.0, 16.0)))
[6.75, 12.0]
Ok(((), ([6.0, 12.0], 5.0)))
Ok(((), [7.0, 4.0]))
Ok([-3.0, 4.0]) Ok(([-3.0, 4.0], [2.0, -4.0]))
x: an array of 2 elements does not fit the other arguments
x_tangent: expected 2 elements, got 1
Ok((2.0, [0.0, 1.0]))
"""
BUILD_WEIGHTS = 'polyglot_ad::Build::new("weights").source("weights.f90").function("weigh").gradient("weigh").compile();'
MAIN_WEIGHTS = """
    polyglot_ad::derivatives!(weights);
    let a = [0.0, 3.0, 1.0, 4.0, 2.0, 5.0];
    println!("{:?}", weights::weigh_gradient(&a, [2, 3], &[1.0, 2.0, 3.0], 3, None, 1.0));
    println!("{:?}", weights::weigh(&a, [2, 3], &[1.0, 2.0, 3.0], 3, Some(2.0)));
    println!("{}", weights::weigh(&[0.0; 202], [2, 101], &[1.0; 101], 101, None).unwrap_err());
    println!("{}", weights::weigh(&a, [2, 2], &[1.0, 2.0, 3.0], 3, None).unwrap_err());
"""
PRINTED_WEIGHTS = """Ok((740.0, ([16.0, 52.0, 32.0, 104.0, 48.0, 156.0], [156.0, 224.0, 292.0], 0.0)))
Ok(742.0)
weigh: STOP too many
a: an array of 6 elements does not fit the other arguments
"""


def test_a_crate(tmp_path: Path) -> None:
    fortran = not adapter("fortran").report().missing
    folder = subprocess.run([sys.executable, "-m", "polyglot_ad", "rust-dir"], capture_output=True, text=True, check=True).stdout.strip()
    crate = shutil.copytree(folder, tmp_path / "polyglot-ad")  # cargo writes a lock file beside
    depends = f'polyglot-ad = {{ path = "{crate}" }}\n'
    manifest = '[package]\nname = "program"\nversion = "0.1.0"\nedition = "2021"\n'
    (tmp_path / "Cargo.toml").write_text(f"{manifest}[dependencies]\n{depends}[build-dependencies]\n{depends}")
    (tmp_path / "kernels.c").write_text(C)
    (tmp_path / "weights.f90").write_text(FORTRAN)
    (tmp_path / "build.rs").write_text(BUILD.replace("WEIGHTS", BUILD_WEIGHTS if fortran else ""))
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.rs").write_text(MAIN.replace("WEIGHTS", MAIN_WEIGHTS if fortran else ""))
    environment = {**os.environ, "POLYGLOT_AD": f"{sys.executable} -m polyglot_ad", "RUSTFLAGS": ""}
    done = subprocess.run(["cargo", "run", "-q", "--offline"], cwd=tmp_path, capture_output=True, text=True, env=environment)
    assert done.stdout == PRINTED + (PRINTED_WEIGHTS if fortran else ""), done.stderr
