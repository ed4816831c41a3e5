#pragma once
#include "polyglot_device.h"
#include "polyglot_host.h"
