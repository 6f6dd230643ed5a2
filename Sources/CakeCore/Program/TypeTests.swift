/// Where a program asks which type something is.
struct TypeTests {
  private let flow: FlowReader
  private let plain: PlainParameters
  private let comparisons: TypeComparisons
  private var catalog: Catalog { flow.catalog }
  private var facts: Facts { flow.facts }

  init(_ flow: FlowReader, _ plain: PlainParameters) {
    self.flow = flow
    self.plain = plain
    comparisons = TypeComparisons(flow, plain)
  }

  /// The first place where the program asks what a type is called that may be a generic one.
  var firstName: Unit.Place? {
    let texts = TypesAsText(flow, plain)
    return first { file, source in
      let named = Set(texts.places(in: file))
      return { token in
        named.contains(token)
          || source.matches(token, "type") && source.isNamed(typeOf: token)
            && !isOfPlainSelf(token, in: file)
      }
    }
  }

  /// `type(of: self)` where the type is plain.
  private func isOfPlainSelf(_ token: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    return source.isSelf(token + 4) && source.matches(token + 5, ")")
      && plain.isPlain(selfAround: token, in: file)
  }

  /// The first place where it finds out whether two types are one, rather than what one is called.
  var firstComparison: Unit.Place? {
    let texts = TypesAsText(flow, plain)
    let place = first { file, source in
      let keys = Set(texts.keys(in: file))
      return { keys.contains($0) || comparesTypes(source, $0, in: file) }
    }
    if let place { return place }
    let made = facts.symbols(of: .constructor) {
      !facts.isDefined($0) && facts.usr($0) == Self.identifierOfType
    }
    return catalog.references(to: Set(made), in: \.isOwn).first { !isOfFixedType($0) }
      .map { Unit.Place(file: $0.file, occurrence: $0.index) }
  }

  /// `ObjectIdentifier(Page.self)`, which no other type becomes.
  private func isOfFixedType(_ reference: Reference) -> Bool {
    guard let token = facts.token(of: reference) else { return false }
    let source = facts.source(reference.file)
    guard source.matches(token + 1, "("), let close = source.partner(of: token + 1),
      source.matches(close - 1, "self"), source.matches(close - 2, "."),
      source.chainStart(close - 3) == token + 2
    else { return false }
    return comparisons.isOneType(close - 3, in: reference.file)
      || close - 3 == token + 2
        && plain.isPlain(named: source.name(at: token + 2), around: token, in: reference.file)
  }

  /// `ObjectIdentifier.init(_: any Any.Type)`. Of objects there is another.
  private static let identifierOfType = "s:SOySOypXpcfc"

  private func first(_ isTest: (Int, SourceText) -> (Int) -> Bool) -> Unit.Place? {
    for file in facts.files.indices where facts.files[file].isOwn {
      let source = facts.source(file)
      if let token = (0..<source.count).first(where: isTest(file, source)) {
        return Unit.Place(file: file, occurrence: -1, token: token)
      }
    }
    return nil
  }

  private func comparesTypes(_ source: SourceText, _ token: Int, in file: Int) -> Bool {
    source.namesAnyType(token) && !isBroughtAlong(token, in: file)
      || comparesType(source, token, in: file)
      || source.testsFunction(at: token)
      || source.makesIdentifier(token) && facts.symbols(at: token, in: file).isEmpty
      || source.typeTested(at: token).map { isOpen($0, in: file) } ?? false
  }

  /// What notifications and the like bring along, where only others call what takes it:
  /// `_ userInfo: [AnyHashable: Any]`.
  private func isBroughtAlong(_ token: Int, in file: Int) -> Bool {
    guard facts.source(file).isParameterOfAnything(token),
      case .header(let owner)? = flow.declarations.owner(ofToken: token, in: file)
    else { return false }
    return facts.symbols.base[Int(owner)].kind.isFunction
      && catalog.references(to: [owner]).isEmpty
  }

  private func comparesType(_ source: SourceText, _ token: Int, in file: Int) -> Bool {
    if source.matches(token, "self"), source.matches(token - 1, ".") {
      return comparisons.tells(token - 2, in: file)
    }
    return source.matches(token, "type") && source.isTypeOf(token)
      && comparisons.tells(typeOf: token, in: file)
  }

