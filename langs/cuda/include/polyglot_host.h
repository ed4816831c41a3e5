// The run-time library's part that host code calls, on a machine where the device's memory is the host's: calls do what they say before they
// return, and streams and events are numbers.
#pragma once

#define POLYGLOT_HOST static __inline__ __attribute__((host, always_inline, artificial, unused))

typedef enum cudaError {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
    cudaErrorMemoryAllocation = 2,
    cudaErrorInvalidConfiguration = 9,
    cudaErrorInvalidDevice = 101
} cudaError_t;
typedef enum cudaMemcpyKind {
    cudaMemcpyHostToHost = 0,
    cudaMemcpyHostToDevice = 1,
    cudaMemcpyDeviceToHost = 2,
    cudaMemcpyDeviceToDevice = 3,
    cudaMemcpyDefault = 4
} cudaMemcpyKind;
typedef struct CUstream_st* cudaStream_t;
typedef struct CUevent_st* cudaEvent_t;
enum { cudaMemAttachGlobal = 1, cudaHostAllocDefault = 0, cudaStreamDefault = 0, cudaStreamNonBlocking = 1 };

struct cudaDeviceProp {
    char name[256];
    size_t totalGlobalMem, sharedMemPerBlock, totalConstMem;
    int warpSize, maxThreadsPerBlock, maxThreadsDim[3], maxGridSize[3], major, minor, multiProcessorCount, regsPerBlock;
};

