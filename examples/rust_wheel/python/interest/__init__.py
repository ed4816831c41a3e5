"""Present values and their gradients on NumPy arrays. Nothing is compiled here, and polyglot_ad is not needed."""

import numpy as np

from ._native import ffi, lib


def _pointer(array):
    return ffi.cast("double *", array.ctypes.data)


def present_value(rate, flows):
    """The present value of payments, one per year from now on."""
    flows = np.ascontiguousarray(flows, float)
    return lib.present_value_of(rate, _pointer(flows), flows.size)


def present_value_and_gradient(rate, flows):
    """(value, (gradient with respect to the rate, gradient with respect to the payments))"""
    flows = np.ascontiguousarray(flows, float)
    by_rate, by_flows = np.zeros(1), np.zeros_like(flows)
    value = lib.present_value_and_gradient(rate, _pointer(flows), flows.size, _pointer(by_rate), _pointer(by_flows))
    return value, (by_rate[0], by_flows)
