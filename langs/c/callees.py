"""Functions of the C library that have no derivative, or give and take memory; POSIX threads among them."""

from __future__ import annotations

from polyglot_ad.langs.c.pages import PAGES
from polyglot_ad.language.allocator import Allocator
from polyglot_ad.language.external import ALL, ANYTHING, HIDDEN, NOTHING, PRINTS, READS, STOPS, External, Row, writes

EXTERNALS: tuple[Row, ...] = (
    # output
    ("print", "printf vprintf puts putchar putc fputc fputs fprintf vfprintf fflush fclose fwrite write perror dprintf __printf_chk "
     "__fprintf_chk __vprintf_chk __vfprintf_chk putchar_unlocked putc_unlocked fwrite_unlocked fputs_unlocked fputc_unlocked "
     "ungetc putw pwrite pwrite64", PRINTS),
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
    ("system", "fopen fopen64 freopen fseek fseeko ftell ftello rewind feof ferror fileno getc fgetc getchar getc_unlocked fgetc_unlocked "
     "getchar_unlocked getw remove rename open open64 close lseek isatty access unlink tmpfile tmpfile64 mkstemp mkostemp fdopen "
     "dup dup2 dup3 memfd_create ftruncate ftruncate64 truncate fsync fdatasync mkdir rmdir chdir chmod umask symlink link flock "
     "lockf opendir closedir nice setrlimit sched_setaffinity pthread_setaffinity_np pthread_setname_np posix_fadvise", PRINTS),
    ("system", "pipe pipe2 uname gethostname getloadavg", writes(0)),
    ("system", "stat fstat lstat stat64 fstat64 lstat64 getrusage getrlimit readlink", writes(1, reads=(0,))),
    ("system", "sched_getaffinity pthread_getaffinity_np", writes(2)),
    ("system", "socketpair", writes(3)),
    # the end
    ("exit", "abort exit _exit _Exit quick_exit __assert_fail __assert __assert_rtn __assert_perror_fail __stack_chk_fail __chk_fail "
     "__fortify_fail longjmp _longjmp __longjmp_chk __ubsan_handle_*_abort", STOPS),
    # clocks, environment, random numbers: constants to a derivative
    ("clock", "clock times", HIDDEN),
    ("clock", "time timespec_get", writes(0)),
    ("clock", "gettimeofday", writes(0, 1)),
    ("clock", "clock_gettime clock_getres nanosleep", writes(1, reads=(0,))),
    ("clock", "mktime localtime gmtime ctime asctime difftime strftime", ANYTHING),
    ("system", "unsetenv getpid getppid getuid geteuid gettid sysconf sched_yield usleep sleep system getpagesize get_nprocs sched_getcpu "
     "atexit at_quick_exit on_exit __errno_location strerror", PRINTS),
    # what is given here is called, or handed out, later
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
    # reading memory, giving integers
    ("query", "malloc_usable_size", READS),
    ("string", "strlen strnlen strcmp strncmp strcasecmp strncasecmp strcoll strspn strcspn memcmp bcmp wcslen wcscmp wmemcmp ffs "
     "ffsl ffsll", READS),
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
    ("integer", "abs labs llabs div ldiv lldiv lrint lrintf lrintl llrint llrintf llrintl lround lroundf lroundl llround llroundf llroundl "
     "ilogb ilogbf ilogbl llogb llogbf llogbl isnan isnanf __isnan __isnanf __isnanl isinf isinff __isinf __isinff __isinfl finite "
     "finitef __finite __finitef __finitel __fpclassify __fpclassifyf __fpclassifyl __signbit __signbitf __signbitl isalpha isdigit "
     "isspace isalnum isupper islower ispunct isxdigit toupper tolower __popcountdi2 __clzdi2 __ctzdi2 __ashlti3 __lshrti3 "
     "__ashrti3 __divti3 __udivti3 __modti3 __umodti3 __multi3 __muloti4 fegetround __fe_getround", NOTHING),
    ("integer", "nan nanf nanl", READS),
    ("integer", "__ctype_b_loc __ctype_tolower_loc __ctype_toupper_loc", NOTHING),
    ("system", "fesetround feenableexcept fedisableexcept feclearexcept feraiseexcept fetestexcept fegetexcept feholdexcept fesetenv "
     "feupdateenv fegetenv", PRINTS),
    # threads: locks and numbers
    ("lock", "pthread_mutex_lock pthread_mutex_unlock pthread_mutex_trylock pthread_mutex_init pthread_mutex_destroy pthread_self",
     PRINTS),
    ("lock", "pthread_mutex_timedlock pthread_mutex_clocklock pthread_spin_lock pthread_spin_unlock pthread_spin_trylock pthread_spin_init "
     "pthread_spin_destroy pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_tryrdlock pthread_rwlock_trywrlock "
     "pthread_rwlock_timedrdlock pthread_rwlock_timedwrlock pthread_rwlock_clockrdlock pthread_rwlock_clockwrlock "
     "pthread_rwlock_unlock pthread_rwlock_init pthread_rwlock_destroy pthread_cond_init pthread_cond_destroy pthread_cond_wait "
     "pthread_cond_timedwait pthread_cond_clockwait pthread_cond_signal pthread_cond_broadcast pthread_barrier_init "
     "pthread_barrier_destroy pthread_barrier_wait sem_init sem_destroy sem_wait sem_trywait sem_timedwait sem_clockwait sem_post "
     "pthread_equal pthread_attr_init pthread_attr_destroy pthread_mutexattr_* pthread_condattr_* pthread_rwlockattr_* "
     "pthread_barrierattr_* pthread_getconcurrency pthread_setconcurrency pthread_yield mtx_init mtx_destroy mtx_lock mtx_trylock "
     "mtx_timedlock mtx_unlock cnd_init cnd_destroy cnd_signal cnd_broadcast cnd_wait cnd_timedwait thrd_equal thrd_yield "
     "thrd_sleep", PRINTS),
    ("lock", "pthread_attr_setstack pthread_attr_setstackaddr", External(reads=ALL, writes=(0,), hidden=True, keeps=(1,))),
    ("lock", "pthread_attr_getstack pthread_attr_getstackaddr", External(reads=(0,), writes=(1, 2), hidden=True, gives=(1,))),
    ("lock", "pthread_attr_set*", writes(0, reads=ALL)),
    ("lock", "pthread_attr_get*", writes(1, reads=(0,))),
    ("system", "__gcc_personality_v0", PRINTS),
)  # fmt: skip

ALLOCATORS = (
    Allocator("malloc", "alloc", (0,), free="free"),
    Allocator("valloc", "alloc", (0,), free="free"),
    Allocator("pvalloc", "alloc", (0,), free="free"),
    Allocator("calloc", "zeroed", (0, 1), free="free"),
    Allocator("realloc", "realloc", (1,), pointer=0, free="free", allocates="malloc"),
    Allocator("reallocarray", "realloc", (1, 2), pointer=0, free="free", allocates="malloc"),
    Allocator("aligned_alloc", "alloc", (1,), align=0, free="free"),
    Allocator("memalign", "alloc", (1,), align=0, free="free"),
    Allocator("posix_memalign", "alloc", (2,), align=1, place=0, free="free"),
    Allocator("free", "free", pointer=0),
    Allocator("cfree", "free", pointer=0),
    Allocator("free_sized", "free", pointer=0, size=(1,)),
    Allocator("free_aligned_sized", "free", pointer=0, align=1, size=(2,)),
    *(Allocator(name, "zeroed", (1,), free="munmap", free_arguments=("pointer", "size"), heap=False) for name in PAGES),
    Allocator("munmap", "free", pointer=0, size=(1,), heap=False),
)
