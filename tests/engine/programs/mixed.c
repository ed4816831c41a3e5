/* Memory that holds numbers, addresses and integers at different times. */

/* An object like std::function: room for what is captured, and what to do with it. */
struct callable { union { double number; const double *address; char bytes[16]; } data; double (*call)(struct callable *, double); void (*manage)(struct callable *, struct callable *, int); };

static double by_value(struct callable *self, double t) { return self->data.number * t * t; }
static double by_reference(struct callable *self, double t) { return self->data.address[1] * t + self->data.address[2]; }
static void manage(struct callable *to, struct callable *from, int what) {
    if (what == 1) to->data.address = (const double *)from;
    else if (what == 2) memcpy(to->data.bytes, from->data.bytes, 8);
    else if (what == 4) to->data.address = (const double *)manage;
}

void captured(const double *x, int n, double *r) {
    struct callable f;
    f.data.number = x[0];
    f.call = by_value;
    f.manage = manage;
    if (n > 2) {
        f.data.address = x;
        f.call = by_reference;
    }
    *r = f.call(&f, x[0]);
    f.manage(&f, &f, 3);
}
