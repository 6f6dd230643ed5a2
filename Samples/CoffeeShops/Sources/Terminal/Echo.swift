#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a terminal shows of that which is typed.
enum Echo {
  /// Runs something while standard input's terminal does not show what is typed.
  static func off<Result>(_ body: () throws -> Result) rethrows -> Result {
    var before = termios()
    guard tcgetattr(0, &before) == 0 else { return try body() }
    var silent = before
    silent.c_lflag &= ~tcflag_t(ECHO)
    // What was typed ahead was shown already; it is no answer to a question that came later.
    tcsetattr(0, TCSAFLUSH, &silent)
    defer { tcsetattr(0, TCSANOW, &before) }
    return try body()
  }
}
