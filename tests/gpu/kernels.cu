// Kernels of the kinds that are run on GPUs, each against NumPy in test_kernels.py.
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cuda_runtime.h>

namespace cg = cooperative_groups;

__constant__ double weights[4] = {1.0, 2.0, 3.0, 4.0};

__global__ void saxpy(int n, double a, const double *__restrict__ x, double *__restrict__ y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * sin(x[i]) + y[i] * weights[i & 3];
}

__global__ void strided(int n, const float *x, float *y) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) y[i] = __expf(x[i]) * rsqrtf(1.0f + x[i] * x[i]);
}

// A tile of the field with its halo in dynamic shared memory; threads beyond the end help to load it.
__global__ void stencil(const double *u, double *v, int n, double k) {
    extern __shared__ double tile[];
    int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x + 1;
    tile[t] = i < n ? u[i] : 0.0;
    if (threadIdx.x == 0) tile[0] = i > 0 ? u[i - 1] : 0.0;
    if (threadIdx.x == blockDim.x - 1) tile[t + 1] = i + 1 < n ? u[i + 1] : 0.0;
    __syncthreads();
    if (i < n) v[i] = tile[t] + k * (tile[t - 1] - 2.0 * tile[t] + tile[t + 1]) * tile[t];
}

template <int T> __device__ void multiply(const double *A, const double *B, double *C, int n) {
    __shared__ double As[T][T], Bs[T][T + 1];
    const int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * T + ty, column = blockIdx.x * T + tx;
    double sum = 0.0;
    for (int t = 0; t < n; t += T) {
        As[ty][tx] = row < n && t + tx < n ? A[row * n + t + tx] : 0.0;
        Bs[ty][tx] = t + ty < n && column < n ? B[(t + ty) * n + column] : 0.0;
        __syncthreads();
        for (int k = 0; k < T; k++) sum += As[ty][k] * Bs[k][tx];
        __syncthreads();
    }
    if (row < n && column < n) C[row * n + column] = sum;
}
__global__ void matmul8(const double *A, const double *B, double *C, int n) { multiply<8>(A, B, C, n); }
__global__ void matmul4(const double *A, const double *B, double *C, int n) { multiply<4>(A, B, C, n); }

__device__ double warp_sum(double v) {
    for (int by = 16; by > 0; by >>= 1) v += __shfl_down_sync(0xffffffffu, v, by);
    return v;
}

