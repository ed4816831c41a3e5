"""The crate of ../rust_crate as a wheel, by maturin: primal and gradient inside, nothing to compile where it is installed.

build.rs runs `polyglot-ad build` and links what comes out. Here the wheel is built, installed into an empty folder, and used by a Python
that has no polyglot_ad and no PATH to find a compiler on. Checked: value and gradient against their closed forms.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).parent

USE = """
import sys
sys.modules["polyglot_ad"] = None  # importing it would fail
import numpy as np
import interest
flows = np.array([-1000.0, 300.0, 420.0, 280.0, 150.0])
years = np.arange(flows.size)
value, (by_rate, by_flows) = interest.present_value_and_gradient(0.05, flows)
assert value == interest.present_value(0.05, flows)
np.testing.assert_allclose(value, np.sum(flows * 1.05**-years), rtol=1e-12)
np.testing.assert_allclose(by_flows, 1.05**-years, rtol=1e-12)
np.testing.assert_allclose(by_rate, np.sum(-years * flows * 1.05 ** -(years + 1.0)), rtol=1e-12)
print(f"installed from the wheel: present value {value:.2f}, gradient with respect to the rate {by_rate:.2f}, as in closed form")
print("no compiler, no polyglot_ad")
"""

with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    tools = {**os.environ, "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])}
    build = [sys.executable, "-m", "maturin", "build", "--release", "--manifest-path", str(HERE / "Cargo.toml"), "--out", name]
    # `linux`: for this machine; a release is built in a manylinux image.
    build += ["--interpreter", sys.executable, "--compatibility", "linux", "--target-dir", str(folder / "target")]
    subprocess.run(build, check=True, env=tools)
    (wheel,) = folder.glob("*.whl")
    print(f"{wheel.name}: {wheel.stat().st_size // 1024} KiB")
    installed = folder / "installed"
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(installed), str(wheel)], check=True)
    subprocess.run([sys.executable, "-c", USE], check=True, cwd=folder, env={"PYTHONPATH": str(installed), "PATH": ""})
