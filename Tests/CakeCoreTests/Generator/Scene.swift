/// One generated program's words, and what its parts are rendered with.
///
/// Every name carries the cell's number, so that many programs can be compiled as one.
struct Scene: Sendable {
  let cell: Cell
  let theme: Theme

  init(_ cell: Cell) {
    self.cell = cell
    theme = Theme.all[cell.number % Theme.all.count]
  }

  var traits: Traits {
    cell.origin.traits.union(cell.destination.traits).union(cell.surrounding.traits)
  }

  // MARK: Names

  /// A type's or function's name of this program's own.
  func name(_ base: String) -> String { "\(base)\(cell.number)" }

  /// The feature's main type.
  var feature: String { name(theme.feature) }

  /// What a value of the composition is called.
  var value: String { theme.value }

  /// The composition that the feature is given: the first three providers.
  var slice: String {
    cell.surrounding.form == .nested
      ? "\(name("\(theme.feature)Coordinator")).\(theme.slice)"
      : name("\(theme.feature)\(theme.slice)")
  }

  /// What a feature below takes: the first two providers, of which it reads the first.
  var child: String { name("\(theme.feature)Detail\(theme.slice)") }

  /// A second composition of the same three providers.
  var peer: String { name("Peer\(theme.slice)") }

  var root: String { name("AppRoot") }

  func provider(_ index: Int) -> String { name(theme.words[index].protocol) }

  func property(_ index: Int) -> String { name(theme.words[index].property) }

  var any: String { "any \(slice)" }

  // MARK: Code

  /// An expression of type `Int` that reads a provider of a value.
  func read(_ index: Int, of expression: String) -> String {
    "\(expression).\(property(index)).\(theme.words[index].method)()"
  }

  /// What a function's signature has before its arrow.
  var effects: String { traits.contains(.async) ? "async " : "" }

  /// What stands before a call of such a function.
  var wait: String { traits.contains(.async) ? "await " : "" }

  /// What stands before a member of `self` that a closure may capture.
  var me: String { traits.contains(.capturing) ? "self." : "" }

  var isolation: String { traits.contains(.mainActor) ? "@MainActor " : "" }

  /// What follows the name of a class, from the colon to the space before the brace.
  var superclass: String {
    cell.surrounding.superclass.map { ": \($0(self))" } ?? ""
  }

  /// What is done with the value, as lines that end by returning or adding an `Int`.
  func use(_ expression: String, indent: Int = 4, ending: String = "return") -> String {
    var lines = cell.surrounding.before(self).split(separator: "\n").map(String.init)
    var expression = expression
    // In a closure of its own `$0` would be that one's parameter; what a key path leads to is not opened.
    if expression.hasPrefix("$") && cell.destination.traits.contains(.capturing)
      || expression.contains("[keyPath:") && cell.destination.traits.contains(.opening)
    {
      lines.append("let given = \(expression)")
      expression = "given"
    }
    lines += cell.destination.body(self, expression).split(separator: "\n").map(String.init)
    let added = cell.surrounding.added(self, expression)
    let result = lines.removeLast()
    lines.append("\(ending) " + (added.isEmpty ? result : "(\(result)) + \(added)"))
    let margin = String(repeating: " ", count: indent)
    return lines.map { $0.hasPrefix("#") ? $0 : margin + $0 }.joined(separator: "\n")
  }
}
