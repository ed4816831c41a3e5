// Kernels of the kinds whose gradients on GPUs are reported: what tests/gpu/measure times on a device, and tests run on the CPU.
#include <cuda_runtime.h>

// Neutron cross sections, as XSBench has them: a material's nuclides, each with a grid of energies that is searched, five reactions
// interpolated between two of its points, and summed up.
struct Point {
    double energy, total, elastic, absorption, fission, nu_fission;
};
__device__ int below(const Point *grid, int points, double e) {
    int low = 0, high = points - 1;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (grid[middle].energy > e) high = middle;
        else low = middle;
    }
    return low;
}
__global__ void cross_sections(const Point *grids, const double *density, const int *first, const int *nuclide, const double *energy,
                               const int *material, double *macro, int lookups, int points) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= lookups) return;
    double e = energy[i], sum[5] = {0, 0, 0, 0, 0};
    for (int j = first[material[i]]; j < first[material[i] + 1]; j++) {
        const Point *grid = grids + (long)nuclide[j] * points, *low = grid + below(grid, points, e), *high = low + 1;
        double f = (high->energy - e) / (high->energy - low->energy), rho = density[j];
        sum[0] += rho * (high->total - f * (high->total - low->total));
        sum[1] += rho * (high->elastic - f * (high->elastic - low->elastic));
        sum[2] += rho * (high->absorption - f * (high->absorption - low->absorption));
        sum[3] += rho * (high->fission - f * (high->fission - low->fission));
        sum[4] += rho * (high->nu_fission - f * (high->nu_fission - low->nu_fission));
    }
    for (int k = 0; k < 5; k++) macro[5 * i + k] = sum[k];
}

// The multipole form of cross sections, as RSBench has it: sums over poles in complex arithmetic, phase factors by angular momentum.
struct Pole {
    double position_re, position_im, total_re, total_im, absorption_re, absorption_im, fission_re, fission_im;
    int momentum, more;
};
__global__ void multipole(const Pole *poles, const double *radius, const int *first, const double *energy, const int *nuclide, double *micro,
                          int lookups) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= lookups) return;
    double e = energy[i], root = sqrt(e), total = 0, absorption = 0, fission = 0, re[4], im[4];
    int n = nuclide[i];
    for (int l = 0; l < 4; l++) {
        double phi = radius[4 * n + l] * root;
        if (l == 1) phi -= -atan(phi);
        else if (l == 2) phi -= atan(3.0 * phi / (3.0 - phi * phi));
        else if (l == 3) phi -= atan(phi * (15.0 - phi * phi) / (15.0 - 6.0 * phi * phi));
        re[l] = cos(2 * phi), im[l] = -sin(2 * phi);
    }
    for (int j = first[n]; j < first[n + 1]; j++) {
        Pole p = poles[j];
        double x = p.position_re - root, y = p.position_im, norm = x * x + y * y;
        double cr = y / norm / e, ci = x / norm / e;                                      // i / (position - root) / e
        double tr = re[p.momentum] * p.total_re - im[p.momentum] * p.total_im, ti = re[p.momentum] * p.total_im + im[p.momentum] * p.total_re;
        total += tr * cr - ti * ci;
        absorption += p.absorption_re * cr - p.absorption_im * ci;
        fission += p.fission_re * cr - p.fission_im * ci;
    }
    micro[3 * i] = total, micro[3 * i + 1] = absorption, micro[3 * i + 2] = fission;
}

// Heat in two dimensions with a coefficient that is a field: a tile with its halo in shared memory.
template <int T> __device__ void diffuse(const double *u, const double *k, double *v, int n) {
    __shared__ double tile[T + 2][T + 2];
    int x = blockIdx.x * T + threadIdx.x, y = blockIdx.y * T + threadIdx.y, tx = threadIdx.x + 1, ty = threadIdx.y + 1;
    bool inside = x < n && y < n;
    tile[ty][tx] = inside ? u[y * n + x] : 0.0;
    if (threadIdx.x == 0) tile[ty][0] = inside && x > 0 ? u[y * n + x - 1] : 0.0;
    if (threadIdx.x == T - 1) tile[ty][T + 1] = inside && x + 1 < n ? u[y * n + x + 1] : 0.0;
    if (threadIdx.y == 0) tile[0][tx] = inside && y > 0 ? u[(y - 1) * n + x] : 0.0;
    if (threadIdx.y == T - 1) tile[T + 1][tx] = inside && y + 1 < n ? u[(y + 1) * n + x] : 0.0;
    __syncthreads();
    if (inside)
        v[y * n + x] = tile[ty][tx] + k[y * n + x] * (tile[ty][tx - 1] + tile[ty][tx + 1] + tile[ty - 1][tx] + tile[ty + 1][tx] - 4.0 * tile[ty][tx]);
}
__global__ void heat16(const double *u, const double *k, double *v, int n) { diffuse<16>(u, k, v, n); }
__global__ void heat8(const double *u, const double *k, double *v, int n) { diffuse<8>(u, k, v, n); }

