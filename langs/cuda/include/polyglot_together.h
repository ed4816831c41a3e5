// What the threads of a block do together, on the CPU: the functions that lowered kernels call (polyglot_ad/gpu).
#pragma once

#define POLYGLOT_LOWERED extern "C" __attribute__((device, used, always_inline, artificial)) inline

POLYGLOT_LOWERED polyglot_lanes polyglot_gpu_ballot_of(const int* said, long thread, long threads, polyglot_lanes mask) {
    const long first = thread & -(long)POLYGLOT_WARP;
    polyglot_lanes found = 0;
    for (int lane = 0; lane < POLYGLOT_WARP; lane++)
        if (first + lane < threads && (mask >> lane & 1) && said[first + lane]) found |= (polyglot_lanes)1 << lane;
    return found;
}

POLYGLOT_LOWERED polyglot_lanes polyglot_gpu_match_of(const long long* said, long thread, long threads, polyglot_lanes mask) {
    const long first = thread & -(long)POLYGLOT_WARP;
    polyglot_lanes found = 0;
    for (int lane = 0; lane < POLYGLOT_WARP; lane++)
        if (first + lane < threads && (mask >> lane & 1) && said[first + lane] == said[thread]) found |= (polyglot_lanes)1 << lane;
    return found;
}

POLYGLOT_LOWERED int polyglot_gpu_block_count_of(const int* said, long, long threads) {
    int count = 0;
    for (long other = 0; other < threads; other++) count += said[other];
    return count;
}

// Where threads go their own ways: `next` says where each waits, -1 that it has left the kernel.

POLYGLOT_LOWERED void polyglot_gpu_begin(int* next, long threads, int entry) {
    for (long thread = 0; thread < threads; thread++) next[thread] = entry;
}

// Who waits for others of its warp goes first; the block goes on when all that are left wait for it at one place.
POLYGLOT_LOWERED int polyglot_gpu_choose(const int* next, long threads, int first_of_blocks) {
    int first = 0x7fffffff, last = -1;
    for (long thread = 0; thread < threads; thread++) {
        const int here = next[thread];
        if (here >= 0 && here < first) first = here;
        if (here > last) last = here;
    }
    if (last < 0) return -1;
    if (first >= first_of_blocks && first != last) {
        __assert_fail("the threads of a block wait at different barriers", __FILE__, __LINE__, "__syncthreads");
    }
    return first;
}

POLYGLOT_LOWERED void polyglot_gpu_arrived(const int* next, const polyglot_lanes* mask, long threads, int here) {
    for (long first = 0; first < threads; first += POLYGLOT_WARP) {
        polyglot_lanes waiting = 0, named = 0;
        for (int lane = 0; lane < POLYGLOT_WARP && first + lane < threads; lane++) {
            const polyglot_lanes bit = (polyglot_lanes)1 << lane;
            if (next[first + lane] == here) waiting |= bit, named |= mask[first + lane];
            else if (next[first + lane] < 0) waiting |= bit;
        }
        for (int lane = 0; lane < POLYGLOT_WARP; lane++)
            if (first + lane < threads && (named & ~waiting) >> lane & 1)
                __assert_fail("a lane that an exchange names waits elsewhere", __FILE__, __LINE__, "__shfl_sync");
    }
}
