/* Functions that are called as if they had another type: callbacks that give something, or take less, than they are asked for. */
#include <pthread.h>
#include <stdlib.h>
#define APART static __attribute__((noinline))

typedef void (*Change)(double *);
APART void squared(double *a) { *a *= *a; }
APART int tripled(double *a) { *a *= 3; return 1; }
APART double halved(double *a) { return *a *= 0.5; }
APART void nothing(void) {}

/* A result that nobody reads. */
double from_a_table(const double *x) {
  Change changes[3] = {squared, (Change)tripled, (Change)halved};
  double s = 0;
  for (int i = 0; i < 4; i++) { double v = x[i]; changes[i % 3](&v); s += v * v; }
  return s;
}
double from_memory(const double *x) {
  Change *changes = malloc(2 * sizeof *changes);
  changes[0] = squared, changes[1] = (Change)tripled;
  double s = 0;
  for (int i = 0; i < 4; i++) { double v = x[i]; changes[i & 1](&v); s += v * v * x[0]; }
  free(changes);
  return s;
}

/* One that takes less than it is given: right where it is not called, an error where it is. */
double less(const double *x, int k) {
  Change changes[2] = {squared, (Change)nothing};
  double s = 0;
  for (int i = 0; i < 4; i++) { double v = x[i]; changes[i == k](&v); s += v * v; }
  return s;
}

typedef double (*Number)(double);
APART double cubed(double a) { return a * a * a; }
APART float other(float a) { return a; }
double another_result(const double *x, int k) {
  Number numbers[2] = {cubed, (Number)other};
  double s = 0;
  for (int i = 0; i < 4; i++) s += numbers[i == k](x[i]);
  return s;
}

typedef struct { const double *x; double sum; } Job;
static void summed(Job *job) { for (int i = 0; i < 4; i++) job->sum += job->x[i] * job->x[i]; }
static int multiplied(Job *job) { for (int i = 0; i < 4; i++) job->sum *= job->x[i]; return 7; }
double threads(const double *x) {
  Job one = {x, 0}, other = {x, 1};
  pthread_t first, second;
  pthread_create(&first, 0, (void *(*)(void *))summed, &one);
  pthread_create(&second, 0, (void *(*)(void *))multiplied, &other);
  pthread_join(first, 0), pthread_join(second, 0);
  return one.sum * other.sum;
}
