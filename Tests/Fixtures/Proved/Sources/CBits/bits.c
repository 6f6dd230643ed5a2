#include "bits.h"

int answer(int number) { return number; }
