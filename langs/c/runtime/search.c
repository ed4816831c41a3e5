// Linear search and queues of the C library (search.h).
#include <stddef.h>
#include <string.h>

typedef int compare(const void *, const void *);

void *lfind(const void *key, const void *base, size_t *count, size_t size, compare *differs) {
    const char *at = base;
    for (size_t k = 0; k < *count; k++, at += size)
        if (differs(key, at) == 0) return (void *)at;
    return NULL;
}

void *lsearch(const void *key, void *base, size_t *count, size_t size, compare *differs) {
    char *at = base;
    for (size_t k = 0; k < *count; k++, at += size)
        if (differs(key, at) == 0) return at;
    memcpy(at, key, size);
    ++*count;
    return at;
}

struct element {
    struct element *next, *previous;
};

void insque(void *item, void *before) {
    struct element *new = item, *old = before;
    if (!old) {
        new->next = new->previous = NULL;
        return;
    }
    struct element *following = old->next;
    old->next = new;
    if (following) following->previous = new;
    new->next = following;
    new->previous = old;
}

void remque(void *item) {
    struct element *old = item;
    if (old->next) old->next->previous = old->previous;
    if (old->previous) old->previous->next = old->next;
}
