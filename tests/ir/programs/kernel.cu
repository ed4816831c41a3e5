#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#include <__clang_cuda_builtin_vars.h>

__device__ double square(double x) { return x * x; }

__global__ void kernel(double *x, const double *y, int n) {
    __shared__ double tile[128];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    tile[threadIdx.x] = i < n ? square(y[i]) : 0;
    __syncthreads();
    if (i < n) x[i] += tile[127 - threadIdx.x];
}
