use std::collections::{HashMap, HashSet};

#[derive(Clone, Copy)]
struct Entry {
    times: u32,
    product: f64,
    sum: f32,
}

/// Values that are accumulated by key, in a table that grows, with removals and insertions.
pub fn tables(x: &[f64]) -> f64 {
    let mut sums: HashMap<usize, f64> = HashMap::new();
    for k in 0..60usize {
        let v = x[k % x.len()];
        *sums.entry(k * 7919 % 41).or_insert(0.0) += v * v * (1.0 + k as f64 * 0.01);
    }
    let taken = sums.remove(&1).unwrap_or(2.0) * sums.remove(&77).unwrap_or(3.0);
    for i in 0..40usize {
        sums.insert(1000 + i, taken * i as f64 * 0.01);
        if i % 3 > 0 {
            sums.remove(&(1000 + i));
        }
    }
    sums.retain(|k, v| {
        *v *= 1.5;
        k % 5 != 0
    });
    let mut total = 0.0;
    for (k, v) in &sums {
        total += v.sin() * (1.0 + *k as f64 * 0.1);
    }
    let mut moved: HashMap<u32, f64> = HashMap::with_capacity(3);
    moved.extend(sums.drain().map(|(k, v)| (k as u32, v * v)));
    total + moved.into_values().sum::<f64>()
}

/// Structures as values.
pub fn entries(x: &[f64]) -> f64 {
    let mut table: HashMap<u32, Entry> = HashMap::new();
    for (i, v) in x.iter().enumerate() {
        table
            .entry(i as u32 % 2)
            .and_modify(|e| {
                e.times += 1;
                e.product *= *v;
                e.sum += *v as f32
            })
            .or_insert(Entry { times: 1, product: *v, sum: 0.5 });
    }
    table.iter().map(|(k, e)| e.product * e.times as f64 + e.sum as f64 * (*k as f64 + 1.0)).sum()
}

/// A table of tables.
pub fn nested(x: &[f64]) -> f64 {
    let mut tables: HashMap<u32, HashMap<u32, f64>> = HashMap::new();
    for (i, v) in x.iter().enumerate() {
        *tables.entry(i as u32 % 2).or_default().entry(i as u32 / 2).or_insert(0.0) += v * v;
    }
    tables.values().map(|t| t.values().sum::<f64>().sin()).sum()
}

/// Keys that `to_string` makes.
pub fn texts(x: &[f64]) -> f64 {
    let mut sums: HashMap<String, f64> = HashMap::new();
    for (i, v) in x.iter().enumerate() {
        *sums.entry((i % 3).to_string()).or_insert(0.0) += v * v;
    }
    sums["0"].sin() + sums["1"] * sums["2"]
}

/// Keys that `format!` makes, for values that are put in and looked up in several ways.
pub fn formatted(x: &[f64]) -> f64 {
    let mut sums: HashMap<String, f64> = HashMap::new();
    for (i, v) in x.iter().enumerate() {
        *sums.entry(format!("k{}", i % 3)).or_insert(0.0) += v * v;
    }
    sums["k0"].sin() + sums["k1"] * sums["k2"]
}

/// The same by `insert` and `get`, beside values of the same keys in another order.
pub fn labelled(x: &[f64]) -> f64 {
    let mut squares: HashMap<String, f64> = HashMap::new();
    for (i, v) in x.iter().enumerate() {
        squares.insert(format!("item {i}"), v * v);
    }
    for (i, v) in x.iter().enumerate() {
        *squares.entry(format!("item {}", i / 2)).or_insert(1.0) += v.sin();
    }
    let all: f64 = squares.values().sum();
    all + squares["item 1"] * squares.get("item 0").copied().unwrap_or(7.0) + squares.get("nothing").copied().unwrap_or(0.5)
}

/// For second derivatives.
pub fn classes(x: &[f64]) -> f64 {
    let mut sums: HashMap<usize, f64> = HashMap::new();
    for (i, v) in x.iter().enumerate() {
        *sums.entry(i % 3).or_insert(0.0) += v * v;
    }
    sums.values().map(|v| v.sin()).sum()
}

pub fn cloned(x: &[f64]) -> f64 {
    let mut first: HashMap<usize, f64> = x.iter().enumerate().map(|(i, v)| (i % 3, v * v)).collect();
    let mut second = first.clone();
    *second.get_mut(&1).unwrap() *= x[0];
    first.insert(7, x[1]);
    first[&1] * second[&1] + first[&7] * second[&2].sin()
}

pub fn cloned_rows(x: &[f64]) -> f64 {
    let mut tables: Vec<HashMap<(u32, u32), [f64; 3]>> = vec![HashMap::new()];
    for (i, v) in x.iter().enumerate() {
        let mut next = tables[i].clone();
        next.insert((i as u32, 1), [*v, v * v, i as f64]);
        if let Some(row) = next.get_mut(&(0, 1)) { row[1] += v; }
        tables.push(next);
    }
    tables.iter().map(|table| table.get(&(0, 1)).map_or(0.0, |row| row[1] * row[1]) + table.len() as f64).sum()
}

/// A set beside a table with keys of the same type: one function computes the hashes of both.
pub fn seen(x: &[f64]) -> f64 {
    let mut seen: HashSet<(i32, i32)> = HashSet::new();
    let mut products: HashMap<(i32, i32), f64> = HashMap::new();
    for (i, v) in x.iter().enumerate() {
        let key = (i as i32 % 2, i as i32 / 2 % 2);
        if seen.insert(key) {
            products.insert(key, *v);
        } else {
            *products.get_mut(&key).unwrap() *= *v;
        }
    }
    let mut sum = 0.0;
    for key in [(0, 0), (1, 0), (0, 1), (1, 1), (2, 2)] {
        if let (Some(v), true) = (products.get(&key), seen.contains(&key)) {
            sum += v.sin() * (1 + key.0 + 2 * key.1) as f64;
        }
    }
    sum
}

/// Lists by texts: elements whose size is no power of two.
pub fn lists(x: &[f64]) -> f64 {
    let mut lists: HashMap<String, Vec<f64>> = HashMap::new();
    for k in 0..20 {
        lists.entry(format!("list {}", k % 7)).or_default().push(x[k % x.len()] * (k + 1) as f64);
    }
    let mut sum = 0.0;
    for k in 0..8 {
        if let Some(list) = lists.get(&format!("list {k}")) {
            sum += (1.0 + list.iter().map(|v| v * v).sum::<f64>()).ln() * (k + 1) as f64;
        }
    }
    sum
}
