/* Vector instructions of x86 that have no operation of their own in LLVM. */
#include <immintrin.h>

__attribute__((target("avx"))) void pairs(const double *restrict x, double *restrict y);
void pairs(const double *restrict x, double *restrict y) {
    __m128d a = _mm_loadu_pd(x), b = _mm_loadu_pd(x + 2);
    _mm_storeu_pd(y, _mm_max_pd(a, b));
    _mm_storeu_pd(y + 2, _mm_min_pd(a, b));
    _mm_storeu_pd(y + 4, _mm_hadd_pd(a, b));
    _mm_storeu_pd(y + 6, _mm_hsub_pd(a, b));
    _mm_storeu_pd(y + 8, _mm_max_sd(a, b));
    __m256d c = _mm256_loadu_pd(x), d = _mm256_mul_pd(c, c);
    _mm256_storeu_pd(y + 10, _mm256_hadd_pd(c, d));
    _mm256_storeu_pd(y + 14, _mm256_hsub_pd(c, d));
    _mm256_storeu_pd(y + 18, _mm256_max_pd(c, d));
}

__attribute__((target("sse3"))) void quadruples(const float *restrict x, float *restrict y);
void quadruples(const float *restrict x, float *restrict y) {
    __m128 a = _mm_loadu_ps(x), b = _mm_mul_ps(a, a);
    _mm_storeu_ps(y, _mm_hadd_ps(a, b));
    _mm_storeu_ps(y + 4, _mm_hsub_ps(a, b));
    _mm_storeu_ps(y + 8, _mm_min_ss(a, b));
}

/* Gathers: by indices of 32 and 64 bits, less lanes than elements, behind a mask, next to where nothing may be read. */
__attribute__((target("avx2"))) void gathers(const double *restrict x, double *restrict y);
void gathers(const double *restrict x, double *restrict y) {
    __m128i near = _mm_set_epi32(0, 3, 1, 1), far = _mm_set_epi32(1 << 30, 1 << 30, 0, 2);
    __m256d mask = _mm256_cmp_pd(_mm256_loadu_pd(x), _mm256_set1_pd(0.5), _CMP_GT_OQ);
    _mm256_storeu_pd(y, _mm256_i32gather_pd(x, near, 8));
    _mm_storeu_pd(y + 4, _mm_i32gather_pd(x, far, 8));
    _mm256_storeu_pd(y + 6, _mm256_i64gather_pd(x + 1, _mm256_set_epi64x(-1, 2, 0, -1), 8));
    _mm_storeu_pd(y + 10, _mm_i64gather_pd(x, _mm_set_epi64x(24, 8), 1));
    _mm256_storeu_pd(y + 12, _mm256_mask_i32gather_pd(_mm256_set1_pd(x[0] * x[1]), x, _mm_set_epi32(3, 1 << 30, 2, 0), mask, 8));
}

__attribute__((target("avx2"))) void small_gathers(const float *restrict x, const int *restrict order, float *restrict y);
void small_gathers(const float *restrict x, const int *restrict order, float *restrict y) {
    __m256i places = _mm256_i32gather_epi32(order, _mm256_set_epi32(0, 1, 2, 3, 3, 2, 1, 0), 4);
    _mm256_storeu_ps(y, _mm256_i32gather_ps(x, places, 4));
    _mm_storeu_ps(y + 8, _mm_i64gather_ps(x, _mm_set_epi64x(2, 3), 4));
    _mm_storeu_ps(y + 12, _mm256_i64gather_ps(x, _mm256_set_epi64x(0, 0, 3, 1), 4));
}

__attribute__((target("avx"))) void estimates(const float *restrict x, float *restrict y);
void estimates(const float *restrict x, float *restrict y) {
    __m128 a = _mm_loadu_ps(x), square = _mm_mul_ps(a, a);
    _mm_storeu_ps(y, _mm_rsqrt_ps(square));
    _mm_storeu_ps(y + 4, _mm_rcp_ps(a));
    __m256 both = _mm256_set_m128(a, square);
    _mm256_storeu_ps(y + 8, _mm256_rcp_ps(both));
    _mm256_storeu_ps(y + 16, _mm256_rsqrt_ps(_mm256_mul_ps(both, both)));
    _mm_storeu_ps(y + 24, _mm_rsqrt_ss(_mm_mul_ps(square, a)));
    _mm_storeu_ps(y + 28, _mm_rcp_ss(square));
}

