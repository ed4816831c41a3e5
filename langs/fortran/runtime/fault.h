/* What a program has done wrong with an allocation: reported through STAT= and ERRMSG=, or the end. */

#pragma once

#include "descriptor.h"

enum { STAT_OK = 0, STAT_BASE_NULL = 11, STAT_BASE_NOT_NULL = 12, STAT_INVALID_EXTENT = 17, STAT_SAME_ALLOCATABLE = 109 };

INLINE int fault(int status, const char *text, _Bool has_stat, const Descriptor *message, const char *file, int line) {
  if (!has_stat) _FortranAReportFatalUserError(text, file, line);
  if (message) {
    Long at = 0, length = (Long)message->element;
    for (; text[at] && at < length; ++at) message->base[at] = text[at];
    for (; at < length; ++at) message->base[at] = ' ';
  }
  return status;
}

INLINE int already_allocated(_Bool has_stat, const Descriptor *message, const char *file, int line) {
  return fault(STAT_BASE_NOT_NULL, "Base address is not null", has_stat, message, file, line);
}

INLINE int not_allocated(_Bool has_stat, const Descriptor *message, const char *file, int line) {
  return fault(STAT_BASE_NULL, "Base address is null", has_stat, message, file, line);
}
