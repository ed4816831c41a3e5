// Functions of the C library that move memory: wide characters, checked copies.
#include <stddef.h>
#include <string.h>
#include <wchar.h>

_Noreturn void __chk_fail(void);

wchar_t *wmemcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t count) { return memcpy(to, from, count * sizeof *to); }

wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t count) { return memmove(to, from, count * sizeof *to); }

wchar_t *wmempcpy(wchar_t *restrict to, const wchar_t *restrict from, size_t count) {
    memcpy(to, from, count * sizeof *to);
    return to + count;
}

void *__memcpy_chk(void *restrict to, const void *restrict from, size_t bytes, size_t room) {
    if (bytes > room) __chk_fail();
    return memcpy(to, from, bytes);
}

void *__memmove_chk(void *to, const void *from, size_t bytes, size_t room) {
    if (bytes > room) __chk_fail();
    return memmove(to, from, bytes);
}

void *__mempcpy_chk(void *restrict to, const void *restrict from, size_t bytes, size_t room) {
    if (bytes > room) __chk_fail();
    memcpy(to, from, bytes);
    return (char *)to + bytes;
}

void *__memset_chk(void *to, int value, size_t bytes, size_t room) {
    if (bytes > room) __chk_fail();
    return memset(to, value, bytes);
}
