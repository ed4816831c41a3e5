//! The threads that share the work of `rayon` (rayon.rs), in programs and in their derivatives.
//!
//! `pad_pool_fork` puts a job into the queue of its thread; `pad_pool_join` takes it back and runs it, unless another thread has stolen it:
//! then it runs other jobs until that one has ended. A pool of n threads has n - 1 of its own, which begin with the first job; a thread
//! that comes from outside is the remaining one (and if there are several at a time, the others have the numbers n, n + 1, ...).
//!
//! An error of native code leaves a job by a jump (guards/pools.py). What the job has forked uses its stack, so it is waited for first
//! (`pad_pool_fail`); what has not begun when there is an error never runs, and who waits for it raises the error again.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::sync::atomic::{fence, AtomicBool, AtomicPtr, AtomicU32, AtomicUsize, Ordering::*};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, Once};
use std::time::{Duration, Instant};

type Run = unsafe extern "C" fn(*mut u8);

const QUEUED: u32 = 0;
const TAKEN: u32 = 1;
const DONE: u32 = 2;
const SPINS: u32 = 64;
const STACK: usize = 16 << 20;
/// How long others go on after an error, before they are taken to wait for a lock that is never released.
const PATIENCE: Duration = Duration::from_secs(5);
const OUTSIDE: usize = usize::MAX;

struct Job {
    run: Run,
    data: *mut u8,
    pool: &'static Pool,
    state: AtomicU32,
    waited_for: AtomicBool,
    home: usize,
    parent: Option<Arc<Job>>,
    call: Arc<Call>,
    /// Itself, if it has not ended, and the jobs it has forked of which that is true.
    pending: AtomicUsize,
}

/// What all jobs of a call from outside share.
#[derive(Default)]
struct Call {
    failed: AtomicBool,
    /// Whether a thread of it that has failed may hold a lock.
    holding: AtomicBool,
    message: Mutex<Vec<u8>>,
}

unsafe impl Send for Job {}
unsafe impl Sync for Job {}

type Queue = Mutex<VecDeque<Arc<Job>>>;

struct Pool {
    threads: usize,
    stack: usize,
    /// One for each thread, and one for all that come from outside.
    queues: Vec<Queue>,
    queued: AtomicUsize,
    /// Which numbers threads from outside have: 0, and those from n on.
    seats: Mutex<Vec<bool>>,
    ended: AtomicBool,
    started: Once,
    sleepers: AtomicUsize,
    bed: Mutex<()>,
    bell: Condvar,
}

#[derive(Clone, Copy)]
struct Here {
    pool: Option<&'static Pool>,
    index: usize,
    migrated: bool,
    /// What it is doing: a job, or what stands for the thread that came from outside.
    job: *const Job,
}

const NOWHERE: Here = Here { pool: None, index: OUTSIDE, migrated: false, job: std::ptr::null() };

