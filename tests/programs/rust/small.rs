// A vector that keeps few numbers in itself, where it keeps the address of more.
use std::mem::MaybeUninit;

#[derive(Clone, Copy)]
union Data {
    here: [MaybeUninit<f64>; 4],
    there: (*mut f64, usize),
}

/// `room` is the number of those that are here, up to four.
pub struct Small {
    data: Data,
    room: usize,
}

impl Small {
    pub fn new() -> Small {
        Small { data: Data { here: [MaybeUninit::uninit(); 4] }, room: 0 }
    }

    pub fn of(numbers: Vec<f64>) -> Small {
        let room = numbers.len();
        Small { data: Data { there: (Box::into_raw(numbers.into_boxed_slice()) as *mut f64, room) }, room }
    }

    fn parts(&mut self) -> (*mut f64, &mut usize, usize) {
        unsafe {
            if self.room > 4 {
                let (start, count) = &mut self.data.there;
                (*start, count, self.room)
            } else {
                (self.data.here.as_mut_ptr() as *mut f64, &mut self.room, 4)
            }
        }
    }

    pub fn push(&mut self, x: f64) {
        unsafe {
            let (mut start, mut count, room) = self.parts();
            if *count == room {
                self.full();
                (start, count) = (self.data.there.0, &mut self.data.there.1);
            }
            start.add(*count).write(x);
            *count += 1;
        }
    }

    #[cold]
    #[inline(never)]
    fn full(&mut self) {
        panic!("no room for more than {}", self.room);
    }

    pub fn numbers(&self) -> &[f64] {
        unsafe {
            let (start, count) = if self.room > 4 { (self.data.there.0 as *const f64, self.data.there.1) } else { (self.data.here.as_ptr() as *const f64, self.room) };
            std::slice::from_raw_parts(start, count)
        }
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        if self.room > 4 {
            unsafe { drop(Box::from_raw(std::slice::from_raw_parts_mut(self.data.there.0, self.room))) }
        }
    }
}

#[no_mangle]
pub fn few(x: &[f64]) -> f64 {
    let mut small = Small::new();
    for a in &x[..4] {
        small.push(a * a);
    }
    small.numbers().iter().product::<f64>() + small.numbers()[1]
}

#[no_mangle]
pub fn each_place(x: &[f64], k: usize) -> f64 {
    let mut small = Small::new();
    for a in &x[..3] {
        small.push(a * a);
    }
    let numbers = small.numbers();
    numbers[k] * numbers[0] + numbers.iter().sum::<f64>() * x[1]
}

#[no_mangle]
pub fn many(x: &[f64]) -> f64 {
    let small = Small::of(x.iter().map(|a| a * a).collect());
    small.numbers().iter().sum::<f64>() * small.numbers()[1]
}

#[derive(Clone, Copy)]
#[repr(C)]
union Word {
    number: f64,
    address: *const u8,
}

#[inline(never)]
fn exchanged(words: &mut [Word; 3]) {
    unsafe {
        let first = words[0].address;
        words[0].address = words[2].address;
        words[2].address = first;
    }
}

#[inline(never)]
fn address(word: &Word) -> *const u8 {
    unsafe { word.address }
}

#[no_mangle]
pub fn by_address(x: &[f64]) -> f64 {
    let mut words = [Word { number: x[0] * x[0] }, Word { number: x[1] }, Word { number: x[2] * x[0] }];
    exchanged(&mut words);
    unsafe { words[0].number * f64::from_bits(address(&words[1]) as u64) + words[2].number }
}

struct Factors(Box<f64>, Box<f64>, u64);

#[inline(never)]
fn product(of: Factors) -> f64 {
    if of.2 > 100 { *of.0 } else { *of.0 * of.1.sin() * of.2 as f64 }
}

/// Collected in place: each number takes the place of addresses that were moved away before.
pub fn collected(x: &[f64]) -> f64 {
    let factors: Vec<Factors> = x.iter().enumerate().map(|(i, v)| Factors(Box::new(v * v), Box::new(v + x[0]), i as u64 + 1)).collect();
    let products: Vec<f64> = factors.into_iter().map(product).collect();
    products.iter().enumerate().map(|(i, v)| v * v * (i + 1) as f64).sum()
}

pub fn collected_from_threads(x: &[f64]) -> f64 {
    let products: Vec<f64> = std::thread::scope(|s| {
        let threads: Vec<_> = x.chunks(2).map(|part| s.spawn(move || part.iter().map(|v| v * v).product::<f64>())).collect();
        threads.into_iter().map(|one| one.join().unwrap()).collect()
    });
    products.iter().enumerate().map(|(i, v)| v.ln() * (i + 1) as f64).sum()
}
