//! std::thread: each function a number made of x in t threads.
use std::sync::{Arc, Mutex};
use std::thread;
#[no_mangle]
pub fn spawned(x: &[f64], t: usize) -> f64 {
    let mut all = Vec::new();
    for k in 0..t {
        let mine: Vec<f64> = x.iter().skip(k).step_by(t).cloned().collect();
        all.push(thread::spawn(move || mine.iter().map(|v| v.sin() * v).sum::<f64>()));
    }
    let mut s = 0.0;
    for one in all { let v = one.join().unwrap(); s += v * v; }
    s
}
#[no_mangle]
pub fn scoped(x: &[f64], t: usize) -> f64 {
    let mut out = vec![0.0; t];
    thread::scope(|s| {
        for (k, o) in out.iter_mut().enumerate() {
            s.spawn(move || { for v in x.iter().skip(k).step_by(t) { *o += v * v * x[0]; } });
        }
    });
    out.iter().map(|v| v * v).sum()
}
#[no_mangle]
pub fn locked(x: &[f64], t: usize) -> f64 {
    let total = Arc::new(Mutex::new(1.0));
    let mut all = Vec::new();
    for k in 0..t {
        let total = Arc::clone(&total);
        let mine: Vec<f64> = x.iter().skip(k).step_by(t).cloned().collect();
        all.push(thread::spawn(move || { for v in mine { *total.lock().unwrap() *= 1.0 + 0.1 * v.sin(); } }));
    }
    for one in all { one.join().unwrap(); }
    let v = *total.lock().unwrap();
    v * v
}
#[no_mangle]
pub fn channel(x: &[f64], t: usize) -> f64 {
    let (tx, rx) = std::sync::mpsc::channel();
    let mut all = Vec::new();
    for k in 0..t {
        let tx = tx.clone();
        let mine: Vec<f64> = x.iter().skip(k).step_by(t).cloned().collect();
        all.push(thread::spawn(move || { for v in mine { tx.send(v * v).unwrap(); } }));
    }
    drop(tx);
    let mut s = 0.0;
    for v in rx { s += v.sin(); }
    for one in all { one.join().unwrap(); }
    s
}
#[no_mangle]
pub fn barrier(x: &[f64], t: usize) -> f64 {
    let n = x.len();
    let b = std::sync::Barrier::new(t);
    let u: Vec<Mutex<f64>> = x.iter().map(|v| Mutex::new(*v)).collect();
    let mut out = vec![0.0; t];
    thread::scope(|s| {
        for (k, o) in out.iter_mut().enumerate() {
            let (b, u) = (&b, &u);
            s.spawn(move || {
                for i in n * k / t..n * (k + 1) / t { let mut g = u[i].lock().unwrap(); *g = *g * *g + x[0]; }
                b.wait();
                for i in n * k / t..n * (k + 1) / t { *o += *u[(i + 1) % n].lock().unwrap() * x[i]; }
            });
        }
    });
    out.iter().map(|v| v * v).sum()
}
#[no_mangle]
pub fn joined(x: &[f64], t: usize) -> f64 {
    let v = vec![x[0], x[1] * t as f64];
    thread::scope(|s| {
        let a = s.spawn(|| v[0] * v[1].sin());
        let b = s.spawn(|| v.iter().map(|y| y * y).sum::<f64>());
        a.join().unwrap() * b.join().unwrap() * x[2]
    })
}
#[no_mangle]
pub fn shared(x: &[f64], t: usize) -> f64 {
    let data = Arc::new(x.to_vec());
    let total = Arc::new(std::sync::RwLock::new(vec![0.0; 2]));
    let all: Vec<_> = (0..t).map(|k| {
        let (data, total) = (Arc::clone(&data), Arc::clone(&total));
        thread::spawn(move || {
            let mine: f64 = data.iter().skip(k).step_by(t).map(|v| v.exp()).sum();
            let mut g = total.write().unwrap();
            g[0] += mine * mine;
            g[1] += data[0];
        })
    }).collect();
    for one in all { one.join().unwrap(); }
    let g = total.read().unwrap();
    g[0] * g[1]
}
#[no_mangle]
pub fn atomic(x: &[f64], t: usize) -> f64 {
    use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
    let sum = AtomicU64::new(0f64.to_bits());
    let next = AtomicUsize::new(0);
    thread::scope(|s| {
        for _ in 0..t {
            s.spawn(|| loop {
                let i = next.fetch_add(1, Ordering::Relaxed);
                if i >= x.len() { break; }
                let mut old = sum.load(Ordering::Relaxed);
                loop {
                    let new = (f64::from_bits(old) + x[i] * x[i] * x[0]).to_bits();
                    match sum.compare_exchange_weak(old, new, Ordering::AcqRel, Ordering::Relaxed) { Ok(_) => break, Err(v) => old = v }
                }
            });
        }
    });
    let v = f64::from_bits(sum.into_inner());
    v * v
}
static TABLE: std::sync::LazyLock<Vec<f64>> = std::sync::LazyLock::new(|| (0..23).map(|k| 1.0 + (k as f64).sin()).collect());
#[no_mangle]
pub fn once(x: &[f64], t: usize) -> f64 {
    use std::sync::{LazyLock, Once, OnceLock};
    let squares: OnceLock<Vec<f64>> = OnceLock::new();
    let product = LazyLock::new(|| x[0] * x[1] * TABLE[3]);
    let mut out = vec![0.0; t];
    thread::scope(|s| {
        for (k, o) in out.iter_mut().enumerate() {
            let (squares, product) = (&squares, &product);
            s.spawn(move || {
                let all = squares.get_or_init(|| x.iter().map(|v| v * v).collect());
                *o = all.iter().zip(TABLE.iter()).skip(k).step_by(t).map(|(v, w)| v * w * **product).sum();
            });
        }
    });
    let (flag, mut seen) = (Once::new(), 0.0);
    for v in x { flag.call_once(|| seen = x[2] * x[3]); seen += v * seen * 0.1; }
    out.iter().sum::<f64>() * squares.get().unwrap()[4] + seen
}
#[no_mangle]
pub fn waited(x: &[f64], t: usize) -> f64 {
    let pair = (Mutex::new((1.0, 0)), std::sync::Condvar::new());
    thread::scope(|s| {
        for k in 0..t {
            let (place, bell) = &pair;
            s.spawn(move || {
                let mut g = place.lock().unwrap();
                while g.1 != k { g = bell.wait(g).unwrap(); }
                *g = (g.0 * x.iter().skip(k).step_by(t).map(|v| 1.0 + 0.1 * v).product::<f64>() + x[k], k + 1);
                bell.notify_all();
            });
        }
        let mut g = pair.0.lock().unwrap();
        while g.1 != t { g = pair.1.wait(g).unwrap(); }
        g.0.sin()
    })
}
#[no_mangle]
pub fn poisoned(x: &[f64]) -> f64 {
    let flag = std::sync::Once::new();
    let mut seen = x[0];
    flag.call_once_force(|state| if !state.is_poisoned() { seen *= x[1]; });
    seen * seen
}
/// A stack without locks: addresses are exchanged atomically.
#[no_mangle]
pub fn stack(x: &[f64], t: usize) -> f64 {
    use std::sync::atomic::{AtomicPtr, Ordering::*};
    struct Node { v: f64, next: *mut Node }
    let head = AtomicPtr::<Node>::new(std::ptr::null_mut());
    thread::scope(|s| {
        for k in 0..t {
            let head = &head;
            s.spawn(move || for v in x.iter().skip(k).step_by(t) {
                let made = Box::into_raw(Box::new(Node { v: v * v, next: std::ptr::null_mut() }));
                let mut old = head.load(Acquire);
                loop {
                    unsafe { (*made).next = old };
                    match head.compare_exchange_weak(old, made, AcqRel, Acquire) { Ok(_) => break, Err(found) => old = found }
                }
            });
        }
    });
    let (mut s, mut next) = (0.0, head.swap(std::ptr::null_mut(), AcqRel));
    while !next.is_null() { let node = unsafe { Box::from_raw(next) }; s += node.v.sin(); next = node.next; }
    s
}
#[no_mangle]
pub fn collected(x: &[f64], t: usize) -> f64 {
    let m = Arc::new(Mutex::new(0.0));
    let size = (x.len() + t - 1) / t;
    let handles: Vec<_> = x.chunks(size).map(|c| {
        let (c, m) = (c.to_vec(), Arc::clone(&m));
        thread::spawn(move || { let s: f64 = c.iter().map(|v| v * v).sum(); *m.lock().unwrap() += s.sqrt(); })
    }).collect();
    for h in handles { h.join().unwrap(); }
    let sum = *m.lock().unwrap();
    sum
}
#[no_mangle]
pub fn cloned(x: &[f64], t: usize) -> f64 {
    let product = Arc::new(Mutex::new(1.0));
    thread::scope(|s| {
        for k in 0..t {
            let product = product.clone();
            s.spawn(move || { *product.lock().unwrap() *= x[k]; });
        }
    });
    let v = product.lock().unwrap();
    v.sin()
}
#[no_mangle]
pub fn parked(x: &[f64]) -> f64 {
    let flag = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let (seen, v) = (Arc::clone(&flag), x[0]);
    let one = thread::spawn(move || { while !seen.load(std::sync::atomic::Ordering::Acquire) { thread::park(); } v * v });
    flag.store(true, std::sync::atomic::Ordering::Release);
    one.thread().unpark();
    one.join().unwrap()
}