thread_local! {
    static HERE: Cell<Here> = const { Cell::new(NOWHERE) };
    /// Where this thread was before it entered the pools that it is in.
    static ENTERED: RefCell<Vec<(Here, Option<Arc<Job>>)>> = const { RefCell::new(Vec::new()) };
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Pools that the program needs no more, for when it asks for the like again.
static LEFT: Mutex<Vec<&'static Pool>> = Mutex::new(Vec::new());
const MOST_LEFT: usize = 4;

impl Pool {
    /// Pools are never freed: records of derivatives name them.
    fn new(threads: usize, stack: usize) -> &'static Pool {
        let threads = if threads == 0 { usual_threads() } else { threads.min((1 << 16) - 1) };
        let stack = STACK.max(stack.saturating_mul(2));
        let mut left = held(&LEFT);
        if let Some(at) = left.iter().position(|pool| pool.threads == threads && pool.stack == stack) {
            return left.swap_remove(at);
        }
        Box::leak(Box::new(Pool {
            threads,
            stack,
            queues: (0..=threads).map(|_| Queue::default()).collect(),
            queued: AtomicUsize::new(0),
            seats: Mutex::default(),
            ended: AtomicBool::new(false),
            started: Once::new(),
            sleepers: AtomicUsize::new(0),
            bed: Mutex::new(()),
            bell: Condvar::new(),
        }))
    }

    fn start(&'static self) {
        static WATCHED: Once = Once::new();
        WATCHED.call_once(|| {
            unsafe { pthread_atfork(None, None, Some(forget)) };
        });
        for index in 1..self.threads {
            let builder = std::thread::Builder::new().stack_size(self.stack);
            // Without it there are fewer threads: whoever waits for a job that is queued runs it.
            let _ = builder.spawn(move || {
                HERE.with(|here| here.set(Here { pool: Some(self), index, ..NOWHERE }));
                self.work(index, None, || self.ended.load(SeqCst));
            });
        }
    }

    /// Run jobs, of one call if it is given, and sleep where there are none, until something has happened.
    fn work(&'static self, index: usize, call: Option<&Arc<Call>>, over: impl Fn() -> bool) {
        let mut idle = 0;
        let mut since: Option<Instant> = None;
        while !over() {
            if let Some(job) = self.find(index, call) {
                job.execute(index);
                idle = 0;
            } else if idle < SPINS {
                idle += 1;
                std::thread::yield_now();
            } else {
                if let Some(call) = call.filter(|call| call.holding.load(SeqCst)) {
                    if since.get_or_insert_with(Instant::now).elapsed() > PATIENCE {
                        call.die();
                    }
                }
                self.sleep(call.is_some(), &over);
            }
        }
    }

    fn queue(&self, index: usize) -> &Queue {
        &self.queues[index.min(self.threads)]
    }

    fn push(&'static self, index: usize, job: &Arc<Job>) {
        self.queued.fetch_add(1, SeqCst);
        held(self.queue(index)).push_back(Arc::clone(job));
        if self.threads > 1 && !self.ended.load(Relaxed) {
            self.started.call_once(|| self.start());
        }
        fence(SeqCst);
        if self.sleepers.load(SeqCst) > 0 {
            let _bed = held(&self.bed);
            self.bell.notify_one();
        }
    }

    fn find(&self, index: usize, call: Option<&Arc<Call>>) -> Option<Arc<Job>> {
        if self.queued.load(SeqCst) == 0 {
            return None;
        }
        let fits = |job: &Arc<Job>| call.map_or(true, |call| Arc::ptr_eq(call, &job.call));
        let own = index.min(self.threads);
        let mut queue = held(&self.queues[own]);
        if queue.back().is_some_and(fits) {
            return queue.pop_back().and_then(|job| self.found(job));
        }
        drop(queue);
        let count = self.queues.len();
        for step in 0..count {
            let mut queue = held(&self.queues[(own + step) % count]);
            if let Some(at) = queue.iter().position(fits) {
                return queue.remove(at).and_then(|job| self.found(job));
            }
        }
        None
    }

    fn found(&self, job: Arc<Job>) -> Option<Arc<Job>> {
        self.queued.fetch_sub(1, SeqCst);
        job.state.store(TAKEN, Relaxed);
        Some(job)
    }

    /// Take a certain job out of its queue.
    fn take_back(&self, job: &Arc<Job>) -> bool {
        let mut queue = held(self.queue(job.home));
        let Some(at) = queue.iter().rposition(|one| Arc::ptr_eq(one, job)) else { return false };
        queue.remove(at);
        drop(queue);
        self.queued.fetch_sub(1, SeqCst);
        job.state.store(TAKEN, Relaxed);
        true
    }

    fn sleep(&self, busy: bool, over: &impl Fn() -> bool) {
        let bed = held(&self.bed);
        self.sleepers.fetch_add(1, SeqCst);
        fence(SeqCst);
        if (self.queued.load(SeqCst) == 0 || busy) && !over() {
            // The time is for jobs that have not got into their queues yet, and for those of other calls, whose end tells nobody.
            drop(self.bell.wait_timeout(bed, Duration::from_millis(if busy { 2 } else { 500 })));
        }
        self.sleepers.fetch_sub(1, SeqCst);
    }

    fn sit(&self) -> usize {
        let mut seats = held(&self.seats);
        let at = seats.iter().position(|taken| !taken).unwrap_or(seats.len());
        if at == seats.len() {
            seats.push(true);
        }
        seats[at] = true;
        if at == 0 { 0 } else { self.threads + at - 1 }
    }

    fn stand(&self, index: usize) {
        held(&self.seats)[if index == 0 { 0 } else { index + 1 - self.threads }] = false;
    }

    fn wake_all(&self) {
        let _bed = held(&self.bed);
        self.bell.notify_all();
    }
}