// Warps add by exchanging registers; the first warp adds what the others found.
__global__ void shuffled_sum(const double *x, double *out, int n) {
    __shared__ double part[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    double v = i < n ? x[i] * x[i] : 0.0;
    v = warp_sum(v);
    if (lane == 0) part[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = lane < (blockDim.x + 31) / 32 ? part[lane] : 0.0;
        v = warp_sum(v);
        if (lane == 0) atomicAdd(out, v);
    }
}

__global__ void tree_sum(const double *x, double *out, int n) {
    extern __shared__ double s[];
    auto block = cg::this_thread_block();
    int t = block.thread_rank(), i = blockIdx.x * blockDim.x + t;
    s[t] = i < n ? exp(x[i]) : 0.0;
    block.sync();
    for (int half = blockDim.x / 2; half > 0; half >>= 1) {
        if (t < half) s[t] += s[t + half];
        block.sync();
    }
    if (t == 0) out[blockIdx.x] = s[0];
}

__global__ void tiled_sum(const double *x, double *out, int n) {
    auto tile = cg::tiled_partition<8>(cg::this_thread_block());
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double v = cg::reduce(tile, i < n ? x[i] * x[i] * x[i] : 0.0, cg::plus<double>());
    if (tile.thread_rank() == 0 && i < n) out[i / 8] = v;
}

// Each thread leaves early if it has nothing to do: the others wait without it.
__global__ void early(const double *x, double *y, int n) {
    __shared__ double s[64];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    s[threadIdx.x] = x[i] * x[i];
    __syncthreads();
    int left = threadIdx.x > 0 ? threadIdx.x - 1 : 0;
    y[i] = s[threadIdx.x] * s[left];
}

struct Body {
    double x, y, z, m;
};

__global__ void gravity(const Body *bodies, double *force, int n, double soft) {
    extern __shared__ Body near[];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double fx = 0.0, fy = 0.0, fz = 0.0;
    Body me = {0.0, 0.0, 0.0, 0.0};
    if (i < n) me = bodies[i];
    for (int first = 0; first < n; first += blockDim.x) {
        int j = first + threadIdx.x;
        near[threadIdx.x] = j < n ? bodies[j] : Body{0.0, 0.0, 0.0, 0.0};
        __syncthreads();
        for (int k = 0; k < blockDim.x; k++) {
            Body b = near[k];
            double dx = b.x - me.x, dy = b.y - me.y, dz = b.z - me.z, r = rsqrt(dx * dx + dy * dy + dz * dz + soft);
            double f = b.m * me.m * r * r * r;
            fx += f * dx, fy += f * dy, fz += f * dz;
        }
        __syncthreads();
    }
    if (i < n) force[3 * i] = fx, force[3 * i + 1] = fy, force[3 * i + 2] = fz;
}

// A histogram whose bins hold numbers: each block adds its own bins in shared memory, then to the result.
__global__ void histogram(const int *bin, const double *value, double *bins, int n, int m) {
    extern __shared__ double own[];
    for (int k = threadIdx.x; k < m; k += blockDim.x) own[k] = 0.0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&own[bin[i]], value[i] * value[i]);
    __syncthreads();
    for (int k = threadIdx.x; k < m; k += blockDim.x) atomicAdd(&bins[k], own[k]);
}

// Cross sections: a binary search in a grid of energies, interpolated in several tables, and summed by material.
__global__ void lookup(int lookups, int points, int nuclides, const double *grid, const double *table, const double *density, const double *energy,
                       double *out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= lookups) return;
    double e = energy[i];
    int low = 0, high = points - 1;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (grid[middle] > e) high = middle;
        else low = middle;
    }
    double f = (e - __ldg(&grid[low])) / (__ldg(&grid[low + 1]) - __ldg(&grid[low])), sum = 0.0;
    for (int k = 0; k < nuclides; k++) {
        const double *t = table + k * points;
        sum += density[k] * (t[low] + f * (t[low + 1] - t[low]));
    }
    out[i] = sum;
}

// A step of the lattice Boltzmann method in two dimensions with nine directions.
__constant__ int cx[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant__ double w9[9] = {4. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 9, 1. / 36, 1. / 36, 1. / 36, 1. / 36};
__global__ void lbm(const double *f, double *g, int nx, int ny, double omega) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny) return;
    double own[9], rho = 0.0, ux = 0.0, uy = 0.0;
    for (int q = 0; q < 9; q++) {
        own[q] = f[(q * ny + y) * nx + x];
        rho += own[q], ux += cx[q] * own[q], uy += cy[q] * own[q];
    }
    ux /= rho, uy /= rho;
    for (int q = 0; q < 9; q++) {
        double cu = 3.0 * (cx[q] * ux + cy[q] * uy);
        double equilibrium = w9[q] * rho * (1.0 + cu + 0.5 * cu * cu - 1.5 * (ux * ux + uy * uy));
        int to_x = (x + cx[q] + nx) % nx, to_y = (y + cy[q] + ny) % ny;
        g[(q * ny + to_y) * nx + to_x] = own[q] + omega * (equilibrium - own[q]);
    }
}

