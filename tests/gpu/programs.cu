// Host programs that launch kernels, differentiated as one.
#include <cuda_runtime.h>

#include <cstdio>
#include <utility>
#include <vector>

#define CHECK(call)                                                                                                                    \
    do {                                                                                                                               \
        cudaError_t error = call;                                                                                                      \
        if (error != cudaSuccess) fprintf(stderr, "%s\n", cudaGetErrorString(error)), abort();                                         \
    } while (0)

__constant__ double coefficients[2];
__device__ int launches;

__global__ void diffuse(const double *u, double *v, int n, double k) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i == 0) launches++;
    if (i > 0 && i < n - 1) v[i] = u[i] + k * coefficients[1] * (u[i - 1] - 2 * u[i] + u[i + 1]);
    else if (i < n) v[i] = u[i];
}

template <class T, int Block> __global__ void squares(const T *x, T *out, int n) {
    __shared__ T s[Block];
    int i = blockIdx.x * Block + threadIdx.x;
    s[threadIdx.x] = i < n ? x[i] * x[i] : T(0);
    for (int half = Block / 2; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half) s[threadIdx.x] += s[threadIdx.x + half];
    }
    if (threadIdx.x == 0) atomicAdd(out, s[0]);
}

extern "C" double heat(const double *start, int n, int steps, double k) {
    double *u, *v, *sum, found, c[2] = {7.0, 1.0};
    CHECK(cudaMemcpyToSymbol(coefficients, c, sizeof c));
    CHECK(cudaMalloc(&u, n * sizeof(double)));
    CHECK(cudaMalloc((void **)&v, n * sizeof(double)));
    CHECK(cudaMalloc(&sum, sizeof(double)));
    CHECK(cudaMemcpy(u, start, n * sizeof(double), cudaMemcpyHostToDevice));
    CHECK(cudaMemset(sum, 0, sizeof(double)));
    for (int s = 0; s < steps; s++) {
        diffuse<<<(n + 31) / 32, 32>>>(u, v, n, k);
        std::swap(u, v);
    }
    CHECK(cudaGetLastError());
    squares<double, 16><<<dim3((n + 15) / 16), dim3(16)>>>(u, sum, n);
    CHECK(cudaDeviceSynchronize());
    CHECK(cudaMemcpy(&found, sum, sizeof(double), cudaMemcpyDeviceToHost));
    cudaFree(u), cudaFree(v), cudaFree(sum);
    return found;
}

struct Scaling {
    double factor, shift;
    int power;
};

__global__ void scale(Scaling by, double *x, int n) {
    extern __shared__ double own[];
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    own[threadIdx.y] = i < n ? x[i] : 0;
    __syncthreads();
    if (i >= n) return;
    double v = by.shift;
    for (int k = 0; k < by.power; k++) v *= by.factor * own[threadIdx.y] + 1;
    x[i] = v;
}

// In place on the caller's array, with a structure as argument, shared memory and a stream.
void scaled(std::vector<double> &x, double factor) {
    cudaStream_t stream;
    cudaStreamCreate(&stream);
    int n = (int)x.size();
    scale<<<dim3(1, (n + 7) / 8), dim3(1, 8), 8 * sizeof(double), stream>>>(Scaling{factor, 0.5, n > 3 ? 3 : 2}, x.data(), n);
    cudaStreamSynchronize(stream);
    cudaStreamDestroy(stream);
}

// Memory that belongs to an object: launches happen where it would have to be freed on the way out.
struct Owned {
    double *p;
    explicit Owned(int n) { CHECK(cudaMalloc(&p, n * sizeof(double))); }
    ~Owned() { cudaFree(p); }
};

extern "C" double owned(const double *x, int n, double factor) {
    Owned own(n);
    cudaMemcpy(own.p, x, n * sizeof(double), cudaMemcpyHostToDevice);
    scale<<<dim3(1, (n + 7) / 8), dim3(1, 8), 8 * sizeof(double)>>>(Scaling{factor, 0.5, 2}, own.p, n);
    std::vector<double> back(n);
    cudaMemcpy(back.data(), own.p, n * sizeof(double), cudaMemcpyDeviceToHost);
    double total = 0;
    for (int i = 0; i < n; i++) total += back.at(i) * (i + 1);
    return total;
}

__global__ void asking(double *x) {
    if (__activemask() & 1) x[threadIdx.x] *= 2;
}

extern "C" double asked(double *x) {
    asking<<<1, 1>>>(x);
    return x[0];
}
