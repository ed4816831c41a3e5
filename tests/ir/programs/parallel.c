double reduce(double *x, const double *y, int n) {
    double s = 0;
#pragma omp parallel for reduction(+ : s) schedule(dynamic, 4)
    for (int i = 0; i < n; i++) {
        x[i] += y[i] * y[i];
        s += x[i];
    }
#pragma omp parallel
    {
#pragma omp critical
        s += 1;
#pragma omp single
#pragma omp task depend(inout : x[0]) firstprivate(s)
        x[0] = s;
    }
#pragma omp simd
    for (int i = 0; i < n; i++) x[i] *= 2;
    return s;
}