impl Job {
    fn new(pool: &'static Pool, home: usize, run: Run, data: *mut u8) -> Arc<Job> {
        let parent = HERE.with(Cell::get).job;
        let parent = (!parent.is_null()).then(|| unsafe {
            Arc::increment_strong_count(parent);
            Arc::from_raw(parent)
        });
        if let Some(parent) = &parent {
            parent.pending.fetch_add(1, SeqCst);
        }
        let call = parent.as_ref().map_or_else(Arc::default, |parent| Arc::clone(&parent.call));
        let (state, waited_for, pending) = (AtomicU32::new(QUEUED), AtomicBool::new(false), AtomicUsize::new(1));
        Arc::new(Job { run, data, pool, state, waited_for, home, parent, call, pending })
    }

    /// One of those that it waits for has ended.
    fn less(&self) {
        let mut job = self;
        while job.pending.fetch_sub(1, SeqCst) == 1 {
            match &job.parent {
                Some(parent) => job = parent,
                None => break,
            }
        }
    }

    /// Run it on this thread; `index`: the number that the thread has in the job's pool.
    fn execute(&self, index: usize) {
        if !self.call.failed.load(SeqCst) {
            let before = HERE.with(Cell::get);
            let entered = ENTERED.with(|all| all.borrow().len());
            HERE.with(|here| here.set(Here { pool: Some(self.pool), index, migrated: index != self.home, job: self }));
            unsafe { (self.run)(self.data) };
            leave_down_to(entered);
            HERE.with(|here| here.set(before));
        }
        self.state.store(DONE, SeqCst);
        self.less();
        if self.waited_for.load(SeqCst) {
            self.pool.wake_all();
        }
    }

    fn done(&self) -> bool {
        self.state.load(SeqCst) == DONE
    }

    /// Whether it was run here, now, because nobody else had.
    fn join(self: Arc<Job>) -> bool {
        if self.pool.take_back(&self) {
            let here = HERE.with(Cell::get);
            self.execute(if here.is_in(self.pool) { here.index } else { self.home });
            return true;
        }
        if !self.done() {
            let here = HERE.with(Cell::get);
            self.waited_for.store(true, SeqCst);
            let pool = here.pool.unwrap_or(self.pool);
            let index = if here.pool.is_some() { here.index } else { OUTSIDE };
            let call = Arc::clone(&self.call);
            pool.work(index, Some(&call), || self.done());
        }
        false
    }
}

impl Call {
    fn die(&self) -> ! {
        eprintln!("{}", String::from_utf8_lossy(&held(&self.message)));
        std::process::abort();
    }
}

impl Here {
    fn is_in(&self, pool: &'static Pool) -> bool {
        self.pool.is_some_and(|own| std::ptr::eq(own, pool))
    }
}

fn usual_threads() -> usize {
    for name in ["RAYON_NUM_THREADS", "RAYON_RS_NUM_CPUS"] {
        if let Some(number) = std::env::var(name).ok().and_then(|text| text.parse::<usize>().ok()) {
            if number > 0 {
                return number.min((1 << 16) - 1);
            }
        }
    }
    std::thread::available_parallelism().map_or(1, |number| number.get())
}

static GLOBAL: AtomicPtr<Pool> = AtomicPtr::new(std::ptr::null_mut());

extern "C" {
    fn pthread_atfork(prepare: Option<extern "C" fn()>, parent: Option<extern "C" fn()>, child: Option<extern "C" fn()>) -> i32;
}

/// The child of a process has none of its threads.
extern "C" fn forget() {
    GLOBAL.store(std::ptr::null_mut(), SeqCst);
    if let Ok(mut left) = LEFT.try_lock() {
        left.clear();
    }
    HERE.with(|here| here.set(NOWHERE));
}

