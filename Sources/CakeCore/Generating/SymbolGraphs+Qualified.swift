/// Types with their modules, where a name alone can be several.
extension SymbolGraphs {
  /// What the compiler says of such a name.
  static func ambiguous(in message: String) -> String? {
    guard let end = message.firstRange(of: "' is ambiguous for type lookup")?.lowerBound else {
      return nil
    }
    return message[..<end].split(separator: "'").last.map(String.init)
  }

  /// A type as a file names it: `Outer.Inner`, or `Core.Outer.Inner`.
  func name(of symbol: SymbolGraph.Symbol) -> String {
    name(symbol.pathComponents, in: Self.module(of: symbol.usr))
  }

  func name(_ path: [String], in module: String?) -> String {
    let isQualified = path.first.map(qualified.contains) ?? false
    return ((isQualified ? module.map { [$0] } ?? [] : []) + path).joined(separator: ".")
  }

  /// A declaration with the types so that it names.
  func written(_ symbol: SymbolGraph.Symbol) -> SymbolGraph.Symbol {
    guard !qualified.isEmpty, var fragments = symbol.declarationFragments else { return symbol }
    for index in fragments.indices where fragments[index].kind == "typeIdentifier" {
      let fragment = fragments[index]
      let isInner = index > 0 && fragments[index - 1].spelling.hasSuffix(".")
      guard !isInner, qualified.contains(fragment.spelling),
        let module = fragment.preciseIdentifier.flatMap(Self.module)
      else { continue }
      fragments[index].spelling = "\(module).\(fragment.spelling)"
    }
    var written = symbol
    written.declarationFragments = fragments
    return written
  }
}
