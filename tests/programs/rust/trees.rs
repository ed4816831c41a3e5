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

/// Lists as values: leaves and inner nodes with addresses of lists beside addresses of nodes.
pub fn grouped(x: &[f64]) -> f64 {
    let mut groups: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for k in 0..60u64 {
        groups.entry(k * 7 % 29).or_default().push(x[k as usize % x.len()] * (1.0 + k as f64 * 0.1));
    }
    if let Some(list) = groups.get_mut(&5) {
        list[0] *= list[1];
    }
    groups.insert(3, vec![x[0] * x[1], x[2]]);
    let taken = groups.remove(&11).map_or(0.0, |list| list.iter().product());
    groups.iter().map(|(k, list)| (1.0 + list.iter().map(|v| v * v).sum::<f64>()).ln() * (*k + 1) as f64).sum::<f64>() + taken
}

/// The same, looked up first, taken apart at the end.
pub fn drained(x: &[f64]) -> f64 {
    let mut lists: BTreeMap<u32, Vec<f64>> = BTreeMap::new();
    for k in 0..50u32 {
        let v = x[k as usize % x.len()];
        match lists.get_mut(&(k * 11 % 23)) {
            Some(list) => list.push(v),
            None => {
                lists.insert(k * 11 % 23, vec![v, 1.5]);
            }
        }
    }
    lists.remove(&2);
    lists.into_iter().map(|(k, list)| list.into_iter().fold(1.0, |a, b| a * b) * (k + 1) as f64).sum()
}
