"""A simulation in Fortran inside a model in PyTorch: a network learns the speeds of a transport equation from where things end up.

The network, its optimiser and the loss are PyTorch; the transport, its derivative and its batches are native. Checked: the gradient
against differences, and that training finds speeds that explain observations which it has not seen.
"""

from __future__ import annotations

from pathlib import Path

import torch

import polyglot_ad as pad

torch.manual_seed(0)
torch.set_default_dtype(torch.float64)  # Fortran's real(8)
N, STEPS, DT = 30, 40, 0.01

transport = pad.torch.function(pad.load(Path(__file__).parent / "transport.f90").transport)
places = torch.linspace(0, 1, N)[:, None]


def ends(starts: torch.Tensor, speeds: torch.Tensor) -> torch.Tensor:
    """Where each of these starts ends up: one native loop over all of them."""
    return torch.func.vmap(lambda start: transport(start, speeds, N, STEPS, DT))(starts)


def bump(at: torch.Tensor) -> torch.Tensor:
    return 0.5 * torch.exp(-(((places[:, 0] - at[:, None]) / 0.1) ** 2))


truth = 0.3 + 0.5 * torch.sin(2.5 * places[:, 0]) ** 2
starts, unseen = bump(torch.linspace(0.1, 0.8, 12)), bump(torch.tensor([0.25, 0.6]))
observed = ends(starts, truth) + 1e-3 * torch.randn(12, N)

network = torch.nn.Sequential(torch.nn.Linear(1, 16), torch.nn.Tanh(), torch.nn.Linear(16, 1), torch.nn.Softplus())


def loss() -> torch.Tensor:
    return ((ends(starts, network(places)[:, 0]) - observed) ** 2).mean()


first = loss()
first.backward()
weight = network[0].weight
gradient = weight.grad[3, 0].item()
with torch.no_grad():
    values = []
    for step in (1e-5, -1e-5):
        weight[3, 0] += step
        values.append(loss().item())
        weight[3, 0] -= step
difference = (values[0] - values[1]) / 2e-5
assert abs(difference - gradient) < 1e-6 * abs(difference)
print("gradient of a weight against differences: agrees")

optimiser = torch.optim.LBFGS(network.parameters(), max_iter=150, line_search_fn="strong_wolfe")


def closure() -> torch.Tensor:
    optimiser.zero_grad()
    value = loss()
    value.backward()
    return value


optimiser.step(closure)
error = (ends(unseen, network(places)[:, 0]) - ends(unseen, truth)).abs().max().item()
assert error < 5e-3
print(f"training: loss {first.item():.3g} -> {loss().item():.3g} (noise 1e-06); error of what was not seen {error:.1g}")