template <int T> __device__ void multiply(const double *A, const double *B, double *C, int n) {
    __shared__ double As[T][T], Bs[T][T];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * T + ty, column = blockIdx.x * T + tx;
    double sum = 0.0;
    for (int t = 0; t < n; t += T) {
        As[ty][tx] = A[row * n + t + tx];
        Bs[ty][tx] = B[(t + ty) * n + column];
        __syncthreads();
        for (int k = 0; k < T; k++) sum += As[ty][k] * Bs[k][tx];
        __syncthreads();
    }
    C[row * n + column] = sum;
}
__global__ void matmul16(const double *A, const double *B, double *C, int n) { multiply<16>(A, B, C, n); }

// A matrix-free operator of discontinuous Galerkin methods: derivatives along three axes on the nodes of hexahedra, by one small matrix in
// shared memory; one block for an element, one thread for a column of nodes.
template <int N> __device__ void derive(const double *u, const double *D, const double *metric, double *out, int elements) {
    __shared__ double d[N][N], s[N][N][N];
    int e = blockIdx.x, i = threadIdx.x, j = threadIdx.y;
    d[j][i] = D[j * N + i];
    for (int k = 0; k < N; k++) s[k][j][i] = u[((e * N + k) * N + j) * N + i];
    __syncthreads();
    for (int k = 0; k < N; k++) {
        double ur = 0, us = 0, ut = 0;
        for (int m = 0; m < N; m++) ur += d[i][m] * s[k][j][m], us += d[j][m] * s[k][m][i], ut += d[k][m] * s[m][j][i];
        int at = ((e * N + k) * N + j) * N + i, all = elements * N * N * N;
        out[at] = metric[at] * ur * ur + metric[all + at] * us * us + metric[2 * all + at] * ut * ut + 0.5 * ur * us * ut;
    }
}
__global__ void galerkin8(const double *u, const double *D, const double *metric, double *out, int elements) { derive<8>(u, D, metric, out, elements); }
__global__ void galerkin4(const double *u, const double *D, const double *metric, double *out, int elements) { derive<4>(u, D, metric, out, elements); }

// Forces of a mesh's springs, scattered to their ends.
__global__ void springs(const double *x, const int *ends, const double *stiffness, double *force, int count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= count) return;
    int a = ends[2 * i], b = ends[2 * i + 1];
    double d[3], r2 = 1e-3;
    for (int k = 0; k < 3; k++) d[k] = x[3 * b + k] - x[3 * a + k], r2 += d[k] * d[k];
    double r = sqrt(r2), f = stiffness[i] * (r - 0.1) / r;
    for (int k = 0; k < 3; k++) atomicAdd(&force[3 * a + k], f * d[k]), atomicAdd(&force[3 * b + k], -f * d[k]);
}

