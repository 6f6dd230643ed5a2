/// A type as text, with what has to be known of it to write a closure's type.
struct TypeText {
  private let source: SourceText
  let text: String

  init(_ text: String) {
    self.text = text
    source = SourceText(Array(text.utf8))
  }

  func names(_ word: String) -> Bool {
    (0..<source.count).contains { source.isIdentifier($0) && source.name(at: $0) == word }
  }

  /// Whether `Self` alone is part of it, not one of its associated types.
  var namesItself: Bool {
    (0..<source.count).contains { source.matches($0, "Self") && !source.matches($0 + 1, ".") }
  }

  /// The type without `sending`.
  var withoutSending: String { isSending ? source.written(start..<source.count) : text }

  /// The words before the type itself: `inout`, `borrowing`, `@escaping`.
  private var start: Int {
    var index = 0
    while index < source.count {
      if source.matches(index, "@") {
        index +=
          source.matches(index + 2, "(") && !source[index + 2].spaceBefore
          ? (source.partner(of: index + 2) ?? index + 1) - index + 1 : 2
      } else if source.matches(index, "nonisolated"), source.matches(index + 1, "(") {
        index = (source.partner(of: index + 1) ?? index) + 1
      } else if source.isIdentifier(index), Self.specifiers.contains(source.name(at: index)) {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  private static let specifiers: Set = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const",
  ]

  private func has(_ word: StaticString) -> Bool {
    (0..<start).contains { source.matches($0, word) }
  }

  var isInout: Bool { has("inout") }
  var isIsolated: Bool { has("isolated") }
  var isAutoclosure: Bool { has("autoclosure") }
  var isEscaping: Bool { has("escaping") }
  /// Whether the callee takes it over, or is lent it: it may be a value that can't be copied.
  var isOwned: Bool { ownership != nil }

  private var ownership: String? {
    (0..<start).first { source.matchesAny($0, "borrowing", "consuming", "__owned", "__shared") }
      .map { source.text(at: $0) }
      .map { $0 == "__owned" ? "consuming" : $0 == "__shared" ? "borrowing" : $0 }
  }
  var isSending: Bool { has("sending") }

  /// The type as it may stand within another: `Int?` for `Int!`.
  var unforced: String { text.hasSuffix("!") ? "\(text.dropLast())?" : text }

  /// Whether it stands for any number of arguments.
  var isVariadic: Bool { text.hasSuffix("...") }

  /// Whether it is a tuple's type, of which the compiler can't make part of a parameter pack.
  var isTuple: Bool {
    source.matches(start, "(") && source.partner(of: start) == source.count - 1
      && (source.count - start == 2
        || (start + 1..<source.count).contains {
          source.matches($0, ",") && source.enclosing($0) == start
        })
  }

  /// Whether it is a function's type: what stands before an arrow of its own.
  var isFunction: Bool { arrow != nil }

  private var arrow: Int? {
    (start..<max(start, source.count)).first {
      source.matches($0, "->") && source.enclosing($0) == nil && !isInAngles($0)
    }
  }

  private func isInAngles(_ token: Int) -> Bool { source.isInAngles(token, after: start) }

  /// The type that a closure takes for a parameter of this one.
  var asArgument: String {
    let kept = (0..<start).filter { source.matches($0, "@") }.compactMap { index -> String? in
      let name = source.name(at: index + 1)
      return name == "autoclosure" || name == "preconcurrency" ? nil : "@\(name)"
    }
    let isNonsending = (0..<start).contains { source.matches($0, "nonisolated") }
    var bare = TypeText(source.written(start..<source.count)).unforced
    if isVariadic { bare = "[\(bare.dropLast(3))]" }
    let words =
      (isInout ? ["inout"] : []) + (ownership.map { [$0] } ?? [])
      + (isNonsending ? ["nonisolated(nonsending)"] : []) + kept
    return (words + [bare]).joined(separator: " ")
  }

  /// The type as an answer to a requirement takes it: it may ask for less than the requirement does.
  var asParameter: String {
    let words =
      (0..<start).filter { source.matchesAny($0, "inout", "isolated") }.map { source.text(at: $0) }
      + (ownership.map { [$0] } ?? [])
    let attributes = (0..<start).filter { source.matches($0, "@") }
      .map { "@" + source.name(at: $0 + 1) }
    let isNonsending = (0..<start).contains { source.matches($0, "nonisolated") }
    return
      (words + (isNonsending ? ["nonisolated(nonsending)"] : []) + attributes
      + [source.written(start..<source.count)]).joined(separator: " ")
  }

  /// The types of the parameters of a function type.
  var parameters: [TypeText]? {
    guard let arrow else { return nil }
    guard let open = (start..<arrow).first(where: { source.matches($0, "(") }),
      let close = source.partner(of: open)
    else { return nil }
    return source.arguments(in: open, close).map { range in
      let colon = range.first { source.enclosing($0) == open && source.matches($0, ":") }
      return TypeText(source.written((colon.map { $0 + 1 } ?? range.lowerBound)..<range.upperBound))
    }
  }

  /// What a function type throws and gives, and whether it waits.
  var effects: (isAsync: Bool, throwing: Requirement.Throwing, result: String)? {
    guard let arrow else { return nil }
    let open = (start..<arrow).first { source.matches($0, "(") } ?? start
    let end = source.partner(of: open) ?? open
    var throwing = Requirement.Throwing.nothing
    if let index = (end..<arrow).first(where: { source.matches($0, "throws") }) {
      throwing = .anything
      if source.matches(index + 1, "("), let close = source.partner(of: index + 1) {
        throwing = .typed(source.written(index + 2..<close))
      }
    }
    return (
      (end..<arrow).contains { source.matches($0, "async") }, throwing,
      source.written(arrow + 1..<source.count)
    )
  }

  /// The same with `Self` and its associated types under other names.
  func replacingSelf(with name: String, _ associated: [String: String]) -> String {
    let bytes = source.bytes
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index < source.count {
      defer { index += 1 }
      guard source.matches(index, "Self"), !source.matches(index - 1, ".") else { continue }
      result += bytes[copied..<Int(source[index].start)]
      if source.matches(index + 1, "."), source.isIdentifier(index + 2),
        let other = associated[source.name(at: index + 2)]
      {
        result += Array(other.utf8)
        index += 2
      } else {
        result += Array(name.utf8)
      }
      copied = Int(source[index].end)
    }
    result += bytes[copied...]
    return String(decoding: result, as: UTF8.self)
  }
}

/// Words that are names only between backticks.
enum Keyword {
  static func quoted(_ name: String) -> String {
    reserved.contains(name) || isRaw(name) ? "`\(name)`" : name
  }

  /// Whether a name is one only between backticks: it has a blank, say.
  private static func isRaw(_ name: String) -> Bool {
    name.unicodeScalars.contains { scalar in
      scalar.isASCII && scalar != "_" && scalar != "$" && !scalar.properties.isAlphabetic
        && !("0"..."9").contains(scalar)
    }
  }

  /// A label may be any word but these.
  static func label(_ name: String) -> String {
    ["inout", "var", "let"].contains(name) ? "`\(name)`" : name
  }

  private static let reserved: Set = [
    "associatedtype", "borrowing", "consuming", "class", "deinit", "enum", "extension",
    "fileprivate",
    "func", "import", "init", "inout", "internal", "let", "operator", "precedencegroup", "private",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as", "await",
    "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
  ]
}
