import Foundation

/// Whether one type can have properties of one name and two types: a subclass may override what its
/// superclass answers one requirement with, and a function can have more attributes than are asked.
///
/// Types are the compiler's own text for them.
struct PropertyTypes {
  private let program: Program
  private var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  func mayAnswerBoth(_ one: String, _ other: String) -> Bool {
    meet(one.replacing("->", with: "→"), other.replacing("->", with: "→"))
  }

  private func meet(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Self.plain(one), Self.plain(other))
    // Inside an optional, an optional's payload answers an override as well.
    if one == other || isClass(one, of: other) || isClass(other, of: one) { return true }
    // So do a function with more attributes or fewer effects, and what functions and tuples have in them.
    let (parts, others) = (Self.parts(of: one), Self.parts(of: other))
    return parts != [one] && parts.count == others.count && zip(parts, others).allSatisfy(meet)
  }

  /// Without a label, attributes and effects, and not optional.
  private static func plain(_ type: String) -> String {
    var type = type.replacing(/^\w+: |@\S+ | async\b| throws\b(\([^)]*\))?/, with: "")[...]
    while type.hasPrefix("Swift.Optional<"), type.hasSuffix(">") {
      type = type.dropFirst("Swift.Optional<".count).dropLast()
    }
    return String(type)
  }

  /// What a function takes and gives, or a tuple's elements; a type alone is one part.
  private static func parts(of type: String) -> [String] {
    if let arrow = outermost("→", in: type).first {
      return [String(type[..<arrow]), String(type[type.index(after: arrow)...])]
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    guard type.hasPrefix("("), type.hasSuffix(")") else { return [type] }
    let elements = String(type.dropFirst().dropLast())
    var parts: [String] = []
    var start = elements.startIndex
    for comma in outermost(",", in: elements) {
      parts.append(elements[start..<comma].trimmingCharacters(in: .whitespaces))
      start = elements.index(after: comma)
    }
    return parts + [elements[start...].trimmingCharacters(in: .whitespaces)]
  }

  /// Where a sign stands outside of all brackets.
  private static func outermost(_ sign: Character, in type: String) -> [String.Index] {
    var depth = 0
    return type.indices.filter { index in
      if "([<".contains(type[index]) { depth += 1 }
      if ")]>".contains(type[index]) { depth -= 1 }
      return depth == 0 && type[index] == sign
    }
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
