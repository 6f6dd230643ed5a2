import Foundation

/// Whether one type can have properties of one name and two types: a subclass may override what its
/// superclass answers one requirement with, by what can stand for it.
///
/// Types are the compiler's own text for them.
struct PropertyTypes {
  private let program: Program
  private var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  func mayAnswerBoth(_ one: String, _ other: String) -> Bool {
    // The root itself, or what it chooses, may be any type.
    if Self.namesRoot(one) || Self.namesRoot(other) { return true }
    let (one, other) = (one.replacing("->", with: "→"), other.replacing("->", with: "→"))
    return replaces(one, other) || replaces(other, one)
  }

  /// Whether a type has a protocol's `Self` in it, which the compiler calls `A`.
  private static func namesRoot(_ type: String) -> Bool {
    type.firstMatch(of: #/(^|[^.\w])A\b/#) != nil
  }

  /// Whether an override may have a type where another one stands: a subclass, what an optional holds,
  /// and of functions and tuples what does so part by part.
  private func replaces(_ type: String, _ other: String) -> Bool {
    let (type, other) = (Self.plain(type), Self.plain(other))
    if type == other || isClass(type, of: other) { return true }
    if let payload = Self.payload(of: other) {
      let given = Self.payload(of: type) ?? type
      // Only one optional is taken away.
      return Self.payload(of: given) == nil && Self.payload(of: payload) == nil
        && replaces(given, payload)
    }
    if let function = FunctionType(type), let general = FunctionType(other) {
      return function.isAsync == general.isAsync && function.attributes == general.attributes
        && (function.error == nil || function.error == general.error)
        && replaces(function.result, general.result)
        && replaces(general.parameters, function.parameters)
    }
    guard let parts = Self.elements(of: type), let others = Self.elements(of: other) else {
      return false
    }
    return parts.count == others.count && zip(parts, others).allSatisfy(replaces)
  }

  /// Without a label, and without what a function may have more of or its parameters say beside their
  /// types.
  private static func plain(_ type: String) -> String {
    type.replacing(#/^\w+: |\.\.\.$|\b(__owned|__shared|sending) /#, with: "")
      .replacing(#/@(Sendable|autoclosure|escaping|isolated\(any\)) /#, with: "")
  }

  private static func payload(of type: String) -> String? {
    Demangler.payload(ofOptional: type[...]).map(String.init)
  }

  private static func elements(of type: String) -> [String]? {
    guard type.hasPrefix("("), type.hasSuffix(")") else { return nil }
    let elements = String(type.dropFirst().dropLast())
    var parts: [String] = []
    var start = elements.startIndex
    for comma in FunctionType.outermost(",", in: elements) {
      parts.append(elements[start..<comma].trimmingCharacters(in: .whitespaces))
      start = elements.index(after: comma)
    }
    return parts + [elements[start...].trimmingCharacters(in: .whitespaces)]
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
    return facts.symbols(of: .class) { number in
      name.hasSuffix(facts.name(number))
        && (facts.isDefined(number) ? facts.qualifiedName(number) == name : true)
    }
  }
}

/// The parts of a function's type.
private struct FunctionType {
  var attributes: Substring
  var parameters: String
  var isAsync: Bool
  var error: Substring?
  var result: String

  init?(_ type: String) {
    guard let arrow = Self.outermost("→", in: type).first else { return nil }
    let head = type[..<arrow]
    let effect = #/(?<async> async)?(?<error> throws(\([^()]*\))?)? $/#
    guard let effects = head.firstMatch(of: effect) else { return nil }
    let list = String(head[..<effects.range.lowerBound])
    // Attributes may have parentheses of their own.
    guard let open = Self.outermost("(", in: list).last, list.hasSuffix(")") else { return nil }
    attributes = list[..<open]
    parameters = String(list[open...])
    isAsync = effects.async != nil
    error = effects.error
    result = type[type.index(after: arrow)...].trimmingCharacters(in: .whitespaces)
  }

  /// Where a sign stands outside of all brackets.
  static func outermost(_ sign: Character, in type: String) -> [String.Index] {
    var depth = 0
    return type.indices.filter { index in
      let isOutermost = depth == 0 && type[index] == sign
      if "([<".contains(type[index]) { depth += 1 }
      if ")]>".contains(type[index]) { depth -= 1 }
      return isOutermost
    }
  }
}
