/* Time loops, whose states are found by the engine: what they carry, arrays, objects on the stack, memory of one iteration. */
#include <stdlib.h>
#include <string.h>
#include <math.h>
#include <complex.h>
#define NI __attribute__((noinline))
typedef struct { double *u, *v; int n; double t; int *idx; unsigned seed; double box[8]; } Sim;

double ints(const double *x, int n, int steps) {           /* integer state, freed before the end */
  int *perm = malloc(n * sizeof *perm); double *u = calloc(n, sizeof *u), *v = malloc(n * sizeof *v);
  unsigned s = 12345;
  for (int i = 0; i < n; i++) { perm[i] = (7 * i + 3) % n; u[i] = x[i]; }
  for (int k = 0; k < steps; k++) {
    for (int i = 0; i < n; i++) v[i] = sin(u[perm[i]]) + 0.02 * u[i];
    for (int i = 0; i < n; i++) u[i] = v[i];
    s = s * 1664525u + 1013904223u;
    int a = s % n, b = (s >> 8) % n; int t = perm[a]; perm[a] = perm[b]; perm[b] = t;
  }
  double r = 0; for (int i = 0; i < n; i++) r += u[i] * perm[i];
  free(perm); free(v);
  for (int i = 0; i < n; i++) r += u[i];
  free(u);
  return r;
}
double burgers(const double *u0, int n, int steps, double dt)
{
  double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v);
  for (int i = 0; i < n; i++) u[i] = u0[i];
  for (int k = 0; k < steps; k++) {
    v[0] = u[0]; v[n-1] = u[n-1];
    for (int i = 1; i < n - 1; i++)
      v[i] = u[i] - dt * u[i] * (u[i+1] - u[i-1]) + 0.1 * dt * (u[i+1] - 2 * u[i] + u[i-1]);
    double *t = u; u = v; v = t;
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += u[i] * u[i];
  free(u); free(v);
  return s;
}
void heat(double *u, double *w, const double *c, int n, int steps)
{
  for (int k = 0; k < steps; k++) {
    for (int i = 0; i < n; i++) w[i] = u[i] + c[i] * (u[(i+1)%n] - 2*u[i] + u[(i+n-1)%n]) + 0.01*sin(u[i]);
    for (int i = 0; i < n; i++) u[i] = w[i];
  }
}
double lorenz(double x, double y, double z, double dt, int steps)
{
  for (int k = 0; k < steps; k++) {
    double dx = 10*(y-x), dy = x*(28-z)-y, dz = x*y-8.0/3*z;
    x += dt*dx; y += dt*dy; z += dt*dz;
  }
  return x*x + y + z;
}
static NI void step(Sim *s, double dt) {
  for (int i = 0; i < s->n; i++) s->v[i] = s->u[i] + dt * cos(s->u[(i + 1) % s->n]) * s->box[i % 8];
  memcpy(s->u, s->v, s->n * sizeof(double));
  for (int j = 0; j < 8; j++) s->box[j] += 0.01 * s->u[j % s->n] * s->t;
  s->t += dt;
}
static NI void run(Sim *s, int steps, double dt) { for (int k = 0; k < steps; k++) step(s, dt); }
double object(const double *x, int n, int steps, double dt) {  /* a struct on the stack of the caller, loop in a function */
  Sim s; s.n = n; s.t = 0.1; s.u = malloc(n * sizeof(double)); s.v = malloc(n * sizeof(double)); s.idx = 0; s.seed = 1;
  for (int j = 0; j < 8; j++) s.box[j] = 1 + 0.1 * j;
  for (int i = 0; i < n; i++) s.u[i] = x[i];
  run(&s, steps, dt);
  for (int j = 0; j < 8; j++) s.box[j] *= 2;
  run(&s, steps / 2 + 1, dt * 0.5);
  double r = s.t; for (int i = 0; i < n; i++) r += s.u[i] * s.u[i] + s.box[i % 8];
  free(s.u); free(s.v);
  return r;
}
double temps(const double *x, int n, int steps) {           /* memory of one iteration */
  double u[64], w[64] = {0};
  for (int i = 0; i < 64; i++) u[i] = x[i % n];
  for (int k = 0; k < steps; k++) {
    double *t = malloc(64 * sizeof *t);
    for (int i = 0; i < 64; i++) t[i] = sin(u[i]) * u[(i + k) % 64];
    for (int i = 0; i < 64; i++) { w[i] += 0.01 * t[i]; u[i] = 0.7 * u[i] + 0.5 * t[63 - i] + w[i] * 0.001; }
    free(t);
  }
  double r = 0; for (int i = 0; i < 64; i++) r += u[i] * w[i];
  return r;
}
void later(double *u, double *c, double *hist, const double *force, int n, int steps) { /* read-only memory overwritten after */
  for (int k = 0; k < steps; k++) {
    for (int i = 0; i < n; i++) u[i] = u[i] * c[i] + 0.1 * sin(force[k] + u[(i + 1) % n]);
    double s = 0; for (int i = 0; i < n; i++) s += u[i];
    hist[k] = s * s;
  }
  for (int i = 0; i < n; i++) { double t = c[i]; c[i] = u[i] * t; u[i] = t + hist[i % steps]; }
}
double vla(const double *x, int n, int steps, double c) {   /* stack memory of one iteration */
  double u[n], v[n];
  for (int i = 0; i < n; i++) u[i] = x[i];
  for (int k = 0; k < steps; k++) {
    double t[n];
    for (int i = 0; i < n; i++) t[i] = u[i] * u[(i + 1) % n];
    for (int i = 0; i < n; i++) v[i] = u[i] + c * 0.01 * sin(t[i]);
    for (int i = 0; i < n; i++) u[i] = v[i];
  }
  double s = 0; for (int i = 0; i < n; i++) s += u[i] * u[i];
  return s;
}
double down(const double *x, int n, int steps) {            /* counts down by threes, condition on the step, inner while */
  double u[8]; double acc = 0;
  for (int i = 0; i < 8; i++) u[i] = x[i % n];
  for (int k = 3 * steps; k > 0; k -= 3) {
    if (k % 2) for (int i = 0; i < 8; i++) u[i] = sin(u[i] + 0.01 * k);
    else { int j = 0; double y = u[0]; while (y * y < 2.0 && j < 20) { y = y * 1.3 + 0.1; j++; } u[0] = 0.3 * y; for (int i = 1; i < 8; i++) u[i] *= 0.99; }
    acc = 0.9 * acc + u[k % 8];
  }
  for (int i = 0; i < 8; i++) acc += u[i];
  return acc;
}
float single(const float *x, int n, int steps) {
  float *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b), *c = malloc(n * sizeof *c);
  for (int i = 0; i < n; i++) { a[i] = x[i]; b[i] = 0.5f * x[i]; c[i] = 1; }
  for (int k = 0; k < steps; k++) {                          /* three buffers rotate */
    for (int i = 0; i < n; i++) c[i] = 1.5f * a[i] - 0.6f * b[i] + 0.01f * a[(i + 1) % n] * a[i];
    float *t = b; b = a; a = c; c = t;
  }
  float s = 0; for (int i = 0; i < n; i++) s += a[i] * a[i] - b[i];
  free(a); free(b); free(c); return s;
}
double cplx(const double *x, int n, int steps) {
  double complex z[16]; for (int i = 0; i < 16; i++) z[i] = x[i % n] + 0.1 * I * i;
  for (int k = 0; k < steps; k++) for (int i = 0; i < 16; i++) z[i] = 0.3 * z[i] * z[i] + 0.6 * z[(i + 1) % 16] + 0.1;
  double s = 0; for (int i = 0; i < 16; i++) s += creal(z[i]) + cimag(z[i]) * cimag(z[i]);
  return s;
}
double outer_(const double *x, int n, int reps, int steps) { /* a loop that is not the outermost; nested */
  double r = 0; double u[16];
  for (int m = 0; m < reps; m++) {
    for (int i = 0; i < 16; i++) u[i] = x[i % n] * (m + 1);
    for (int k = 0; k < steps; k++) for (int i = 0; i < 16; i++) u[i] = sin(u[i]) + 0.1 * u[(i + 1) % 16];
    for (int i = 0; i < 16; i++) r += u[i] * u[i];
  }
  return r;
}
double pointer_walk(const double *x, int n, int steps) {     /* a pointer moves on with time */
  double *traj = malloc((steps + 1) * n * sizeof *traj), *p = traj; double s = 0;
  for (int i = 0; i < n; i++) p[i] = x[i];
  for (int k = 0; k < steps; k++) { for (int i = 0; i < n; i++) p[n + i] = p[i] + 0.1 * sin(p[(i + 1) % n]); p += n; }
  for (int i = 0; i < n; i++) s += p[i] * p[i];
  free(traj); return s;
}
double sets(const double *x, int n, int steps, int which) {  /* pointers chosen by conditions; an invariant one among them */
  double a[8], b[8], c[8], *p = a, *q = b;
  for (int i = 0; i < 8; i++) { a[i] = x[i % n]; b[i] = 0.3 * a[i]; c[i] = 0.2; }
  for (int k = 0; k < steps; k++) {
    for (int i = 0; i < 8; i++) q[i] = sin(p[i]) + 0.1 * c[i] + 0.3 * p[(i + k) % 8];
    double *t = p; p = q; q = (k + which) % 5 == 0 ? c : t == c ? b : t;
    if (q == p) q = a;
  }
  double s = 0; for (int i = 0; i < 8; i++) s += p[i] * q[i] + a[i] + b[i] + c[i];
  return s;
}
double stack_branch(const double *x, int n, int steps) { /* an array on the stack that only one way has */
  double s = 0;
  if (x[0] < 1) {
    double w[n];
    for (int i = 0; i < n; i++) w[i] = x[i];
    for (int t = 0; t < steps; t++) { for (int i = 0; i < n; i++) w[i] = 0.5 * sin(w[i]) + 0.2 * w[(i + t) % n]; s += w[t % n] * w[0]; }
  } else {
    double w[2 * n];
    for (int i = 0; i < 2 * n; i++) w[i] = x[i % n];
    for (int t = 0; t < steps; t++) { for (int i = 0; i < n; i++) w[i] = 0.5 * sin(w[i + n]) + 0.2 * w[(i + t) % n]; s += w[t % n] * w[0]; }
  }
  return s;
}
double stack_list(const double *x, int n, int steps) { /* a list whose nodes a loop allocates on the stack */
  struct link { double v; struct link *next; } *head = 0;
  for (int i = 0; i < n; i++) {
    struct link *e = __builtin_alloca(sizeof *e);
    e->v = x[i] * x[i] + (head ? 0.5 * head->v : 0);
    e->next = head;
    head = e;
  }
  double s = 0;
  for (int t = 0; t < steps; t++) for (struct link *p = head; p; p = p->next) { s = 0.5 * s * p->v + p->v; p->v = 0.9 * p->v + 0.01 * s; }
  return s;
}
