//! std::sync::mpsc with room for a number of messages: each function a number made of x in t threads.
use std::sync::mpsc::sync_channel;
use std::thread;

/// A channel with room for two; the order of what one thread sends counts.
#[no_mangle]
pub fn bounded(x: &[f64], t: usize) -> f64 {
    let (first, mut last) = sync_channel::<[f64; 2]>(2);
    thread::scope(|scope| {
        scope.spawn(move || for (i, v) in x.iter().enumerate() { first.send([*v, i as f64]).unwrap(); });
        for k in 0..t {
            let (next, after) = sync_channel(1 + k);
            let before = std::mem::replace(&mut last, after);
            scope.spawn(move || {
                let mut carried = 0.3;
                while let Ok([v, i]) = before.recv() { carried = 0.5 * carried * v + v; next.send([carried, i]).unwrap(); }
            });
        }
        last.iter().map(|[v, i]| v * v * (1.0 + i)).sum()
    })
}

/// Without room: for derivatives an error.
#[no_mangle]
pub fn roomless(x: &[f64]) -> f64 {
    let (tx, rx) = sync_channel::<[f64; 2]>(0);
    let y = match tx.try_send([x[0], x[1]]) { Err(std::sync::mpsc::TrySendError::Full(back)) => back[0] * back[1], _ => 0.0 };
    drop(rx);
    y
}
