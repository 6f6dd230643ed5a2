/// The compiler's options that have it write files beside the one that is asked for, or print for
/// programs: whoever starts it for an answer wants none of them.
package enum OutputOptions {
  /// Arguments without these and more, those that the driver hands on to the frontend too.
  package static func removed(
    from arguments: some Sequence<String>, and more: Set<String> = [],
    withValue moreWithValue: Set<String> = []
  ) -> [String] {
    var kept: [String] = []
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      let isHandedOn = argument == frontend
      guard let option = isHandedOn ? rest.popFirst() : argument else {
        kept.append(argument)
        break
      }
      if takesValue(option) || moreWithValue.contains(option) {
        rest = rest.dropFirst(isHandedOn && rest.first == frontend ? 2 : 1)
      } else if isOutput(option) || more.contains(option) {
        continue
      } else {
        kept += isHandedOn ? [argument, option] : [option]
        if takingValue.contains(option), let value = rest.popFirst() { kept.append(value) }
      }
    }
    return kept
  }

  private static let frontend = "-Xfrontend"

  /// What follows is theirs, whatever it looks like.
  private static let takingValue: Set = ["-Xcc", "-Xclang-linker", "-Xlinker", "-Xllvm", "-D"]

  private static func isOutput(_ option: String) -> Bool {
    option.hasPrefix("-emit-") || option.hasPrefix("-save-optimization-record")
      || others.contains(option)
  }

  private static func takesValue(_ option: String) -> Bool {
    guard isOutput(option) else { return othersWithValue.contains(option) }
    return valued.contains { option.hasSuffix($0) }
  }

  private static let valued = ["-path", "-dir", "-files", "-access", "-passes"]

  private static let others: Set = [
    "-incremental", "-parseable-output", "-use-frontend-parseable-output", "-serialize-diagnostics",
    "-save-temps", "-explicit-module-build", "-experimental-emit-module-separately",
    "-verify-emitted-module-interface", "-color-diagnostics", "-no-color-diagnostics",
    "-trace-stats-events", "-profile-stats-events", "-profile-stats-entities",
  ]

  private static let othersWithValue: Set = [
    "-explicit-module-build-cache-path", "-serialize-diagnostics-path", "-stats-output-dir",
    "-ir-output-dir", "-ir-output-path", "-sil-output-dir", "-sil-output-path", "-dump-api-path",
    "-dump-migration-states-dir",
  ]
}
