//! Numbers that are printed, formatted, or in messages of errors.

use std::cell::Cell;
use std::fmt;
use std::fmt::Write;

#[derive(Clone, Copy, Debug)]
struct Point {
    x: f64,
    y: f64,
    k: i32,
}
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "<{:.2},{:>8.3},{}>", self.x, self.x.hypot(self.y), self.k)
    }
}

/// Output, text that is looked at, text that is overwritten while its characters decide, `to_string`, `assert!` with a message.
#[no_mangle]
pub fn formatted(x: &[f64]) -> f64 {
    let p = Point { x: x[0], y: x[1], k: 1 };
    assert!(x[0] < 1e3, "too big: {} of {:?}", x[0], x);
    let mut log = String::new();
    write!(log, "{:.3e} {:?} {:#?} {}", x[2], p, (x[0], x[1]), p).unwrap();
    let words: Vec<String> = x.iter().map(|a| format!("{:.1}", a)).collect();
    if log.len() + words.join(",").len() + p.to_string().len() > 1000 {
        println!("{:.3} {:?}", x[0], x);
        eprintln!("{}", log);
    }
    let mut text = String::from("ab");
    let mut s = 1.0;
    for (i, v) in x.iter().enumerate() {
        if text.as_bytes()[i] == b'a' {
            s *= v * s;
        } else {
            s += v;
        }
        let k = text.len() % 3;
        text.clear();
        write!(text, "{}{}abbabababab", if k == 0 { "b" } else { "a" }, k).unwrap();
    }
    s * p.x * p.y
}

fn half(x: f64) -> Result<f64, String> {
    if x < -5.0 {
        Err(format!("negative: {}", x))
    } else {
        Ok(x * 0.5 + x * x)
    }
}

/// Numbers that a constant text holds.
#[no_mangle]
pub fn parsed(x: &[f64]) -> f64 {
    let weights: Vec<f64> = "1.5, 2.5, -3.0".split(',').map(|s| s.trim().parse().unwrap()).collect();
    weights.iter().zip(x).map(|(a, b)| a * b * b).sum()
}

/// Errors with numbers in their text, and `?`.
#[no_mangle]
pub fn failing(x: &[f64]) -> f64 {
    let both = |a: f64, b: f64| -> Result<f64, String> { Ok(half(a)? * half(b)?) };
    let collected: Result<Vec<f64>, String> = x.iter().map(|v| half(*v)).collect();
    let caught = match both(x[2], -100.0) {
        Ok(v) => v,
        Err(text) => x[3] * if text.len() > 4 { 2.0 } else { 3.0 },
    };
    both(x[0], x[1]).unwrap_or(0.0) + collected.unwrap().iter().sum::<f64>() + caught
}

fn checked(a: f64) -> Result<f64, Box<dyn std::error::Error>> {
    match a {
        a if a > 2.0 => Err("too big".into()),
        a if a < 0.5 => Err(format!("too small by {:.2}", 0.5 - a).into()),
        a => Ok(a * a),
    }
}

/// Errors of any type, whose text is printed.
#[no_mangle]
pub fn failing_anyhow(x: &[f64]) -> f64 {
    let value = |a: &f64| match checked(*a) {
        Ok(v) => v * v,
        Err(e) => {
            eprintln!("{e}");
            a * a * a * (e.to_string().len() / 7) as f64
        }
    };
    x.iter().map(value).sum()
}

/// A number that goes through text.
#[no_mangle]
pub fn through_text(x: &[f64]) -> f64 {
    format!("{}", x[0]).parse::<f64>().unwrap() * x[1]
}

struct Counter(Cell<f64>);
impl fmt::Display for Counter {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.0.set(self.0.get() * 2.0);
        write!(f, "counter")
    }
}

/// Formatting that changes what it formats.
#[no_mangle]
pub fn changed_by_formatting(x: &[f64]) -> f64 {
    let counter = Counter(Cell::new(x[0]));
    let text = format!("{}", counter);
    counter.0.get() * text.len() as f64
}

struct Twisted<'a>(&'a Cell<[f64; 4]>);
#[inline(never)]
fn turned(v: [f64; 4]) -> [f64; 4] {
    [v[1] * 2.0, v[2], v[3], v[0]]
}
impl fmt::Display for Twisted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        unsafe { *self.0.as_ptr() = turned(self.0.get()) };
        write!(f, "twisted")
    }
}

