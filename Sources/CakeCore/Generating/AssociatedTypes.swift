/// The associated types of a protocol and of all that it inherits from, while they are collected.
struct AssociatedTypes {
  private var names: [String] = []
  private var conformances: [String: [String]] = [:]
  private var equalities: [(left: String, right: String)] = []
  private var others: [String] = []
  /// What stands for one where nobody says otherwise.
  private var standards: [String: String] = [:]
  /// Those that `any P<…>` names, in its order.
  var primary: [String] = []

  /// `associatedtype Item : Hashable, Sendable = Int where Self.Item == Self.List.Element`.
  mutating func add(_ symbol: SymbolGraph.Symbol) {
    let text = SourceText(Array(symbol.declaration.utf8))
    let name = symbol.name
    if !names.contains(name) { names.append(name) }
    guard let start = (0..<text.count).first(where: { text.matches($0, "associatedtype") }) else {
      return
    }
    let clause = (start..<text.count).first { text.matches($0, "where") } ?? text.count
    let value = (start..<clause).first { text.matches($0, "=") } ?? clause
    if let colon = (start..<value).first(where: { text.matches($0, ":") }) {
      for range in text.arguments(in: colon, value) { conform(name, text.written(range)) }
    }
    let standard = text.written(min(value + 1, clause)..<clause)
    if !standard.isEmpty { standards[name] = standard }
    readConstraints(text, after: clause)
  }

  /// What a protocol's own `where` clause says.
  mutating func readConstraints(of symbol: SymbolGraph.Symbol) {
    let text = SourceText(Array(symbol.declaration.utf8))
    let clause = (0..<text.count).first { text.matches($0, "where") } ?? text.count
    readConstraints(text, after: clause)
  }

  func primaries(of symbol: SymbolGraph.Symbol) -> [String] {
    let text = SourceText(Array(symbol.declaration.utf8))
    guard let name = (0..<text.count).first(where: { text.matches($0, "protocol") }),
      text.startsWith(name + 2, 60)
    else { return [] }
    return (name + 3..<max(name + 3, text.skipAngles(name + 2) - 1)).filter(text.isIdentifier)
      .map(text.name(at:))
  }

  private mutating func conform(_ name: String, _ type: String) {
    guard !type.hasPrefix("~"), conformances[name]?.contains(type) != true else { return }
    conformances[name, default: []].append(type)
  }

  private mutating func readConstraints(_ text: SourceText, after clause: Int) {
    guard clause < text.count else { return }
    for range in text.arguments(in: clause, text.count) {
      if let sign = range.first(where: { text.matches($0, "==") }) {
        let (left, right) = (
          text.written(range.lowerBound..<sign), text.written(sign + 1..<range.upperBound)
        )
        let pair = (Self.bare(left), Self.bare(right))
        if !equalities.contains(where: { $0 == pair }) { equalities.append(pair) }
      } else if let colon = range.first(where: { text.matches($0, ":") }) {
        let left = Self.bare(text.written(range.lowerBound..<colon))
        let right = text.written(colon + 1..<range.upperBound)
        if right.hasPrefix("~") { continue }
        if names.contains(left) { conform(left, right) } else { others.append("\(left): \(right)") }
      }
    }
  }

  private static func bare(_ text: String) -> String { text.replacing("Self.", with: "") }

  /// Decides which stay open.
  mutating func finish(_ interface: inout Interface) {
    var aliases: [(name: String, type: String)] = []
    var constraints: [String] = []
    for (left, right) in equalities {
      let (name, type) = names.contains(left) ? (left, right) : (right, left)
      let path = SourceText(Array(type.utf8))
      let leads = path.count > 1 && path.isIdentifier(0) && names.contains(path.name(at: 0))
      let mentionsItself = (0..<path.count).contains {
        path.isIdentifier($0) && path.name(at: $0) == name
      }
      if names.contains(name), !leads, !mentionsItself,
        !aliases.contains(where: { $0.name == name })
      {
        aliases.append((name, type))
      } else if left != right {
        constraints.append("\(left) == \(right)")
      }
    }
    for name in names where !aliases.contains(where: { $0.name == name }) {
      // Only what `any P<…>` names has to stay open, and not even that if it is made of the type.
      guard let standard = standards[name],
        !primary.contains(name) || TypeText(standard).namesItself
      else { continue }
      aliases.append((name, standard))
    }
    let fixed = Set(aliases.map(\.name))
    let open = names.filter { !fixed.contains($0) }
    let ordered = primary.filter(open.contains) + open.filter { !primary.contains($0) }
    var seen: Set<String> = []
    interface.parameters = ordered.filter { seen.insert($0).inserted }
      .map { ($0, conformances[$0] ?? []) }
    interface.aliases = aliases
    // A clause of a type's own can't lean on its aliases.
    interface.constraints = (constraints + others).filter { constraint in
      let text = SourceText(Array(constraint.utf8))
      return !(0..<text.count).contains {
        text.isIdentifier($0) && !text.matches($0 - 1, ".") && fixed.contains(text.name(at: $0))
      }
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    if interface.constraints.contains(where: { TypeText($0).names("Self") }) {
      interface.obstacle = "its associated types lead back to the type itself"
    }
  }
}