fn set_global(pool: &'static Pool) -> bool {
    let place = pool as *const Pool as *mut Pool;
    GLOBAL.compare_exchange(std::ptr::null_mut(), place, SeqCst, SeqCst).is_ok()
}

fn global() -> &'static Pool {
    if GLOBAL.load(SeqCst).is_null() {
        set_global(Pool::new(0, 0));
    }
    unsafe { &*GLOBAL.load(SeqCst) }
}

fn named(pool: usize) -> &'static Pool {
    if pool == 0 {
        HERE.with(Cell::get).pool.unwrap_or_else(global)
    } else {
        unsafe { &*(pool as *const Pool) }
    }
}

// What programs call -------------------------------------------------------------------------------------------------------------------

#[no_mangle]
pub extern "C" fn pad_pool_new(threads: usize, stack: usize) -> usize {
    Pool::new(threads, stack) as *const Pool as usize
}

/// 0 if there is a global pool already.
#[no_mangle]
pub extern "C" fn pad_pool_global(threads: usize, stack: usize) -> usize {
    (GLOBAL.load(SeqCst).is_null() && set_global(Pool::new(threads, stack))) as usize
}

/// It is left for another one; or its threads end, and what is forked in it afterwards runs where it is waited for.
#[no_mangle]
pub extern "C" fn pad_pool_end(pool: usize) {
    let pool = named(pool);
    let mut left = held(&LEFT);
    if left.len() < MOST_LEFT {
        left.push(pool);
        return;
    }
    pool.ended.store(true, SeqCst);
    pool.wake_all();
}

/// The thread is in a pool from now on; gives what takes it out again: 0 if it was in it already.
#[no_mangle]
pub extern "C" fn pad_pool_enter(pool: usize) -> usize {
    let before = HERE.with(Cell::get);
    if before.pool.is_some() && (pool == 0 || before.is_in(named(pool))) {
        return 0;
    }
    let pool = named(pool);
    // What stands for the thread has no parent, and is never run.
    let guest = before.job.is_null().then(|| Job::new(pool, OUTSIDE, nothing, std::ptr::null_mut()));
    let job = guest.as_ref().map_or(before.job, Arc::as_ptr);
    ENTERED.with(|all| all.borrow_mut().push((before, guest)));
    HERE.with(|here| here.set(Here { pool: Some(pool), index: pool.sit(), migrated: false, job }));
    1
}

unsafe extern "C" fn nothing(_data: *mut u8) {}

fn leave_down_to(count: usize) {
    while ENTERED.with(|all| all.borrow().len()) > count {
        let here = HERE.with(Cell::get);
        if let Some(pool) = here.pool {
            pool.stand(here.index);
        }
        if let Some((before, guest)) = ENTERED.with(|all| all.borrow_mut().pop()) {
            HERE.with(|here| here.set(before));
            drop(guest);
        }
    }
}

#[no_mangle]
pub extern "C" fn pad_pool_leave(token: usize) {
    if token == 0 {
        return;
    }
    leave_down_to(ENTERED.with(|all| all.borrow().len()) - 1);
}

// Errors ---------------------------------------------------------------------------------------------------------------------------------

/// A jump is about to leave what this thread is doing. `message`: the error, `room` bytes of it, which become those of the first error of the
/// call. `holding`: the program has locks.
#[no_mangle]
pub unsafe extern "C" fn pad_pool_fail(message: *mut u8, room: usize, holding: usize) {
    let here = HERE.with(Cell::get);
    let Some(pool) = here.pool else { return };
    if here.job.is_null() {
        return;
    }
    let job = &*here.job;
    if holding != 0 {
        job.call.holding.store(true, SeqCst);
    }
    let mut first = held(&job.call.message);
    if !job.call.failed.swap(true, SeqCst) {
        *first = std::slice::from_raw_parts(message, room).to_vec();
    }
    drop(first);
    pool.work(here.index, Some(&job.call), || job.pending.load(SeqCst) == 1);
    tell(&job.call, message, room);
    if job.parent.is_none() {
        leave_down_to(0);
    }
}

