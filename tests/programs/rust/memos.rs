use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::sync::Mutex;

fn costly(t: f64) -> f64 {
    t.sin() * t * t
}

fn sum<F: FnMut(f64) -> f64>(x: &[f64], mut of: F) -> f64 {
    let mut s = 0.0;
    for (i, t) in x.iter().enumerate() {
        s += (i as f64 + 1.0) * of(*t);
    }
    s
}

thread_local! {
    static BITS: RefCell<BTreeMap<u64, f64>> = RefCell::new(BTreeMap::new());
    static PAIRS: RefCell<Vec<(f64, f64)>> = RefCell::new(Vec::new());
}
static SORTED: Mutex<Vec<[f64; 2]>> = Mutex::new(Vec::new());
static ORDERED: Mutex<BTreeMap<Key, f64>> = Mutex::new(BTreeMap::new());

#[derive(PartialEq, Clone, Copy)]
struct Key(f64);
impl Eq for Key {}
impl PartialOrd for Key {
    fn partial_cmp(&self, other: &Key) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Key {
    fn cmp(&self, other: &Key) -> Ordering {
        self.0.total_cmp(&other.0)
    }
}

pub fn by_bits(x: &[f64]) -> f64 {
    sum(x, |t| BITS.with(|memo| *memo.borrow_mut().entry(t.to_bits()).or_insert_with(|| costly(t))))
}

pub fn in_order(x: &[f64]) -> f64 {
    sum(x, |t| *ORDERED.lock().unwrap().entry(Key(t)).or_insert_with(|| costly(t)))
}

pub fn in_pairs(x: &[f64]) -> f64 {
    sum(x, |t| {
        PAIRS.with(|memo| {
            let mut memo = memo.borrow_mut();
            if let Some(found) = memo.iter().find(|pair| pair.0 == t) {
                return found.1;
            }
            memo.push((t, costly(t)));
            memo.last().unwrap().1
        })
    })
}

pub fn sorted(x: &[f64]) -> f64 {
    sum(x, |t| {
        let mut memo = SORTED.lock().unwrap();
        match memo.binary_search_by(|entry| entry[0].partial_cmp(&t).unwrap()) {
            Ok(at) => memo[at][1],
            Err(at) => {
                memo.insert(at, [t, costly(t)]);
                memo[at][1]
            }
        }
    })
}