/* Sums and differences in turn, products summed, blends by signs, rounding. */
__attribute__((target("avx,fma"))) void in_turn(const double *restrict x, double *restrict y);
void in_turn(const double *restrict x, double *restrict y) {
    __m256d c = _mm256_loadu_pd(x), d = _mm256_mul_pd(c, c), e = _mm256_permute_pd(c, 5);
    __m128d a = _mm_loadu_pd(x), b = _mm_loadu_pd(x + 2);
    _mm_storeu_pd(y, _mm_addsub_pd(a, b));
    _mm256_storeu_pd(y + 2, _mm256_addsub_pd(d, e));
    _mm256_storeu_pd(y + 6, _mm256_fmaddsub_pd(c, d, e));
    _mm256_storeu_pd(y + 10, _mm256_fmsubadd_pd(c, d, e));
    _mm_storeu_pd(y + 14, _mm_dp_pd(a, b, 0x31));
    _mm_storeu_pd(y + 16, _mm_dp_pd(a, b, 0x23));
    _mm256_storeu_pd(y + 18, _mm256_blendv_pd(c, d, e));
    _mm_storeu_pd(y + 22, _mm_blendv_pd(a, b, _mm_loadu_pd(x + 1)));
    _mm256_storeu_pd(y + 24, _mm256_mul_pd(c, _mm256_round_pd(c, _MM_FROUND_TO_NEG_INF | _MM_FROUND_NO_EXC)));
    _mm256_storeu_pd(y + 28, _mm256_mul_pd(c, _mm256_round_pd(d, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC)));
    _mm_storeu_pd(y + 32, _mm_mul_pd(a, _mm_ceil_sd(a, b)));
}

__attribute__((target("avx"))) void products(const float *restrict x, float *restrict y);
void products(const float *restrict x, float *restrict y) {
    __m128 a = _mm_loadu_ps(x), b = _mm_mul_ps(a, a);
    _mm_storeu_ps(y, _mm_dp_ps(a, b, 0xb5));
    __m256 c = _mm256_set_m128(a, b), d = _mm256_set_m128(b, b);
    _mm256_storeu_ps(y + 4, _mm256_dp_ps(c, d, 0x7a));
    _mm_storeu_ps(y + 12, _mm_addsub_ps(a, b));
    _mm_storeu_ps(y + 16, _mm_blendv_ps(b, _mm_mul_ps(a, b), a));
}

/* Numbers that move as registers of integers, and parts of what a wider register holds. */
static __m128d twice(__m128i v) { return _mm_add_pd(_mm_castsi128_pd(v), _mm_castsi128_pd(v)); }
__attribute__((target("avx2"))) void moved_lanes(const double *restrict x, double *restrict y);
void moved_lanes(const double *restrict x, double *restrict y) {
    __m128i a = _mm_loadu_si128((const __m128i *)x), b = _mm_castpd_si128(_mm_loadu_pd(x + 2));
    __m128i low = _mm_unpacklo_epi32(a, b), high = _mm_unpackhi_epi32(a, b);
    __m256d c = _mm256_loadu_pd(x);
    _mm_storeu_pd(y, _mm_mul_pd(_mm_loadu_pd(x + 1), _mm256_extractf128_pd(_mm256_mul_pd(c, c), 1)));
    _mm_storeu_pd(y + 2, twice(_mm_alignr_epi8(a, b, 8)));
    _mm_storeu_pd(y + 4, twice(_mm_slli_si128(a, 8)));
    _mm_storeu_pd(y + 6, twice(_mm_srli_si128(b, 8)));
    _mm_storeu_pd(y + 8, _mm_mul_pd(_mm_castsi128_pd(_mm_shuffle_epi32(low, 0xd8)), _mm_castsi128_pd(_mm_shuffle_epi32(high, 0xd8))));
    _mm256_storeu_pd(y + 10, _mm256_mul_pd(c, _mm256_castsi256_pd(_mm256_lddqu_si256((const __m256i *)x))));
}
