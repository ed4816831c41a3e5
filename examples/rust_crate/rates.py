"""A Rust crate with a dependency from the registry (num-traits), loaded with everything cargo resolves for it.

Checked: derivatives of the present value against its closed form, and of the internal rate of return, found by iteration, against the
implicit function theorem.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

import polyglot_ad as pad

lib = pad.load(Path(__file__).parent)
flows = np.array([-1000.0, 300.0, 420.0, 280.0, 150.0])
years = np.arange(flows.size)

value, (by_rate, by_flows) = pad.value_and_grad(lib.present_value, argnums=(0, 1))(0.05, flows)
np.testing.assert_allclose(by_flows, 1.05**-years, rtol=1e-12)
np.testing.assert_allclose(by_rate, np.sum(-years * flows * 1.05 ** -(years + 1.0)), rtol=1e-12)
print(f"present value at 5 %: {value:.2f}; one more percent changes it by {by_rate / 100:.2f}")

rate, sensitivity = pad.value_and_grad(lib.internal_rate)(flows)
slope = np.sum(-years * flows * (1 + rate) ** -(years + 1.0))
np.testing.assert_allclose(sensitivity, -((1 + rate) ** -years) / slope, rtol=1e-6)
by_payments = np.array2string(sensitivity, precision=3, formatter={"float": "{:.2e}".format})
print(f"internal rate: {rate:.4%}; by the payments: {by_payments}, as the implicit function theorem says")
