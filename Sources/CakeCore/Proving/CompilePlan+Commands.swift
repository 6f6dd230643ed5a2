/// How the interface of a module is made for those that are checked with it.
enum InterfaceKind {
  /// As editors have it made for an index: what nobody asks for is not looked at. That a module
  /// fails beside it says nothing.
  case hasty
  /// All is looked at but bodies that no other module can see.
  case whole

  fileprivate var options: [String] {
    switch self {
    case .hasty: ["-experimental-skip-all-function-bodies", "-experimental-lazy-typecheck"]
    case .whole: ["-experimental-skip-non-inlinable-function-bodies-without-types"]
    }
  }
}

/// The calls that a proof makes of the build's.
extension CompilePlan.Module {
  /// Makes its interface alone.
  func interfaceCommand(
    _ kind: InterfaceKind, sources: [String], search: [String], output: String
  ) -> [String] {
    command(
      sources, search,
      isFrontend
        ? ["-emit-module", "-o", output] + kind.options
        : ["-emit-module", "-emit-module-path", output, "-wmo"]
          + kind.options.flatMap { ["-Xfrontend", $0] })
  }

  /// Type-checks it, and notes in a store what each name means.
  func checkCommand(sources: [String], search: [String], store: String) -> [String] {
    // The frontend leaves out system modules unasked.
    command(
      sources, search,
      ["-typecheck", "-index-store-path", store]
        + (isFrontend ? [] : ["-wmo", "-index-ignore-system-modules"]))
  }

  /// Has it looked at by all stages that find errors.
  func diagnosisCommand(sources: [String], search: [String]) -> [String] {
    command(sources, search, ["-emit-sil", "-o", "/dev/null"] + (isFrontend ? [] : ["-wmo"]))
  }

  /// Writes down what it calls, before anything is optimised, with where that stands.
  func codeCommand(sources: [String], search: [String], output: String) -> [String] {
    command(
      sources, search,
      ["-emit-silgen", "-o", output, "-Xllvm", "-sil-print-debuginfo"]
        + (isFrontend ? [] : ["-wmo"]))
  }

  /// Type-checks some of its sources.
  func typeCheck(of sources: [String], with options: [String]) -> [String] {
    command(sources, [], ["-typecheck"] + options)
  }

  private func command(_ sources: [String], _ search: [String], _ mode: [String]) -> [String] {
    // New interfaces go before the build's own, the first one found counts.
    compiler + mode + search.flatMap { ["-I", $0] } + arguments
      + ["-module-name", name, "-no-color-diagnostics", "-diagnostic-style", "llvm"] + sources
  }
}
