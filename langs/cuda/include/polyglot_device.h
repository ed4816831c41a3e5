// What CUDA C++ has without being included: the qualifiers, the built-in variables and the device functions, in terms of what clang knows by
// itself. It is read before everything else, of the device's half of a source and of the host's.
#pragma once

// The C library's functions are the device's too; C++'s headers around them only what is constexpr.
#define _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#pragma clang force_cuda_host_device begin
#include <assert.h>
#ifdef NDEBUG  // it is not declared then
extern "C" void __assert_fail(const char*, const char*, unsigned, const char*) noexcept __attribute__((noreturn));
#endif
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#pragma clang force_cuda_host_device end
#undef _GLIBCXX_INCLUDE_NEXT_C_HEADERS
#include <math.h>
#include <stdlib.h>

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((device))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
#define __launch_bounds__(...)
#define __grid_constant__
#define __align__(n) __attribute__((aligned(n)))
#ifndef __restrict__
#define __restrict__ __restrict
#endif

#define POLYGLOT_BOTH static __inline__ __attribute__((host, device, always_inline, artificial, unused))
#define POLYGLOT_DEVICE static __inline__ __attribute__((device, always_inline, artificial, unused))
#define POLYGLOT_DEVICE_MEMBER __inline__ __attribute__((device, always_inline, artificial))

// --- vectors

#define POLYGLOT_VECTOR(T, name, a1, a2, a3, a4)                                                                                       \
    struct name##1 { T x; };                                                                                                           \
    struct __align__(a2) name##2 { T x, y; };                                                                                          \
    struct name##3 { T x, y, z; };                                                                                                     \
    struct __align__(a4) name##4 { T x, y, z, w; };                                                                                    \
    POLYGLOT_BOTH name##1 make_##name##1(T x) { return {x}; }                                                                          \
    POLYGLOT_BOTH name##2 make_##name##2(T x, T y) { return {x, y}; }                                                                  \
    POLYGLOT_BOTH name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }                                                          \
    POLYGLOT_BOTH name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }
POLYGLOT_VECTOR(signed char, char, 1, 2, 1, 4)
POLYGLOT_VECTOR(unsigned char, uchar, 1, 2, 1, 4)
POLYGLOT_VECTOR(short, short, 2, 4, 2, 8)
POLYGLOT_VECTOR(unsigned short, ushort, 2, 4, 2, 8)
POLYGLOT_VECTOR(int, int, 4, 8, 4, 16)
POLYGLOT_VECTOR(unsigned, uint, 4, 8, 4, 16)
POLYGLOT_VECTOR(long, long, 8, 16, 8, 16)
POLYGLOT_VECTOR(unsigned long, ulong, 8, 16, 8, 16)
POLYGLOT_VECTOR(long long, longlong, 8, 16, 8, 16)
POLYGLOT_VECTOR(unsigned long long, ulonglong, 8, 16, 8, 16)
POLYGLOT_VECTOR(float, float, 4, 8, 4, 16)
POLYGLOT_VECTOR(double, double, 8, 16, 8, 16)

struct dim3 {
    unsigned x, y, z;
    __attribute__((host, device)) constexpr dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
    __attribute__((host, device)) constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    __attribute__((host, device)) constexpr operator uint3() const { return uint3{x, y, z}; }
};

// --- built-in variables: reading a member reads a register

