import Foundation

/// Reads the plan that SwiftPM leaves beside a build.
extension CompilePlan {
  /// Nil where there is no plan of the form that is known.
  package init?(manifest: String) {
    guard let text = try? String(contentsOfFile: manifest, encoding: .utf8) else { return nil }
    var modules: [Module] = []
    var inputs: [String] = []
    for line in text.split(separator: "\n") {
      if let list = Self.list("inputs", line) {
        inputs = list
      } else if line.contains("\"-module-name\""), let command = Self.list("args", line),
        command.contains("-c"), let module = Module(command: command, inputs: inputs)
      {
        modules.append(module)
      }
    }
    guard !modules.isEmpty else { return nil }
    self.init(modules)
  }

  /// A list in the plan, which writes each as JSON on a line of its own.
  private static func list(_ key: String, _ line: Substring) -> [String]? {
    let prefix = "    \(key): "
    guard line.hasPrefix(prefix) else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(prefix.count).utf8))
  }
}

extension CompilePlan.Module {
  /// Takes a call of the driver apart; nil where it makes no interface.
  package init?(command: [String], inputs: [String]) {
    guard let driver = command.first,
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
    "-save-temps", "-wmo", "-whole-module-optimization", "-no-whole-module-optimization",
  ]
  private static let writingWithValue: Set = [
    "-o", "-output-file-map", "-emit-module-path", "-emit-objc-header-path",
    "-emit-clang-header-path", "-index-store-path", "-index-unit-output-path",
    "-emit-module-interface-path", "-emit-private-module-interface-path",
    "-emit-const-values-path", "-emit-dependencies-path", "-serialize-diagnostics-path",
    "-num-threads", "-module-name",
  ]
}