// Volumes of hexahedra, and pressure on their corners, as the elements' step of a Lagrangian shock code has them.
__device__ double triple(const double *a, const double *b, const double *c) {
    return a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
}
__global__ void hexahedra(const double *x, const double *y, const double *z, const int *corners, const double *reference, const double *energy,
                          double *volume, double *pressure, double *fx, double *fy, double *fz, int elements) {
    int e = blockIdx.x * blockDim.x + threadIdx.x;
    if (e >= elements) return;
    double px[8], py[8], pz[8];
    for (int k = 0; k < 8; k++) {
        int node = corners[8 * e + k];
        px[k] = x[node], py[k] = y[node], pz[k] = z[node];
    }
    double a[3] = {px[6] - px[0], py[6] - py[0], pz[6] - pz[0]};
    double b1[3] = {px[1] - px[0], py[1] - py[0], pz[1] - pz[0]}, c1[3] = {px[2] - px[5], py[2] - py[5], pz[2] - pz[5]};
    double b2[3] = {px[3] - px[0], py[3] - py[0], pz[3] - pz[0]}, c2[3] = {px[7] - px[2], py[7] - py[2], pz[7] - pz[2]};
    double b3[3] = {px[4] - px[0], py[4] - py[0], pz[4] - pz[0]}, c3[3] = {px[5] - px[7], py[5] - py[7], pz[5] - pz[7]};
    double v = (triple(a, b1, c1) + triple(a, b2, c2) + triple(a, b3, c3)) / 6.0;
    double compression = reference[e] / v - 1.0, p = 0.4 * energy[e] * (1.0 + compression);
    if (p < 1e-9) p = 0.0;
    if (compression > 0.0) p += 0.1 * compression * compression;
    volume[e] = v, pressure[e] = p;
    for (int k = 0; k < 8; k++) {                                                        // a face's normal at each corner
        int l = (k + 1) & 3 | k & 4, m = (k + 3) & 3 | k & 4, o = k ^ 4;
        double nx = (py[l] - py[k]) * (pz[o] - pz[k]) - (pz[l] - pz[k]) * (py[o] - py[k]) + 0.25 * (py[m] - py[k]) * (pz[l] - pz[k]);
        double ny = (pz[l] - pz[k]) * (px[o] - px[k]) - (px[l] - px[k]) * (pz[o] - pz[k]) + 0.25 * (pz[m] - pz[k]) * (px[l] - px[k]);
        double nz = (px[l] - px[k]) * (py[o] - py[k]) - (py[l] - py[k]) * (px[o] - px[k]) + 0.25 * (px[m] - px[k]) * (py[l] - py[k]);
        fx[8 * e + k] = 0.25 * p * nx, fy[8 * e + k] = 0.25 * p * ny, fz[8 * e + k] = 0.25 * p * nz;
    }
}

// A step of the lattice Boltzmann method with nineteen directions, in three dimensions.
__constant__ int ex[19] = {0, 1, -1, 0, 0, 0, 0, 1, -1, 1, -1, 1, -1, 1, -1, 0, 0, 0, 0}, ey[19] = {0, 0, 0, 1, -1, 0, 0, 1, -1, -1, 1, 0, 0, 0, 0, 1, -1, 1, -1},
                 ez[19] = {0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, -1, -1, 1, 1, -1, -1, 1};
__global__ void lattice19(const double *f, double *g, int nx, int ny, int nz, double omega) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y, z = blockIdx.z;
    if (x >= nx) return;
    int n = nx * ny * nz, at = (z * ny + y) * nx + x;
    double own[19], rho = 0, ux = 0, uy = 0, uz = 0;
    for (int q = 0; q < 19; q++) own[q] = f[q * n + at], rho += own[q], ux += ex[q] * own[q], uy += ey[q] * own[q], uz += ez[q] * own[q];
    ux /= rho, uy /= rho, uz /= rho;
    double square = 1.5 * (ux * ux + uy * uy + uz * uz);
    for (int q = 0; q < 19; q++) {
        double w = q == 0 ? 1.0 / 3 : q < 7 ? 1.0 / 18 : 1.0 / 36, cu = 3.0 * (ex[q] * ux + ey[q] * uy + ez[q] * uz);
        int tx = x + ex[q], ty = y + ey[q], tz = z + ez[q];
        tx = tx < 0 ? nx - 1 : tx == nx ? 0 : tx, ty = ty < 0 ? ny - 1 : ty == ny ? 0 : ty, tz = tz < 0 ? nz - 1 : tz == nz ? 0 : tz;
        g[q * n + (tz * ny + ty) * nx + tx] = own[q] + omega * (w * rho * (1.0 + cu + 0.5 * cu * cu - square) - own[q]);
    }
}

// Sums of columns of a matrix by rows of blocks, and the norm of what a sparse matrix does.
__global__ void rows(const int *first, const int *column, const double *value, const double *x, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double sum = 0;
    for (int k = first[i]; k < first[i + 1]; k++) sum += value[k] * x[column[k]];
    y[i] = sum;
}

// Forces between bodies through tiles in shared memory, in the form of many textbooks.
__global__ void bodies(const double4 *body, double4 *force, int n, double soft) {
    __shared__ double4 tile[256];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double4 me = body[i], f = {0, 0, 0, 0};
    for (int first = 0; first < n; first += 256) {
        tile[threadIdx.x] = body[first + threadIdx.x];
        __syncthreads();
        for (int k = 0; k < 256; k++) {
            double4 other = tile[k];
            double dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z, r2 = dx * dx + dy * dy + dz * dz + soft;
            double inverse = rsqrt(r2), s = other.w * inverse * inverse * inverse;
            f.x += s * dx, f.y += s * dy, f.z += s * dz;
        }
        __syncthreads();
    }
    force[i] = f;
}
