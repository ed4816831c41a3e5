"""Which packages there are: polyglot_ad/, and the top-level langs/ and bindings/ inside it; and the run-time library, which is compiled
before they are collected. The rest is in pyproject.toml."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from setuptools import Distribution, find_packages, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
INSIDE = {"polyglot_ad.langs": "langs", "polyglot_ad.bindings": "bindings"}


class BuildWithRuntime(build_py):
    """Also for an editable installation, which keeps what is made in the folder of the sources."""

    def run(self) -> None:
        # These sources, whatever is installed: their folders alone, as nothing that they import is there yet.
        for name, folder in {"polyglot_ad": "polyglot_ad", **INSIDE}.items():
            spec = spec_from_file_location(name, ROOT / folder / "__init__.py", submodule_search_locations=[str(ROOT / folder)])
            sys.modules[name] = module_from_spec(spec)
        from polyglot_ad.runtime import build

        build.build(ROOT)
        super().run()


class OfPlatform(Distribution):
    """The run-time library knows sizes of types and the C library's structures."""

    def has_ext_modules(self) -> bool:
        return True


class WheelOfEveryPython(bdist_wheel):
    def get_tag(self) -> tuple[str, str, str]:
        return ("py3", "none", super().get_tag()[2])


packages = find_packages(include=["polyglot_ad", "polyglot_ad.*"])
for name, folder in INSIDE.items():
    packages += [name, *(f"{name}.{inner}" for inner in find_packages(folder))]

setup(
    packages=packages,
    package_dir={"polyglot_ad": "polyglot_ad", **INSIDE},
    cmdclass={"build_py": BuildWithRuntime, "bdist_wheel": WheelOfEveryPython},
    distclass=OfPlatform,
)
