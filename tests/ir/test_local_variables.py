"""Local variables of what compilers write are values in the text of a program, and parameters keep their names."""

from polyglot_ad import langs
from polyglot_ad.ir.parser import parse
from polyglot_ad.llvm.modules import text_of
from polyglot_ad.signature import read

SOURCE = """
double kept(double *row, int n, double scale, int unused) {
  double sum = 0, pair[2] = {scale, 2};
  scale *= pair[1];
  for (int i = 0; i < n; i++) { row[i] *= scale; sum += row[i]; }
  return sum;
}
"""


def test_variables_are_values() -> None:
    unit = langs.compile_text(SOURCE, "c")
    module = parse(text_of(unit.bitcode))
    assert not [i for i in module.functions["kept"].instructions() if i.opcode == "alloca"]
    (signature,) = read(module, unit.language, unit.interface)
    assert [parameter.name for parameter in signature.parameters] == ["row", "n", "scale", "unused"]
    assert signature.parameters[0].intent == "inout"


def test_text_stays_as_it_is() -> None:
    body = "  %slot = alloca double\n  store double %x, ptr %slot\n  %v = load double, ptr %slot\n  ret double %v\n"
    text = f"define double @f(double %x) {{\n{body}}}\n"
    assert text_of(text) == text
