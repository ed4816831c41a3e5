//! What `rayon-core` offers, compiled in its place (see crate.py): `rayon` itself, its iterators and how they split, stays what it is.
//!
//! Two things are asked of the pool of threads (pool.rs), by functions that derivatives know (rayon.py):
//! `pad_pool_fork` may run a function on another thread, and `pad_pool_join` waits for its end. Everything else is ordinary code.
#![allow(missing_docs, deprecated, improper_ctypes)]
#![warn(rust_2018_idioms)]

use std::error::Error;
use std::fmt;
use std::marker::PhantomData;
use std::mem::MaybeUninit;

type Run = unsafe extern "C" fn(*mut u8);

extern "C" {
    fn pad_pool_new(threads: usize, stack: usize) -> usize;
    fn pad_pool_global(threads: usize, stack: usize) -> usize;
    fn pad_pool_end(pool: usize);
    fn pad_pool_enter(pool: usize) -> usize;
    fn pad_pool_leave(token: usize);
    fn pad_pool_threads(pool: usize) -> usize;
    fn pad_pool_index(pool: usize) -> isize;
    fn pad_pool_seat(index: usize) -> usize;
    fn pad_pool_migrated() -> usize;
    fn pad_pool_pending() -> isize;
    fn pad_pool_yield() -> isize;
    fn pad_pool_fork(run: Run, data: *mut u8) -> usize;
    fn pad_pool_join(job: usize);
    fn pad_pool_scope() -> usize;
    fn pad_pool_scope_fork(scope: usize, run: Run, data: *mut u8);
    fn pad_pool_scope_join(scope: usize);
    fn pad_pool_spawn(pool: usize, run: Run, data: *mut u8);
}

/// As many as rayon allows on machines of 64 bits.
pub fn max_num_threads() -> usize {
    (1 << 16) - 1
}

pub fn current_num_threads() -> usize {
    unsafe { pad_pool_threads(0) }
}

pub fn current_thread_index() -> Option<usize> {
    index_in(0)
}

pub fn current_thread_has_pending_tasks() -> Option<bool> {
    match unsafe { pad_pool_pending() } {
        -1 => None,
        found => Some(found != 0),
    }
}

