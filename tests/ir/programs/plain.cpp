template <typename T, int N>
struct Vector {
    T data[N];
    T &operator[](int i) { return data[i]; }
    T dot(const Vector &other) const {
        T s = 0;
        for (int i = 0; i < N; i++) s += data[i] * other.data[i];
        return s;
    }
};

struct Shape {
    virtual double area(double scale) const = 0;
    virtual ~Shape() {}
};
struct Square final : Shape {
    double side;
    explicit Square(double s) : side(s) {}
    double area(double scale) const override { return scale * side * side; }
};

double total(const Shape *const *shapes, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += shapes[i]->area(0.5);
    return s;
}

Shape *make(double side) { return new Square(side); }
double dot(Vector<double, 4> &a, const Vector<double, 4> &b) { return a.dot(b); }
template <typename F> static double integrate(F f, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += f(i / double(n));
    return s / n;
}
double captured(double a, int n) { return integrate([a](double x) { return a * x * x; }, n); }
double saxpy(float *y, const float *x, float a, long n) {
    for (long i = 0; i < n; i++) y[i] += a * x[i];
    return y[0];
}
