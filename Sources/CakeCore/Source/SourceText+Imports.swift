extension SourceText {
  /// Which of a file's imports are asked for.
  enum Imports {
    case all
    /// Those that import for others as well: `@_exported import Core`.
    case exported
    /// Those that stand in no `#if`.
    case unconditional
  }

  /// The modules that a file imports: `import Shop`, `@testable import struct Shop.Till`.
  func importedModules(_ wanted: Imports = .all) -> Set<String> {
    var found: Set<String> = []
    var conditions = 0
    for token in 0..<count {
      if matches(token, "#if") { conditions += 1 }
      if matches(token, "#endif") { conditions -= 1 }
      guard matches(token, "import"), enclosing(token) == nil else { continue }
      switch wanted {
      case .all: break
      case .exported: guard matches(token - 1, "_exported") else { continue }
      case .unconditional: guard conditions == 0 else { continue }
      }
      let isKind = isIdentifier(token + 2) && !self[token + 2].startsLine
      let name = isKind ? token + 2 : token + 1
      if isIdentifier(name) { found.insert(self.name(at: name)) }
    }
    return found
  }
}
