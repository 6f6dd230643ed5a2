extension CompilePlan.Module {
  /// Takes a call of the driver apart; nil where it makes no code with an interface.
  package init?(command: [String], inputs: [String]) {
    guard let driver = command.first, command.contains("-c"),
      let name = Self.value(of: "-module-name", in: command),
      let interface = Self.value(of: "-emit-module-path", in: command)
    else { return nil }
    let kept = OutputOptions.removed(
      from: command.dropFirst(), and: Self.calling, withValue: Self.callingWithValue)
    let sources = inputs.filter { $0.hasSuffix(".swift") }
    let isSource = Set(sources).contains
    self.init(
      compiler: [driver],
      arguments: kept.filter { argument in
        !argument.hasPrefix("@") && !argument.hasPrefix("-j") && !isSource(argument)
      }, name: name, sources: sources,
      inputs: inputs.filter { !$0.hasSuffix(".swift") }, interface: interface)
  }

  private static func value(of option: String, in command: [String]) -> String? {
    command.firstIndex(of: option).flatMap { index in
      index + 1 < command.count ? command[index + 1] : nil
    }
  }

  private static let calling: Set = [
    "-c", "-enable-batch-mode", "-disable-batch-mode", "-wmo", "-whole-module-optimization",
    "-no-whole-module-optimization",
  ]
  private static let callingWithValue: Set = [
    "-o", "-output-file-map", "-index-store-path", "-index-unit-output-path", "-num-threads",
    "-module-name",
  ]
}
