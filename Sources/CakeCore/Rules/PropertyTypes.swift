/// Whether one type can have properties of one name and two types: a subclass may override what its
/// superclass answers one requirement with, and a function can have more attributes than are asked.
struct PropertyTypes {
  private let program: Program
  private var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  func mayAnswerBoth(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Self.plain(one), Self.plain(other))
    // Inside an optional, an optional's payload answers an override as well.
    return one == other || isClass(one, of: other) || isClass(other, of: one)
  }

  /// Without `@Sendable`, and not optional.
  private static func plain(_ type: String) -> String {
    var type = type.replacing("@Sendable ", with: "")[...]
    while type.hasPrefix("Swift.Optional<"), type.hasSuffix(">") {
      type = type.dropFirst("Swift.Optional<".count).dropLast()
    }
    return String(type)
  }

  private func isClass(_ type: String, of superclass: String) -> Bool {
    var pending = classes(type)
    let goals = Set(classes(superclass))
    var seen = Set(pending)
    guard !goals.isEmpty else { return false }
    while let next = pending.popLast() {
      if goals.contains(next) { return true }
      for base in program.catalog.bases(of: next)
      where facts.symbols.base[Int(base.base)].kind == .class && seen.insert(base.base).inserted {
        pending.append(base.base)
      }
    }
    return false
  }

  /// The classes that a type's text may mean, whatever their arguments are.
  private func classes(_ type: String) -> [Int32] {
    let name = String(type.prefix { $0 != "<" })
    return (0..<Int32(facts.symbols.count)).filter { number in
      facts.symbols.base[Int(number)].kind == .class && name.hasSuffix(facts.name(number))
        && (facts.isDefined(number) ? facts.qualifiedName(number) == name : true)
    }
  }
}
