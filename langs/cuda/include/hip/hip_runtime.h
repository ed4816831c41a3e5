#pragma once
#include "../cuda_runtime.h"
#include "../polyglot_hip.h"
