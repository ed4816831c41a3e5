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
