/* POSIX threads: each function a number made of x[0..n) in t threads. */
#include <math.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <threads.h>

struct job { const double *x; double *y; int lo, hi; double k, sum; };
static void *work(void *p) {
  struct job *j = p;
  for (int i = j->lo; i < j->hi; i++) { j->y[i] = sin(j->x[i]) * j->k; j->sum += j->y[i] * j->x[0]; }
  return NULL;
}
static int split(struct job *j, pthread_t *id, const double *x, double *y, int n, int t, void *(*f)(void *)) {
  for (int k = 0; k < t; k++) {
    j[k] = (struct job){x, y, n * k / t, n * (k + 1) / t, x[k], 0};
    if (pthread_create(&id[k], NULL, f, &j[k])) return 1;
  }
  return 0;
}
double jobs(const double *x, int n, int t) {
  double *y = malloc(n * sizeof *y), s = 0;
  pthread_t id[8]; struct job j[8];
  if (split(j, id, x, y, n, t, work)) abort();
  double mine = x[1] * x[2];
  for (int k = 0; k < t; k++) { pthread_join(id[k], NULL); s += j[k].sum * mine; }
  for (int i = 0; i < n; i++) s += y[i] * y[i];
  free(y);
  return s;
}
static void *made(void *p) {
  struct job *j = p;
  double *s = malloc(sizeof *s);
  *s = 0;
  for (int i = j->lo; i < j->hi; i++) *s += exp(j->x[i]) * j->k;
  return s;
}
double results(const double *x, int n, int t) {
  pthread_t *id = malloc(t * sizeof *id); struct job *j = malloc(t * sizeof *j);
  double s = 0;
  if (split(j, id, x, NULL, n, t, made)) abort();
  for (int k = t; k-- > 0;) { void *r; pthread_join(id[k], &r); s += *(double *)r * x[k]; free(r); }
  free(id); free(j);
  return s;
}
struct part { const double *x; double k, sum; int lo, hi; };
static void *given(void *p) {
  struct part *j = p;
  for (int i = j->lo; i < j->hi; i++) j->sum += j->k * j->x[i];
  return p;
}
double argument_back(const double *x, int n, int t) {
  pthread_t id[8]; struct part j[8]; double s = 0;
  for (int k = 0; k < t; k++) { j[k] = (struct part){x, x[k], 0, n * k / t, n * (k + 1) / t}; pthread_create(&id[k], NULL, given, &j[k]); }
  for (int k = 0; k < t; k++) { void *r; pthread_join(id[k], &r); s += ((struct part *)r)->sum; }
  return s;
}
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static double shared_sum;
static void *summing(void *p) {
  struct job *j = p;
  for (int i = j->lo; i < j->hi; i++) { pthread_mutex_lock(&lock); shared_sum += j->x[i] * j->x[i]; pthread_mutex_unlock(&lock); }
  return NULL;
}
double mutex_sum(const double *x, int n, int t) {
  pthread_t id[8]; struct job j[8];
  shared_sum = 0;
  if (split(j, id, x, NULL, n, t, summing)) abort();
  for (int k = 0; k < t; k++) pthread_join(id[k], NULL);
  return shared_sum * shared_sum;
}
struct state { pthread_mutex_t m; pthread_cond_t c; pthread_barrier_t b; sem_t s; const double *x; double *y, v; int n, t, turn; };
struct member { struct state *s; int k; };
static void *multiplying(void *p) {
  struct member *a = p; struct state *s = a->s;
  for (int i = a->k; i < s->n; i += s->t) {
    double f = 1 + 0.3 * sin(s->x[i]);
    pthread_mutex_lock(&s->m); s->v *= f; pthread_mutex_unlock(&s->m);
  }
  return NULL;
}
static double gather(void *(*f)(void *), const double *x, int n, int t) {
  struct state s = {.x = x, .y = calloc(2 * n, sizeof *s.y), .v = 1, .n = n, .t = t};
  struct member a[8]; pthread_t id[8];
  pthread_mutex_init(&s.m, NULL); pthread_cond_init(&s.c, NULL); pthread_barrier_init(&s.b, NULL, t); sem_init(&s.s, 0, 0);
  for (int k = 0; k < t; k++) { a[k] = (struct member){&s, k}; if (pthread_create(&id[k], NULL, f, &a[k])) abort(); }
  for (int k = 0; k < t; k++) pthread_join(id[k], NULL);
  double r = s.v;
  for (int i = 0; i < 2 * n; i++) r += s.y[i] * s.y[i];
  pthread_mutex_destroy(&s.m); pthread_cond_destroy(&s.c); pthread_barrier_destroy(&s.b); sem_destroy(&s.s);
  free(s.y);
  return r;
}
double mutex_product(const double *x, int n, int t) { return gather(multiplying, x, n, t); }
static void *in_turn(void *p) {
  struct member *a = p; struct state *s = a->s;
  for (int i = a->k; i < s->n; i += s->t) {
    pthread_mutex_lock(&s->m);
    while (s->turn != i) pthread_cond_wait(&s->c, &s->m);
    s->v = sin(s->v * s->x[i]) + s->x[i] * s->x[i];
    s->turn = i + 1;
    pthread_cond_broadcast(&s->c);
    pthread_mutex_unlock(&s->m);
  }
  return NULL;
}
double turns(const double *x, int n, int t) { return gather(in_turn, x, n, t); }
static void meet(struct state *s) __attribute__((noinline));
static void meet(struct state *s) { pthread_barrier_wait(&s->b); }
static void *stencil(void *p) {
  struct member *a = p; struct state *s = a->s;
  double *u = s->y, *v = s->y + s->n;
  int lo = s->n * a->k / s->t, hi = s->n * (a->k + 1) / s->t;
  for (int i = lo; i < hi; i++) u[i] = s->x[i];
  meet(s);
  for (int step = 0; step < 3; step++) {
    for (int i = lo; i < hi; i++) v[i] = u[i] * sin(u[(i + 1) % s->n]) + 0.5 * u[(i + s->n - 1) % s->n];
    meet(s);
    double *w = u; u = v; v = w;
  }
  return NULL;
}
double barriers(const double *x, int n, int t) { return gather(stencil, x, n, t); }
static void *relay(void *p) {
  struct member *a = p; struct state *s = a->s;
  if (a->k) sem_wait(&s->s);
  for (int i = s->n * a->k / s->t; i < s->n * (a->k + 1) / s->t; i++) s->v = cos(s->v + s->x[i]) * s->x[0];
  sem_post(&s->s);
  return NULL;
}
double semaphores(const double *x, int n, int t) { return gather(relay, x, n, t < 2 ? t : 2); }
struct deal { const double *x; double *y; atomic_int next; int n; };
static void *dealing(void *p) {
  struct deal *d = p;
  for (int i; (i = atomic_fetch_add(&d->next, 2)) < d->n;)
    for (int k = i; k < i + 2 && k < d->n; k++) d->y[k] = d->x[k] * d->x[(k + 1) % d->n] + sin(d->x[0]);
  return NULL;
}
double dealt(const double *x, int n, int t) {
  struct deal d = {x, malloc(n * sizeof(double)), 0, n}; pthread_t id[8]; double s = 0;
  for (int k = 0; k < t; k++) pthread_create(&id[k], NULL, dealing, &d);
  for (int k = 0; k < t; k++) pthread_join(id[k], NULL);
  for (int i = 0; i < n; i++) s += d.y[i] * d.y[i] * d.y[i];
  free(d.y);
  return s;
}
struct flag { const double *x; double v; atomic_int ready; };
static void *producing(void *p) {
  struct flag *f = p;
  f->v = sin(f->x[0]) * f->x[1];
  atomic_store_explicit(&f->ready, 1, memory_order_release);
  return NULL;
}
double flags(const double *x, int n, int t) {
  struct flag f = {x, 0, 0}; pthread_t id;
  pthread_create(&id, NULL, producing, &f);
  while (!atomic_load_explicit(&f.ready, memory_order_acquire)) {}
  double r = f.v * f.v * x[2];
  f.v = r;
  pthread_join(id, NULL);
  return r * f.v + t * x[3];
}
struct node { const double *x; double a, b, value; int depth; };
static void *half(void *p) {
  struct node *q = p;
  double m = 0.5 * (q->a + q->b);
  if (q->depth == 0) { q->value = (q->b - q->a) * sin(q->x[0] * m) * exp(q->x[1] * m); return NULL; }
  struct node l = {q->x, q->a, m, 0, q->depth - 1}, r = {q->x, m, q->b, 0, q->depth - 1};
  pthread_t id;
  pthread_create(&id, NULL, half, &l);
  half(&r);
  pthread_join(id, NULL);
  q->value = l.value + r.value * q->x[2];
  return NULL;
}
double recursion(const double *x, int n, int t) {
  struct node top = {x, 0, 1, 0, t < 4 ? t : 4};
  half(&top);
  return top.value;
}
static void *sine(void *p) { double *v = p; *v = sin(*v); return v; }
static void *square(void *p) { double *v = p; *v = *v * *v; return v; }
double chosen(const double *x, int n, int t) {
  void *(*f[2])(void *) = {sine, square}; pthread_t id[8]; double v[8], s = 0;
  for (int k = 0; k < t; k++) { v[k] = x[k] * x[k + 1]; pthread_create(&id[k], NULL, f[n > 3 * k], &v[k]); }
  for (int k = 0; k < t; k++) { pthread_join(id[k], NULL); s += v[k] * x[k]; }
  return s;
}
struct hand { pthread_t other; const double *x; double v; };
static void *joining(void *p) { struct hand *h = p; void *r; pthread_join(h->other, &r); h->v = *(double *)r * h->x[1]; return NULL; }
double joined_elsewhere(const double *x, int n, int t) {
  double v = x[0] * x[0]; struct hand h = {.x = x}; pthread_t id;
  pthread_create(&h.other, NULL, sine, &v);
  pthread_create(&id, NULL, joining, &h);
  pthread_join(id, NULL);
  return h.v * v + t * x[4];
}
static void *count(void *p) { return (void *)(intptr_t)(*(double *)p > 0); }
double counts(const double *x, int n, int t) {
  pthread_t id[8]; double v[8], s = 0;
  for (int k = 0; k < t; k++) { v[k] = x[k]; pthread_create(&id[k], NULL, count, &v[k]); }
  for (int k = 0; k < t; k++) { void *r; pthread_join(id[k], &r); s += (double)(intptr_t)r * x[k] * v[k]; }
  return s;
}
static void *deep(void *p) { double a[40000]; struct job *j = p; for (int i = 0; i < 40000; i++) a[i] = j->x[i % 20] * j->k;
  for (int i = 0; i < 40000; i++) j->sum += a[i] * a[39999 - i]; return pthread_self() ? NULL : p; }
