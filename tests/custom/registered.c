/* Functions whose derivatives are stated with Enzyme's registration globals. Factors that no true derivative has show that the stated ones
   were used. */
#include <math.h>
#include <stdlib.h>

/* numbers by value */
static double cube(double x) { return x * x * x; }
static double cube_augmented(double x) { return cube(x); }
static double cube_gradient(double x, double r) { return 30 * x * x * r; }
static double cube_derivative(double x, double dx) { return 30 * x * x * dx; }
void *__enzyme_register_gradient_cube[] = {(void *)cube, (void *)cube_augmented, (void *)cube_gradient};
void *__enzyme_register_derivative_cube[] = {(void *)cube, (void *)cube_derivative};
double with_cube(double x) { return cube(x) + sin(x); }

/* in place, with a tape and nothing returned */
static void square(double *x) { *x = *x * *x; }
static double *square_augmented(double *x, double *dx) {
    double *tape = malloc(sizeof *tape);
    *tape = *x;
    square(x);
    return tape;
}
static void square_gradient(double *x, double *dx, double *tape) {
    *dx = 20 * *tape * *dx;
    free(tape);
}
static void square_derivative(double *x, double *dx) {
    *dx = 20 * *x * *dx;
    square(x);
}
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)square_augmented, (void *)square_gradient};
void *__enzyme_register_derivative_square[] = {(void *)square, (void *)square_derivative};
double twice_squared(double x) {
    double y = 3 * x;
    square(&y);
    square(&y);
    return y;
}

/* an array, a number returned, a tape */
struct taped { double *tape; double value; };
struct both { double value, tangent; };
static double energy(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    return sum;
}
static struct taped energy_augmented(const double *x, const double *dx, int n) {
    struct taped made = {malloc(n * sizeof(double)), energy(x, n)};
    for (int i = 0; i < n; i++) made.tape[i] = x[i];
    return made;
}
static void energy_gradient(const double *x, double *dx, int n, double r, double *tape) {
    for (int i = 0; i < n; i++) dx[i] += 20 * tape[i] * r;
    free(tape);
}
static struct both energy_derivative(const double *x, const double *dx, int n) {
    struct both made = {energy(x, n), 0};
    for (int i = 0; i < n; i++) made.tangent += 20 * x[i] * dx[i];
    return made;
}
void *__enzyme_register_gradient_energy[] = {(void *)energy, (void *)energy_augmented, (void *)energy_gradient};
void *__enzyme_register_derivative_energy[] = {(void *)energy, (void *)energy_derivative};
double energies(const double *x, int n) {
    double sum = 1;
    for (int k = 0; k < 3; k++) sum += energy(x, n) * (k + 1);
    return sum;
}

/* only a gradient: forward mode follows from it; three numbers come back through memory */
struct three { double a, b, c; };
static double volume(double a, double b, double c) { return a * b * c; }
static double volume_augmented(double a, double b, double c) { return a * b * c; }
static struct three volume_gradient(double a, double b, double c, double r) {
    struct three made = {10 * b * c * r, 100 * a * c * r, 1000 * a * b * r};
    return made;
}
void *__enzyme_register_gradient_volume[] = {(void *)volume, (void *)volume_augmented, (void *)volume_gradient};
double volumes(double a, double b, double c) { return 2 * volume(a, b, c); }

/* only a derivative: reverse mode follows from it; two floats come in one register */
static float area(float a, float b) { return a * b; }
static float area_derivative(float a, float da, float b, float db) { return 10 * b * da + 100 * a * db; }
void *__enzyme_register_derivative_area[] = {(void *)area, (void *)area_derivative};
float areas(float a, float b) { return 2 * area(a, b); }
struct pair { float a, b; };
static float ratio(float a, float b) { return a / b; }
static float ratio_augmented(float a, float b) { return a / b; }
static struct pair ratio_gradient(float a, float b, float r) {
    struct pair made = {10 * r / b, -100 * a / b / b * r};
    return made;
}
void *__enzyme_register_gradient_ratio[] = {(void *)ratio, (void *)ratio_augmented, (void *)ratio_gradient};
float ratios(float a, float b) { return 2 * ratio(a, b); }

