/// The calls that a proof makes of the build's.
extension CompilePlan {
  /// Makes a module's interface alone; what no other module can see is not looked at.
  func interfaceCommand(
    _ number: Int, sources: [String], search: [String], output: String
  ) -> [String] {
    let module = modules[number]
    let skipping = "-experimental-skip-non-inlinable-function-bodies-without-types"
    return command(
      number, sources, search,
      module.isFrontend
        ? ["-emit-module", "-o", output, skipping]
        : ["-emit-module", "-emit-module-path", output, "-wmo", "-Xfrontend", skipping])
  }

  /// Type-checks a module, and notes in a store what each name means.
  func checkCommand(
    _ number: Int, sources: [String], search: [String], store: String
  ) -> [String] {
    // The frontend leaves out system modules unasked.
    command(
      number, sources, search,
      ["-typecheck", "-index-store-path", store]
        + (modules[number].isFrontend ? [] : ["-wmo", "-index-ignore-system-modules"]))
  }

  /// Has a module looked at by all stages that find errors.
  func diagnosisCommand(_ number: Int, sources: [String], search: [String]) -> [String] {
    command(
      number, sources, search,
      ["-emit-sil", "-o", "/dev/null"] + (modules[number].isFrontend ? [] : ["-wmo"]))
  }

  private func command(
    _ number: Int, _ sources: [String], _ search: [String], _ mode: [String]
  ) -> [String] {
    let module = modules[number]
    // New interfaces go before the build's own, the first one found counts.
    return module.compiler + mode + search.flatMap { ["-I", $0] } + module.arguments
      + ["-module-name", module.name, "-no-color-diagnostics", "-diagnostic-style", "llvm"]
      + sources
  }
}
