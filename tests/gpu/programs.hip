// HIP: a warp has 64 threads.
#include <hip/hip_runtime.h>

__global__ void warp_sums(const double *x, double *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double v = i < n ? sin(x[i]) : 0.0;
    for (int by = warpSize / 2; by > 0; by /= 2) v += __shfl_down(v, by);
    unsigned long long bits = __ballot(i < n);
    if ((threadIdx.x & (warpSize - 1)) == 0) out[i / warpSize] = v * __popcll(bits);
}

extern "C" double total(const double *x, int n) {
    double *device, *sums, found[4], sum = 0;
    hipMalloc(&device, n * sizeof(double));
    hipMalloc(&sums, sizeof found);
    hipMemcpy(device, x, n * sizeof(double), hipMemcpyHostToDevice);
    hipLaunchKernelGGL(warp_sums, dim3(2), dim3(128), 0, 0, device, sums, n);
    if (hipDeviceSynchronize() != hipSuccess) return -1;
    hipMemcpy(found, sums, sizeof found, hipMemcpyDeviceToHost);
    for (double one : found) sum += one * one;
    hipFree(device), hipFree(sums);
    return sum;
}
