"""Random programs in Rust."""

# ruff: noqa: E501 (the templates are lines of programs)

from __future__ import annotations

from .dialect import Dialect, Idiom
from .portable import Portable
from .tree import FunctionText, ProgramText, Statement, plain

VERSION = 2
HEADER = """#![allow(warnings)]
pub trait Form { fn of(&self, v: f64) -> f64; }
pub struct Linear { pub k: f64, pub c: f64 }
pub struct Wave { pub w: f64 }
impl Form for Linear { fn of(&self, v: f64) -> f64 { self.k * v + self.c } }
impl Form for Wave { fn of(&self, v: f64) -> f64 { (self.w * v).sin() } }
#[derive(Clone, Copy)]
pub struct Pair { pub u: f64, pub k: i32, pub v: [f64; 4], pub w: f64 }
#[derive(Clone, Copy)]
pub enum Part { Zero, One(f64), Two { p: f64, q: f64 }, Count(i32) }
pub struct Cell { pub v: f64, pub next: Option<Box<Cell>> }
pub enum Tree { Leaf(f64), Sum(Box<Tree>, Box<Tree>), Scaled(f64, Box<Tree>) }
impl Tree {
    pub fn value(&self) -> f64 {
        match self { Tree::Leaf(v) => *v, Tree::Sum(a, b) => a.value() + b.value(), Tree::Scaled(k, t) => *k * t.value() }
    }
}
"""
_UNARY = (
    "({0}).sin()", "({0}).cos()", "({0}).tanh()", "({0}).atan()", "(-({0}) * ({0})).exp()", "(1.0_f64 + ({0}) * ({0})).sqrt()",
    "(1.5_f64 + ({0}) * ({0})).ln()", "({0}).abs()", "(1.0_f64 / (1.0 + ({0}) * ({0})))", "(-({0}))", "(2.0_f64 + ({0}).sin()).cbrt()",
    "({0}).powi(2)", "(1.5_f64 + ({0}).sin()).powf(1.3)", "(1.2_f64 + ({0}).cos()).powi(3)", "(({0}).tanh()).exp2()", "(({0}) * ({0})).ln_1p()",
    "({0}).tanh().exp_m1()", "(({0}).sin() * 0.9).asin()", "({0}).tanh().sinh()", "(({0}) * 0.3_f64).clamp(-0.5, 0.8)",
    "(({0}) as f32 as f64)", "(0.1_f64 * ({0}).floor())", "({0}).min(1.5).max(-1.5)",
)  # fmt: skip
_BINARY = (
    "(({0}) + ({1}))", "(({0}) - ({1}))", "(({0}) * ({1}))", "(({0}) * ({1}))", "(({0}) / (1.0_f64 + ({1}) * ({1})))", "({0}).min({1})",
    "({0}).max({1})", "({0}).atan2(2.0_f64 + ({1}).sin())", "({0}).hypot(1.0_f64 + ({1}).abs())", "({0}).mul_add(0.4, {1})",
    "(1.5_f64 + ({0}).sin()).powf(({1}).tanh())", "({0}).copysign({1})", "(({0}) % (2.0_f64 + ({1}).cos()))",
)  # fmt: skip
_TAMED = (
    "({0}).sin()", "({0}).tanh()", "(({0}) / (1.0_f64 + ({0}).abs()))", "(0.5_f64 * ({0}).tanh() + 0.3)", "({0}).cos()", "({0}).atan()",
)  # fmt: skip
_IDIOMS = (
    Idiom("let mut {a}: f64 = {x}.iter().zip({y}.iter()).map(|(&{b}, &{d})| {b} * {d}).sum::<f64>() * 0.1;", "{a}"),
    Idiom("let mut {a}: f64 = {y}.iter().fold({o}, |{a}, &{b}| 0.5 * {a} + 0.2 * {e1});", "{a}", inner="{a} {b}"),
    Idiom("for {a} in {x}.iter_mut() {{ *{a} = 0.5 * *{a} + 0.2 * {o}; }}"),
    Idiom("for ({a}, {b}) in {x}.iter_mut().zip({y}.iter()) {{ *{a} += 0.3 * ({b}).sin(); if *{a} > 1.0 {{ *{a} -= {b}; }} }}"),
    Idiom("let mut {a}: Vec<f64> = {y}.iter().map(|&{b}| {e}).collect();", arrays="{a}", inner="{b}"),
    Idiom("let mut {a}: Vec<f64> = Vec::new(); for {b} in 0..8 {{ {a}.push(({b} as f64) * 0.1 + {e1}); }}", arrays="{a}"),
    Idiom(
        "let mut {a}: f64 = 0.0; {{ let mut {b}: Vec<f64> = Vec::new(); for {d} in {y}.iter() {{ if *{d} > {o} {{ {b}.push(*{d} * {o}); }} "
        "else if {b}.len() > 2 {{ {a} += {b}.pop().unwrap(); }} }} {a} += 0.1 * {b}.iter().sum::<f64>(); }}", "{a}",
    ),
    Idiom("let mut {a}: f64 = {y}.windows(2).map(|{b}| ({b}[1] - {b}[0]) * ({b}[0]).sin()).sum::<f64>() * 0.2;", "{a}"),
    Idiom("let mut {a}: f64 = {y}.chunks(3).map(|{b}| {b}.iter().product::<f64>()).sum::<f64>().tanh();", "{a}"),
    Idiom("{x}[2..6].copy_from_slice(&{y}[({k} as usize)..({k} as usize) + 4]);"),
    Idiom("{x}.swap(({i}) as usize, ({j}) as usize);"),
    Idiom("{x}.reverse();"),
    Idiom("{x}.rotate_left({k});"),
    Idiom("{{ let ({a}, {b}) = {x}.split_at_mut(4); for {d} in 0..4 {{ {a}[{d}] += 0.5 * {b}[3 - {d}]; {b}[{d}] = ({a}[{d}]).cos(); }} }}"),
    Idiom("{x}.copy_within(0..5, {k} - 1);"),
    Idiom("{{ let {a} = {o}; {x}[({k} as usize)..].fill({a}); }}"),
    Idiom("let {a} = |{b}: f64| {e};\n{t} = {a}({t}) + 0.1 * {a}({l});", inner="{b}", times=2),
    Idiom("let mut {a}: f64 = {o}; {{ let mut {b} = |{d}: f64| {{ {a} = 0.7 * {a} + 0.2 * {d}; {a} }}; {b}({l}); {b}({o}); }}", "{a}", times=2),
    Idiom(
        "let mut {a}: f64 = {l}; {{ let {b}: Vec<Box<dyn Form>> = vec![Box::new(Linear {{ k: {o}, c: {e1} }}), Box::new(Wave {{ w: {e} }})]; "
        "for {d} in {b}.iter() {{ {a} = {d}.of({a}); }} }}", "{a}", times=2,
    ),
    Idiom(
        "let mut {a} = Pair {{ u: {o}, k: ({i}) as i32, v: [{e1}, 0.5, {l}, 0.1], w: {e} }};\n{a}.v[({i} & 3) as usize] += {a}.u * {a}.w; "
        "{a}.w = {a}.v.iter().sum::<f64>() + {a}.k as f64 * 0.1;\n{t} += 0.2 * ({a}.w).tanh();", times=4,
    ),
    Idiom(
        "let mut {a}: f64 = 0.0; for {b} in {y}.iter() {{ let {d} = if *{b} > 0.5 {{ Part::One(*{b}) }} else if *{b} < -0.5 {{ "
        "Part::Two {{ p: *{b}, q: {e1} }} }} else if *{b} < {l} {{ Part::Zero }} else {{ Part::Count(3) }}; {a} += match {d} {{ Part::Zero => 0.2, "
        "Part::One(u) => u.sin(), Part::Two {{ p, q }} => p * q, Part::Count(k) => 0.01 * k as f64 }}; }}", "{a}",
    ),
    Idiom(
        "let mut {a}: f64 = 0.0; {{ let mut {b}: Vec<Part> = Vec::new(); for {d} in 0..6 {{ {b}.push(if {d} % 2 == 0 {{ Part::One({e1}) }} else {{ "
        "Part::Two {{ p: {o}, q: {l} }} }}); }} for {d} in &{b} {{ if let Part::Two {{ p, q }} = {d} {{ {a} += p * q; }} else if let Part::One(u) = {d} {{ "
        "{a} -= 0.3 * u; }} }} }}", "{a}", times=6,
    ),
    Idiom("let {b}: Option<f64> = if {c} {{ Some({e}) }} else {{ None }};\nlet mut {a}: f64 = {b}.map(|v| v * v).unwrap_or({o});", "{a}", times=1),
    Idiom("let mut {a}: f64 = {y}.iter().cloned().fold(f64::NEG_INFINITY, f64::max);", "{a}"),
    Idiom("let mut {a}: f64 = {y}.iter().filter(|v| **v > 0.1).map(|v| v.sqrt()).sum::<f64>();", "{a}"),
    Idiom("let mut {a}: f64 = {y}.iter().enumerate().skip(1).step_by(2).map(|(k, v)| v * (k as f64)).sum::<f64>().sin();", "{a}"),
    Idiom("let mut {a}: f64 = {y}.iter().rev().scan(0.3_f64, |s, &v| {{ *s = 0.6 * *s + 0.3 * v.sin(); Some(*s) }}).sum::<f64>();", "{a}"),
    Idiom("let mut {a}: f64 = {y}.iter().take_while(|v| **v < 0.9).map(|v| v * v).sum::<f64>();", "{a}"),
    Idiom(
        "let mut {a}: f64 = 0.0; {{ let mut {b}: Option<Box<Cell>> = None; for {d} in 0..5 {{ {b} = Some(Box::new(Cell {{ v: {e1}, next: {b} }})); }} "
        "let mut {d} = &{b}; while let Some(cell) = {d} {{ {a} = 0.5 * {a} + 0.3 * cell.v; {d} = &cell.next; }} }}", "{a}", times=5,
    ),
    Idiom(
        "let mut {a}: f64 = Tree::Sum(Box::new(Tree::Scaled({o}, Box::new(Tree::Leaf({e})))), Box::new(Tree::Leaf({l}))).value();", "{a}", times=4
    ),
    Idiom("let mut {a} = [[0.0_f64; 4]; 3]; for i in 0..3 {{ for j in 0..4 {{ {a}[i][j] = {y}[i + j] * {o}; }} }}\n{t} += 0.1 * {a}[{k} % 3][{k} % 4];"),
    Idiom("let ({a}, {b}) = {{ let d = {o}; (d * d, d + {l}) }};\n{t} = 0.5 * {t} + ({a} - {b}).sin();", times=1),
    Idiom("let {a}: [fn(f64) -> f64; 3] = [f64::sin, f64::cos, f64::tanh];\n{t} = {a}[(({i}) % 3) as usize]({t});", times=1),
    Idiom(
        "let mut {a}: f64 = 0.0; {{ let mut {b} = std::collections::VecDeque::new(); for {d} in {y}.iter() {{ {b}.push_back(*{d}); if {b}.len() > 3 {{ "
        "{a} += {b}.pop_front().unwrap() * {b}[1]; }} }} }}", "{a}",
    ),
    Idiom("let mut {a} = {y}.to_vec(); {a}.sort_by(|p, q| p.partial_cmp(q).unwrap());", arrays="{a}"),
    Idiom("let mut {a}: f64 = 'out: {{ for {b} in {y}.iter() {{ if *{b} > {o} {{ break 'out *{b} * 0.5; }} }} {l} }};", "{a}"),
    Idiom("let mut {a}: f64 = {o}; loop {{ {a} = 0.6 * {a} + 0.1; if {a} < 0.4 || {a}.is_nan() {{ break; }} {a} -= 0.05 * ({l}).abs() + 0.01; }}", "{a}", times=40),
)  # fmt: skip
DIALECT = Dialect(
    name="rust", unary=_UNARY, binary=_BINARY, tamed=_TAMED, idioms=_IDIOMS, number="{0}_f64", element="{0}[({1}) as usize]",
    of_int="(0.1_f64 * ({0} as f64))", to_index="((4.0 * {0}.abs()) as i32 & 7)", modulo="(({0}) % {1})", choose="(if {0} {{ {1} }} else {{ {2} }})",
    both="&&", either="||", unequal="!=", declare="let mut {0}: f64 = {1};", declare_int="let mut {0}: i32 = {1};",
    array="let mut {0} = [0.0_f64; 8];", heap="let mut {0} = vec![0.0_f64; 8];", declares=("", "", "", ""), assign="{0} = {1};",
    if_=("if {0} {{", "} else {", "}"), for_=("for {0} in {1}..{2} {{", "}"), down="for {0} in (0..{1}).rev() {{", while_=("while {0} {{", "}"),
    leave="return {0};", break_="break;", continue_="continue;", cases=("match {0} {{ 0 => {{", "}} {1} => {{", "} _ => {", "}}"),
    array_argument="&mut {0}", read_argument="&{0}", bind="let {0} = {1};",
)  # fmt: skip
_TYPES = {"x": "&mut [f64]", "y": "&[f64]", "z": "&mut [f64]", "a": "f64", "b": "f64", "n": "i32", "m": "i32"}


class Rust(Portable):
    def scalar_helper(self, name: str, body: list[Statement], value: str) -> FunctionText:
        inline = self.random.choice(("#[inline(never)]\n", ""))
        return FunctionText(name, f"{inline}fn {name}(a: f64, b: f64) -> f64", (*body, plain(value, kept=True)))

    def array_helper(self, name: str, body: list[Statement], value: str) -> FunctionText:
        inline = self.random.choice(("#[inline(never)]\n", ""))
        return FunctionText(name, f"{inline}fn {name}(x: &mut [f64], y: &[f64], c: f64, n: i32) -> f64", (*body, plain(value, kept=True)))

    def root(self, name: str, parameters: list[str], body: list[Statement], value: str) -> FunctionText:
        given = ", ".join(f"{p}: {_TYPES[p]}" for p in parameters)
        return FunctionText(name, f"#[no_mangle]\npub fn {name}({given}) -> f64", (*body, plain(value, kept=True)))

    def frame(self) -> tuple[str, str]:
        return "", ""


def generate(seed: int) -> ProgramText:
    return Rust(seed, DIALECT).program()