#define POLYGLOT_MEMBER(member, call)                                                                                                  \
    __declspec(property(get = polyglot_##member)) unsigned member;                                                                     \
    static inline __attribute__((device, always_inline, artificial)) unsigned polyglot_##member() { return call; }
#ifdef __AMDGCN__
#define POLYGLOT_TID(axis) __builtin_amdgcn_workitem_id_##axis()
#define POLYGLOT_CTAID(axis) __builtin_amdgcn_workgroup_id_##axis()
#define POLYGLOT_NTID(axis) __builtin_amdgcn_workgroup_size_##axis()
#define POLYGLOT_NCTAID(axis) (__builtin_amdgcn_grid_size_##axis() / __builtin_amdgcn_workgroup_size_##axis())
#else
#define POLYGLOT_TID(axis) __nvvm_read_ptx_sreg_tid_##axis()
#define POLYGLOT_CTAID(axis) __nvvm_read_ptx_sreg_ctaid_##axis()
#define POLYGLOT_NTID(axis) __nvvm_read_ptx_sreg_ntid_##axis()
#define POLYGLOT_NCTAID(axis) __nvvm_read_ptx_sreg_nctaid_##axis()
#endif
#define POLYGLOT_REGISTERS(type, vector, variable, REGISTER)                                                                           \
    struct type {                                                                                                                      \
        POLYGLOT_MEMBER(x, REGISTER(x))                                                                                                \
        POLYGLOT_MEMBER(y, REGISTER(y))                                                                                                \
        POLYGLOT_MEMBER(z, REGISTER(z))                                                                                                \
        inline __attribute__((device, always_inline, artificial)) operator vector() const { return vector{x, y, z}; }                  \
    };                                                                                                                                 \
    extern const __attribute__((device)) __attribute__((weak)) type variable;
#if defined(__CUDA_ARCH__) || defined(__AMDGCN__)
POLYGLOT_REGISTERS(polyglot_threadIdx, uint3, threadIdx, POLYGLOT_TID)
POLYGLOT_REGISTERS(polyglot_blockIdx, uint3, blockIdx, POLYGLOT_CTAID)
POLYGLOT_REGISTERS(polyglot_blockDim, dim3, blockDim, POLYGLOT_NTID)
POLYGLOT_REGISTERS(polyglot_gridDim, dim3, gridDim, POLYGLOT_NCTAID)
#else
extern const __attribute__((device)) uint3 threadIdx, blockIdx;
extern const __attribute__((device)) dim3 blockDim, gridDim;
#endif

#ifdef POLYGLOT_HIP
#define POLYGLOT_WARP 64
typedef unsigned long long polyglot_lanes;
#else
#define POLYGLOT_WARP 32
typedef unsigned polyglot_lanes;
#endif
static constexpr __attribute__((unused)) int warpSize = POLYGLOT_WARP;

// --- what threads of a block do together. An exchange takes the lanes' numbers whole; polyglot_ad/gpu lowers it, for the CPU and for PTX.

extern "C" {
#define POLYGLOT_TOGETHER __attribute__((device, convergent, nothrow))
POLYGLOT_TOGETHER double polyglot_gpu_exchange_f64(polyglot_lanes mask, double value, int lane, int width, int how);
POLYGLOT_TOGETHER float polyglot_gpu_exchange_f32(polyglot_lanes mask, float value, int lane, int width, int how);
POLYGLOT_TOGETHER int polyglot_gpu_exchange_i32(polyglot_lanes mask, int value, int lane, int width, int how);
POLYGLOT_TOGETHER long long polyglot_gpu_exchange_i64(polyglot_lanes mask, long long value, int lane, int width, int how);
POLYGLOT_TOGETHER polyglot_lanes polyglot_gpu_ballot(polyglot_lanes mask, int predicate);
POLYGLOT_TOGETHER polyglot_lanes polyglot_gpu_match(polyglot_lanes mask, long long value);
POLYGLOT_TOGETHER int polyglot_gpu_block_count(int predicate);
POLYGLOT_TOGETHER void polyglot_gpu_warp_barrier(polyglot_lanes mask);
POLYGLOT_TOGETHER void polyglot_gpu_grid_barrier(void);
__attribute__((device, nothrow, const)) int polyglot_gpu_lane(void);
__attribute__((device, nothrow, const)) unsigned polyglot_gpu_shared_bytes(void);
}

#define POLYGLOT_EXCHANGE_OF(T, kind, as)                                                                                              \
    POLYGLOT_DEVICE T polyglot_exchange(polyglot_lanes mask, T value, int lane, int width, int how) {                                  \
        return (T)polyglot_gpu_exchange_##kind(mask, (as)value, lane, width, how);                                                     \
    }
POLYGLOT_EXCHANGE_OF(double, f64, double)
POLYGLOT_EXCHANGE_OF(float, f32, float)
POLYGLOT_EXCHANGE_OF(int, i32, int)
POLYGLOT_EXCHANGE_OF(unsigned, i32, int)
POLYGLOT_EXCHANGE_OF(long, i64, long long)
POLYGLOT_EXCHANGE_OF(unsigned long, i64, long long)
POLYGLOT_EXCHANGE_OF(long long, i64, long long)
POLYGLOT_EXCHANGE_OF(unsigned long long, i64, long long)

#define POLYGLOT_ALL_LANES (~(polyglot_lanes)0)
#define POLYGLOT_SHUFFLE(name, how)                                                                                                    \
    template <class T> POLYGLOT_DEVICE T name##_sync(polyglot_lanes mask, T value, int lane, int width = POLYGLOT_WARP) {              \
        return polyglot_exchange(mask, value, lane, width, how);                                                                       \
    }                                                                                                                                  \
    template <class T> POLYGLOT_DEVICE T name(T value, int lane, int width = POLYGLOT_WARP) {                                          \
        return polyglot_exchange(POLYGLOT_ALL_LANES, value, lane, width, how);                                                         \
    }
POLYGLOT_SHUFFLE(__shfl, 0)
POLYGLOT_SHUFFLE(__shfl_up, 1)
POLYGLOT_SHUFFLE(__shfl_down, 2)
POLYGLOT_SHUFFLE(__shfl_xor, 3)

#ifdef __AMDGCN__
POLYGLOT_DEVICE void __syncthreads(void) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
#endif
POLYGLOT_DEVICE void __syncwarp(polyglot_lanes mask = POLYGLOT_ALL_LANES) { polyglot_gpu_warp_barrier(mask); }
POLYGLOT_DEVICE int __syncthreads_count(int predicate) { return polyglot_gpu_block_count(predicate != 0); }
POLYGLOT_DEVICE int __syncthreads_or(int predicate) { return polyglot_gpu_block_count(predicate != 0) != 0; }
POLYGLOT_DEVICE int __syncthreads_and(int predicate) { return polyglot_gpu_block_count(predicate == 0) == 0; }
POLYGLOT_DEVICE polyglot_lanes __ballot_sync(polyglot_lanes mask, int predicate) { return polyglot_gpu_ballot(mask, predicate != 0); }
POLYGLOT_DEVICE polyglot_lanes __ballot(int predicate) { return polyglot_gpu_ballot(POLYGLOT_ALL_LANES, predicate != 0); }
POLYGLOT_DEVICE int __any_sync(polyglot_lanes mask, int predicate) { return __ballot_sync(mask, predicate) != 0; }
POLYGLOT_DEVICE int __all_sync(polyglot_lanes mask, int predicate) { return __ballot_sync(mask, !predicate) == 0; }
POLYGLOT_DEVICE int __any(int predicate) { return __ballot(predicate) != 0; }
POLYGLOT_DEVICE int __all(int predicate) { return __ballot(!predicate) == 0; }
POLYGLOT_DEVICE polyglot_lanes __activemask(void) { return polyglot_gpu_ballot(0, 1); }
template <class T> POLYGLOT_DEVICE polyglot_lanes __match_any_sync(polyglot_lanes mask, T value) {
    static_assert(sizeof(T) <= 8, "a lane's value has at most eight bytes");
    return polyglot_gpu_match(mask, (long long)value);
}
#define POLYGLOT_REDUCE(name, T, combine)                                                                                              \
    POLYGLOT_DEVICE T name(polyglot_lanes mask, T value) {                                                                             \
        T all = value;                                                                                                                 \
        bool first = true;                                                                                                             \
        for (int lane = 0; lane < POLYGLOT_WARP; lane++) {                                                                             \
            T other = polyglot_exchange(mask, value, lane, POLYGLOT_WARP, 0);                                                          \
            if (!(mask >> lane & 1)) continue;                                                                                         \
            all = first ? other : (combine);                                                                                           \
            first = false;                                                                                                             \
        }                                                                                                                              \
        return all;                                                                                                                    \
    }
POLYGLOT_REDUCE(__reduce_add_sync, int, all + other)
POLYGLOT_REDUCE(__reduce_add_sync, unsigned, all + other)
POLYGLOT_REDUCE(__reduce_min_sync, int, all < other ? all : other)
POLYGLOT_REDUCE(__reduce_min_sync, unsigned, all < other ? all : other)
POLYGLOT_REDUCE(__reduce_max_sync, int, all > other ? all : other)
POLYGLOT_REDUCE(__reduce_max_sync, unsigned, all > other ? all : other)
POLYGLOT_REDUCE(__reduce_and_sync, unsigned, all & other)
POLYGLOT_REDUCE(__reduce_or_sync, unsigned, all | other)
POLYGLOT_REDUCE(__reduce_xor_sync, unsigned, all ^ other)

POLYGLOT_DEVICE void __threadfence(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
POLYGLOT_DEVICE void __threadfence_block(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
POLYGLOT_DEVICE void __threadfence_system(void) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }

// --- atomic updates

#define POLYGLOT_ATOMIC(name, builtin, T)                                                                                              \
    POLYGLOT_DEVICE T name(T* at, T value) { return builtin(at, value, __ATOMIC_RELAXED); }                                            \
    POLYGLOT_DEVICE T name##_block(T* at, T value) { return builtin(at, value, __ATOMIC_RELAXED); }                                    \
    POLYGLOT_DEVICE T name##_system(T* at, T value) { return builtin(at, value, __ATOMIC_RELAXED); }
#define POLYGLOT_ATOMICS(T)                                                                                                            \
    POLYGLOT_ATOMIC(atomicAdd, __atomic_fetch_add, T)                                                                                  \
    POLYGLOT_ATOMIC(atomicSub, __atomic_fetch_sub, T)                                                                                  \
    POLYGLOT_ATOMIC(atomicExch, __atomic_exchange_n, T)
#define POLYGLOT_ATOMICS_OF_INTEGERS(T)                                                                                                \
    POLYGLOT_ATOMICS(T)                                                                                                                \
    POLYGLOT_ATOMIC(atomicMin, __atomic_fetch_min, T)                                                                                  \
    POLYGLOT_ATOMIC(atomicMax, __atomic_fetch_max, T)                                                                                  \
    POLYGLOT_ATOMIC(atomicAnd, __atomic_fetch_and, T)                                                                                  \
    POLYGLOT_ATOMIC(atomicOr, __atomic_fetch_or, T)                                                                                    \
    POLYGLOT_ATOMIC(atomicXor, __atomic_fetch_xor, T)                                                                                  \
    POLYGLOT_DEVICE T atomicCAS(T* at, T expected, T value) {                                                                          \
        __atomic_compare_exchange_n(at, &expected, value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);                                  \
        return expected;                                                                                                               \
    }
POLYGLOT_ATOMICS_OF_INTEGERS(int)
POLYGLOT_ATOMICS_OF_INTEGERS(unsigned)
POLYGLOT_ATOMICS_OF_INTEGERS(long)
POLYGLOT_ATOMICS_OF_INTEGERS(unsigned long)
POLYGLOT_ATOMICS_OF_INTEGERS(long long)
POLYGLOT_ATOMICS_OF_INTEGERS(unsigned long long)
POLYGLOT_DEVICE float atomicAdd(float* at, float value) { return __atomic_fetch_add(at, value, __ATOMIC_RELAXED); }
POLYGLOT_DEVICE double atomicAdd(double* at, double value) { return __atomic_fetch_add(at, value, __ATOMIC_RELAXED); }
POLYGLOT_DEVICE float atomicAdd_block(float* at, float value) { return atomicAdd(at, value); }
POLYGLOT_DEVICE double atomicAdd_block(double* at, double value) { return atomicAdd(at, value); }
POLYGLOT_DEVICE float atomicAdd_system(float* at, float value) { return atomicAdd(at, value); }
POLYGLOT_DEVICE double atomicAdd_system(double* at, double value) { return atomicAdd(at, value); }
POLYGLOT_DEVICE float unsafeAtomicAdd(float* at, float value) { return atomicAdd(at, value); }
POLYGLOT_DEVICE double unsafeAtomicAdd(double* at, double value) { return atomicAdd(at, value); }
POLYGLOT_DEVICE float atomicExch(float* at, float value) {
    float old;
    __atomic_exchange(at, &value, &old, __ATOMIC_RELAXED);
    return old;
}
POLYGLOT_DEVICE unsigned atomicInc(unsigned* at, unsigned limit) {
    unsigned old = *at;
    while (!__atomic_compare_exchange_n(at, &old, old >= limit ? 0 : old + 1, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
    return old;
}
POLYGLOT_DEVICE unsigned atomicDec(unsigned* at, unsigned limit) {
    unsigned old = *at;
    while (!__atomic_compare_exchange_n(at, &old, old && old <= limit ? old - 1 : limit, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
    return old;
}

// --- loads that say where from, casts of bits, integers

template <class T> POLYGLOT_DEVICE T __ldg(const T* at) { return *at; }
template <class T> POLYGLOT_DEVICE T __ldca(const T* at) { return *at; }
template <class T> POLYGLOT_DEVICE T __ldcg(const T* at) { return *at; }
template <class T> POLYGLOT_DEVICE T __ldcs(const T* at) { return *at; }
template <class T> POLYGLOT_DEVICE T __ldlu(const T* at) { return *at; }
template <class T> POLYGLOT_DEVICE void __stcs(T* at, T value) { *at = value; }
template <class T> POLYGLOT_DEVICE void __stcg(T* at, T value) { *at = value; }
template <class T> POLYGLOT_DEVICE void __stwt(T* at, T value) { *at = value; }

#define POLYGLOT_BITS(name, To, From)                                                                                                  \
    POLYGLOT_DEVICE To name(From value) { return __builtin_bit_cast(To, value); }
POLYGLOT_BITS(__double_as_longlong, long long, double)
POLYGLOT_BITS(__longlong_as_double, double, long long)
POLYGLOT_BITS(__float_as_int, int, float)
POLYGLOT_BITS(__int_as_float, float, int)
POLYGLOT_BITS(__float_as_uint, unsigned, float)
POLYGLOT_BITS(__uint_as_float, float, unsigned)

POLYGLOT_DEVICE int __double2hiint(double x) { return (int)(__double_as_longlong(x) >> 32); }
POLYGLOT_DEVICE int __double2loint(double x) { return (int)__double_as_longlong(x); }
POLYGLOT_DEVICE double __hiloint2double(int high, int low) {
    return __longlong_as_double((long long)((unsigned long long)(unsigned)high << 32 | (unsigned)low));
}

POLYGLOT_DEVICE int __popc(unsigned x) { return __builtin_popcount(x); }
POLYGLOT_DEVICE int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
POLYGLOT_DEVICE int __clz(int x) { return x ? __builtin_clz(x) : 32; }
POLYGLOT_DEVICE int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
POLYGLOT_DEVICE int __ffs(int x) { return x ? __builtin_ctz(x) + 1 : 0; }
POLYGLOT_DEVICE int __ffsll(long long x) { return x ? __builtin_ctzll(x) + 1 : 0; }
POLYGLOT_DEVICE unsigned __funnelshift_l(unsigned low, unsigned high, unsigned by) {
    return (unsigned)((((unsigned long long)high << 32 | low) << (by & 31)) >> 32);
}
POLYGLOT_DEVICE unsigned __funnelshift_r(unsigned low, unsigned high, unsigned by) {
    return (unsigned)(((unsigned long long)high << 32 | low) >> (by & 31));
}
POLYGLOT_DEVICE unsigned __brev(unsigned x) { return __builtin_bitreverse32(x); }
POLYGLOT_DEVICE int __mul24(int x, int y) { return x * y; }
POLYGLOT_DEVICE unsigned __umul24(unsigned x, unsigned y) { return x * y; }
POLYGLOT_DEVICE int __mulhi(int x, int y) { return (int)(((long long)x * y) >> 32); }
POLYGLOT_DEVICE unsigned __umulhi(unsigned x, unsigned y) { return (unsigned)(((unsigned long long)x * y) >> 32); }

#define POLYGLOT_EXTREMES(T)                                                                                                           \
    POLYGLOT_BOTH T min(T a, T b) { return a < b ? a : b; }                                                                            \
    POLYGLOT_BOTH T max(T a, T b) { return a > b ? a : b; }
POLYGLOT_EXTREMES(int)
POLYGLOT_EXTREMES(unsigned)
POLYGLOT_EXTREMES(long)
POLYGLOT_EXTREMES(unsigned long)
POLYGLOT_EXTREMES(long long)
POLYGLOT_EXTREMES(unsigned long long)
POLYGLOT_BOTH float min(float a, float b) { return __builtin_fminf(a, b); }
POLYGLOT_BOTH float max(float a, float b) { return __builtin_fmaxf(a, b); }
POLYGLOT_BOTH double min(double a, double b) { return __builtin_fmin(a, b); }
POLYGLOT_BOTH double max(double a, double b) { return __builtin_fmax(a, b); }
POLYGLOT_BOTH double min(float a, double b) { return __builtin_fmin(a, b); }
POLYGLOT_BOTH double max(float a, double b) { return __builtin_fmax(a, b); }
POLYGLOT_BOTH double min(double a, float b) { return __builtin_fmin(a, b); }
POLYGLOT_BOTH double max(double a, float b) { return __builtin_fmax(a, b); }

// --- mathematics beyond that of C

#define POLYGLOT_PI 3.14159265358979323846
POLYGLOT_BOTH double rsqrt(double x) { return 1.0 / __builtin_sqrt(x); }
POLYGLOT_BOTH float rsqrtf(float x) { return 1.0f / __builtin_sqrtf(x); }
POLYGLOT_BOTH float rsqrt(float x) { return 1.0f / __builtin_sqrtf(x); }
POLYGLOT_BOTH double rcbrt(double x) { return 1.0 / cbrt(x); }
POLYGLOT_BOTH float rcbrtf(float x) { return 1.0f / cbrtf(x); }
POLYGLOT_BOTH double sinpi(double x) { return sin(POLYGLOT_PI * x); }
POLYGLOT_BOTH double cospi(double x) { return cos(POLYGLOT_PI * x); }
POLYGLOT_BOTH float sinpif(float x) { return sinf((float)POLYGLOT_PI * x); }
POLYGLOT_BOTH float cospif(float x) { return cosf((float)POLYGLOT_PI * x); }
POLYGLOT_BOTH void sincospi(double x, double* s, double* c) { *s = sinpi(x), *c = cospi(x); }
#ifndef _GNU_SOURCE
POLYGLOT_BOTH void sincos(double x, double* s, double* c) { *s = sin(x), *c = cos(x); }
POLYGLOT_BOTH void sincosf(float x, float* s, float* c) { *s = sinf(x), *c = cosf(x); }
POLYGLOT_BOTH double exp10(double x) { return exp(2.302585092994045684 * x); }
POLYGLOT_BOTH float exp10f(float x) { return expf(2.302585093f * x); }
#endif
POLYGLOT_BOTH double norm3d(double x, double y, double z) { return __builtin_sqrt(x * x + y * y + z * z); }
POLYGLOT_BOTH double rnorm3d(double x, double y, double z) { return rsqrt(x * x + y * y + z * z); }
POLYGLOT_BOTH float norm3df(float x, float y, float z) { return __builtin_sqrtf(x * x + y * y + z * z); }
POLYGLOT_BOTH float rnorm3df(float x, float y, float z) { return rsqrtf(x * x + y * y + z * z); }
POLYGLOT_BOTH double rhypot(double x, double y) { return rsqrt(x * x + y * y); }
POLYGLOT_BOTH double normcdf(double x) { return 0.5 * erfc(-0.70710678118654752440 * x); }
POLYGLOT_BOTH float normcdff(float x) { return 0.5f * erfcf(-0.707106781f * x); }
POLYGLOT_BOTH double erfcx(double x) { return exp(x * x) * erfc(x); }
POLYGLOT_BOTH float __saturatef(float x) { return x < 0 ? 0 : x > 1 ? 1 : x; }
POLYGLOT_BOTH float fdividef(float x, float y) { return x / y; }
POLYGLOT_BOTH float __fdividef(float x, float y) { return x / y; }
#define POLYGLOT_FAST(name)                                                                                                            \
    POLYGLOT_BOTH float polyglot_fast_##name(float x) { return name##f(x); }
POLYGLOT_FAST(sin)
POLYGLOT_FAST(cos)
POLYGLOT_FAST(tan)
POLYGLOT_FAST(exp)
POLYGLOT_FAST(log)
POLYGLOT_FAST(log2)
POLYGLOT_FAST(log10)
#define __sinf polyglot_fast_sin
#define __cosf polyglot_fast_cos
#define __tanf polyglot_fast_tan
#define __expf polyglot_fast_exp
#define __logf polyglot_fast_log
#define __log2f polyglot_fast_log2
#define __log10f polyglot_fast_log10
#define __powf polyglot_fast_pow
#define __exp10f exp10f
POLYGLOT_BOTH float polyglot_fast_pow(float x, float y) { return powf(x, y); }
POLYGLOT_BOTH double __dadd_rn(double x, double y) { return x + y; }
POLYGLOT_BOTH double __dsub_rn(double x, double y) { return x - y; }
POLYGLOT_BOTH double __dmul_rn(double x, double y) { return x * y; }
POLYGLOT_BOTH double __ddiv_rn(double x, double y) { return x / y; }
POLYGLOT_BOTH double __dsqrt_rn(double x) { return __builtin_sqrt(x); }
POLYGLOT_BOTH double __fma_rn(double x, double y, double z) { return __builtin_fma(x, y, z); }
POLYGLOT_BOTH float __fadd_rn(float x, float y) { return x + y; }
POLYGLOT_BOTH float __fsub_rn(float x, float y) { return x - y; }
POLYGLOT_BOTH float __fmul_rn(float x, float y) { return x * y; }
POLYGLOT_BOTH float __fdiv_rn(float x, float y) { return x / y; }
POLYGLOT_BOTH float __frcp_rn(float x) { return 1.0f / x; }
POLYGLOT_BOTH float __fsqrt_rn(float x) { return __builtin_sqrtf(x); }
POLYGLOT_BOTH float __fmaf_rn(float x, float y, float z) { return __builtin_fmaf(x, y, z); }
POLYGLOT_BOTH int __double2int_rn(double x) { return (int)__builtin_rint(x); }
POLYGLOT_BOTH int __double2int_rz(double x) { return (int)x; }
POLYGLOT_BOTH int __double2int_rd(double x) { return (int)__builtin_floor(x); }
POLYGLOT_BOTH int __double2int_ru(double x) { return (int)__builtin_ceil(x); }
POLYGLOT_BOTH int __float2int_rn(float x) { return (int)__builtin_rintf(x); }
POLYGLOT_BOTH int __float2int_rz(float x) { return (int)x; }
POLYGLOT_BOTH int __float2int_rd(float x) { return (int)__builtin_floorf(x); }
POLYGLOT_BOTH int __float2int_ru(float x) { return (int)__builtin_ceilf(x); }
POLYGLOT_BOTH long long __double2ll_rn(double x) { return (long long)__builtin_rint(x); }
POLYGLOT_BOTH long long __double2ll_rz(double x) { return (long long)x; }
POLYGLOT_BOTH double __ll2double_rn(long long x) { return (double)x; }
POLYGLOT_BOTH double __uint2double_rn(unsigned x) { return (double)x; }
POLYGLOT_BOTH float __uint2float_rn(unsigned x) { return (float)x; }
POLYGLOT_BOTH double __drcp_rn(double x) { return 1.0 / x; }
POLYGLOT_BOTH float __int2float_rn(int x) { return (float)x; }
POLYGLOT_BOTH double __int2double_rn(int x) { return (double)x; }
POLYGLOT_BOTH float __double2float_rn(double x) { return (float)x; }

extern "C" __attribute__((device, nothrow)) long long polyglot_gpu_clock(void);
POLYGLOT_DEVICE long long clock64(void) { return polyglot_gpu_clock(); }
POLYGLOT_DEVICE void __nanosleep(unsigned) {}

#if defined(POLYGLOT_ON_DEVICE) && (defined(__CUDA_ARCH__) || defined(__AMDGCN__))
#include "polyglot_on_device.h"
#elif defined(__CUDA_ARCH__)
#include "polyglot_together.h"
#endif
