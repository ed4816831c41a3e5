"""Which packages there are: polyglot_ad/, and the top-level langs/ and bindings/ inside it. The rest is in pyproject.toml."""

from setuptools import find_packages, setup

INSIDE = {"polyglot_ad.langs": "langs", "polyglot_ad.bindings": "bindings"}

packages = find_packages(include=["polyglot_ad", "polyglot_ad.*"])
for name, folder in INSIDE.items():
    packages += [name, *(f"{name}.{inner}" for inner in find_packages(folder))]

setup(packages=packages, package_dir={"polyglot_ad": "polyglot_ad", **INSIDE})
