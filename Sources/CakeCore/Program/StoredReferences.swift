/// Counts what a copy of a struct retains: the references that it stores, itself or in structs in it.
///
/// What can't be made out from a declaration's text counts as none.
struct StoredReferences {
  private let program: Program
  private var facts: Facts { program.facts }
  private let propertiesOf: [Int32: [Int32]]

  private static let wrappers: Set = ["Singleton", "WeakSingleton"]
  /// What changes nothing about what is stored.
  private static let plain: Set = [
    "private", "fileprivate", "internal", "package", "public", "nonisolated", "@MainActor",
    "@available",
  ]
  private static let modifiers = plain.union(["lazy", "weak", "unowned", "final"])
  /// Deep enough for values in values, and an end if the facts go round.
  private static let greatestDepth = 4

  init(_ program: Program) {
    self.program = program
    var found: [Int32: [Int32]] = [:]
    let symbols = program.facts.symbols
    program.facts.symbolsByKind.forEach(.instanceProperty) { number in
      let symbol = symbols.base[Int(number)]
      guard symbol.subkind != Subkind.subscripting, symbol.parent >= 0,
        symbols.base[Int(symbol.parent)].kind == .struct
      else { return }
      found[symbol.parent, default: []].append(number)
    }
    propertiesOf = found
  }

  func count(in type: Int32) -> Int { count(in: type, depth: 0) }

  /// Its properties that a property wrapper of LayerCake's makes.
  func wrapped(in type: Int32) -> [String] {
    (propertiesOf[type] ?? []).filter { property in
      guard let (text, source) = text(of: property) else { return false }
      return modifiers(before: text.nameToken, source).contains(where: Self.isWrapper)
    }.map(facts.name)
  }

  private static func isWrapper(_ modifier: String) -> Bool {
    modifier.first == "@" && wrappers.contains(String(modifier.dropFirst()))
  }

  private func count(in type: Int32, depth: Int) -> Int {
    guard depth < Self.greatestDepth else { return 0 }
    return (propertiesOf[type] ?? []).reduce(0) { $0 + count(of: $1, depth) }
  }

  private func text(of property: Int32) -> (DeclarationText, SourceText)? {
    let file = facts.symbols.base[Int(property)].definitionFile
    guard file >= 0, let text = program.flow.declarations.text(of: property) else { return nil }
    return (text, facts.source(Int(file)))
  }

  private func count(of property: Int32, _ depth: Int) -> Int {
    guard let (text, source) = text(of: property), isStored(text, source) else { return 0 }
    let modifiers = modifiers(before: text.nameToken, source)
    if modifiers.contains(where: Self.isWrapper) { return 1 }
    // Neither does another wrapper say what it stores, nor is `weak` a matter of one retain.
    guard modifiers.allSatisfy(Self.plain.contains) else { return 0 }
    let file = Int(facts.symbols.base[Int(property)].definitionFile)
    return text.result.isEmpty
      ? count(ofValue: text.body, file, source, depth)
      : count(ofType: text.result, file, source, depth)
  }

  /// Whether it has a place in the struct: no accessors, or only observers.
  private func isStored(_ text: DeclarationText, _ source: SourceText) -> Bool {
    let end = text.header.upperBound
    return !source.matches(end, "{") || source.isObserver(end + 1)
  }

  /// What stands before `let` or `var`: names of modifiers, and of attributes with their `@`.
  private func modifiers(before name: Int, _ source: SourceText) -> [String] {
    var index = name - 1
    while index >= 0, !source.isBinding(index) { index -= 1 }
    var found: [String] = []
    index -= 1
    while index > 0 {
      if let open = source.partner(of: index), open < index, source.matches(index, ")") {
        index = open - 1
      }
      guard source.isIdentifier(index) else { return found }
      if source.matches(index - 1, "@") {
        found.append("@" + source.name(at: index))
        index -= 2
      } else if Self.modifiers.contains(source.name(at: index)) {
        found.append(source.name(at: index))
        index -= 1
      } else {
        return found
      }
    }
    return found
  }

  private func count(
    ofType type: Range<Int>, _ file: Int, _ source: SourceText, _ depth: Int
  ) -> Int {
    var range = type
    while let last = range.last, source.matchesAny(last, "?", "!") { range.removeLast() }
    while let first = range.first, source.matches(first, "("),
      source.partner(of: first) == range.last
    {
      range = first + 1..<range.upperBound - 1
      if range.contains(where: { source.matches($0, ",") }) { return 0 }
    }
    while source.matches(range.lowerBound, "@"), range.count > 2 {
      range = range.lowerBound + 2..<range.upperBound
    }
    guard let first = range.first else { return 0 }
    if source.matches(first, "any") || range.contains(where: { source.matches($0, "->") }) {
      return 1
    }
    if source.matches(first, "[") { return source.partner(of: first) == range.last ? 1 : 0 }
    return count(ofNamed: range, file, source, depth)
  }

  /// `Module.Outer.Name<Arguments>`, and nothing else.
  private func count(
    ofNamed range: Range<Int>, _ file: Int, _ source: SourceText, _ depth: Int
  ) -> Int {
    var name = range.lowerBound
    guard source.isIdentifier(name) else { return 0 }
    while source.matches(name + 1, "."), source.isIdentifier(name + 2), name + 2 < range.upperBound
    { name += 2 }
    let end = source.startsWith(name + 1, 60) ? source.skipAngles(name + 1) : name + 1
    guard end == range.upperBound else { return 0 }
    return count(ofTypeAt: name, file, source, depth)
  }

  private func count(
    ofTypeAt token: Int, _ file: Int, _ source: SourceText, _ depth: Int
  ) -> Int {
    if Self.wrappers.contains(source.name(at: token)) { return 1 }
    for symbol in facts.symbols(at: token, in: file) {
      let kind = facts.symbols.base[Int(symbol)].kind
      if kind == .class || kind == .protocol { return 1 }
      // A root in a root is told of by itself.
      if kind == .struct {
        return program.catalog.rootOf[symbol] == nil ? count(in: symbol, depth: depth + 1) : 1
      }
    }
    return 0
  }

  /// `GitHub(token: token)`, an array, or something whose type the text doesn't say.
  private func count(
    ofValue range: Range<Int>, _ file: Int, _ source: SourceText, _ depth: Int
  ) -> Int {
    guard let first = range.first, let last = range.last else { return 0 }
    guard source.matches(last, ")"), let open = source.partner(of: last), open > first else {
      return 0
    }
    return count(ofNamed: first..<open, file, source, depth)
  }
}
