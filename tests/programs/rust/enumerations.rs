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
