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
