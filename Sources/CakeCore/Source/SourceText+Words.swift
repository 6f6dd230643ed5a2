/// What the words of the language say of a token: the one table of them.
extension SourceText {
  /// `let` or `var`.
  func isBinding(_ index: Int) -> Bool { matches(index, "let") || matches(index, "var") }

  /// What a type with stored values begins with.
  func opensType(_ index: Int) -> Bool { matchesAny(index, "struct", "class", "enum", "actor") }

  /// What stands right before a name that is declared here.
  func declaresNext(_ index: Int) -> Bool {
    isBinding(index) || opensType(index)
      || matchesAny(index, "func", "protocol", "typealias", "associatedtype", "case")
  }

  /// What a declaration begins with, of a name or of none.
  func opensDeclaration(_ index: Int) -> Bool {
    declaresNext(index) || declaresUnnamed(index) || matches(index, "extension")
  }

  /// What is declared without a name of its own.
  func declaresUnnamed(_ index: Int) -> Bool { matchesAny(index, "init", "subscript") }

  /// A modifier that only says who sees a declaration.
  func isAccess(_ index: Int) -> Bool {
    matchesAny(index, "private", "fileprivate", "internal", "package", "public", "open")
  }

  /// A modifier that changes neither what a declaration means nor how its value is kept.
  func isPlainModifier(_ index: Int) -> Bool {
    isAccess(index) || matchesAny(index, "nonisolated", "final", "lazy")
  }

  /// What a statement begins with that has braces of its own.
  func opensBlock(_ index: Int) -> Bool {
    matchesAny(
      index, "if", "guard", "while", "for", "switch", "do", "else", "repeat", "catch", "defer")
  }

  /// What a statement begins with that goes on with conditions or a pattern.
  func opensCondition(_ index: Int) -> Bool { matchesAny(index, "if", "guard", "while", "for") }

  /// What a clause begins with that names what it finds.
  func opensPattern(_ index: Int) -> Bool { isBinding(index) || matches(index, "case") }

  /// What may stand for the value of one of its branches.
  func opensChoice(_ index: Int) -> Bool { matchesAny(index, "if", "switch") }

  /// What a part of a `switch` begins with.
  func opensCase(_ index: Int) -> Bool { matchesAny(index, "case", "default") }

  /// What stands between a value and the type that it is tested for.
  func isCast(_ index: Int) -> Bool { matchesAny(index, "as", "is") }

  /// What may stand before a protocol as a type.
  func isAnyOrSome(_ index: Int) -> Bool { matchesAny(index, "any", "some") }

  /// What asks whether two values are the same: of types, whether they are one.
  func isEquality(_ index: Int) -> Bool { matchesAny(index, "==", "!=") }

  /// What says on which side of its operand an operator stands.
  func isFixity(_ index: Int) -> Bool { matchesAny(index, "prefix", "postfix") }

  /// What a function's type says of calls beside parameters and result.
  func isEffect(_ index: Int) -> Bool { matchesAny(index, "async", "throws", "rethrows") }

  /// What stands before a call that has effects.
  func isEffectMark(_ index: Int) -> Bool { matchesAny(index, "try", "await") }

  /// What the instance is called in its type's own code.
  func isSelf(_ index: Int) -> Bool { matchesAny(index, "self", "super") }

  /// What makes a type a value, or the type of one, behind its dot.
  func isMetatypeMember(_ index: Int) -> Bool { matchesAny(index, "self", "Type") }

  /// What an observer of a property begins with.
  func isObserver(_ index: Int) -> Bool { matchesAny(index, "didSet", "willSet") }

  /// What an accessor begins with that is handed a value.
  func takesNewValue(_ index: Int) -> Bool { isObserver(index) || matchesAny(index, "set", "init") }

  /// What an accessor of a property begins with.
  func isAccessor(_ index: Int) -> Bool {
    takesNewValue(index) || matchesAny(index, "get", "_read", "_modify")
  }

  /// Whether `name:` stands in a call's parentheses rather than in a list of parameters.
  func labelsArgument(_ index: Int) -> Bool {
    guard let open = enclosing(index), matches(open, "("), isIdentifier(open - 1) else {
      return false
    }
    if matches(open - 1, "init") { return matches(open - 2, ".") }
    return !isKeyword(open - 1) && !matches(open - 2, "func")
  }

  /// Whether a token is all of a value that is written out: no code runs to make it.
  func isLiteral(_ index: Int) -> Bool {
    switch self[index].kind {
    case .number: return true
    case .string:
      let text = text(at: index)
      return !text.contains("\\" + text.prefix { $0 == "#" } + "(")
    default: return matchesAny(index, "true", "false", "nil")
    }
  }

  /// What may stand before a declaration's name beside attributes.
  static let modifiers: Set = [
    "let", "var", "lazy", "weak", "unowned", "static", "class", "final", "override", "private",
    "fileprivate", "internal", "package", "public", "open", "nonisolated", "required", "dynamic",
    "convenience", "set", "safe", "unsafe", "mutating", "consuming", "borrowing", "func",
  ]

  /// Whether a word can stand before or inside an expression, and is no name; after a dot, as in
  /// `Model.init(clock)`, every word is one.
  func isKeyword(_ index: Int) -> Bool {
    // None is longer than six letters, and most tokens are no words at all.
    guard let length = length(at: index), length <= 6, isIdentifier(index),
      !matches(index - 1, ".")
    else { return false }
    switch length {
    case 2: return matchesAny(index, "in", "if") || matchesAny(index, "as", "is", "do")
    case 3: return isBinding(index) || matchesAny(index, "for", "try")
    case 4: return matchesAny(index, "case", "else") || matchesAny(index, "func", "init")
    case 5:
      return matchesAny(index, "guard", "while", "await")
        || matchesAny(index, "throw", "defer", "where")
    case 6: return matchesAny(index, "return", "switch", "repeat")
    default: return false
    }
  }
}
