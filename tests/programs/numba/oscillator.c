double stiffness(double x) { return x * x * x; }

double power(double x, long n);
double drive(const double *x, long n) {
    double s = 0;
    for (long i = 0; i < n; i++) s += power(x[i], 3);
    return s;
}
