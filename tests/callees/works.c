// The same libraries without active numbers, and what can be followed: y = x^2 in all of these.
#define _GNU_SOURCE
#include <pthread.h>
#include <search.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <wchar.h>

double of_a_thread(double x) {
    pthread_key_t key;
    static int seven = 7;
    pthread_key_create(&key, 0);
    pthread_setspecific(key, &seven);
    int found = *(int *)pthread_getspecific(key);
    pthread_key_delete(key);
    return found == 7 ? x * x : 0;
}
static volatile sig_atomic_t signals;
static void on_signal(int number) { signals = number == SIGUSR1; }
double by_signal(double x) { signals = 0; signal(SIGUSR1, on_signal); raise(SIGUSR1); return signals ? x * x : 0; }
static int visits;
static int order(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static void count(const void *node, VISIT when, int depth) { visits += when == postorder || when == leaf; }
double in_a_tree(double x) {
    void *root = 0;
    int keys[2] = {1, 2};
    visits = 0;
    tsearch(&keys[0], &root, order);
    tsearch(&keys[1], &root, order);
    twalk(root, count);
    return visits == 2 ? x * x : 0;
}
double in_a_stream(double x) {
    char *text;
    size_t size;
    FILE *stream = open_memstream(&text, &size);
    fprintf(stream, "%d", 7);
    fclose(stream);
    int digit = text[0] - '0';
    free(text);
    return digit == 7 ? x * x : 0;
}
struct particle { char name[16]; double mass; };
double names(double x) {
    struct particle p = {"a", x}, q;
    strcpy(q.name, p.name);
    strncat(q.name, "b", 4);
    q.mass = p.mass * x;
    return strlen(q.name) == 2 ? q.mass : 0;
}
double names_on_the_heap(double x) {
    struct particle *p = malloc(2 * sizeof *p);
    strcpy(p[0].name, "abc");
    strcpy(p[1].name, p[0].name);
    p[0].mass = x;
    p[1].mass = p[0].mass * x;
    snprintf(p[0].name, 16, "%d:%s", 3, p[1].name);
    double y = p[0].name[0] == '3' ? p[1].mass : 0;
    free(p);
    return y;
}
double positions(double x) {
    char bytes[24];
    double a = x * x, y;
    memset(bytes, 1, sizeof bytes);
    bytes[7] = 0;
    memcpy(bytes + 8, &a, 8);
    memcpy(&y, (char *)memchr(bytes, 0, sizeof bytes) + 1, 8);
    return y;
}
double log_file(double x) { double y = x * x; FILE *file = fopen("/dev/null", "w"); fprintf(file, "%g\n", y); fclose(file); return y; }
double clocks(double x) { time_t now = time(0); char year[8]; strftime(year, 8, "%Y", localtime(&now)); return strlen(year) == 4 ? x * x : 0; }
double environment(double x) { const char *path = getenv("PATH"); return path && strlen(path) ? x * x : 0; }

struct row { int key; double value; };
static int differs(const void *a, const void *b) { return ((struct row *)a)->key != ((struct row *)b)->key; }
double by_lfind(double x) {
    struct row table[2] = {{1, 1}, {2, x * x}}, wanted = {2, 0};
    size_t count = 2;
    return ((struct row *)lfind(&wanted, table, &count, sizeof wanted, differs))->value;
}
double by_lsearch(double x) {
    struct row table[2] = {{1, 1}}, added = {2, x * x};
    size_t count = 1;
    lsearch(&added, table, &count, sizeof added, differs);
    return count == 2 ? table[1].value : 0;
}
struct link { struct link *next, *previous; double value; };
double by_insque(double x) {
    struct link a = {0, 0, 1}, b = {0, 0, x}, c = {0, 0, x};
    insque(&a, 0);
    insque(&b, &a);
    insque(&c, &b);
    double y = a.next->value * b.next->value;
    remque(&b);
    return a.next == &c ? y : 0;
}
static double total;
static int order_and_add(const void *a, const void *b) { total += *(double *)a * *(double *)b; return 0; }
double by_qsort(double x) { double pair[2] = {x, x}; total = 0; qsort(pair, 2, 8, order_and_add); return total; }
#define COPIED(name, call) double name(double x) { double from = x * x, to = 0; call; return to; }
COPIED(by_mempcpy, mempcpy(&to, &from, 8))
COPIED(by_bcopy, bcopy(&from, &to, 8))
COPIED(by_wmemcpy, wmemcpy((wchar_t *)&to, (wchar_t *)&from, 2))
COPIED(by_wmemmove, wmemmove((wchar_t *)&to, (wchar_t *)&from, 2))

static int order_and_square(const void *a, const void *b, void *number) { *(double *)number *= *(double *)number; return 0; }
double by_qsort_r(double x) { int keys[2] = {1, 2}; qsort_r(keys, 2, sizeof *keys, order_and_square, &x); return x; }

// Functions that no table knows, of which nothing comes back that a number was given to.
int getdtablesize(void);
double counted(double x) {
    double y = x * x;
    FILE *file = fopen("/dev/null", "w");
    fprintf(file, "%g\n", y);
    fclose(file);
    int n = getdtablesize();
    return n > 2 ? y * n / n : x;
}
static double *targets[2];
double in_variables(double x) {
    static double places[2];
    targets[0] = &places[0];
    targets[1] = &places[1];
    *targets[0] = x;
    *targets[1] = *targets[0];
    return places[0] * places[1];
}
double of_pages(double x) {
    double *pages = mmap(0, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) return 0;
    pages[600] = x;
    for (int k = 0; k < 4; k++) pages[k] = pages[600] * x / 4;
    double sum = pages[0] + pages[1] + pages[2] + pages[3];
    munmap((char *)pages + 4096, 4096);
    sum += pages[7];
    munmap(pages, 4096);
    return sum;
}
double of_pages_with_addresses(double x) {
    double **places = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    for (int k = 0; k < 3; k++) {
        places[k] = malloc(sizeof(double));
        *places[k] = x * x * k / 3;
    }
    double sum = *places[0] + *places[1] + *places[2];
    for (int k = 0; k < 3; k++) free(places[k]);
    munmap(places, 4096);
    return sum;
}
