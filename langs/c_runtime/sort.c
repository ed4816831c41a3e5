// qsort, qsort_r and bsearch of the C library. The order of equal elements is kept, as the GNU library keeps it.
#define _GNU_SOURCE
#include <stddef.h>
#include <string.h>
#include <stdlib.h>

typedef int compare(const void *, const void *);
typedef int compare_with(const void *, const void *, void *);

// `context` is passed to `order` where there is one.
static inline __attribute__((always_inline)) void sort(void *base, size_t count, size_t size, compare *plain, compare_with *order, void *context) {
    if (count < 2 || size == 0) return;
    // What is sorted and the buffer are never exchanged: they stay two objects to an analysis.
    char *data = base, *buffer = malloc(count * size);
    for (size_t width = 1; width < count; width *= 2) {
        for (size_t start = 0; start < count; start += 2 * width) {
            size_t middle = start + width < count ? start + width : count, end = start + 2 * width < count ? start + 2 * width : count;
            size_t left = start, right = middle;
            for (size_t k = start; k < end; k++) {
                size_t chosen;
                if (left < middle && (right >= end || (order ? order(data + left * size, data + right * size, context)
                                                            : plain(data + left * size, data + right * size)) <= 0)) chosen = left++;
                else chosen = right++;
                memcpy(buffer + k * size, data + chosen * size, size);
            }
        }
        memcpy(data, buffer, count * size);
    }
    free(buffer);
}

void qsort(void *base, size_t count, size_t size, compare *order) { sort(base, count, size, order, NULL, NULL); }

void qsort_r(void *base, size_t count, size_t size, compare_with *order, void *context) { sort(base, count, size, NULL, order, context); }

void *(bsearch)(const void *key, const void *base, size_t count, size_t size, compare *order) {
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const char *at = (const char *)base + middle * size;
        int found = order(key, at);
        if (found == 0) return (void *)at;
        if (found < 0) high = middle;
        else low = middle + 1;
    }
    return NULL;
}
