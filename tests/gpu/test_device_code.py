"""Kernels compiled for devices: PTX, which is assembled where there is an assembler, and object code."""

from __future__ import annotations

from pathlib import Path

import pytest

import polyglot_ad as pad
from polyglot_ad.cli import main
from polyglot_ad.langs.cuda.device_code import device_code, find_libdevice, find_ptxas

HERE = Path(__file__).parent


@pytest.mark.parametrize("arch", ["sm_80", "sm_90"])
def test_ptx(arch: str) -> None:
    found = device_code(HERE / "kernels.cu", arch)
    assert f".target {arch}" in found.text
    for name in ("saxpy", "matmul8", "shuffled_sum", "gravity", "lbm", "mixed"):
        assert f".entry _Z{len(name)}{name}" in found.text
    assert "shfl.sync.down.b32" in found.text and "bar.sync" in found.text.replace("barrier.sync", "bar.sync")
    assert "atom.shared.add.f64" in found.text or "atom.add.f64" in found.text
    if find_libdevice() is None:
        assert "__nv_sin" in found.undefined
        pytest.skip("libdevice is not here (the extra `cuda`)")
    assert not found.undefined
    if find_ptxas() is None:
        pytest.skip("ptxas is not here (the extra `cuda`)")
    assert found.binary[:4] == b"\x7fELF"
    of = {one.kernel: one for one in found.resources}
    assert of["_Z7matmul8PKdS0_Pdi"].shared_bytes == 8 * (8 * 8 + 8 * 9)
    assert all(0 < one.registers < 128 and one.spilled_bytes == 0 for one in found.resources)


@pytest.mark.parametrize("arch", ["gfx90a", "gfx942"])
def test_code_for_amd(arch: str) -> None:
    found = device_code(HERE / "programs.hip", arch)
    assert found.binary[:4] == b"\x7fELF" and f"amdgcn-amd-amdhsa--{arch}" in found.text
    assert [one.kernel for one in found.resources] == ["_Z9warp_sumsPKdPdi"]
    assert "ds_bpermute_b32" in found.text
    assert found.undefined == ("__ocml_sin_f64",)


def test_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output = tmp_path / "kernels.ptx"
    assert main(["device", str(HERE / "programs.cu"), "-o", str(output)]) == 0
    assert ".entry _Z7diffusePKdPdid" in output.read_text()
    assert "_Z7diffusePKdPdid" in (said := capsys.readouterr().out) or "polyglot-ad[cuda]" in said


def test_what_is_no_device() -> None:
    with pytest.raises(pad.ArgumentError, match="'h100' is no device"):
        device_code(HERE / "programs.cu", "h100")
