/* The functions that common.h defines. */
#include "common.h"
