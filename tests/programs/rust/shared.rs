use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

struct Unit {
    name: String,
    level: Cell<f64>,
    out: RefCell<Vec<(Rc<Unit>, f64)>>,
    parent: RefCell<Weak<Unit>>,
    log: RefCell<Vec<String>>,
}

impl Unit {
    fn new(name: &str, level: f64) -> Rc<Unit> {
        Rc::new(Unit {
            name: name.to_string(),
            level: Cell::new(level),
            out: RefCell::new(vec![]),
            parent: RefCell::new(Weak::new()),
            log: RefCell::new(vec![]),
        })
    }
}

fn link(from: &Rc<Unit>, to: &Rc<Unit>, rate: f64) {
    from.out.borrow_mut().push((to.clone(), rate));
    *to.parent.borrow_mut() = Rc::downgrade(from);
}

fn step(unit: &Rc<Unit>, dt: f64) {
    let flow: f64 = unit
        .out
        .borrow()
        .iter()
        .map(|(other, rate)| {
            let moved = rate * unit.level.get() * dt;
            other.level.set(other.level.get() + moved);
            moved
        })
        .sum();
    unit.level.set(unit.level.get() - flow);
    if let Some(parent) = unit.parent.borrow().upgrade() {
        parent.level.set(parent.level.get() + 0.01 * unit.level.get());
        unit.log.borrow_mut().push(parent.name.clone());
    }
}

/// Tanks that feed each other: counted references with numbers and texts behind them, and a list of texts in each.
pub fn tanks(x: &[f64]) -> f64 {
    let units: Vec<Rc<Unit>> = (0..4).map(|i| Unit::new(&format!("unit {i}"), x[i])).collect();
    link(&units[0], &units[1], x[4]);
    link(&units[0], &units[2], x[5]);
    link(&units[1], &units[3], 0.5);
    link(&units[2], &units[3], x[0] * 0.3);
    for _ in 0..6 {
        for unit in &units {
            step(unit, 0.1);
        }
    }
    let texts: usize = units.iter().map(|unit| unit.log.borrow().iter().map(|text| text.len()).sum::<usize>()).sum();
    units.iter().enumerate().map(|(i, unit)| unit.level.get().powi(2) * (i + 1) as f64).sum::<f64>() + texts as f64
}
