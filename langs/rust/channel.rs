//! What channels wait by (langs/rust/channels.py): where a thread finds nothing to do in a channel, it looks again when something was done
//! in one, or some time has passed.

use std::cell::Cell;
use std::sync::atomic::{fence, AtomicUsize, Ordering::*};
use std::sync::{Condvar, Mutex};
use std::time::Duration;

const LOOKS: u32 = 32;
const PAUSE: Duration = Duration::from_micros(500);

static DONE: AtomicUsize = AtomicUsize::new(0);
static SLEEPERS: AtomicUsize = AtomicUsize::new(0);
static BED: Mutex<()> = Mutex::new(());
static BELL: Condvar = Condvar::new();

thread_local! {
    static SEEN: Cell<(usize, u32)> = const { Cell::new((0, 0)) };
}

/// The caller has found nothing to do.
#[no_mangle]
pub extern "C" fn pad_channel_pause() {
    let now = DONE.load(SeqCst);
    let (before, looks) = SEEN.get();
    if now != before || looks < LOOKS {
        SEEN.set((now, if now == before { looks + 1 } else { 0 }));
        std::thread::yield_now();
        return;
    }
    SEEN.set((now, 0));
    let bed = BED.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    SLEEPERS.fetch_add(1, SeqCst);
    fence(SeqCst);
    if DONE.load(SeqCst) == now {
        drop(BELL.wait_timeout(bed, PAUSE));
    }
    SLEEPERS.fetch_sub(1, SeqCst);
}

/// Something was sent, received, or given up.
#[no_mangle]
pub extern "C" fn pad_channel_notify() {
    DONE.fetch_add(1, SeqCst);
    if SLEEPERS.load(SeqCst) > 0 {
        drop(BED.lock().unwrap_or_else(|poisoned| poisoned.into_inner()));
        BELL.notify_all();
    }
}
