// Kernels without functions of mathematics, for launches by the driver.
struct Pair {
    double a, b;
};

__global__ void power(const double *x, double *y, int n, double k) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double p = 1;
    for (int j = 0; j < n; j++) p = p * x[j] + k * p * p;
    y[i] = p * (i + 1);
}

__global__ void neighbours(const float *u, float *v, int n) {
    extern __shared__ float tile[];
    int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x;
    tile[t] = i < n ? u[i] : 0;
    __syncthreads();
    if (i < n) v[i] = tile[t] * tile[(t + 1) % blockDim.x];
}

__global__ void affine(Pair p, double *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] = p.a * x[i] * x[i] + p.b;
}

__global__ void total(const double *x, double *sum, int n, double k) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(sum, k * x[i] * x[i] * x[i]);
}

// A warp to each row of 32 numbers.
__global__ void rows(const double *a, const double *x, double *y, int n) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x & 31;
    if (row >= n) return;
    double s = a[32 * row + lane] * x[lane];
    for (int d = 16; d; d /= 2) s += __shfl_xor_sync(0xffffffffu, s, d);
    if (lane == 0) y[row] = s;
}

// Polynomials of which there are few.
__global__ void looked_up(const double *table, const int *which, const double *x, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const double *c = table + 3 * which[i];
    y[i] = c[0] + x[i] * (c[1] + x[i] * c[2]);
}
