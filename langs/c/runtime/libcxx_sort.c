// std::sort of libc++ for plain numbers: it is an instance in its library (algorithm.cpp), that of other types is in its headers.
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

// `LETTER` is the type in the names of the C++ ABI. The last argument is a comparison without state.
#define SORT(TYPE, LETTER) \
    void _ZNSt3__16__sortIRNS_6__lessI##LETTER##LETTER##EEP##LETTER##EEvT0_S5_T_(TYPE *data, TYPE *last, void *less) { \
        size_t count = last - data; \
        if (count < 2) return; \
        TYPE *buffer = malloc(count * sizeof *buffer); \
        for (size_t width = 1; width < count; width *= 2) { \
            for (size_t start = 0; start < count; start += 2 * width) { \
                size_t middle = start + width < count ? start + width : count; \
                size_t end = start + 2 * width < count ? start + 2 * width : count; \
                size_t left = start, right = middle; \
                for (size_t k = start; k < end; k++) \
                    buffer[k] = left < middle && (right >= end || !(data[right] < data[left])) ? data[left++] : data[right++]; \
            } \
            memcpy(data, buffer, count * sizeof *buffer); \
        } \
        free(buffer); \
    }

SORT(char, c)
SORT(wchar_t, w)
SORT(signed char, a)
SORT(unsigned char, h)
SORT(short, s)
SORT(unsigned short, t)
SORT(int, i)
SORT(unsigned, j)
SORT(long, l)
SORT(unsigned long, m)
SORT(long long, x)
SORT(unsigned long long, y)
SORT(float, f)
SORT(double, d)
SORT(long double, e)
