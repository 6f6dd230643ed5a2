#ifndef C_COUNTERS_H
#define C_COUNTERS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform lets a program count its own allocations.
bool counter_is_available(void);

/// Counts allocations from zero.
void counter_start(void);
uint64_t counter_stop(void);

/// Does nothing that the optimiser can see, so that it must hand over what it would leave out.
void let_escape(const void *pointer);

#endif
