#include "engine/core/dice.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/ids.h"
