//! std::sync::mpsc: each function a number made of x in t threads, whatever comes first.
use std::sync::mpsc::{channel, Sender};
use std::sync::{Arc, Mutex};
use std::thread;

/// Jobs that whoever is free takes out of one queue, results through another.
#[no_mangle]
pub fn workers(x: &[f64], t: usize) -> f64 {
    let (jobs, queue) = channel::<Box<dyn FnOnce() -> (usize, f64) + Send>>();
    let (results, all) = channel();
    let queue = Arc::new(Mutex::new(queue));
    let threads: Vec<_> = (0..t).map(|_| {
        let (queue, results) = (Arc::clone(&queue), results.clone());
        thread::spawn(move || loop {
            let job = queue.lock().unwrap().recv();
            match job { Ok(job) => results.send(job()).unwrap(), Err(_) => break }
        })
    }).collect();
    drop(results);
    for i in 0..x.len() {
        let (v, w) = (x[i], x[(i + 1) % x.len()]);
        jobs.send(if i % 2 == 0 { Box::new(move || (i, v.sin() * w)) } else { Box::new(move || (i, v * v)) }).unwrap();
    }
    drop(jobs);
    let mut out = vec![0.0; x.len()];
    for (i, v) in all { out[i] = v; }
    for one in threads { one.join().unwrap(); }
    out.iter().zip(x).map(|(a, b)| a * a * b).sum()
}

enum Message { Square(f64), Product(Vec<f64>, Sender<f64>), Stop }

/// A server with state; answers through channels that are in the questions.
#[no_mangle]
pub fn answers(x: &[f64], t: usize) -> f64 {
    let (ask, asked) = channel();
    let server = thread::spawn(move || {
        let mut state = 1.0;
        for message in asked {
            match message {
                Message::Square(v) => state += 0.1 * v * v,
                Message::Product(all, back) => back.send(all.iter().product()).unwrap(),
                Message::Stop => break,
            }
        }
        state
    });
    let mut s = 0.0;
    thread::scope(|scope| {
        let all: Vec<_> = (0..t).map(|k| {
            let ask = ask.clone();
            scope.spawn(move || {
                let mut mine = 0.0;
                for i in (k..x.len()).step_by(t) {
                    ask.send(Message::Square(x[i])).unwrap();
                    let (back, answer) = channel();
                    ask.send(Message::Product(vec![x[i], 2.0, x[0] + 1.0], back)).unwrap();
                    mine += answer.recv().unwrap() * x[i];
                }
                mine
            })
        }).collect();
        for one in all { s += one.join().unwrap(); }
    });
    ask.send(Message::Stop).unwrap();
    s * server.join().unwrap()
}

/// What nobody receives, what cannot be sent, what is looked for without waiting.
#[no_mangle]
pub fn left(x: &[f64], t: usize) -> f64 {
    let (tx, rx) = channel::<Vec<f64>>();
    let mut s = rx.try_recv().map_or(x[0], |v| v[0]);
    for k in 0..t + 40 { tx.send(x.iter().map(|v| v * k as f64).collect()).unwrap(); }
    for _ in 0..34 { s += rx.try_recv().unwrap().iter().map(|v| v * v).sum::<f64>(); }
    drop(rx);
    match tx.send(x.to_vec()) { Err(back) => s + back.0[1] * back.0[2], Ok(()) => 0.0 }
}
