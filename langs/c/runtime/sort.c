// qsort, qsort_r and bsearch of the C library. The order of equal elements is kept, as the GNU library keeps it.
#define _GNU_SOURCE
#include <stddef.h>
#include <string.h>
#include <stdlib.h>

typedef int compare(const void *, const void *);
typedef int compare_with(const void *, const void *, void *);

// `context` is passed to `order` where there is one. Places are counted in signed numbers: their product with the size of an element cannot
// wrap around, so that it is known to be a multiple of that size, also where that is no power of two.
static inline __attribute__((always_inline)) void sort(void *base, size_t count, size_t size, compare *plain, compare_with *order, void *context) {
    if (count < 2 || size == 0) return;
    // What is sorted and the buffer are never exchanged: they stay two objects to an analysis.
    char *data = base, *buffer = malloc(count * size);
    ptrdiff_t total = (ptrdiff_t)count, bytes = (ptrdiff_t)size;
    for (ptrdiff_t width = 1; width < total; width *= 2) {
        for (ptrdiff_t start = 0; start < total; start += 2 * width) {
            ptrdiff_t middle = start + width < total ? start + width : total, end = start + 2 * width < total ? start + 2 * width : total;
            ptrdiff_t left = start, right = middle;
            for (ptrdiff_t k = start; k < end; k++) {
                ptrdiff_t chosen;
                if (left < middle && (right >= end || (order ? order(data + left * bytes, data + right * bytes, context)
                                                            : plain(data + left * bytes, data + right * bytes)) <= 0)) chosen = left++;
                else chosen = right++;
                memcpy(buffer + k * bytes, data + chosen * bytes, size);
            }
        }
        memcpy(data, buffer, count * size);
    }
    free(buffer);
}

void qsort(void *base, size_t count, size_t size, compare *order) { sort(base, count, size, order, NULL, NULL); }

void qsort_r(void *base, size_t count, size_t size, compare_with *order, void *context) { sort(base, count, size, NULL, order, context); }

void *(bsearch)(const void *key, const void *base, size_t count, size_t size, compare *order) {
    ptrdiff_t low = 0, high = (ptrdiff_t)count, bytes = (ptrdiff_t)size;
    while (low < high) {
        ptrdiff_t middle = low + (high - low) / 2;
        const char *at = (const char *)base + middle * bytes;
        int found = order(key, at);
        if (found == 0) return (void *)at;
        if (found < 0) high = middle;
        else low = middle + 1;
    }
    return NULL;
}