POLYGLOT_HOST cudaError_t cudaMalloc(void** at, size_t bytes) {
    *at = malloc(bytes);
    return *at || !bytes ? cudaSuccess : cudaErrorMemoryAllocation;
}
template <class T> POLYGLOT_HOST cudaError_t cudaMalloc(T** at, size_t bytes) {
    *at = (T*)malloc(bytes);
    return *at || !bytes ? cudaSuccess : cudaErrorMemoryAllocation;
}
template <class T> POLYGLOT_HOST cudaError_t cudaMallocManaged(T** at, size_t bytes, unsigned = cudaMemAttachGlobal) {
    return cudaMalloc(at, bytes);
}
template <class T> POLYGLOT_HOST cudaError_t cudaMallocHost(T** at, size_t bytes, unsigned = 0) { return cudaMalloc(at, bytes); }
template <class T> POLYGLOT_HOST cudaError_t cudaHostAlloc(T** at, size_t bytes, unsigned = 0) { return cudaMalloc(at, bytes); }
template <class T> POLYGLOT_HOST cudaError_t cudaMallocAsync(T** at, size_t bytes, cudaStream_t) { return cudaMalloc(at, bytes); }
POLYGLOT_HOST cudaError_t cudaFree(void* at) { return free(at), cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaFreeHost(void* at) { return free(at), cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaFreeAsync(void* at, cudaStream_t) { return free(at), cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaMemcpy(void* to, const void* from, size_t bytes, cudaMemcpyKind) {
    return memmove(to, from, bytes), cudaSuccess;
}
POLYGLOT_HOST cudaError_t cudaMemcpyAsync(void* to, const void* from, size_t bytes, cudaMemcpyKind, cudaStream_t = 0) {
    return memmove(to, from, bytes), cudaSuccess;
}
POLYGLOT_HOST cudaError_t cudaMemset(void* at, int value, size_t bytes) { return memset(at, value, bytes), cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaMemsetAsync(void* at, int value, size_t bytes, cudaStream_t = 0) { return cudaMemset(at, value, bytes); }
POLYGLOT_HOST cudaError_t cudaMemcpy2D(void* to, size_t to_pitch, const void* from, size_t from_pitch, size_t width, size_t height, cudaMemcpyKind) {
    for (size_t row = 0; row < height; row++) memmove((char*)to + row * to_pitch, (const char*)from + row * from_pitch, width);
    return cudaSuccess;
}
template <class T> POLYGLOT_HOST cudaError_t cudaMallocPitch(T** at, size_t* pitch, size_t width, size_t height) {
    *pitch = (width + 511) & ~(size_t)511;
    return cudaMalloc(at, *pitch * height);
}
template <class T>
POLYGLOT_HOST cudaError_t cudaMemcpyToSymbol(T& symbol, const void* from, size_t bytes, size_t offset = 0, cudaMemcpyKind = cudaMemcpyHostToDevice) {
    return memcpy((char*)&symbol + offset, from, bytes), cudaSuccess;
}
template <class T>
POLYGLOT_HOST cudaError_t cudaMemcpyFromSymbol(void* to, const T& symbol, size_t bytes, size_t offset = 0, cudaMemcpyKind = cudaMemcpyDeviceToHost) {
    return memcpy(to, (const char*)&symbol + offset, bytes), cudaSuccess;
}
template <class T> POLYGLOT_HOST cudaError_t cudaGetSymbolAddress(void** at, const T& symbol) { return *at = (void*)&symbol, cudaSuccess; }

POLYGLOT_HOST cudaError_t cudaDeviceSynchronize(void) { return cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaThreadSynchronize(void) { return cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaGetLastError(void) { return cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaPeekAtLastError(void) { return cudaSuccess; }
POLYGLOT_HOST const char* cudaGetErrorString(cudaError_t error) {
    return error == cudaSuccess ? "no error" : error == cudaErrorMemoryAllocation ? "out of memory" : "invalid argument";
}
POLYGLOT_HOST const char* cudaGetErrorName(cudaError_t error) {
    return error == cudaSuccess ? "cudaSuccess" : error == cudaErrorMemoryAllocation ? "cudaErrorMemoryAllocation" : "cudaErrorInvalidValue";
}
POLYGLOT_HOST cudaError_t cudaSetDevice(int device) { return device == 0 ? cudaSuccess : cudaErrorInvalidDevice; }
POLYGLOT_HOST cudaError_t cudaGetDevice(int* device) { return *device = 0, cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaGetDeviceCount(int* count) { return *count = 1, cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaDeviceReset(void) { return cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaGetDeviceProperties(cudaDeviceProp* facts, int device) {
    if (device != 0) return cudaErrorInvalidDevice;
    memset(facts, 0, sizeof *facts);
    memcpy(facts->name, "CPU", 4);
    facts->totalGlobalMem = (size_t)1 << 34, facts->sharedMemPerBlock = 49152, facts->totalConstMem = 65536;
    facts->warpSize = POLYGLOT_WARP, facts->maxThreadsPerBlock = 1024, facts->multiProcessorCount = 1, facts->regsPerBlock = 65536;
    facts->maxThreadsDim[0] = facts->maxThreadsDim[1] = 1024, facts->maxThreadsDim[2] = 64;
    facts->maxGridSize[0] = 0x7fffffff, facts->maxGridSize[1] = facts->maxGridSize[2] = 65535, facts->major = 8;
    return cudaSuccess;
}
POLYGLOT_HOST cudaError_t cudaStreamCreate(cudaStream_t* stream) { return *stream = 0, cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaStreamCreateWithFlags(cudaStream_t* stream, unsigned) { return *stream = 0, cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaStreamDestroy(cudaStream_t) { return cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaStreamSynchronize(cudaStream_t) { return cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaStreamWaitEvent(cudaStream_t, cudaEvent_t, unsigned = 0) { return cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaEventCreate(cudaEvent_t* event) { return *event = 0, cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaEventDestroy(cudaEvent_t) { return cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaEventRecord(cudaEvent_t, cudaStream_t = 0) { return cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaEventSynchronize(cudaEvent_t) { return cudaSuccess; }
POLYGLOT_HOST cudaError_t cudaEventElapsedTime(float* milliseconds, cudaEvent_t, cudaEvent_t) { return *milliseconds = 0, cudaSuccess; }
enum cudaFuncAttribute { cudaFuncAttributeMaxDynamicSharedMemorySize = 8, cudaFuncAttributePreferredSharedMemoryCarveout = 9 };
template <class F> POLYGLOT_HOST cudaError_t cudaFuncSetAttribute(F, cudaFuncAttribute, int) { return cudaSuccess; }

// What a launch is compiled to. polyglot_ad/gpu makes calls of lowered kernels of it.
extern "C" unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = 0);
extern "C" unsigned __cudaPopCallConfiguration(dim3* grid, dim3* block, size_t* shared, cudaStream_t* stream);
extern "C" unsigned __hipPushCallConfiguration(dim3 grid, dim3 block, size_t shared = 0, cudaStream_t stream = 0);
extern "C" cudaError_t cudaLaunchKernel(const void* kernel, dim3 grid, dim3 block, void** arguments, size_t shared, cudaStream_t stream);
