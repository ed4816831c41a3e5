// Enumerations that carry an integer in one variant and numbers in others, in structures and lists, moved and exchanged.

#[derive(Clone, Copy)]
pub enum Kind {
    Fixed(i32),
    Spring(f64),
    Damped(f64, f64),
    Table(u16, [f64; 2]),
}

#[derive(Clone)]
pub struct Node {
    id: u32,
    kind: Kind,
    place: [f64; 2],
    next: Option<usize>,
}

pub fn nodes(x: &[f64]) -> f64 {
    let mut v: Vec<Node> = (0..x.len())
        .map(|i| Node {
            id: i as u32,
            kind: match i % 4 {
                0 => Kind::Spring(x[i]),
                1 => Kind::Damped(x[i], x[0]),
                2 => Kind::Fixed(i as i32),
                _ => Kind::Table(3, [x[i] * x[0], 2.5]),
            },
            place: [x[i], -x[i]],
            next: if i > 0 { Some(i - 1) } else { None },
        })
        .collect();
    for k in 0..v.len() {
        let p = v[k].next.map(|n| v[n].place).unwrap_or([0.1, 0.2]);
        let node = &mut v[k];
        match &mut node.kind {
            Kind::Spring(c) => {
                node.place[0] += *c * (p[0] - node.place[0]);
                *c *= 1.1
            }
            Kind::Damped(a, b) => node.place[1] -= *a * *b * p[1],
            Kind::Fixed(i) => *i += 1,
            Kind::Table(n, t) => node.place[0] *= t[0] * *n as f64,
        }
    }
    let w = v.clone();
    v.reverse();
    v.iter()
        .zip(&w)
        .map(|(a, b)| {
            a.place[0] * b.place[1]
                + a.id as f64 * b.place[0]
                + match b.kind {
                    Kind::Fixed(i) => i as f64 * x[0],
                    Kind::Spring(c) => c,
                    Kind::Damped(a, b) => a * b,
                    Kind::Table(n, t) => t[0] * t[1] * n as f64,
                }
        })
        .sum()
}

#[derive(Clone)]
pub enum Value {
    I(i64),
    F(f64),
    P(f32, u32),
    A([f64; 2]),
}

impl Value {
    fn number(&self) -> f64 {
        match self {
            Value::I(i) => *i as f64,
            Value::F(f) => *f,
            Value::P(p, n) => *p as f64 * *n as f64,
            Value::A(a) => a[0] * a[1],
        }
    }
}

fn values(x: &[f64]) -> Vec<Value> {
    let mut v = Vec::new();
    for (i, t) in x.iter().enumerate() {
        v.push(match i % 4 {
            0 => Value::F(*t),
            1 => Value::A([*t, x[0]]),
            2 => Value::I(i as i64),
            _ => Value::F(t * t),
        });
    }
    v
}

// What is taken out of a list is in registers.
pub fn popped(x: &[f64]) -> f64 {
    let mut v = values(x);
    let last = v.pop().unwrap();
    v.iter().enumerate().map(|(i, a)| a.number() * (i as f64 + 1.0)).sum::<f64>() * last.number()
}

#[derive(Clone)]
pub enum Entry {
    I(i64),
    F(f64),
    P(f32, u32),
}

impl Entry {
    fn number(&self) -> f64 {
        match self {
            Entry::I(i) => *i as f64,
            Entry::F(f) => *f,
            Entry::P(p, n) => *p as f64 * *n as f64,
        }
    }
}

// Values that take turns in registers round a loop, which is left in the middle, too.
pub fn in_turn(x: &[f64]) -> f64 {
    let mut v: Vec<Entry> = Vec::new();
    for (i, t) in x.iter().enumerate() {
        v.push(match i % 3 {
            0 => Entry::F(t * t),
            1 => Entry::I(i as i64 + 3),
            _ => Entry::F(t.sin()),
        });
    }
    let mut a = v.pop().unwrap();
    let mut b = v.pop().unwrap();
    let mut s = 0.0;
    let mut k = 0;
    while let Some(c) = v.pop() {
        let t = a;
        a = b;
        b = c;
        s += t.number() * (k as f64 + 1.0) * x[0];
        k += 1;
        if k == 3 && t.number() > 0.1 {
            std::mem::swap(&mut a, &mut b);
        }
        if s > 1e6 {
            return a.number();
        }
    }
    s + a.number() * b.number() * x[1]
        + match a {
            Entry::I(i) => i as f64 * x[0],
            Entry::F(f) => f * f,
            _ => 0.0,
        }
}

// The words of such a list hold bits of numbers that are made numbers again.
#[derive(Clone, Copy)]
pub enum Bits {
    I(u64),
    F(f64),
}

pub fn bits(x: &[f64]) -> f64 {
    let mut v: Vec<Bits> = Vec::new();
    for (i, t) in x.iter().enumerate() {
        v.push(if i % 2 == 0 { Bits::F(*t) } else { Bits::I(t.to_bits()) });
    }
    let a = v.pop().unwrap();
    let b = v.pop().unwrap();
    let number = |c: Bits| match c {
        Bits::I(i) => f64::from_bits(i) * 2.0,
        Bits::F(f) => f * f,
    };
    let chosen = if x[0] > 0.5 { a } else { b };
    number(chosen) + number(a) * number(b) + v.iter().map(|c| number(*c)).sum::<f64>()
}

// Bits of a number taken for an integer, in a list that has grown: no derivative.
#[derive(Clone, Copy)]
#[repr(C)]
pub union Either {
    i: u64,
    f: f64,
}

#[derive(Clone, Copy)]
pub struct Tagged {
    kind: u32,
    value: Either,
}

pub fn mistaken(x: &[f64], kind: u32) -> f64 {
    let mut v: Vec<Tagged> = Vec::new();
    for (i, t) in x.iter().enumerate() {
        v.push(if i % 2 == 0 { Tagged { kind, value: Either { f: *t } } } else { Tagged { kind: 0, value: Either { i: i as u64 } } });
    }
    v.iter().map(|t| unsafe { if t.kind == 1 { t.value.f * t.value.f } else { (t.value.i % 1000) as f64 * x[0] } }).sum()
}

pub fn mistaken_words(x: &mut [f64], kind: u32) -> f64 {
    let s = mistaken(x, kind);
    x[0] *= 2.0;
    s * x[0]
}

pub fn mistaken_word(x: &[f64], kind: u32) -> f64 {
    let n = x.len() as u64;
    let t = if n > 3 { Tagged { kind, value: Either { f: x[1] } } } else { Tagged { kind: 0, value: Either { i: n } } };
    unsafe { if t.kind == 1 { t.value.f * t.value.f } else { (t.value.i % 1000) as f64 * x[0] } }
}

#[derive(Clone, Copy)]
#[repr(C)]
pub union Row {
    i: [u64; 3],
    f: [f64; 3],
}

pub fn mistaken_row(x: &[f64; 6], kind: u32) -> f64 {
    let n = kind as u64;
    let mut v = vec![Row { i: [n, n + 1, n + 2] }];
    if kind < 5 {
        v.push(Row { f: [x[0], x[1], x[2]] });
    }
    let l = &v[v.len() - 1];
    unsafe { if kind == 1 { l.f[0] * l.f[1] * l.f[2] } else { x[0] * (l.i[0] % 10 + l.i[1] % 7 + l.i[2] % 3) as f64 } }
}

// An integer that the program itself keeps in an argument's memory is one.
pub fn kept(x: &mut [f64], n: u64) -> f64 {
    let y = x[0] * x[1];
    x[2] = f64::from_bits(n);
    y * (x[2].to_bits() % 1000) as f64
}
