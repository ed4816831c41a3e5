/* All files of this folder as one. */
#include "pad_mpi.h"

#include "failure.c"
#include "layout.c"
#include "stream.c"
#include "order.c"
#include "point.c"
#include "reduce.c"
#include "operators.c"
#include "reductions.c"
#include "forward.c"
#include "held.c"
