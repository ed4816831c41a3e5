use std::collections::BTreeMap;

/// With 40 numbers in 17 classes: two leaves and a root.
pub fn accumulated(x: &[f64]) -> f64 {
    let mut sums: BTreeMap<usize, f64> = BTreeMap::new();
    for (i, v) in x.iter().enumerate() {
        *sums.entry(i % 17).or_insert(0.0) += v * v;
    }
    sums.values().map(|v| v.sin()).sum()
}

/// Nodes that begin with their keys, of two words each.
pub fn paired(x: &[f64]) -> f64 {
    let mut sums: BTreeMap<(usize, usize), f64> = BTreeMap::new();
    for i in 0..x.len() {
        *sums.entry((i % 3, i % 2)).or_insert(0.0) += x[i] * x[i];
    }
    sums.iter().map(|(k, v)| v.sin() * (1 + k.0 + 2 * k.1) as f64).sum()
}

/// Keys of another size than the values, and all that changes a map in place.
pub fn changed(x: &[f64]) -> f64 {
    let mut map = BTreeMap::new();
    for i in 0..30u32 {
        map.insert((i * 7) % 31, x[i as usize % x.len()] * i as f64);
    }
    for k in 0..10 {
        if let Some(v) = map.get_mut(&k) {
            *v *= *v;
        }
    }
    for v in map.values_mut() {
        *v = v.sin();
    }
    let mut sum = 0.0;
    for k in 3..12 {
        if let Some(v) = map.remove(&k) {
            sum += v * v;
        }
    }
    sum + map.range(8..25).map(|(k, v)| v * *k as f64).sum::<f64>() + map[&2]
}
