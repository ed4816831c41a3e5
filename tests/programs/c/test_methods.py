"""Numerical methods and models as they are written in C, held against differences of themselves."""

from __future__ import annotations

import numpy as np

R = np.random.default_rng(33)


def test_adaptive_integration(measured_scalar):
    measured_scalar("methods.c", "vdp_end", (np.array([1.1, 0.3]), np.array([1.5, 1.0]), 1.003), step=1e-5)


def test_conjugate_gradients_on_lists_and_rows(measured_scalar):
    measured_scalar("methods.c", "compliance", (R.standard_normal(6), R.standard_normal(6), 6))


def test_hash_table(measured_scalar):
    measured_scalar("methods.c", "collisions", (R.integers(0, 7, 20), R.standard_normal(20), 20))


def test_fourier_transform_in_place(measured_scalar):
    measured_scalar("methods.c", "spectral_energy", (R.standard_normal(8), R.standard_normal(8), 8))


def test_recursive_fourier_transform(measured_scalar):
    measured_scalar("methods.c", "recursive_fft", (R.standard_normal(8), 8))


def test_kalman_filter(measured_scalar):
    measured_scalar("methods.c", "kalman_ll", (0.3, -0.5, np.cumsum(R.standard_normal(12)), 12))


def test_monte_carlo_with_its_own_generator(measured_scalar):
    measured_scalar("methods.c", "asian_call", (100.0, 100.0, 0.2, 0.03, 20, 7, 12345), step=1e-5)


def test_splines(measured):
    x = np.sort(R.uniform(0, 5, 7))
    measured("methods.c", "spline_eval", (x, np.sin(x), 7, np.linspace(x[0] + 0.1, x[-1] - 0.1, 5), np.zeros(5), 5), step=1e-4)


def test_network_of_layers_and_function_pointers(measured_scalar):
    measured_scalar("models.c", "mlp_loss", (R.standard_normal(25), R.standard_normal(8), R.standard_normal(4), 4, 2, 3))


def test_jacobi_rotations(measured_scalar):
    measured_scalar("models.c", "jacobi_eig", (R.standard_normal((4, 4)).ravel(), 4))


def test_time_warping(measured_scalar):
    measured_scalar("models.c", "dtw", (R.standard_normal(5), 5, R.standard_normal(4), 4))


def test_hidden_markov_chain(measured_scalar):
    args = (R.standard_normal(9), R.standard_normal(3), 0.2 * R.standard_normal(3), R.standard_normal(6), 3, 6)
    measured_scalar("models.c", "hmm_forward", args)


def test_fit_inside_the_function(measured):
    t = np.linspace(0, 2, 6)
    data = 2 * np.exp(-1.3 * t) + 0.1 * np.sin(9 * t)
    measured("models.c", "bfgs_fit", (t, data, 6, 0.01, 0.02, np.array([1.0, 1.0])), step=1e-4)


def test_roots_of_polynomials(measured):
    measured("models.c", "durand_kerner", (np.array([2.0, -1.0, 3.0, 0.5]), 4), step=1e-4)


def test_ray_tracer(measured):
    measured("models.c", "render", (np.array([0.1, 0.2, 1.0, 0.4, -1.0, 0.3]), 5, 4), step=1e-5)


def test_lattice_boltzmann_in_global_arrays(measured):
    measured("models.c", "lbm", (R.standard_normal(20), 0.8, 3))