double stacks(const double *x, int n, int t) {
  pthread_t id[8]; struct job j[8]; pthread_attr_t a; double s = 0;
  pthread_attr_init(&a); pthread_attr_setstacksize(&a, 1 << 20);
  for (int k = 0; k < t; k++) { j[k] = (struct job){.x = x, .k = x[k]}; pthread_create(&id[k], &a, deep, &j[k]); }
  for (int k = 0; k < t; k++) { pthread_join(id[k], NULL); s += 1e-4 * j[k].sum; }
  pthread_attr_destroy(&a);
  return s;
}
static pthread_once_t made_once = PTHREAD_ONCE_INIT;
static const double *given_x;
static double first;
static void make(void) { first = given_x[0] * given_x[1]; }
static void *using_once(void *p) { struct job *j = p; pthread_once(&made_once, make); j->sum = first * j->k; return NULL; }
double once(const double *x, int n, int t) {
  pthread_t id[8]; struct job j[8]; double s = 0;
  made_once = PTHREAD_ONCE_INIT; given_x = x;
  if (split(j, id, x, NULL, n, t, using_once)) abort();
  for (int k = 0; k < t; k++) { pthread_join(id[k], NULL); s += j[k].sum * j[k].sum; }
  return s;
}
struct table { pthread_rwlock_t l; const double *x; double v[2]; int n; };
struct reader { struct table *t; int k; double sum; };
static void *reading(void *p) {
  struct reader *r = p; struct table *t = r->t;
  for (int i = 0; i < t->n; i++) {
    if (i % 5 == r->k) { pthread_rwlock_wrlock(&t->l); t->v[0] *= 1 + 0.1 * t->x[i]; t->v[1] += t->x[i]; }
    else { pthread_rwlock_rdlock(&t->l); r->sum += t->x[i] * t->x[i]; }
    pthread_rwlock_unlock(&t->l);
  }
  return NULL;
}
double readers(const double *x, int n, int t) {
  struct table a = {.x = x, .v = {1, 0}, .n = n}; struct reader r[8]; pthread_t id[8]; double s = 0;
  pthread_rwlock_init(&a.l, NULL);
  for (int k = 0; k < t; k++) { r[k] = (struct reader){&a, k, 0}; pthread_create(&id[k], NULL, reading, &r[k]); }
  for (int k = 0; k < t; k++) { pthread_join(id[k], NULL); s += r[k].sum; }
  pthread_rwlock_destroy(&a.l);
  return s + a.v[0] * a.v[1];
}
static _Thread_local int turns_here;
static int c11(void *p) {
  struct member *a = p; struct state *s = a->s;
  for (int i = a->k; i < s->n; i += s->t) s->y[i] = sin(s->x[i]) * ++turns_here;
  return turns_here;
}
double threads_h(const double *x, int n, int t) {
  struct state s = {.x = x, .y = calloc(n, sizeof *s.y), .n = n, .t = t}; struct member a[8]; thrd_t id[8]; double r = 0;
  for (int k = 0; k < t; k++) { a[k] = (struct member){&s, k}; if (thrd_create(&id[k], c11, &a[k]) != thrd_success) abort(); }
  for (int k = 0; k < t; k++) { int rounds; thrd_join(id[k], &rounds); r += rounds * x[k]; }
  for (int i = 0; i < n; i++) r += s.y[i] * s.y[i];
  free(s.y);
  return r;
}
static mtx_t m11; static cnd_t c11_full; static once_flag once11 = ONCE_FLAG_INIT;
static double slot, got; static int full;
static void begin11(void) { mtx_init(&m11, mtx_plain); cnd_init(&c11_full); }
static int taking(void *p) {
  call_once(&once11, begin11);
  mtx_lock(&m11);
  while (!full) cnd_wait(&c11_full, &m11);
  got = slot * *(const double *)p; full = 0;
  mtx_unlock(&m11);
  return 0;
}
double passed(const double *x, int n, int t) {
  thrd_t id; double s = 0;
  call_once(&once11, begin11);
  for (int k = 0; k < t; k++) {
    thrd_create(&id, taking, (void *)&x[k]);
    mtx_lock(&m11); slot = x[k + 1] * x[k + 2]; full = 1; cnd_signal(&c11_full); mtx_unlock(&m11);
    thrd_join(id, NULL);
    s += got;
  }
  return s;
}
static void *leaving(void *p) { *(double *)p *= 2; if (*(double *)p < 1e9) pthread_exit(p); return NULL; }
double left(const double *x, int n, int t) {
  double v = x[0]; pthread_t id;
  pthread_create(&id, NULL, leaving, &v);
  pthread_join(id, NULL);
  return v * t;
}
double detached(const double *x, int n, int t) {
  struct flag f = {x, 0, 0}; pthread_t id;
  pthread_create(&id, NULL, producing, &f);
  pthread_detach(id);
  while (!atomic_load(&f.ready)) {}
  return f.v;
}
// Nobody waits for these threads: the number that is left says when they have done their part.
struct unattended_part { const double *x; int from, to; double *sum; pthread_mutex_t *lock; pthread_cond_t *done; int *left, detach; };
static void *adding_unattended(void *p) {
  struct unattended_part *a = p;
  double s = 0;
  if (a->detach) pthread_detach(pthread_self());
  for (int i = a->from; i < a->to; i++) s += a->x[i] * a->x[i] * sin(a->x[i]);
  pthread_mutex_lock(a->lock);
  *a->sum = *a->sum * 0.9 + s;
  if (--*a->left == 0) pthread_cond_signal(a->done);
  pthread_mutex_unlock(a->lock);
  free(a);
  pthread_exit(NULL);
}
static double unattended(const double *x, int n, int t, int how) {
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t done = PTHREAD_COND_INITIALIZER;
  pthread_attr_t attributes;
  double sum = 0;
  int left = 1;
  pthread_attr_init(&attributes);
  if (how == 1) pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  for (int k = 0; k < t; k++) {
    struct unattended_part *a = malloc(sizeof *a);
    pthread_t id;
    *a = (struct unattended_part){x, n * k / t, n * (k + 1) / t, &sum, &lock, &done, &left, how == 2};
    left = 1;
    pthread_create(&id, &attributes, adding_unattended, a);
    if (how == 0) pthread_detach(id);
    pthread_mutex_lock(&lock);
    while (left) pthread_cond_wait(&done, &lock);
    pthread_mutex_unlock(&lock);
  }
  pthread_attr_destroy(&attributes);
  return sum * sum;
}
double detached_outside(const double *x, int n, int t) { return unattended(x, n, t, 0); }
double detached_by_attribute(const double *x, int n, int t) { return unattended(x, n, t, 1); }
double detached_by_itself(const double *x, int n, int t) { return unattended(x, n, t, 2); }
static void *polling(void *p) {
  struct flag *f = p;
  while (!atomic_load_explicit(&f->ready, memory_order_acquire)) thrd_yield();
  f->v *= f->x[1];
  return NULL;
}
double polled(const double *x, int n, int t) {
  struct flag f = {x, 0, 0}; pthread_t id;
  pthread_create(&id, NULL, polling, &f);
  f.v = x[0] * t;
  atomic_store_explicit(&f.ready, 1, memory_order_release);
  pthread_join(id, NULL);
  return sin(f.v);
}
static void *waiting_for_ever(void *p) { struct flag *f = p; while (!atomic_load(&f->ready)) pthread_testcancel(); return NULL; }
double cancelled(const double *x, int n, int t) {
  struct flag f = {x, 0, 0}; pthread_t id;
  pthread_create(&id, NULL, waiting_for_ever, &f);
  pthread_cancel(id);
  pthread_join(id, NULL);
  return x[0] * t;
}
