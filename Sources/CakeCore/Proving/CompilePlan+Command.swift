extension CompilePlan.Module {
  /// Takes a call of the driver apart; nil where it makes no code with an interface.
  package init?(command: [String], inputs: [String]) {
    guard let driver = command.first, command.contains("-c"),
      let name = Self.value(of: "-module-name", in: command),
      let interface = Self.value(of: "-emit-module-path", in: command)
    else { return nil }
    self.init(
      compiler: [driver], arguments: Self.kept(command.dropFirst()), name: name,
      sources: inputs.filter { $0.hasSuffix(".swift") },
      inputs: inputs.filter { !$0.hasSuffix(".swift") }, interface: interface)
  }

  private static func value(of option: String, in command: [String]) -> String? {
    command.firstIndex(of: option).flatMap { index in
      index + 1 < command.count ? command[index + 1] : nil
    }
  }

  private static func kept(_ arguments: ArraySlice<String>) -> [String] {
    var kept: [String] = []
    var rest = arguments
    while let argument = rest.popFirst() {
      if writingWithValue.contains(argument) {
        rest = rest.dropFirst()
      } else if takingValue.contains(argument), let value = rest.popFirst() {
        kept += [argument, value]
      } else if !writing.contains(argument), !argument.hasPrefix("@"), !argument.hasPrefix("-j"),
        argument.hasPrefix("-") || !argument.hasSuffix(".swift")
      {
        kept.append(argument)
      }
    }
    return kept
  }

  /// What follows is theirs, whatever it looks like.
  private static let takingValue: Set = ["-Xfrontend", "-Xcc", "-Xclang-linker", "-D"]

  private static let writing: Set = [
    "-c", "-emit-module", "-emit-dependencies", "-emit-objc-header", "-incremental",
    "-enable-batch-mode", "-disable-batch-mode", "-parseable-output", "-serialize-diagnostics",
    "-emit-const-values", "-use-frontend-parseable-output", "-explicit-module-build",
    "-experimental-emit-module-separately", "-color-diagnostics", "-no-color-diagnostics",
    "-save-temps", "-wmo", "-whole-module-optimization", "-no-whole-module-optimization",
  ]
  private static let writingWithValue: Set = [
    "-o", "-output-file-map", "-emit-module-path", "-emit-objc-header-path",
    "-emit-clang-header-path", "-index-store-path", "-index-unit-output-path",
    "-emit-module-interface-path", "-emit-private-module-interface-path",
    "-emit-const-values-path", "-emit-dependencies-path", "-serialize-diagnostics-path",
    "-explicit-module-build-cache-path", "-num-threads", "-module-name",
  ]
}
