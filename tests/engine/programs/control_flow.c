void diamond(double x, double *r) {
    double y;
    if (x > 1) y = x * x;
    else y = sin(x);
    *r = y * x;
}

void half_diamond(double x, double *r) {
    if (x > 1) x = x * x;
    *r = x * 3;
}

void nested(double x, double y, double *r) {
    double s = 1;
    if (x > 0) {
        s = x;
        if (y > 0) s *= y;
        else {
            s += y;
            if (x > y) s *= s;
        }
    } else if (y > 1) s = y * y;
    else s = x * y;
    *r = s * (x + y);
}

void chain(double x, int k, double *r) {
    if (k == 0) *r = x;
    else if (k == 1) *r = x * x;
    else if (k == 2) *r = exp(x);
    else if (k == 3) *r = 7;
    else *r = 1 / x;
}

void dense_switch(double x, int k, double *r) {
    double s = x;
    switch (k) {
    case 0: s = sin(x); break;
    case 1: s = x * x; break;
    case 2: s = x * x * x; break;
    case 3: s = -x; break;
    case 4: s = 2; break;
    default: s = 1 / x;
    }
    *r = s * x;
}

void falling_switch(double x, int k, double *r) {
    double s = x;
    switch (k) {
    case 0: s *= x;
    case 1: s += x;
    case 2: s = sin(s); break;
    case 7: s = s * s;
    default: s -= 0.5 * x;
    }
    *r = s;
}

void sparse_switch(const double *x, int n, double *r) {
    double s = 1;
    for (int i = 0; i < n; i++) switch (i * i * 37) {
        case 0: s *= x[i]; break;
        case 148: s += x[i] * x[i]; break;
        case 592: s -= x[i];
        }
    *r = s;
}

void short_circuit(double x, double y, double *r) { *r = (x > 0 && sin(x) > 0.5) || y * y > x ? x * y : x - y * y; }

void early_return(const double *x, int n, double *r) {
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] < -1) {
            *r = s * x[i];
            return;
        }
        s += x[i] * x[i];
        if (s > 100) {
            *r = 1;
            return;
        }
    }
    *r = s;
}

void forward_goto(double x, double *r) {
    double s = x;
    if (x > 2) goto out;
    s = s * s;
    if (s > 0.5) goto out;
    s += 3 * x;
out:
    *r = s * x;
}

void backward_goto(double x, double *r) {
    int k = 0;
again:
    x = x * 1.1 + 0.1;
    if (++k < 5 || x < 3) goto again;
    *r = x * x;
}

void unreachable_end(double x, int k, double *r) {
    if (k > 100) abort();
    *r = x * k;
}

void same_arms(double x, int k, double *r) {
    double y;
    if (k > 2) y = x * x;
    else y = x * x;
    *r = y;
}

void many_exits(const double *x, int n, double *r) {
    double s = 0.5;
    int i = 0;
    while (1) {
        if (i >= n) break;
        if (x[i] > 2) {
            s *= x[i];
            break;
        }
        if (x[i] < -1) {
            s -= x[i];
            if (s > 3) break;
            i += 2;
            continue;
        }
        s += sin(x[i]) * s;
        i++;
    }
    *r = s * i;
}

void pick(const double *x, int k, double *r) {
    static const int map[4] = {2, 0, 3, 1};
    *r = x[map[k & 3]] * x[k];
}

void boolean_state(const double *x, int n, double *r) {
    int up = 0;
    double s = 0;
    for (int i = 0; i < n; i++) {
        if (x[i] > 0.5) up = !up;
        if (up) s += x[i] * x[i];
        else s *= 0.5;
    }
    *r = s;
}
