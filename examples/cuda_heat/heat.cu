// Heat in a plate whose conductivity varies: an explicit step with a shared tile, launched in a loop by host code.
#include <cuda_runtime.h>

#define TILE 16

__global__ void step(const double *u, const double *k, double *v, int n, double rate) {
    __shared__ double tile[TILE + 2][TILE + 2];
    const int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y, tx = threadIdx.x + 1, ty = threadIdx.y + 1;
    auto at = [&](int i, int j) { return i >= 0 && i < n && j >= 0 && j < n ? u[j * n + i] : 0.0; };  // cold outside
    tile[ty][tx] = at(x, y);
    if (tx == 1) tile[ty][0] = at(x - 1, y);
    if (tx == TILE) tile[ty][tx + 1] = at(x + 1, y);
    if (ty == 1) tile[0][tx] = at(x, y - 1);
    if (ty == TILE) tile[ty + 1][tx] = at(x, y + 1);
    __syncthreads();
    if (x >= n || y >= n) return;
    const double around = tile[ty][tx - 1] + tile[ty][tx + 1] + tile[ty - 1][tx] + tile[ty + 1][tx];
    v[y * n + x] = tile[ty][tx] + rate * k[y * n + x] * (around - 4 * tile[ty][tx]);
}

__global__ void misfit(const double *u, const double *seen, double *sum, int n) {
    double d = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) d += (u[i] - seen[i]) * (u[i] - seen[i]);
    for (int by = 16; by > 0; by /= 2) d += __shfl_down_sync(0xffffffffu, d, by);
    if ((threadIdx.x & 31) == 0) atomicAdd(sum, d);
}

// How far the plate is from what was seen after some steps.
double loss(const double *start, const double *k, const double *seen, int n, int steps) {
    double *u, *v, *conductivity, *observed, *sum, found;
    const size_t bytes = sizeof(double) * n * n;
    cudaMalloc(&u, bytes), cudaMalloc(&v, bytes), cudaMalloc(&conductivity, bytes), cudaMalloc(&observed, bytes), cudaMalloc(&sum, sizeof(double));
    cudaMemcpy(u, start, bytes, cudaMemcpyHostToDevice);
    cudaMemcpy(conductivity, k, bytes, cudaMemcpyHostToDevice);
    cudaMemcpy(observed, seen, bytes, cudaMemcpyHostToDevice);
    cudaMemset(sum, 0, sizeof(double));
    const dim3 block(TILE, TILE), grid((n + TILE - 1) / TILE, (n + TILE - 1) / TILE);
    for (int s = 0; s < steps; s++) {
        step<<<grid, block>>>(u, conductivity, v, n, 0.1);
        double *old = u;
        u = v, v = old;
    }
    misfit<<<2, 64>>>(u, observed, sum, n * n);
    cudaMemcpy(&found, sum, sizeof(double), cudaMemcpyDeviceToHost);
    cudaFree(u), cudaFree(v), cudaFree(conductivity), cudaFree(observed), cudaFree(sum);
    return found;
}