fn index_in(pool: usize) -> Option<usize> {
    match unsafe { pad_pool_index(pool) } {
        -1 => None,
        index => Some(index as usize),
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yield {
    Executed,
    Idle,
}

pub fn yield_now() -> Option<Yield> {
    match unsafe { pad_pool_yield() } {
        -1 => None,
        0 => Some(Yield::Idle),
        _ => Some(Yield::Executed),
    }
}

pub fn yield_local() -> Option<Yield> {
    yield_now()
}

/// While it lives, this thread is one of a pool: of the one that it is in already, if `pool` is 0, and otherwise of the global one.
struct Inside(usize);

impl Inside {
    fn of(pool: usize) -> Inside {
        Inside(unsafe { pad_pool_enter(pool) })
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        unsafe { pad_pool_leave(self.0) }
    }
}

// join ---------------------------------------------------------------------------------------------------------------------------------

pub struct FnContext {
    migrated: bool,
    _not_sent: PhantomData<*mut ()>,
}

impl FnContext {
    fn new(migrated: bool) -> FnContext {
        FnContext { migrated, _not_sent: PhantomData }
    }

    pub fn migrated(&self) -> bool {
        self.migrated
    }
}

impl fmt::Debug for FnContext {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FnContext").field("migrated", &self.migrated).finish()
    }
}

/// A closure, in the frame of who forks, and its result.
struct Job<F, R> {
    closure: MaybeUninit<F>,
    result: MaybeUninit<R>,
}

unsafe extern "C" fn run<F: FnOnce(FnContext) -> R, R>(data: *mut u8) {
    let job = &mut *(data as *mut Job<F, R>);
    let closure = job.closure.as_ptr().read();
    job.result.write(closure(FnContext::new(pad_pool_migrated() != 0)));
}

pub fn join<A, B, RA, RB>(oper_a: A, oper_b: B) -> (RA, RB)
where
    A: FnOnce() -> RA + Send,
    B: FnOnce() -> RB + Send,
    RA: Send,
    RB: Send,
{
    join_context(move |_| oper_a(), move |_| oper_b())
}

pub fn join_context<A, B, RA, RB>(oper_a: A, oper_b: B) -> (RA, RB)
where
    A: FnOnce(FnContext) -> RA + Send,
    B: FnOnce(FnContext) -> RB + Send,
    RA: Send,
    RB: Send,
{
    let _inside = Inside::of(0);
    let mut job = Job { closure: MaybeUninit::new(oper_b), result: MaybeUninit::<RB>::uninit() };
    unsafe {
        let other = pad_pool_fork(run::<B, RB>, &mut job as *mut Job<B, RB> as *mut u8);
        let first = oper_a(FnContext::new(false));
        pad_pool_join(other);
        (first, job.result.as_ptr().read())
    }
}

// scopes -------------------------------------------------------------------------------------------------------------------------------

pub struct Scope<'scope> {
    all: usize,
    marker: PhantomData<Box<dyn FnOnce(&Scope<'scope>) + Send + Sync + 'scope>>,
}

pub struct ScopeFifo<'scope> {
    all: usize,
    marker: PhantomData<Box<dyn FnOnce(&ScopeFifo<'scope>) + Send + Sync + 'scope>>,
}

macro_rules! scope_type {
    ($scope:ident, $spawn:ident, $enter:ident, $enter_in_place:ident, $spawned:ident, $run:ident) => {
        struct $spawned<BODY> {
            body: BODY,
            all: usize,
        }

        unsafe extern "C" fn $run<'scope, BODY>(data: *mut u8)
        where
            BODY: FnOnce(&$scope<'scope>) + Send + 'scope,
        {
            let $spawned { body, all } = *Box::from_raw(data as *mut $spawned<BODY>);
            body(&$scope { all, marker: PhantomData });
        }

        impl<'scope> $scope<'scope> {
            pub fn $spawn<BODY>(&self, body: BODY)
            where
                BODY: FnOnce(&$scope<'scope>) + Send + 'scope,
            {
                let spawned = Box::into_raw(Box::new($spawned { body, all: self.all }));
                unsafe { pad_pool_scope_fork(self.all, $run::<BODY>, spawned as *mut u8) }
            }

            pub fn spawn_broadcast<BODY>(&self, body: BODY)
            where
                BODY: Fn(&$scope<'scope>, BroadcastContext<'_>) + Send + Sync + 'scope,
            {
                let body = std::sync::Arc::new(body);
                for index in 0..current_num_threads() {
                    let body = std::sync::Arc::clone(&body);
                    self.$spawn(move |scope| BroadcastContext::with(index, |context| body(scope, context)));
                }
            }
        }

        impl<'scope> fmt::Debug for $scope<'scope> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_struct(stringify!($scope)).finish()
            }
        }

        pub fn $enter<'scope, OP, R>(op: OP) -> R
        where
            OP: FnOnce(&$scope<'scope>) -> R + Send,
            R: Send,
        {
            $enter_in_place(op)
        }

        pub fn $enter_in_place<'scope, OP, R>(op: OP) -> R
        where
            OP: FnOnce(&$scope<'scope>) -> R,
        {
            let _inside = Inside::of(0);
            unsafe {
                let all = pad_pool_scope();
                let result = op(&$scope { all, marker: PhantomData });
                pad_pool_scope_join(all);
                result
            }
        }
    };
}

scope_type!(Scope, spawn, scope, in_place_scope, Spawned, run_spawned);
scope_type!(ScopeFifo, spawn_fifo, scope_fifo, in_place_scope_fifo, SpawnedFifo, run_spawned_fifo);

// what nobody waits for ------------------------------------------------------------------------------------------------------------------

unsafe extern "C" fn run_boxed<F: FnOnce()>(data: *mut u8) {
    Box::from_raw(data as *mut F)();
}

fn spawn_in<F: FnOnce() + Send + 'static>(pool: usize, func: F) {
    unsafe { pad_pool_spawn(pool, run_boxed::<F>, Box::into_raw(Box::new(func)) as *mut u8) }
}

pub fn spawn<F: FnOnce() + Send + 'static>(func: F) {
    spawn_in(0, func)
}

pub fn spawn_fifo<F: FnOnce() + Send + 'static>(func: F) {
    spawn_in(0, func)
}

// on every thread ------------------------------------------------------------------------------------------------------------------------

pub struct BroadcastContext<'a> {
    index: usize,
    _marker: PhantomData<&'a mut dyn Fn()>,
}

impl<'a> BroadcastContext<'a> {
    /// Whichever thread it is, it has this number meanwhile.
    fn with<R>(index: usize, body: impl FnOnce(BroadcastContext<'_>) -> R) -> R {
        let before = unsafe { pad_pool_seat(index) };
        let result = body(BroadcastContext { index, _marker: PhantomData });
        unsafe { pad_pool_seat(before) };
        result
    }

    pub fn index(&self) -> usize {
        self.index
    }

    pub fn num_threads(&self) -> usize {
        current_num_threads()
    }
}

impl<'a> fmt::Debug for BroadcastContext<'a> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BroadcastContext").field("index", &self.index).finish()
    }
}