  /// Whether a type may be one of several of its name: of a generic one, `Self`, what an alias or an
  /// associated type stands for. What a generic parameter is stays as it is wherever casts ask for that.
  private func isOpen(_ type: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    if source.matches(type + 1, "<") { return true }
    if source.matches(type, "Self") { return !plain.isPlain(selfAround: type, in: file) }
    // Of a type itself it is asked which one it is.
    if source.matches(type + 1, "."), source.matches(type + 2, "Type") {
      return !comparisons.isOneType(type, in: file)
    }
    let symbols = facts.symbols(at: type, in: file)
    return symbols.isEmpty && !isParameter(type, in: file)
      || symbols.contains { symbol in
        let value = facts.symbols.base[Int(symbol)]
        return value.kind == .alias && catalog.sliceOf[symbol] == nil
          && !comparisons.isOneType(type, in: file)
          || value.subkind == Subkind.associatedType
      }
  }

  /// Whether a type is a generic parameter of what stands around: the index has none of a function's.
  private func isParameter(_ type: Int, in file: Int) -> Bool {
    guard let owner = flow.declarations.owner(around: type, in: file) else { return false }
    let name = facts.source(file).name(at: type)
    return [owner, facts.nominalParent(owner)].contains { symbol in
      symbol >= 0 && flow.signatures.genericParameters(of: symbol).contains(name)
    }
  }
}

extension SourceText {
  /// Whether a type stands there of which the values are types, or of which the type counts.
  fileprivate func namesAnyType(_ token: Int) -> Bool {
    if matches(token, "Type") { return matches(token - 1, ".") && matches(token - 2, "Any") }
    return matchesAny(token, "AnyHashable", "AnyKeyPath", "PartialKeyPath", "subjectType")
  }

  /// `_ userInfo: [AnyHashable: Any]`
  fileprivate func isParameterOfAnything(_ token: Int) -> Bool {
    guard matches(token, "AnyHashable"), matches(token - 1, "["), matches(token + 1, ":"),
      matches(token + 2, "Any"), matches(token + 3, "]"), matches(token - 2, ":"),
      let open = enclosing(token - 2)
    else { return false }
    return matches(open, "(")
  }

  /// Whether a cast asks for a function: `as? (Value) -> Void`. It has to be of those very types.
  fileprivate func testsFunction(at word: Int) -> Bool {
    guard isCast(word) else { return false }
    let type = matchesAny(word + 1, "?", "!") ? word + 2 : word + 1
    guard matches(type, "("), testWord(before: type) != nil, let close = partner(of: type) else {
      return false
    }
    var end = close + 1
    while isEffect(end) { end += 1 }
    return matches(end, "->")
  }

  fileprivate func isTypeOf(_ token: Int) -> Bool {
    matches(token + 1, "(") && matches(token + 2, "of")
  }

  /// Whether the type of a value may be written out, as it is not where it is compared with another.
  fileprivate func isNamed(typeOf token: Int) -> Bool {
    guard isTypeOf(token), let close = partner(of: token + 1) else { return false }
    return !isEquality(token - 1) && !isEquality(close + 1)
  }

  fileprivate func makesIdentifier(_ token: Int) -> Bool {
    matches(token, "ObjectIdentifier") && matchesAny(token + 1, "(", ".")
  }

  /// For `as?`, `as!`, `is`, `as` in a pattern or a `catch`, the last name of the type that is asked for.
  fileprivate func typeTested(at word: Int) -> Int? {
    var type: Int
    if matches(word, "as") {
      guard matchesAny(word + 1, "?", "!") || isInPattern(word) else { return nil }
      type = matchesAny(word + 1, "?", "!") ? word + 2 : word + 1
    } else if matches(word, "is") {
      type = word + 1
    } else if matches(word, "catch") {
      type = word + 1
    } else {
      return nil
    }
    while matchesAny(type, "any", "some", "(", "[") { type += 1 }
    guard isIdentifier(type), !matchesAny(type, "let", "var", "is", "where") else { return nil }
    while matches(type + 1, "."), isIdentifier(type + 2), !matches(type + 2, "Type") { type += 2 }
    return type
  }
}
