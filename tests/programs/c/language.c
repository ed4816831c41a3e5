// Constructs of the language, one program each.
#include <math.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// Computed jumps: an interpreter with threaded code.
double interpret(const double *x, const int *code) {
    static void *const way[] = {&&push, &&add, &&mul, &&sine, &&loop, &&end};
    double stack[16];
    int top = 0, at = 0, next = 0, rounds = 0;
    goto *way[code[at]];
push:
    stack[top++] = x[next++ % 3];
    goto *way[code[++at]];
add:
    top--;
    stack[top - 1] += stack[top];
    goto *way[code[++at]];
mul:
    top--;
    stack[top - 1] *= stack[top];
    goto *way[code[++at]];
sine:
    stack[top - 1] = sin(stack[top - 1]);
    goto *way[code[++at]];
loop:
    at = ++rounds < 3 ? 0 : at + 1;
    goto *way[code[at]];
end:
    return stack[top - 1];
}

// Relative addresses of labels.
double relative(double x, int k) {
    static const int way[] = {&&zero - &&zero, &&one - &&zero, &&two - &&zero};
    double s = x;
    goto *(&&zero + way[k]);
zero:
    s *= x;
one:
    s += exp(x);
two:
    return s * s;
}

// Returns twice.
static jmp_buf back;
double jumps_back(double x) {
    volatile int tries = 0;
    double s = x;
    if (setjmp(back)) s *= x;
    if (++tries < 4) longjmp(back, 1);
    return s;
}

// Functions that compare the addresses of their callers' local variables.
__attribute__((noinline)) static void assign(double *to, const double *from, int n) {
    if (to == from) return;
    for (int i = 0; i < n; i++) to[i] = from[i] * from[i];
}
__attribute__((noinline)) static double swept(const double *x, int n, int depth) {
    double a[4], b[4] = {0};
    for (int i = 0; i < n; i++) a[i] = x[i] + depth;
    assign(b, a, n);
    assign(a, a, n);
    return depth > 0 ? swept(b, n, depth - 1) * a[0] : b[0] * a[1] + b[n - 1];
}
double same_place(const double *x, int n) { return swept(x, n, 2); }
