#if __has_include(<sqlite3.h>)
#include <sqlite3.h>
#else
#error "SQLite's header is missing; on Debian and Ubuntu: apt-get install libsqlite3-dev"
#endif