pub fn broadcast<OP, R>(op: OP) -> Vec<R>
where
    OP: Fn(BroadcastContext<'_>) -> R + Sync,
    R: Send,
{
    let _inside = Inside::of(0);
    let mut results: Vec<Option<R>> = (0..current_num_threads()).map(|_| None).collect();
    let op = &op;
    scope(|s| {
        for (index, place) in results.iter_mut().enumerate() {
            s.spawn(move |_| *place = Some(BroadcastContext::with(index, op)));
        }
    });
    results.into_iter().map(|one| one.unwrap()).collect()
}

pub fn spawn_broadcast<OP>(op: OP)
where
    OP: Fn(BroadcastContext<'_>) + Send + Sync + 'static,
{
    let op = std::sync::Arc::new(op);
    for index in 0..current_num_threads() {
        let op = std::sync::Arc::clone(&op);
        spawn(move || BroadcastContext::with(index, |context| op(context)));
    }
}

// pools ----------------------------------------------------------------------------------------------------------------------------------

pub struct ThreadPool {
    pool: usize,
}

impl ThreadPool {
    #[deprecated(note = "Use `ThreadPoolBuilder::build`")]
    pub fn new(configuration: Configuration) -> Result<ThreadPool, Box<dyn Error>> {
        configuration.build().map_err(|error| error as Box<dyn Error>)
    }

    pub fn install<OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce() -> R + Send,
        R: Send,
    {
        let _inside = Inside::of(self.pool);
        op()
    }

    pub fn broadcast<OP, R>(&self, op: OP) -> Vec<R>
    where
        OP: Fn(BroadcastContext<'_>) -> R + Sync,
        R: Send,
    {
        let _inside = Inside::of(self.pool);
        broadcast(op)
    }

    pub fn current_num_threads(&self) -> usize {
        unsafe { pad_pool_threads(self.pool) }
    }

    pub fn current_thread_index(&self) -> Option<usize> {
        index_in(self.pool)
    }

    pub fn current_thread_has_pending_tasks(&self) -> Option<bool> {
        self.current_thread_index().and_then(|_| current_thread_has_pending_tasks())
    }

    pub fn join<A, B, RA, RB>(&self, oper_a: A, oper_b: B) -> (RA, RB)
    where
        A: FnOnce() -> RA + Send,
        B: FnOnce() -> RB + Send,
        RA: Send,
        RB: Send,
    {
        self.install(|| join(oper_a, oper_b))
    }

    pub fn scope<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&Scope<'scope>) -> R + Send,
        R: Send,
    {
        self.install(|| scope(op))
    }

    pub fn scope_fifo<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&ScopeFifo<'scope>) -> R + Send,
        R: Send,
    {
        self.install(|| scope_fifo(op))
    }

    pub fn in_place_scope<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&Scope<'scope>) -> R,
    {
        let _inside = Inside::of(self.pool);
        in_place_scope(op)
    }

    pub fn in_place_scope_fifo<'scope, OP, R>(&self, op: OP) -> R
    where
        OP: FnOnce(&ScopeFifo<'scope>) -> R,
    {
        let _inside = Inside::of(self.pool);
        in_place_scope_fifo(op)
    }

    pub fn spawn<OP: FnOnce() + Send + 'static>(&self, op: OP) {
        spawn_in(self.pool, op)
    }

    pub fn spawn_fifo<OP: FnOnce() + Send + 'static>(&self, op: OP) {
        spawn_in(self.pool, op)
    }

    pub fn spawn_broadcast<OP>(&self, op: OP)
    where
        OP: Fn(BroadcastContext<'_>) + Send + Sync + 'static,
    {
        let _inside = Inside::of(self.pool);
        spawn_broadcast(op)
    }

    pub fn yield_now(&self) -> Option<Yield> {
        self.current_thread_index().and_then(|_| yield_now())
    }

    pub fn yield_local(&self) -> Option<Yield> {
        self.current_thread_index().and_then(|_| yield_local())
    }
}

impl Drop for ThreadPool {
    fn drop(&mut self) {
        unsafe { pad_pool_end(self.pool) }
    }
}

impl fmt::Debug for ThreadPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadPool").field("num_threads", &self.current_num_threads()).finish()
    }
}

#[derive(Debug)]
pub struct ThreadPoolBuildError {
    what: &'static str,
}

impl fmt::Display for ThreadPoolBuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what)
    }
}

impl Error for ThreadPoolBuildError {}

const AGAIN: ThreadPoolBuildError = ThreadPoolBuildError { what: "The global thread pool has already been initialized." };
const HANDLERS: ThreadPoolBuildError =
    ThreadPoolBuildError { what: "polyglot_ad: threads of rayon that the program starts itself, or that call it when they start and end, are not supported" };