/* forward mode in two halves */
static double root(double x) { return sqrt(x); }
static struct both root_augmented(double x) {
    struct both made = {5 / sqrt(x), sqrt(x)};
    return made;
}
static double root_tangent(double x, double dx, double tape) { return tape * dx; }
void *__enzyme_register_splitderivative_root[] = {(void *)root, (void *)root_augmented, (void *)root_tangent};
double roots(double x) { return 3 * root(x); }

/* an address comes back */
static double *second(double *x) { return x + 1; }
struct places { double *place, *shadow; };
static struct places second_augmented(double *x, double *dx) {
    struct places made = {x + 1, dx + 1};
    return made;
}
static void second_gradient(double *x, double *dx) {}
void *__enzyme_register_gradient_second[] = {(void *)second, (void *)second_augmented, (void *)second_gradient};
void *__enzyme_register_derivative_second[] = {(void *)second, (void *)second_augmented};
double seconds(double *x) {
    double *place = second(x);
    double before = x[1];
    *place = before * x[0];
    return x[1] * *place;
}

/* in a recursion, where the tape crosses calls */
static double times(double x) { return x * x; }
static struct both times_augmented(double x) {
    struct both made = {2 * x, x * x};
    return made;
}
static double times_gradient(double x, double r, double tape) { return tape * r; }
void *__enzyme_register_gradient_times[] = {(void *)times, (void *)times_augmented, (void *)times_gradient};
double recursion(double x, int n) { return n <= 0 ? x : times(recursion(x, n - 1)) * sin(x) + recursion(x, n - 2); }

/* the gradient gets the address of a variable of a call that has returned */
static void shift(double *x, const double *by) { *x = *x * *by; }
static void shift_gradient(double *x, double *dx, const double *by, double *dby) {
    *dby += *dx * (*x / *by);
    *dx = *dx * *by;
}
static void shift_augmented(double *x, double *dx, const double *by, double *dby) { shift(x, by); }
void *__enzyme_register_gradient_shift[] = {(void *)shift, (void *)shift_augmented, (void *)shift_gradient};
double shifts(double x, int n) {
    double y = n > 0 ? shifts(x, n - 1) + shifts(x, n - 2) : x, by = x + n;
    shift(&y, &by);
    return y;
}

/* through a function pointer */
static double (*table[])(double) = {cube, times};
double chosen(double x, int k) { return table[k & 1](x); }

/* without derivative */
double counter;
static double noise(double x) { return sin(x); }
__attribute__((noinline)) static void note(double *x, int n) {
    for (int i = 0; i < n; i++) counter += x[i];
}
static double annotated(double x) __attribute__((annotate("enzyme_inactive")));
static double annotated(double x) { return cos(x); }
void *__enzyme_inactivefn[] = {(void *)noise, (void *)note};
double noisy(double x) { return noise(x) * annotated(x) * x; }
double noted(double *x, int n) {
    double sum = 0;
    note(x, n);
    for (int i = 0; i < n; i++) sum += x[i] * x[i];
    note(x, n);
    return sum;
}
double level = 1;
double *volatile hide = &level;
void *__enzyme_inactive_global_level = &level;
__attribute__((noinline)) static void set_level(double x) { level = x; }
double levels(double x) {
    set_level(x);
    return level * x;
}

/* library functions under other names */
static double logarithm(double x) { return log(1 + x); }
void *__enzyme_function_like[] = {(void *)logarithm, (void *)"log1p"};
double logarithms(double x) { return logarithm(x); }
static double *take(long size, int flag) { return flag ? malloc(size) : NULL; }
static void give(double *p) { free(p); }
void *__enzyme_allocation_like[] = {(void *)take, (void *)0, (void *)"-1", (void *)give};
void *__enzyme_nofree_take = (void *)take;
double allocated(double x, int n) {
    double *b = take(n * sizeof(double), 1), sum = 0;
    for (int i = 0; i < n; i++) b[i] = x * i;
    for (int i = 0; i < n; i++) sum += b[i] * b[i];
    give(b);
    return sum;
}
