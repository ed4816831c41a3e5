"""The table behind callees/externals.py: kind, names separated by spaces, effects."""

from __future__ import annotations

from .external import ALL, STRING_CLASS, External
from .openmp_rows import OPENMP_ROWS
from .panics import CAUGHT, PANICS

NOTHING = External()
READS = External(reads=ALL)
PRINTS = External(reads=ALL, hidden=True)
HIDDEN = External(hidden=True)
STOPS = External(reads=ALL, hidden=True, returns=False)
MAY_STOP = External(reads=ALL, hidden=True, returns=None)
ANYTHING = External(reads=ALL, writes=ALL, hidden=True)
FIRST = External(passes=0)


def writes(*arguments: int, size: tuple[int, ...] = (), reads: tuple[int, ...] = (), hidden: bool = True) -> External:
    return External(reads=reads, writes=arguments, size=size, hidden=hidden)


_EXCEPTIONS = (
    "9exception 9bad_alloc 8bad_cast 10bad_typeid 13bad_exception 20bad_array_new_length 11logic_error 12domain_error 16invalid_argument "
    "12length_error 12out_of_range 13runtime_error 11range_error 14overflow_error 15underflow_error"
)


def _of_exceptions(*patterns: str) -> str:
    """The members of the standard exceptions: `{}` stands for the mangled name of the class."""
    return " ".join(pattern.format(f"St{name}") for name in _EXCEPTIONS.split() for pattern in patterns)


_TEXT_OF_STRINGS = " ".join(
    f"_ZN{const}St7__cxx1112{STRING_CLASS}{member}*"
    for const in ("", "K")
    for member in ("4dataE", "5c_strE", "5beginE", "3endE", "6cbeginE", "4cendE", "5frontE", "4backE", "2atE", "ixE", "7_M_dataEv",
                   "13_M_local_dataE", "6insertEN9__gnu_cxx17__normal_iterator", "5eraseEN9__gnu_cxx17__normal_iterator")
)  # fmt: skip
"""The members of std::string that give an address in its text."""

_POSITIONS = " ".join(
    form.format(name)
    for name in ("isamax", "idamax", "icamax", "izamax", "isamin", "idamin", "icamin", "izamin")
    for form in ("{}_", "{}_64_", "{}64_", "cblas_{}", "cblas_{}64_", "cblas_{}_64", "scipy_{}_", "scipy_{}_64_", "scipy_cblas_{}64_")
)