#[derive(Debug)]
pub struct DefaultSpawn;

pub struct CustomSpawn<F>(PhantomData<F>);

impl<F> fmt::Debug for CustomSpawn<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CustomSpawn")
    }
}

/// What a program may be given to start a thread of a pool.
#[derive(Debug)]
pub struct ThreadBuilder {
    index: usize,
}

impl ThreadBuilder {
    pub fn index(&self) -> usize {
        self.index
    }

    pub fn name(&self) -> Option<&str> {
        None
    }

    pub fn stack_size(&self) -> Option<usize> {
        None
    }

    pub fn run(self) {}
}

pub struct ThreadPoolBuilder<S = DefaultSpawn> {
    threads: usize,
    stack: Option<usize>,
    handlers: bool,
    spawn: PhantomData<S>,
}

impl Default for ThreadPoolBuilder {
    fn default() -> Self {
        ThreadPoolBuilder { threads: 0, stack: None, handlers: false, spawn: PhantomData }
    }
}

impl ThreadPoolBuilder {
    pub fn new() -> Self {
        Self::default()
    }

    pub fn build_scoped<W, F, R>(self, _wrapper: W, _with_pool: F) -> Result<R, ThreadPoolBuildError>
    where
        W: Fn(ThreadBuilder) + Sync,
        F: FnOnce(&ThreadPool) -> R,
    {
        Err(HANDLERS)
    }
}

impl<S> ThreadPoolBuilder<S> {
    pub fn build(self) -> Result<ThreadPool, ThreadPoolBuildError> {
        if self.handlers {
            return Err(HANDLERS);
        }
        Ok(ThreadPool { pool: unsafe { pad_pool_new(self.threads, self.stack.unwrap_or(0)) } })
    }

    pub fn build_global(self) -> Result<(), ThreadPoolBuildError> {
        if self.handlers {
            return Err(HANDLERS);
        }
        match unsafe { pad_pool_global(self.threads, self.stack.unwrap_or(0)) } {
            0 => Err(AGAIN),
            _ => Ok(()),
        }
    }

    pub fn spawn_handler<F>(self, _spawn: F) -> ThreadPoolBuilder<CustomSpawn<F>>
    where
        F: FnMut(ThreadBuilder) -> std::io::Result<()>,
    {
        ThreadPoolBuilder { threads: self.threads, stack: self.stack, handlers: true, spawn: PhantomData }
    }

    pub fn thread_name<F: FnMut(usize) -> String + 'static>(self, _closure: F) -> Self {
        self
    }

    pub fn num_threads(mut self, num_threads: usize) -> Self {
        self.threads = num_threads;
        self
    }

    pub fn use_current_thread(self) -> Self {
        self
    }

    pub fn panic_handler<H>(self, _panic_handler: H) -> Self
    where
        H: Fn(Box<dyn std::any::Any + Send>) + Send + Sync + 'static,
    {
        self
    }

    pub fn stack_size(mut self, stack_size: usize) -> Self {
        self.stack = Some(stack_size);
        self
    }

    pub fn breadth_first(self) -> Self {
        self
    }

    pub fn start_handler<H: Fn(usize) + Send + Sync + 'static>(mut self, _start_handler: H) -> Self {
        self.handlers = true;
        self
    }

    pub fn exit_handler<H: Fn(usize) + Send + Sync + 'static>(mut self, _exit_handler: H) -> Self {
        self.handlers = true;
        self
    }
}

impl<S> fmt::Debug for ThreadPoolBuilder<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ThreadPoolBuilder").field("num_threads", &self.threads).field("stack_size", &self.stack).finish()
    }
}

/// Of the versions of rayon before 1.0.
#[derive(Default, Debug)]
pub struct Configuration {
    builder: ThreadPoolBuilder,
}

impl Configuration {
    pub fn new() -> Configuration {
        Configuration::default()
    }

    pub fn build(self) -> Result<ThreadPool, Box<dyn Error + 'static>> {
        self.builder.build().map_err(Box::from)
    }

    pub fn num_threads(mut self, num_threads: usize) -> Configuration {
        self.builder = self.builder.num_threads(num_threads);
        self
    }

    pub fn stack_size(mut self, stack_size: usize) -> Configuration {
        self.builder = self.builder.stack_size(stack_size);
        self
    }

    pub fn breadth_first(self) -> Configuration {
        self
    }
}

pub fn initialize(config: Configuration) -> Result<(), Box<dyn Error>> {
    config.builder.build_global().map_err(Box::from)
}
