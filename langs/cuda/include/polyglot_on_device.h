// What the threads of a block do together, on a device: what the functions of the same names are there.
#pragma once

#define POLYGLOT_THERE extern "C" __attribute__((device, weak, nothrow, always_inline, artificial)) inline

#ifdef __AMDGCN__

POLYGLOT_THERE int polyglot_gpu_lane(void) { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u)); }
POLYGLOT_THERE int polyglot_gpu_exchange_i32(polyglot_lanes, int value, int lane, int width, int how) {
    const int own = polyglot_gpu_lane(), base = own & ~(width - 1);
    int source = how == 0 ? base | (lane & (width - 1)) : how == 1 ? own - lane : how == 2 ? own + lane : own ^ lane;
    if (how == 1 && source < base) source = own;
    if (how >= 2 && source >= base + width) source = own;
    return __builtin_amdgcn_ds_bpermute(source << 2, value);
}
POLYGLOT_THERE void polyglot_gpu_warp_barrier(polyglot_lanes) {
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "wavefront");
    __builtin_amdgcn_wave_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "wavefront");
}
POLYGLOT_THERE polyglot_lanes polyglot_gpu_ballot(polyglot_lanes mask, int predicate) {
    return __builtin_amdgcn_ballot_w64(predicate) & (mask ? mask : POLYGLOT_ALL_LANES);
}
POLYGLOT_THERE long long polyglot_gpu_clock(void) { return __builtin_readcyclecounter(); }
POLYGLOT_THERE int polyglot_gpu_block_count(int predicate) {
    __shared__ int count;
    __syncthreads();
    if (threadIdx.x == 0 && threadIdx.y == 0 && threadIdx.z == 0) count = 0;
    __syncthreads();
    __atomic_fetch_add(&count, predicate, __ATOMIC_RELAXED);
    __syncthreads();
    return count;
}

#else

POLYGLOT_THERE int polyglot_gpu_lane(void) { return __nvvm_read_ptx_sreg_laneid(); }
POLYGLOT_THERE int polyglot_gpu_exchange_i32(polyglot_lanes mask, int value, int lane, int width, int how) {
    const int segments = (POLYGLOT_WARP - width) << 8, clamped = segments | (POLYGLOT_WARP - 1);
    return how == 0   ? __nvvm_shfl_sync_idx_i32(mask, value, lane, clamped)
           : how == 1 ? __nvvm_shfl_sync_up_i32(mask, value, lane, segments)
           : how == 2 ? __nvvm_shfl_sync_down_i32(mask, value, lane, clamped)
                      : __nvvm_shfl_sync_bfly_i32(mask, value, lane, clamped);
}
POLYGLOT_THERE void polyglot_gpu_warp_barrier(polyglot_lanes mask) { __nvvm_bar_warp_sync(mask); }
POLYGLOT_THERE polyglot_lanes polyglot_gpu_ballot(polyglot_lanes mask, int predicate) {
    return __nvvm_vote_ballot_sync(mask ? mask : __nvvm_activemask(), predicate);
}
POLYGLOT_THERE long long polyglot_gpu_clock(void) { return __nvvm_read_ptx_sreg_clock64(); }
POLYGLOT_THERE int polyglot_gpu_block_count(int predicate) { return __nvvm_bar0_popc(predicate); }

#endif

POLYGLOT_THERE long long polyglot_gpu_exchange_i64(polyglot_lanes mask, long long value, int lane, int width, int how) {
    const unsigned low = polyglot_gpu_exchange_i32(mask, (int)value, lane, width, how);
    const long long high = polyglot_gpu_exchange_i32(mask, (int)(value >> 32), lane, width, how);
    return high << 32 | low;
}
POLYGLOT_THERE float polyglot_gpu_exchange_f32(polyglot_lanes mask, float value, int lane, int width, int how) {
    return __builtin_bit_cast(float, polyglot_gpu_exchange_i32(mask, __builtin_bit_cast(int, value), lane, width, how));
}
POLYGLOT_THERE double polyglot_gpu_exchange_f64(polyglot_lanes mask, double value, int lane, int width, int how) {
    return __builtin_bit_cast(double, polyglot_gpu_exchange_i64(mask, __builtin_bit_cast(long long, value), lane, width, how));
}
POLYGLOT_THERE polyglot_lanes polyglot_gpu_match(polyglot_lanes mask, long long value) {
    polyglot_lanes found = 0;
    for (int lane = 0; lane < POLYGLOT_WARP; lane++) {
        const bool same = polyglot_gpu_exchange_i64(mask, value, lane, POLYGLOT_WARP, 0) == value;
        if (same && (mask >> lane & 1)) found |= (polyglot_lanes)1 << lane;
    }
    return found;
}

// All blocks of a grid that is launched so that they all run at once.
__attribute__((device, weak)) unsigned polyglot_gpu_arrivals;
POLYGLOT_THERE void polyglot_gpu_grid_barrier(void) {
    __syncthreads();
    if (threadIdx.x == 0 && threadIdx.y == 0 && threadIdx.z == 0) {
        __threadfence();
        const unsigned blocks = gridDim.x * gridDim.y * gridDim.z;
        const unsigned all = (__atomic_fetch_add(&polyglot_gpu_arrivals, 1u, __ATOMIC_RELAXED) / blocks + 1) * blocks;
        while ((int)(__atomic_load_n(&polyglot_gpu_arrivals, __ATOMIC_RELAXED) - all) < 0) {}
        __threadfence();
    }
    __syncthreads();
}
