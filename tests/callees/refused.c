// What libraries keep, copy, hand out and call back, with active numbers: y = x^2 in all of these.
#define _GNU_SOURCE
#include <ftw.h>
#include <pthread.h>
#include <search.h>
#include <stdint.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
#include <wchar.h>

double *same(double *);
const double *looked_at(const double *) __attribute__((pure));
void keep(double *);
double *kept(void);
void put(double);
double get(void);
void run(void (*)(void));
double apply(double (*)(double), double);
extern double *left_here;

double returned(double x) { double a = x * x; return *same(&a); }
double returned_by_a_reader(double x) { double a = x * x; return *looked_at(&a); }
double kept_by_one(double x) { double a = x * x; keep(&a); return *kept(); }
double number_kept(double x) { put(x * x); return get(); }
double left_in_a_variable(double x) { double a = x * x; keep(&a); return *left_here; }

static double state;
static void square(void) { state *= state; }
static double times(double y) { return state * y; }
double called_back(double x) { state = x; run(square); return state; }
double called_with_a_number(double x) { state = x; return apply(times, x); }

static void on_signal(int number) { state *= state; }
double by_signal(double x) { state = x; signal(SIGUSR1, on_signal); raise(SIGUSR1); return state; }
double by_sigaction(double x) {
    struct sigaction action = {0};
    action.sa_handler = on_signal;
    state = x;
    sigaction(SIGUSR1, &action, 0);
    raise(SIGUSR1);
    return state;
}
static int each_file(const char *path, const struct stat *facts, int kind, struct FTW *walk) { state *= state; return 1; }
double by_nftw(double x) { state = x; nftw("/tmp", each_file, 4, 0); return state; }

double of_a_thread(double x) {
    pthread_key_t key;
    double a = x * x;
    pthread_key_create(&key, 0);
    pthread_setspecific(key, &a);
    return *(double *)pthread_getspecific(key);
}
struct row { int key; double value; };
static int order(const void *a, const void *b) { return ((struct row *)a)->key - ((struct row *)b)->key; }
static void add(const void *node, VISIT when, int depth) { if (when == postorder || when == leaf) state += (*(struct row **)node)->value; }
double in_a_tree(double x) {
    void *root = 0;
    struct row e = {1, x * x}, wanted = {1, 0};
    tsearch(&e, &root, order);
    return (*(struct row **)tfind(&wanted, &root, order))->value;
}
double walked(double x) {
    void *root = 0;
    struct row e = {1, x * x};
    state = 0;
    tsearch(&e, &root, order);
    twalk(root, add);
    return state;
}
double in_a_table(double x) {
    double a = x * x;
    ENTRY e = {"k", &a}, wanted = {"k", 0};
    hcreate(4);
    hsearch(e, ENTER);
    return *(double *)hsearch(wanted, FIND)->data;
}
double in_the_environment(double x) {
    static char text[16] = "V=";
    double a = x * x, y;
    memcpy(text + 2, &a, 8);
    putenv(text);
    memcpy(&y, getenv("V"), 8);
    return y;
}
double in_a_stream(double x) {
    char *text;
    size_t size;
    double a = x * x;
    FILE *stream = open_memstream(&text, &size);
    fwrite(&a, sizeof a, 1, stream);
    fclose(stream);
    return *(double *)text;
}
double read_from_memory(double x) { double a = x * x, y; FILE *stream = fmemopen(&a, 8, "r"); fread(&y, 8, 1, stream); return y; }
double written_to_memory(double x) { double a = x * x, y; FILE *stream = fmemopen(&y, 8, "w"); fwrite(&a, 8, 1, stream); fclose(stream); return y; }
double in_a_buffer(double x) {
    static double buffer[512];
    double a = x * x;
    FILE *stream = fopen("/dev/null", "w");
    setvbuf(stream, (char *)buffer, _IOFBF, sizeof buffer);
    fwrite(&a, sizeof a, 1, stream);
    return buffer[0];
}
double through_a_pipe(double x) { int ends[2]; double a = x * x, y; pipe(ends); write(ends[1], &a, 8); read(ends[0], &y, 8); return y; }

