#if __has_include(<sodium.h>)
#include <sodium.h>
#else
#error "libsodium's header is missing; on Debian and Ubuntu: apt-get install libsodium-dev; on macOS: brew install libsodium"
#endif
