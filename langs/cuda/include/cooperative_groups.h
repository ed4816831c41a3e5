// Groups of threads: the block, and tiles of a warp whose size is a power of two known at compile time.
#pragma once
#include "cuda_runtime.h"

namespace cooperative_groups {

struct thread_block {
    POLYGLOT_DEVICE_MEMBER static void sync() { __syncthreads(); }
    POLYGLOT_DEVICE_MEMBER static unsigned size() { return blockDim.x * blockDim.y * blockDim.z; }
    POLYGLOT_DEVICE_MEMBER static unsigned num_threads() { return size(); }
    POLYGLOT_DEVICE_MEMBER static unsigned thread_rank() {
        return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    }
    POLYGLOT_DEVICE_MEMBER static dim3 group_index() { return dim3(blockIdx.x, blockIdx.y, blockIdx.z); }
    POLYGLOT_DEVICE_MEMBER static dim3 thread_index() { return dim3(threadIdx.x, threadIdx.y, threadIdx.z); }
    POLYGLOT_DEVICE_MEMBER static dim3 group_dim() { return dim3(blockDim.x, blockDim.y, blockDim.z); }
};

struct grid_group {
    POLYGLOT_DEVICE_MEMBER static void sync() { polyglot_gpu_grid_barrier(); }
    POLYGLOT_DEVICE_MEMBER static unsigned long long size() {
        return (unsigned long long)gridDim.x * gridDim.y * gridDim.z * thread_block::size();
    }
    POLYGLOT_DEVICE_MEMBER static unsigned long long thread_rank() {
        unsigned long long block = ((unsigned long long)blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
        return block * thread_block::size() + thread_block::thread_rank();
    }
};

template <unsigned Size, class Parent = void> struct thread_block_tile {
    static_assert(Size && Size <= POLYGLOT_WARP && !(Size & (Size - 1)), "a tile has a power of two of threads, at most a warp");
    POLYGLOT_DEVICE_MEMBER static unsigned size() { return Size; }
    POLYGLOT_DEVICE_MEMBER static unsigned num_threads() { return Size; }
    POLYGLOT_DEVICE_MEMBER static unsigned thread_rank() { return polyglot_gpu_lane() & (Size - 1); }
    POLYGLOT_DEVICE_MEMBER static unsigned meta_group_rank() { return thread_block::thread_rank() / Size; }
    POLYGLOT_DEVICE_MEMBER static unsigned meta_group_size() { return (thread_block::size() + Size - 1) / Size; }
    POLYGLOT_DEVICE_MEMBER static polyglot_lanes lanes() {
        return (Size == POLYGLOT_WARP ? POLYGLOT_ALL_LANES : ((polyglot_lanes)1 << (Size % POLYGLOT_WARP)) - 1)
               << (polyglot_gpu_lane() & ~(int)(Size - 1));
    }
    POLYGLOT_DEVICE_MEMBER static void sync() { __syncwarp(lanes()); }
    template <class T> POLYGLOT_DEVICE_MEMBER static T shfl(T value, int lane) { return __shfl_sync(lanes(), value, lane, Size); }
    template <class T> POLYGLOT_DEVICE_MEMBER static T shfl_up(T value, int by) { return __shfl_up_sync(lanes(), value, by, Size); }
    template <class T> POLYGLOT_DEVICE_MEMBER static T shfl_down(T value, int by) { return __shfl_down_sync(lanes(), value, by, Size); }
    template <class T> POLYGLOT_DEVICE_MEMBER static T shfl_xor(T value, int with) { return __shfl_xor_sync(lanes(), value, with, Size); }
    POLYGLOT_DEVICE_MEMBER static int any(int predicate) { return ballot(predicate) != 0; }
    POLYGLOT_DEVICE_MEMBER static int all(int predicate) { return ballot(!predicate) == 0; }
    POLYGLOT_DEVICE_MEMBER static polyglot_lanes ballot(int predicate) {
        return __ballot_sync(lanes(), predicate) >> (polyglot_gpu_lane() & ~(int)(Size - 1));
    }
};

POLYGLOT_DEVICE thread_block this_thread_block() { return {}; }
POLYGLOT_DEVICE grid_group this_grid() { return {}; }
template <unsigned Size, class Parent> POLYGLOT_DEVICE thread_block_tile<Size, Parent> tiled_partition(const Parent&) { return {}; }
template <class Group> POLYGLOT_DEVICE void sync(const Group& group) { group.sync(); }

template <class T> struct plus {
    POLYGLOT_DEVICE_MEMBER T operator()(T a, T b) const { return a + b; }
};
template <class T> struct less {
    POLYGLOT_DEVICE_MEMBER T operator()(T a, T b) const { return b < a ? b : a; }
};
template <class T> struct greater {
    POLYGLOT_DEVICE_MEMBER T operator()(T a, T b) const { return a < b ? b : a; }
};
template <unsigned Size, class Parent, class T, class Operation>
POLYGLOT_DEVICE T reduce(const thread_block_tile<Size, Parent>& tile, T value, Operation combine) {
    for (unsigned with = Size / 2; with > 0; with /= 2) value = combine(value, tile.shfl_xor(value, with));
    return value;
}

}  // namespace cooperative_groups