/// Formatting that changes what it formats by what a function returns.
#[no_mangle]
pub fn turned_by_formatting(x: &[f64]) -> f64 {
    let numbers = Cell::new([x[0], x[1], x[2], x[3]]);
    let text = format!("{}", Twisted(&numbers));
    numbers.get()[0] * text.len() as f64
}

struct Named {
    name: String,
    value: f64,
    weight: f64,
    id: u32,
}

/// Structures with a name that `format!` makes, in the order of their values.
pub fn ranked(x: &[f64]) -> f64 {
    let named = |(i, v): (usize, &f64)| Named { name: format!("no. {i}"), value: v * v, weight: 1.0 + i as f64, id: i as u32 };
    let mut list: Vec<Named> = x.iter().enumerate().map(named).collect();
    list.sort_by(|a, b| b.value.partial_cmp(&a.value).unwrap());
    list.retain(|one| one.id != 2);
    let sum: f64 = list.iter().enumerate().map(|(rank, one)| one.value * one.weight / (rank as f64 + 1.0)).sum();
    sum + list[0].name.len() as f64
}

/// Texts that are copied, changed and written to by functions that the compiler does not make anew for each program.
pub fn copied(x: &[f64]) -> f64 {
    let mut list: Vec<(String, f64)> = Vec::new();
    for (i, v) in x.iter().enumerate() {
        let mut name = format!("item {}", i * i).to_uppercase();
        name.push('\u{e9}');
        write!(name, "{}", i).unwrap();
        list.push((name, v * v));
    }
    let mut copy = list.clone();
    copy.truncate(4);
    copy[1].0.clone_from(&list[0].0);
    let part = String::from_utf8_lossy(copy[1].0.as_bytes()).into_owned();
    copy.iter().map(|(name, v)| v * name.len() as f64 + if name.starts_with("ITEM 1") { v.sin() } else { *v }).sum::<f64>()
        + list.iter().map(|(name, v)| v * v * name.to_lowercase().len() as f64).sum::<f64>() * part.chars().count() as f64
}

pub enum Field {
    Number(f64),
    Text(String),
    List(Vec<f64>),
}

/// Records whose fields are numbers, texts and lists, taken over into another list.
pub fn fields(x: &[f64]) -> f64 {
    let field = |(i, v): (usize, &f64)| match i % 3 {
        0 => Field::Number(v * v),
        1 => Field::Text(format!("{i}").clone()),
        _ => Field::List(vec![*v, v * v, 1.5]),
    };
    let list: Vec<Field> = x.iter().enumerate().map(field).collect();
    let texts: Vec<String> = list.iter().filter_map(|f| if let Field::Text(text) = f { Some(text.clone()) } else { None }).collect();
    let numbers = list.iter().map(|f| match f {
        Field::Number(v) => v.sin(),
        Field::Text(text) => text.len() as f64,
        Field::List(l) => l.iter().product::<f64>() + l.len() as f64 * l[0],
    });
    numbers.sum::<f64>() * texts.iter().map(String::len).sum::<usize>() as f64
}

/// Bytes of numbers, or else a text: one slice leads to either.
pub fn text_or_numbers(x: &[f64], numbers: bool) -> f64 {
    either(x, numbers, &format!("{:>40}", x.len()))
}

/// The same, where the library calls back what makes the text longer.
pub fn written_text_or_numbers(x: &[f64], numbers: bool) -> f64 {
    let mut text = String::new();
    write!(text, "{:>40}", x.len()).unwrap();
    either(x, numbers, &text)
}

#[inline(always)]
fn either(x: &[f64], numbers: bool, text: &str) -> f64 {
    let bytes: Vec<u8> = x.iter().flat_map(|v| (v * v).to_le_bytes()).collect();
    let copy = if numbers { &bytes[..] } else { text.as_bytes() }.to_vec();
    if numbers {
        f64::from_le_bytes(copy[8..16].try_into().unwrap()) * x[0]
    } else {
        copy.len() as f64 * x[1] * x[1]
    }
}