// Arguments of a structure, local arrays that live across a barrier, votes, all three dimensions.
struct Options {
    double scale;
    int shift;
    double offset;
};
__global__ void mixed(Options o, const double *x, double *y, int n) {
    double local[3];
    int t = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x, size = blockDim.x * blockDim.y * blockDim.z;
    int i = ((blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x) * size + t;
    double v = i < n ? x[i] : 0.0;
    for (int k = 0; k < 3; k++) local[k] = v * (k + 1) * o.scale;
    int positive = __syncthreads_count(v > 0.5);
    unsigned bits = __ballot_sync(0xffffffffu, v > 0.5);
    double next = __shfl_sync(0xffffffffu, local[1] * v, (threadIdx.x + o.shift) & 7, 8);
    if (i < n) y[i] = local[0] * local[(t + positive) % 3] + next * (1 + __popc(bits)) + o.offset;
}

// Wrong launches and wrong programs.
__global__ void apart(double *x) {
    if (threadIdx.x & 1) {
        x[threadIdx.x] = 1.0;
        __syncthreads();
    } else {
        x[threadIdx.x] = 2.0;
        __syncthreads();
        x[threadIdx.x] = 3.0;
    }
}
__global__ void parting(const double *x, double *y) {
    __shared__ double s[64];
    s[threadIdx.x] = x[threadIdx.x];
    while (s[threadIdx.x] > 0.1) {
        __syncthreads();
        s[threadIdx.x] *= 0.5;
    }
    y[threadIdx.x] = s[threadIdx.x];
}
__global__ void all_blocks(double *x) {
    x[threadIdx.x] += 1.0;
    cg::this_grid().sync();
    x[threadIdx.x] *= 2.0;
}

// A prefix sum, whose second step one warp does alone.
__global__ void prefix(const double *x, double *y, int n) {
    __shared__ double sums[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    double v = i < n ? x[i] * x[i] : 0;
    for (int d = 1; d < 32; d *= 2) {
        double t = __shfl_up_sync(0xffffffffu, v, d);
        if (lane >= d) v += t;
    }
    if (lane == 31) sums[warp] = v;
    __syncthreads();
    if (warp == 0) {
        double s = lane < blockDim.x >> 5 ? sums[lane] : 0;
        for (int d = 1; d < 32; d *= 2) {
            double t = __shfl_up_sync(0xffffffffu, s, d);
            if (lane >= d) s += t;
        }
        sums[lane] = s;
    }
    __syncthreads();
    if (warp > 0) v += sums[warp - 1];
    if (i < n) y[i] = v;
}

// Until a number in shared memory is small: a loop of which only the numbers say that all threads leave it together.
__global__ void settle(double *x, const double *b, int n, double tolerance) {
    __shared__ double s[64], error;
    int t = threadIdx.x;
    double v = t < n ? x[t] : 0;
    for (;;) {
        s[t] = v;
        if (t == 0) error = 0;
        __syncthreads();
        double left = t > 0 ? s[t - 1] : 0, right = t < n - 1 ? s[t + 1] : 0;
        double next = t < n ? b[t] + 0.25 * left + 0.25 * right : 0;
        atomicAdd(&error, fabs(next - v));
        v = next;
        __syncthreads();
        bool stop = error < tolerance;
        __syncthreads();
        if (stop) break;
    }
    if (t < n) x[t] = v;
}

// A sum of doubles as it was written before there was an instruction for it.
__device__ double add(double *at, double v) {
    unsigned long long *bits = (unsigned long long *)at, old = *bits, seen;
    do {
        seen = old;
        old = atomicCAS(bits, seen, __double_as_longlong(v + __longlong_as_double(seen)));
    } while (seen != old);
    return __longlong_as_double(old);
}
__global__ void sum_by_exchange(const double *x, double *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) add(out, sin(x[i]));
}

// Numbers that change places in every round, under loops and conditions that are the same for all.
__global__ void exchanging(const double *x, double *y, int n, int rounds, int flag) {
    __shared__ double s[64];
    int t = threadIdx.x;
    double a = x[t], b = x[(t + 1) % n];
    for (int i = 0; i < rounds; i++) {
        for (int j = 0; j <= i; j++) {
            s[t] = a * b + j;
            __syncthreads();
            double c = a;
            a = b + 0.1 * s[(t + j) % n];
            b = c;
            __syncthreads();
        }
        if (flag) {
            s[t] = a;
            __syncthreads();
            b += s[n - 1 - t];
            __syncthreads();
        }
    }
    y[t] = a - b;
}

// A sparse product, a warp to each row, where warps of the last block leave early.
__global__ void rows(const int *first, const int *column, const double *value, const double *x, double *y, int n) {
    int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32, lane = threadIdx.x & 31;
    if (row >= n) return;
    double s = 0;
    for (int k = first[row] + lane; k < first[row + 1]; k += 32) s += value[k] * x[column[k]];
    for (int d = 16; d; d /= 2) s += __shfl_xor_sync(0xffffffffu, s, d);
    if (lane == 0) y[row] = s;
}

// The last steps of a reduction as they were written when warps ran in step: no barrier, but volatile memory.
__device__ void last_warp(volatile double *s, int t) {
    s[t] += s[t + 32];
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
}
__global__ void in_step(const double *x, double *out, int n) {
    extern __shared__ double s[];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x * 2 + t;
    s[t] = (i < n ? x[i] * x[i] : 0) + (i + blockDim.x < n ? x[i + blockDim.x] * x[i + blockDim.x] : 0);
    __syncthreads();
    for (int half = blockDim.x / 2; half > 32; half >>= 1) {
        if (t < half) s[t] += s[t + half];
        __syncthreads();
    }
    if (t < 32) last_warp(s, t);
    if (t == 0) out[blockIdx.x] = s[0];
}

// A device function in which threads wait: there is no calling it by itself.
__device__ void turn(double *own, double *s) {
    s[threadIdx.x] = *own;
    __syncthreads();
    *own += s[(threadIdx.x + 1) % blockDim.x];
    __syncthreads();
}
__global__ void turned(const double *x, double *y) {
    __shared__ double s[64];
    double v = x[threadIdx.x];
    turn(&v, s);
    turn(&v, s);
    y[threadIdx.x] = v * v;
}

// Several arrays, of different types, in one piece of shared memory.
__global__ void carved(const double *x, double *out, int n) {
    extern __shared__ char raw[];
    double *d = (double *)raw;
    float *f = (float *)(d + n);
    int *next = (int *)(f + n);
    int t = threadIdx.x;
    if (t < n) d[t] = x[t], f[t] = (float)t * 0.5f, next[t] = t * 3 % n;
    __syncthreads();
    if (t < n) out[t] = d[next[t]] * f[t] + d[t] * d[n - 1 - t];
}

// A number of the next thread before it changes, and after: what is read at one place is not what was read there before the barriers.
__global__ void before_and_after(const double *x, double *y) {
    __shared__ double s[65];
    int t = threadIdx.x;
    s[t] = x[t];
    if (t == 0) s[64] = 1;
    __syncthreads();
    double before = s[t + 1];
    __syncthreads();
    s[t] = before * x[t];
    __syncthreads();
    y[t] = before * s[t + 1];
}

// What lanes say to all others: one lane's number, that of a lane which numbers choose, of the next lane around, and a vote between.
__global__ void telling(const double *x, const int *from, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
    double v = i < n ? x[i] : 0;
    double first = __shfl_sync(0xffffffffu, v * v, 0), chosen = __shfl_sync(0xffffffffu, sin(v), from[0] & 31);
    double around = __shfl_sync(0xffffffffu, v, (lane + 1) & 31), scattered = __shfl_sync(0xffffffffu, v * first, from[lane], 16);
    unsigned large = __ballot_sync(0xffffffffu, v > 0.5);
    int factor = __any_sync(0xffffffffu, v > 2.0) ? 2 : __popc(large & 0xff);
    if (i < n) y[i] = first * chosen + around * v + scattered * factor;
}

// Sums of runs with equal keys in a warp, by a segmented scan; the loop ends when no lane has anything to add.
__global__ void segments(const int *key, const float *x, float *sums, int n) {
    int lane = threadIdx.x & 31;
    for (int first = (blockIdx.x * blockDim.x + threadIdx.x) / 32 * 32; first < n; first += gridDim.x * blockDim.x) {
        int i = first + lane, own = i < n ? key[i] : -1;
        float v = i < n ? x[i] * x[i] : 0;
        for (int d = 1;; d *= 2) {
            int before = __shfl_up_sync(0xffffffffu, own, d);
            bool same = lane >= d && before == own;
            if (!__any_sync(0xffffffffu, same)) break;
            float t = __shfl_up_sync(0xffffffffu, v, d);
            if (same) v += t;
        }
        int next = __shfl_down_sync(0xffffffffu, own, 1);
        if (own >= 0 && (lane == 31 || next != own)) atomicAdd(&sums[own], v);
    }
}

// Warps that turn tiles around in shared memory of their own, and the largest of the block's numbers.
__global__ void turning(const double *x, double *y) {
    __shared__ double tile[2][32];
    int lane = threadIdx.x & 31, warp = threadIdx.x >> 5, i = blockIdx.x * blockDim.x + threadIdx.x;
    double v = x[i];
    for (int k = 0; k < 2; k++) {
        tile[warp][lane] = v * (k + 1);
        __syncwarp();
        v += tile[warp][31 - lane] * tile[warp][(lane + 1) & 31];
        __syncwarp();
    }
    double m = v;
    for (int d = 16; d; d >>= 1) m = fmax(m, __shfl_xor_sync(0xffffffffu, m, d));
    y[i] = v * m * (1 + __syncthreads_count(v > m * 0.5));
}

// Threads leave early in the middle of things: behind a barrier, and in a loop, by a number that is read.
__global__ void left(const double *x, double *y, int n, int rounds) {
    __shared__ double s[65];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    s[t] = i < n ? x[i] : 1;
    if (t == 0) s[blockDim.x] = 1;
    __syncthreads();
    if (i >= n) return;
    double v = x[i] * s[t + 1];
    for (int k = 0; k < rounds; k++) {
        __syncthreads();
        s[t] = v;
        __syncthreads();
        for (int j = 0; j < (i & 3); j++) v += 0.1 * s[(t + j) % 32] * v;
        if (x[i] > 1.5 + k) return;
        if (i & 1) v *= x[i];
    }
    y[i] = v;
}

// Warps leave early: n is a multiple of their size.
__global__ void warps_left(const double *x, double *y, int n) {
    __shared__ double sums[2];
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    if (i >= n) return;
    double v = x[i] * x[i], sum = v;
    for (int d = 16; d; d >>= 1) sum += __shfl_xor_sync(0xffffffffu, sum, d);
    if (lane == 0) sums[warp] = sum;
    __syncthreads();
    if (warp == 0) v += __shfl_sync(0xffffffffu, v, 3);
    y[i] = v * sums[0];
}

// A loop whose bounds are read, the same for a block; a number that is exchanged as two words.
__global__ void bounded(const double *x, const int *bounds, double *y) {
    __shared__ double s[64];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    double v = x[i];
    for (int k = bounds[blockIdx.x]; k < bounds[blockIdx.x + 1]; k++) {
        s[t] = v;
        __syncthreads();
        v += 0.1 * s[(t + k) % blockDim.x] * x[i];
        __syncthreads();
    }
    int low = __shfl_xor_sync(0xffffffffu, __double2loint(v), 1), high = __shfl_xor_sync(0xffffffffu, __double2hiint(v), 1);
    y[i] = v * __hiloint2double(high, low);
}

// A loop that threads leave together, as they have counted; some have left before.
__global__ void until_none(const double *x, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double v = 4 * x[i];
    for (int k = 1; __syncthreads_count(v > 0.5) > 0; k++) v = v > 0.5 ? v * v / (v + k) : v * 1.5;
    y[i] = v;
}

// Threads that have left are not counted, and have no vote.
__global__ void counted(const double *x, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double v = i < n ? x[i] : 1;
    if (i >= n) return;
    int threads = __syncthreads_count(v > 0.2), lanes = __popc(__ballot_sync(0xffffffffu, v > 0.4));
    y[i] = v * (threads + 100 * lanes);
}