#define AS_TEXT(name, call) double name(double x) { double from[2] = {x * x, 0}, to[2] = {0, 0}; call; return to[0]; }
AS_TEXT(by_strcpy, strcpy((char *)to, (char *)from))
AS_TEXT(by_strncpy, strncpy((char *)to, (char *)from, 8))
AS_TEXT(by_strcat, strcat((char *)to, (char *)from))
AS_TEXT(by_stpcpy, *stpcpy((char *)to, (char *)from) = 0)
AS_TEXT(by_stpncpy, stpncpy((char *)to, (char *)from, 8))
AS_TEXT(by_memccpy, memccpy(to, from, 1000, 8))
AS_TEXT(by_swab, (swab(from, to + 1, 8), swab(to + 1, to, 8)))
AS_TEXT(by_wcscpy, wcscpy((wchar_t *)to, (wchar_t *)from))
AS_TEXT(by_strxfrm, strxfrm((char *)to, (char *)from, 9))
AS_TEXT(by_sprintf, sprintf((char *)to, "%s", (char *)from))
AS_TEXT(by_words, { char words[64]; char other[64]; sprintf(words, "%s", (char *)from); strcpy(other, words); memcpy(to, other, 8); })
double by_strdup(double x) { double a[2] = {x * x, 0}, y; memcpy(&y, strdup((char *)a), 8); return y; }
double by_strtok(double x) { double a[2] = {x * x, 0}, y; memcpy(&y, strtok((char *)a, ""), 8); return y; }

// The system, as functions that no table knows, on one end or on both.
double gathered(double x) {
    int ends[2];
    double a = x * x, y;
    struct iovec part = {&a, 8};
    pipe(ends);
    writev(ends[1], &part, 1);
    read(ends[0], &y, 8);
    return y;
}
double scattered(double x) {
    int ends[2];
    double a = x * x, y;
    struct iovec part = {&y, 8};
    pipe(ends);
    write(ends[1], &a, 8);
    readv(ends[0], &part, 1);
    return y;
}
double by_number(double x) {
    int ends[2];
    double a = x * x, y;
    pipe(ends);
    syscall(SYS_write, ends[1], &a, 8);
    read(ends[0], &y, 8);
    return y;
}
double in_a_file(double x) {
    FILE *file = tmpfile();
    double a = x * x, y;
    fwrite(&a, 8, 1, file);
    keep((double *)file);
    return *kept();
}
double in_words(double x) { char words[32]; gcvt(x * x, 17, words); return atof(words); }
double to_an_integer(double x) { char words[32]; snprintf(words, 32, "%.0f", x * x); return strtol(words, 0, 10); }
double digits_by_hand(double x) {
    char words[32];
    double y = 0;
    snprintf(words, 32, "%.0f", x * x);
    for (char *p = words; *p; p++) y = 10 * y + (*p - '0');
    return y;
}
double characters_by_hand(double x) {
    FILE *file = tmpfile();
    double y = 0;
    fprintf(file, "%.0f", x * x);
    rewind(file);
    for (int c; (c = getc(file)) != EOF;) y = 10 * y + (c - '0');
    fclose(file);
    return y;
}
void put_byte(unsigned char);
unsigned char get_byte(void);
double bytes_by_hand(double x) {
    double a = x * x, y;
    for (int i = 0; i < 8; i++) put_byte(((unsigned char *)&a)[i]);
    for (int i = 0; i < 8; i++) ((unsigned char *)&y)[i] = get_byte();
    return y;
}
double as_a_value(double x) {
    double a = x * x;
    union sigval value = {.sival_ptr = &a};
    sigqueue(getpid(), SIGUSR1, value);
    return *kept();
}
double as_a_stack(double x) {
    static double stack[4096];
    pthread_attr_t attributes;
    void *given;
    size_t size;
    stack[3] = x * x;
    pthread_attr_init(&attributes);
    pthread_attr_setstack(&attributes, stack, sizeof stack);
    pthread_attr_getstack(&attributes, &given, &size);
    return ((double *)given)[3];
}

// Addresses in results with more than one part, and of parts of variables, which are constants.
struct pair { double *one, *other; };
struct pair both(double *, double *);
double in_a_pair(double x) { double a = x, b = x; struct pair p = both(&a, &b); return *p.one * *p.other; }
static double cells[4];
void change(void *);
double part_of_a_variable(double x) { cells[2] = x; change(&cells[2]); return cells[2]; }
double tagged_part(double x) { cells[2] = x; change((void *)((uintptr_t)&cells[2] + 1)); return cells[2]; }
double by_assembly(double x) {
    cells[1] = x;
    __asm__ volatile("movsd (%0), %%xmm0; mulsd %%xmm0, %%xmm0; movsd %%xmm0, (%0)" ::"r"(&cells[1]) : "memory", "xmm0");
    return cells[1];
}
double exchanged_by_assembly(double x) {
    double a = x, b = 2 * x, *p = &a, *q = &b;
    __asm__("xchg %0, %1" : "+r"(p), "+r"(q));
    return *p * x / 2;
}
double shared_pages(double x) {
    double *pages = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    pages[(int)x] = x;
    double y = pages[3] * x;
    munmap(pages, 4096);
    return y;
}