ROWS: tuple[tuple[str, str, External], ...] = (
    ("system", "pad_mpi_separate pad_mpi_twin", External(hidden=True)),
    ("system", "pad_mpi_carries", NOTHING),
    ("system", "pad_mpi_next_twin", writes(2)),
    ("exit", "pad_mpi_unfollowed", STOPS),
    # output
    ("print", "printf vprintf puts putchar putc fputc fputs fprintf vfprintf fflush fclose fwrite write perror dprintf __printf_chk "
     "__fprintf_chk __vprintf_chk __vfprintf_chk putchar_unlocked putc_unlocked fwrite_unlocked fputs_unlocked fputc_unlocked ungetc putw "
     "pwrite pwrite64", PRINTS),
    ("print", "_FortranAioBegin* _FortranAioOutput* _FortranAioEndIoStatement _FortranAioSet* _FortranAioEnable* _FortranAFlush "
     "_FortranAioNew*", MAY_STOP),
    # the program's own input and output of derived types
    ("print", "_FortranAioOutputDerivedType _FortranAioOutputDescriptor _FortranAioOutputNamelist",
     External(reads=ALL, hidden=True, returns=None, calls=True)),
    # manipulators are called; a stream's own buffer may be the program's
    ("print", "_ZNSolsEPFRSoS_E _ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES3_E _ZNSolsEPFRSt8ios_baseS0_E",
     External(reads=ALL, hidden=True, calls=True, passes=0)),
    ("print", "_ZNSoC[12]EPSt15basic_streambuf* _ZNSt9basic_iosIcSt11char_traitsIcEE4initE* _ZNSt9basic_iosIcSt11char_traitsIcEE5rdbufEP*",
     External(reads=ALL, writes=(0,), hidden=True, registers=True)),
    ("print", "_ZStls* _ZNSo* _ZSt16__ostream_insert*", External(reads=ALL, writes=(0,), hidden=True, deep=True, copies=True)),
    ("print", "_ZSt4endl* _ZSt5flush* _ZNSt3__1lsINS_* jl_uv_puts ijl_uv_puts "
     "jl_printf ijl_printf jl_safe_printf ijl_safe_printf", PRINTS),
    # Rust: what formats itself is called back
    ("print", "*3std2io5stdio6__print *3std2io5stdio7__eprint", External(reads=ALL, hidden=True, calls=True)),
    ("print", "*5alloc3fmt6format12format_inner", External(reads=ALL, writes=(0,), hidden=True, calls=True)),
    ("print", "*4core3fmt5write *4core3fmt*9Formatter* *4core3fmt8builders*",
     External(reads=ALL, writes=(0,), hidden=True, deep=True, calls=True)),
    ("print", "*4core3fmt*7Display3fmt *4core3fmt*5Debug3fmt *4core3fmt*8LowerExp3fmt *4core3fmt*8UpperExp3fmt "
     "*4core3fmt*8LowerHex3fmt *4core3fmt*8UpperHex3fmt", External(reads=ALL, writes=(1,), hidden=True, deep=True, calls=True)),
    ("system", "*4core3num7dec2flt*8from_str *4core3num*7FromStr8from_str", writes(0, reads=(~1,), hidden=False)),
    ("print", "snprintf vsnprintf __snprintf_chk __vsnprintf_chk", External(reads=(~1,), writes=(0,), copies=True)),
    ("print", "sprintf vsprintf __sprintf_chk __vsprintf_chk", External(reads=(~1,), writes=(0,), copies=True)),
    # memory that streams write to and read from, for as long as they are open
    ("stream", "open_memstream open_wmemstream", External(writes=(0, 1), hidden=True, keeps=(0, 1))),
    ("stream", "fmemopen", External(reads=ALL, writes=(0,), hidden=True, keeps=(0,))),
    ("stream", "setvbuf setbuf setbuffer", External(reads=ALL, writes=(1,), hidden=True, keeps=(1,))),
    ("system", "setlinebuf", PRINTS),
    # input: what is read from outside is constant
    ("system", "fread fread_unlocked", writes(0, 3, size=(1, 2))),
    ("system", "read pread pread64", writes(1, size=(2,))),
    ("system", "fgets fgets_unlocked", writes(0, 2)),
    ("system", "scanf __isoc99_scanf __isoc23_scanf", writes(~1, reads=(0,))),
    ("system", "sscanf fscanf __isoc99_sscanf __isoc99_fscanf __isoc23_sscanf __isoc23_fscanf", writes(~2, reads=(0, 1))),
    ("system", "_FortranAioInputDescriptor _FortranAioInputNamelist _FortranAioInputDerivedType",
     External(reads=ALL, writes=(~1,), hidden=True, returns=None, deep=True, calls=True)),
    ("system", "_FortranAioInput*", External(reads=ALL, writes=(~1,), hidden=True, returns=None)),
    ("system", "fopen fopen64 freopen fseek fseeko ftell ftello rewind feof ferror fileno getc fgetc getchar getc_unlocked "
     "fgetc_unlocked getchar_unlocked getw remove rename open open64 close lseek isatty access unlink "
     "tmpfile tmpfile64 mkstemp mkostemp fdopen dup dup2 dup3 memfd_create ftruncate ftruncate64 "
     "truncate fsync fdatasync mkdir rmdir chdir chmod umask symlink link flock lockf opendir closedir nice setrlimit sched_setaffinity "
     "pthread_setaffinity_np pthread_setname_np posix_fadvise", PRINTS),
    ("system", "pipe pipe2 uname gethostname getloadavg", writes(0)),
    ("system", "stat fstat lstat stat64 fstat64 lstat64 getrusage getrlimit readlink", writes(1, reads=(0,))),
    ("system", "sched_getaffinity pthread_getaffinity_np", writes(2)),
    ("system", "socketpair", writes(3)),
    # the end
    ("exit", "pad.raise pad.raise.kept pad.raise.refusal abort exit _exit _Exit quick_exit __assert_fail __assert __assert_rtn "
     "__assert_perror_fail "
     "__stack_chk_fail __chk_fail __fortify_fail __cxa_pure_virtual __cxa_bad_cast __cxa_bad_typeid "
     "__cxa_throw_bad_array_new_length _ZSt9terminatev _ZSt20__throw_length_errorPKc _ZSt17__throw_bad_allocv "
     "_ZSt28__throw_bad_array_new_lengthv _ZSt24__throw_out_of_range_fmtPKcz _ZSt20__throw_out_of_rangePKc "
     "_ZSt19__throw_logic_errorPKc _ZSt24__throw_invalid_argumentPKc _ZSt21__throw_runtime_errorPKc _ZSt20__throw_domain_errorPKc "
     "_ZSt19__throw_range_errorPKc _ZSt22__throw_overflow_errorPKc _ZSt23__throw_underflow_errorPKc "
     "_ZSt25__throw_bad_function_callv _ZSt16__throw_bad_castv _ZSt21__glibcxx_assert_failPKciS0_S0_ _ZSt20__throw_system_errori "
     "_ZSt27__throw_bad_optional_accessv _ZSt26__throw_bad_variant_accessPKc __clang_call_terminate __cxa_throw __cxa_rethrow "
     "_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE "
     "_Unwind_Resume longjmp _longjmp __longjmp_chk llvm.trap llvm.ubsantrap __ubsan_handle_*_abort", STOPS),
    ("exit", "_FortranAStopStatement* _FortranAErrorStop* _FortranAFailImageStatement _FortranAProgramEndStatement _FortranAAbort "
     "_FortranAExit _FortranAReportFatalUserError", STOPS),
    ("exit", "_FortranAPauseStatement*", MAY_STOP),
    # Rust: what a panic carries is handed out where it is caught
    ("exit", " ".join(PANICS), External(reads=ALL, hidden=True, returns=False, keeps=(0,))),
    ("unwinding", " ".join(CAUGHT), External(reads=ALL, hidden=True, gives=(-1,))),
    ("exit", "rust_begin_unwind rust_panic __rust_start_panic *4core9panicking* *3std9panicking* *5alloc7raw_vec12handle_error "
     "*5alloc7raw_vec17capacity_overflow *5alloc5alloc18handle_alloc_error *4core5slice5index*fail* *4core6option13expect_failed "
     "*4core6option13unwrap_failed *4core6result13unwrap_failed *4core3str16slice_error_fail *4core4cell*panic_already* "
     "*4core5slice*len_mismatch_fail *panic_bounds_check *panic_const_* *panic_nounwind* *4core5slice5index*order_fail "
     "*4core5slice5index*len_fail* *3std6thread5local18panic_access_error", STOPS),
    ("exit", "jl_throw jl_error jl_errorf jl_exceptionf jl_too_few_args jl_too_many_args jl_type_error jl_type_error_rt "
     "jl_undefined_var_error jl_bounds_error jl_bounds_error_v jl_bounds_error_int jl_bounds_error_ints jl_bounds_error_tuple_int "
     "jl_bounds_error_unboxed_int jl_rethrow jl_rethrow_other jl_no_exc_handler jl_eof_error jl_argument_error ijl_throw ijl_error "
     "ijl_errorf ijl_exceptionf ijl_too_few_args ijl_too_many_args ijl_type_error ijl_type_error_rt ijl_undefined_var_error "
     "ijl_bounds_error ijl_bounds_error_v ijl_bounds_error_int ijl_bounds_error_ints ijl_bounds_error_tuple_int "
     "ijl_bounds_error_unboxed_int ijl_rethrow ijl_rethrow_other ijl_no_exc_handler ijl_eof_error", STOPS),
    ("exit", "llvm.experimental.guard llvm.experimental.deoptimize*", MAY_STOP),
    # clocks, environment, random numbers: constants to a derivative
    ("clock", "clock times _ZNSt6chrono* _FortranACpuTime jl_hrtime ijl_hrtime jl_clock_now ijl_clock_now "
     "llvm.readcyclecounter llvm.readsteadycounter *3std4time*now *4core4time*", HIDDEN),
    ("clock", "time timespec_get", writes(0)),
    ("clock", "gettimeofday", writes(0, 1)),
    ("clock", "clock_gettime clock_getres nanosleep", writes(1, reads=(0,))),
    ("clock", "_FortranASystemClockCount _FortranASystemClockCountMax _FortranASystemClockCountRate", HIDDEN),
    ("clock", "_FortranADateAndTime", ANYTHING),
    ("clock", "mktime localtime gmtime ctime asctime difftime strftime", ANYTHING),
    ("system", "unsetenv getpid getppid getuid geteuid gettid sysconf sched_yield usleep sleep system "
     "getpagesize get_nprocs sched_getcpu atexit at_quick_exit on_exit __cxa_atexit __errno_location strerror",
     PRINTS),
    # what is given here is called, or handed out, later
    ("system", "__cxa_thread_atexit __cxa_thread_atexit_impl", External(reads=ALL, hidden=True, later=(0, 1))),
    ("system", "signal bsd_signal sysv_signal __sysv_signal sigset sigaction",
     External(reads=ALL, writes=(2,), hidden=True, registers=True)),
    ("system", "raise kill killpg pause", External(reads=ALL, hidden=True, runs=True)),
    ("system", "sigqueue", External(reads=ALL, hidden=True, runs=True, keeps=(2,))),
    ("system", "pthread_key_create tss_create", External(writes=(0,), hidden=True, registers=True)),
    ("system", "pthread_setspecific tss_set", External(hidden=True, keeps=(1,))),
    ("system", "pthread_getspecific tss_get", External(hidden=True, gives=(-1,))),
    ("system", "pthread_key_delete tss_delete hdestroy", HIDDEN),
    ("system", "hcreate", HIDDEN),
    ("system", "tsearch", External(reads=ALL, writes=(1,), hidden=True, calls=True, keeps=(0, 1), gives=(-1,))),
    ("system", "tfind", External(reads=ALL, hidden=True, calls=True, keeps=(1,), gives=(-1,))),
    ("system", "tdelete", External(reads=ALL, writes=(1,), hidden=True, calls=True, keeps=(1,), gives=(-1,))),
    ("system", "twalk twalk_r tdestroy", External(reads=ALL, hidden=True, calls=True, keeps=(0,))),
    ("system", "putenv", External(reads=ALL, hidden=True, keeps=(0,))),
    ("system", "setenv", External(reads=ALL, hidden=True, keeps=(0, 1))),
    ("system", "getenv secure_getenv", External(reads=ALL, hidden=True, gives=(-1,))),
    ("random", "rand srand random srandom drand48 lrand48 mrand48 srand48 arc4random arc4random_uniform", HIDDEN),
    ("random", "rand_r erand48 nrand48 jrand48", writes(0, reads=(0,), hidden=False)),
    ("random", "getrandom getentropy arc4random_buf", writes(0, size=(1,))),
    ("random", "_FortranARandomNumber", External(reads=ALL, writes=(0,), hidden=True, deep=True)),
    ("random", "_FortranARandomInit", PRINTS),
    ("random", "_FortranARandomSeed*", External(reads=ALL, writes=ALL, hidden=True, deep=True)),
    # reading memory, giving integers
    ("query", "malloc_usable_size", READS),
    ("string", "strlen strnlen strcmp strncmp strcasecmp strncasecmp strcoll strspn strcspn memcmp bcmp wcslen wcscmp wmemcmp "
     "ffs ffsl ffsll _FortranACharacterCompareScalar* _FortranAIsContiguous* _FortranALboundDim _FortranAUboundDim _FortranASizeDim "
     "_FortranASize _FortranALbound _FortranAUbound _FortranAShape* _FortranAExtensionOf _FortranASameTypeAs _FortranAClassIs "
     "_FortranAPointerIsAssociated* _FortranAIsAssumedSize _FortranALenTrim* _FortranAIndex* _FortranAScan* _FortranAVerify* "
     "_FortranAPresent", READS),
    ("string", "atoi atol atoll", External(reads=ALL, parses=True)),
    ("string", "strchr strrchr strstr strcasestr strpbrk memchr memrchr memmem rawmemchr strchrnul index rindex wcschr wcsrchr wcsstr "
     "wmemchr",
     External(reads=ALL, passes=0, within=True)),
    # what is text to these may be a number's bytes
    ("string", "strcpy strcat __strcpy_chk __strcat_chk", External(reads=(0, 1), writes=(0,), passes=0, copies=True)),
    ("string", "strncpy strncat __strncpy_chk __strncat_chk", External(reads=(0, 1), writes=(0,), size=(2,), passes=0, copies=True)),
    ("string", "wcscpy wcscat wcsncpy wcsncat __wcscpy_chk __wcscat_chk __wcsncpy_chk __wcsncat_chk",
     External(reads=(0, 1), writes=(0,), passes=0, copies=True)),
    ("string", "stpcpy __stpcpy_chk", External(reads=(1,), writes=(0,), passes=0, within=True, copies=True)),
    ("string", "stpncpy __stpncpy_chk", External(reads=(1,), writes=(0,), size=(2,), passes=0, within=True, copies=True)),
    ("string", "memccpy", External(reads=(1,), writes=(0,), size=(3,), passes=0, within=True, copies=True)),
    ("string", "strlcpy strlcat", External(reads=(0, 1), writes=(0,), size=(2,), copies=True)),
    ("string", "swab", External(reads=(0,), writes=(1,), size=(2,), copies=True)),
    ("string", "strtol strtoll strtoul strtoull strtod strtof strtold __isoc23_strtol __isoc23_strtoll __isoc23_strtoul __isoc23_strtoull "
     "strtoimax strtoumax", External(reads=(0,), writes=(1,), parses=True)),
    ("string", "atof", External(reads=ALL, parses=True)),
    # integers and predicates: no memory, no derivative
    ("bits", "llvm.ctpop.* llvm.ctlz.* llvm.cttz.* llvm.bswap.* llvm.bitreverse.* llvm.fshl.* llvm.fshr.* llvm.abs.* llvm.smax.* "
     "llvm.smin.* llvm.umax.* llvm.umin.* llvm.scmp.* llvm.ucmp.* llvm.sadd.* llvm.uadd.* llvm.ssub.* llvm.usub.* llvm.smul.* "
     "llvm.umul.* llvm.sshl.* llvm.ushl.* llvm.clmul.* llvm.is.fpclass.* llvm.lrint.* llvm.llrint.* llvm.lround.* llvm.llround.* "
     "llvm.fptosi.sat.* llvm.fptoui.sat.* llvm.vscale.* llvm.get.active.lane.mask.* llvm.vector.reduce.add.* "
     "llvm.vector.reduce.mul.* llvm.vector.reduce.and.* llvm.vector.reduce.or.* llvm.vector.reduce.xor.* llvm.vector.reduce.smax.* "
     "llvm.vector.reduce.smin.* llvm.vector.reduce.umax.* llvm.vector.reduce.umin.* llvm.stepvector.*", NOTHING),
    ("bits", "llvm.expect.* llvm.expect.with.probability.* llvm.is.constant.* llvm.objectsize.* llvm.allow.runtime.check "
     "llvm.allow.ubsan.check llvm.eh.typeid.for.* llvm.returnaddress llvm.frameaddress.* llvm.addressofreturnaddress.* "
     "llvm.flt.rounds llvm.get.rounding llvm.call.preallocated.setup llvm.vector.partial.reduce.add.* llvm.cttz.elts.*", NOTHING),
    ("integer", "abs labs llabs div ldiv lldiv lrint lrintf lrintl llrint llrintf llrintl lround lroundf lroundl llround llroundf llroundl "
     "ilogb ilogbf ilogbl llogb llogbf llogbl isnan isnanf __isnan __isnanf __isnanl isinf isinff __isinf __isinff __isinfl finite "
     "finitef __finite __finitef __finitel __fpclassify __fpclassifyf __fpclassifyl __signbit __signbitf __signbitl isalpha isdigit "
     "isspace isalnum isupper islower ispunct isxdigit toupper tolower __popcountdi2 __clzdi2 __ctzdi2 __ashlti3 __lshrti3 "
     "__ashrti3 __divti3 __udivti3 __modti3 __umodti3 __multi3 __muloti4 _FortranAExponent4_4 _FortranAExponent4_8 "
     "_FortranAExponent8_4 _FortranAExponent8_8 _FortranAExponent10_4 _FortranAExponent10_8 _FortranAExponent16_4 "
     "_FortranAExponent16_8 _FortranASelectedIntKind* _FortranASelectedRealKind* _FortranASelectedCharKind* fegetround "
     "__fe_getround", NOTHING),
    ("integer", "nan nanf nanl", READS),
    # BLAS and LAPACK: positions, and facts about the machine
    ("integer", _POSITIONS, READS),
    ("integer", "slamch_ dlamch_ slamch_64_ dlamch_64_ lsame_ lsame_64_ ilaenv_ ilaenv_64_", READS),
    ("integer", "openblas_set_num_threads openblas_get_num_threads openblas_set_num_threads64_ mkl_set_num_threads xerbla_ xerbla_64_ "
     "cblas_xerbla", PRINTS),
    ("integer", "__ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc", NOTHING),
    ("system", "fesetround feenableexcept fedisableexcept feclearexcept feraiseexcept fetestexcept fegetexcept feholdexcept fesetenv "
     "feupdateenv fegetenv _FortranASupports* _FortranAMapException _FortranAGetRoundingMode llvm.set.rounding llvm.get.fpenv.* "
     "llvm.set.fpenv.* llvm.reset.fpenv llvm.get.fpmode.* llvm.set.fpmode.* llvm.reset.fpmode", PRINTS),
    # compiler's notes
    ("hint", "llvm.assume llvm.experimental.noalias.scope.decl llvm.sideeffect llvm.donothing llvm.pseudoprobe llvm.var.annotation* "
     "llvm.codeview.annotation llvm.fake.use llvm.instrprof* llvm.experimental.widenable.condition julia.loopinfo_marker "
     "*35___rust_no_alloc_shim_is_unstable* __rust_no_alloc_shim_is_unstable*", HIDDEN),
    ("hint", "llvm.lifetime.start* llvm.lifetime.end* llvm.invariant.start.* llvm.invariant.end.*", HIDDEN),
    ("hint", "llvm.prefetch.*", HIDDEN),
    ("hint", "llvm.stacksave* llvm.stackrestore* llvm.localescape llvm.eh.recoverfp", HIDDEN),
    ("debug", "llvm.dbg.*", NOTHING),
    # integers where numbers may lie (differentiate/kinds.py)
    ("hint", "pad.kinds.loaded pad.kinds.stored pad.kinds.copied", HIDDEN),
    ("bits", "pad.kinds.f64.* pad.kinds.f32.*", NOTHING),
    # Where the objects are that checkpointed loops restore (differentiate/checkpoint).
    ("hint", "pad.checkpoint.object pad.checkpoint.forget pad.checkpoint.chunk pad.checkpoint.ranks "
     "polyglot_ad_checkpoint polyglot_ad_checkpoint_", HIDDEN),
    ("hint", "llvm.launder.invariant.group* llvm.strip.invariant.group* llvm.ptr.annotation* llvm.ptrmask.* llvm.threadlocal.address* "
     "llvm.preserve.array.access.index* llvm.preserve.struct.access.index* julia.pointer_from_objref", FIRST),
    ("hint", "pad.address.offset", External(passes=0, within=True)),
    ("hint", "julia.typeof jl_typeof ijl_typeof", READS),
    ("hint", "julia.write_barrier* jl_gc_queue_root ijl_gc_queue_root jl_gc_queue_binding julia.safepoint jl_gc_safepoint "
     "llvm.julia.gc_preserve_begin llvm.julia.gc_preserve_end julia.push_gc_frame julia.pop_gc_frame julia.new_gc_frame "
     "julia.get_gc_frame_slot julia.ptls_states julia.get_pgcstack jl_get_ptls_states julia.except_enter", HIDDEN),
    # threads: locks and numbers
    *OPENMP_ROWS,
    ("lock", "pthread_mutex_lock pthread_mutex_unlock pthread_mutex_trylock pthread_mutex_init pthread_mutex_destroy pthread_self "
     "pad.thread.unjoin pad.thread.self pad.thread.stack pad.thread.detach pad.thread.detach.as pad.thread.leave pad.thread.scatter "
     "pad.thread.into pad.thread.unmeet pad.thread.spun "
     "pad_pool_new pad_pool_global pad_pool_end pad_pool_enter pad_pool_leave pad_pool_threads pad_pool_index "
     "pad_pool_seat pad_once_state pad_pool_migrated pad_pool_pending pad_pool_yield pad_channel_pause pad_channel_notify", PRINTS),
    ("lock", "pad.strand.begin pad.strand.enter pad.strand.leave pad.strand.region.begin pad.strand.region.end pad.strand.inside "
     "pad.strand.nthreads pad.strand.threadid pad.strand.lock pad.strand.unlock pad.strand.trylock "
     "pad.strand.locked pad.strand.failing pad.strand.finish pad.strand.keep pad.strand.limit "
     "pad.strand.queue pad.strand.rest pad.strand.resume pad.strand.enlist pad.strand.await pad.strand.serve "
     "pad.strand.unawaited", PRINTS),
    ("lock", "pthread_mutex_timedlock pthread_mutex_clocklock pthread_spin_lock pthread_spin_unlock pthread_spin_trylock "
     "pthread_spin_init pthread_spin_destroy pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_tryrdlock "
     "pthread_rwlock_trywrlock pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock pthread_rwlock_clockrdlock "
     "pthread_rwlock_clockwrlock pthread_rwlock_unlock pthread_rwlock_init pthread_rwlock_destroy pthread_cond_init "
     "pthread_cond_destroy pthread_cond_wait pthread_cond_timedwait pthread_cond_clockwait pthread_cond_signal pthread_cond_broadcast "
     "pthread_barrier_init pthread_barrier_destroy pthread_barrier_wait sem_init sem_destroy sem_wait sem_trywait sem_timedwait "
     "sem_clockwait sem_post pthread_equal pthread_attr_init pthread_attr_destroy pthread_mutexattr_* "
     "pthread_condattr_* pthread_rwlockattr_* pthread_barrierattr_* pthread_getconcurrency pthread_setconcurrency pthread_yield "
     "pad.once.enter pad.once.leave "
     "mtx_init mtx_destroy mtx_lock mtx_trylock mtx_timedlock mtx_unlock cnd_init cnd_destroy cnd_signal cnd_broadcast cnd_wait "
     "cnd_timedwait thrd_equal thrd_yield thrd_sleep _ZNSt28__atomic_futex_unsigned_base* "
     "_ZNSt6thread20hardware_concurrencyEv _ZNSt6thread6_StateD2Ev _ZNSt18condition_variable*", PRINTS),
    ("lock", "pthread_attr_setstack pthread_attr_setstackaddr", External(reads=ALL, writes=(0,), hidden=True, keeps=(1,))),
    ("lock", "pthread_attr_getstack pthread_attr_getstackaddr", External(reads=(0,), writes=(1, 2), hidden=True, gives=(1,))),
    ("lock", "pthread_attr_set*", writes(0, reads=ALL)),
    ("lock", "pthread_attr_get*", writes(1, reads=(0,))),
    ("lock", "pad_once_enter pad_once_leave", writes(0, reads=(0,))),
    ("event", "pad.thread.join pad.thread.meet pad.thread.gather pad.thread.all", PRINTS),
    # Rust's threads: names, numbers and parking (differentiate/parallel/threads/rust.py)
    ("lock", "_RNvM*3std6thread2id*_8ThreadId3new _RNvM*3std6thread6thread*_6Thread* _RNvM*3std6thread6scoped*_9ScopeData* "
     "_RNvM*3std3sys4sync* _RNvM*3std4sync6poison7condvar* _RNvN*3std6thread7current* _RNvM*3std6thread6thread5Inner*drop_slow* "
     "_RNvM*3std6thread9spawnhook9SpawnHook*drop_slow* _RNvNt*3std3env7__var_os _RNvN*3std9panicking11panic_count*", PRINTS),
    ("lock", "_RNvN*3std3sys12thread_local11destructors*8register", External(reads=ALL, hidden=True, later=(1, 0))),
    # Rust's hash maps: keys of their hashes, and what is asked when a table cannot grow
    ("random", "*3std3sys6random*19hashmap_random_keys*", HIDDEN),
    ("exit", "*9hashbrown3raw*11Fallibility17capacity_overflow* *9hashbrown3raw*11Fallibility9alloc_err*", MAY_STOP),
    # C++ strings and standard exceptions, which hold text besides what classes derived from them add
    ("string", f"_ZNSt7__cxx1112{STRING_CLASS}9_M_create*", writes(0, 1, reads=(0, 1))),
    ("string", _TEXT_OF_STRINGS, External(reads=ALL, writes=(0,), hidden=True, deep=True, copies=True, holds=0)),
    ("string", f"_ZNKSt7__cxx1112{STRING_CLASS}*", READS),
    ("string", f"_ZNSt7__cxx1112{STRING_CLASS}*", External(reads=ALL, writes=(0,), hidden=True, passes=0, deep=True, copies=True)),
    ("string", _of_exceptions("_ZN{}C[12]E*", "_ZN{}aSE*"),
     External(reads=(0, 1), writes=(0,), hidden=True, keeps=(1,))),
    ("string", _of_exceptions("_ZN{}D[012]Ev"), writes(0, reads=(0, 1))),
    ("string", _of_exceptions("_ZNK{}4whatEv"), External(reads=ALL, gives=(-1,))),
    # hash tables of libstdc++: how many buckets, and the hash of bytes
    ("integer", "_ZNKSt8__detail20_Prime_rehash_policy14_M_need_rehashEmmm _ZNKSt8__detail20_Prime_rehash_policy11_M_next_bktEm",
     writes(0, reads=(0,), hidden=False)),
    ("integer", "_ZSt11_Hash_bytesPKvmm _ZSt15_Fnv_hash_bytesPKvmm", READS),
    ("string", "_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv _ZNSt15__exception_ptr13exception_ptr10_M_releaseEv "
     "_ZNSt15__exception_ptr13exception_ptrC[12]E*", writes(0, reads=(0,))),
    # exceptions that are values (differentiate/unwinding)
    ("unwinding", "pad.unwind.throw pad.unwind.rethrow pad.unwind.select.* pad.unwind.caught.* pad.unwind.peek.* pad.unwind.dying.* "
     "pad.unwind.hold pad.unwind.held.* pad.unwind.moved "
     "pad.unwind.end pad.unwind.keep pad.unwind.keep.owned pad.unwind.adopt pad.unwind.addref pad.unwind.release pad.unwind.revive "
     "pad.unwind.prime", HIDDEN),
    ("unwinding", "pad.unwind.abandon", writes(0)),
    ("exit", "pad.unwind.raise pad_rust_panic pad_once_poisoned", STOPS),
    # C++ and Rust run time
    ("system", "__cxa_guard_acquire __cxa_guard_release __cxa_guard_abort __cxa_begin_catch __cxa_end_catch __cxa_allocate_exception "
     "__cxa_free_exception __cxa_get_exception_ptr __gxx_personality_v0 __gcc_personality_v0 rust_eh_personality __dynamic_cast "
     "_ZNSt8ios_base4InitC1Ev _ZNSt8ios_base4InitD1Ev llvm.eh.*", PRINTS),
)  # fmt: skip