/// Whether there was an error in the call that this thread works for; `message` is then what it says.
#[no_mangle]
pub unsafe extern "C" fn pad_pool_failed(message: *mut u8, room: usize) -> usize {
    let here = HERE.with(Cell::get);
    let Some(job) = here.job.as_ref() else { return 0 };
    if !job.call.failed.load(SeqCst) {
        return 0;
    }
    tell(&job.call, message, room);
    1
}

unsafe fn tell(call: &Call, message: *mut u8, room: usize) {
    let first = held(&call.message);
    std::ptr::copy_nonoverlapping(first.as_ptr(), message, first.len().min(room));
}

#[no_mangle]
pub extern "C" fn pad_pool_threads(pool: usize) -> usize {
    named(pool).threads
}

#[no_mangle]
pub extern "C" fn pad_pool_index(pool: usize) -> isize {
    let here = HERE.with(Cell::get);
    if here.pool.is_none() || (pool != 0 && !here.is_in(named(pool))) || here.index == OUTSIDE {
        return -1;
    }
    here.index as isize
}

/// Take another number in the same pool; gives the one before.
#[no_mangle]
pub extern "C" fn pad_pool_seat(index: usize) -> usize {
    let here = HERE.with(Cell::get);
    HERE.with(|place| place.set(Here { index, ..here }));
    here.index
}

/// Whether the job that has just begun was forked by another thread.
#[no_mangle]
pub extern "C" fn pad_pool_migrated() -> usize {
    HERE.with(Cell::get).migrated as usize
}

#[no_mangle]
pub extern "C" fn pad_pool_pending() -> isize {
    let here = HERE.with(Cell::get);
    here.pool.map_or(-1, |pool| !held(pool.queue(here.index)).is_empty() as isize)
}

/// Runs a job, if there is one.
#[no_mangle]
pub extern "C" fn pad_pool_yield() -> isize {
    let here = HERE.with(Cell::get);
    let Some(pool) = here.pool else { return -1 };
    match pool.find(here.index, None) {
        Some(job) => {
            job.execute(here.index);
            1
        }
        None => {
            std::thread::yield_now();
            0
        }
    }
}

#[no_mangle]
pub extern "C" fn pad_pool_fork(run: Run, data: *mut u8) -> usize {
    pad_pool_fork_in(0, run, data)
}

/// In a certain pool, if it is still there.
#[no_mangle]
pub extern "C" fn pad_pool_fork_in(pool: usize, run: Run, data: *mut u8) -> usize {
    let here = HERE.with(Cell::get);
    let pool = named(pool);
    let index = if here.is_in(pool) { here.index } else { OUTSIDE };
    let job = Job::new(pool, index, run, data);
    pool.push(index, &job);
    Arc::into_raw(job) as usize
}

/// Waits for its end; whether this thread has run it, because no other had.
#[no_mangle]
pub extern "C" fn pad_pool_join(job: usize) -> usize {
    unsafe { Arc::from_raw(job as *const Job) }.join() as usize
}

/// The pool that this thread is in.
#[no_mangle]
pub extern "C" fn pad_pool_here() -> usize {
    named(0) as *const Pool as usize
}

type Jobs = Mutex<Vec<Arc<Job>>>;

#[no_mangle]
pub extern "C" fn pad_pool_scope() -> usize {
    Box::into_raw(Box::new(Jobs::default())) as usize
}

#[no_mangle]
pub extern "C" fn pad_pool_scope_fork(scope: usize, run: Run, data: *mut u8) {
    let job = unsafe { Arc::from_raw(pad_pool_fork(run, data) as *const Job) };
    held(unsafe { &*(scope as *const Jobs) }).push(job);
}

#[no_mangle]
pub extern "C" fn pad_pool_scope_join(scope: usize) {
    let jobs = unsafe { Box::from_raw(scope as *mut Jobs) };
    loop {
        let Some(job) = held(&jobs).pop() else { break };
        job.join();
    }
}

#[no_mangle]
pub extern "C" fn pad_pool_spawn(pool: usize, run: Run, data: *mut u8) {
    let pool = named(pool);
    if pool.threads < 2 {
        // Nobody else would run it.
        unsafe { run(data) };
        return;
    }
    pool.push(OUTSIDE, &Job::new(pool, OUTSIDE, run, data));
}
