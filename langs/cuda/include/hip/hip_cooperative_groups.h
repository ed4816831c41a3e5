#pragma once
#include "../cooperative_groups.h"
#include "hip_runtime.h"
