/// What takes a value such that its own type is only found while the program runs.
///
/// It is asked of every place that a value leaves by, and of every need: what is known of a declaration
/// and of a symbol is kept.
final class UntypedCode {
  private static let untyped: Set<Substring> = ["Any", "AnyObject", "AnyHashable"]

  private struct Use: Hashable {
    var symbol: Int32
    var isCalled: Bool
  }

  private let flow: FlowReader
  private var facts: Facts { flow.facts }
  /// By the declaration's symbol, and whole files by `-2 - file`.
  private var namesAny: [Int32: Bool] = [:]
  /// Of code outside of declarations, by file.
  private var namesAnyOutside: [Int: Bool] = [:]
  private var untypedUses: [Use: Bool] = [:]

  init(_ flow: FlowReader) { self.flow = flow }

  /// Whether what a name calls takes `Any`, or may.
  func takesAny(_ token: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    // A key path says itself what it leads to.
    if source.matches(token + 1, "["), source.matches(token + 2, "keyPath") { return false }
    let callees = facts.symbols(at: token, in: file)
    if callees.contains(where: { isUntyped($0) }) { return true }
    return (callees.isEmpty || callees.contains(where: isOfParameters))
      && namesAny(around: token, in: file)
  }

  /// Whether what a member takes may be what its type's parameters stand for: `all.append(needs)`.
  private func isOfParameters(_ symbol: Int32) -> Bool {
    let type = facts.nominalParent(symbol)
    return !facts.isDefined(symbol)
      || type >= 0 && !flow.signatures.genericParameters(of: type).isEmpty
  }

  /// Whether a value that goes where nothing takes it, as what is returned, stored or coerced does,
  /// is `Any` there, or may be.
  func becomesAny(_ place: Unit.Place) -> Bool {
    let token = place.token ?? facts.token(of: place.occurrence, in: place.file)
    return token.map { namesAny(around: $0, in: place.file) } ?? true
  }

  /// Whether a declaration names anything from which something in it could have an untyped parameter.
  ///
  /// The index knows neither local functions and values nor `self` and the parts of tuples. Their
  /// types come out of what stands around them, save for the parameters of what is called there.
  private func namesAny(around token: Int, in file: Int) -> Bool {
    var declaration = -2 - Int32(file)
    switch flow.declarations.owner(ofToken: token, in: file) {
    case .body(let owner): declaration = owner
    case .header: break
    case nil: return namesAny(outsideIn: file)
    }
    if let known = namesAny[declaration] { return known }
    let found = namesAny(in: declaration, of: file)
    namesAny[declaration] = found
    return found
  }

  private func namesAny(in declaration: Int32, of file: Int) -> Bool {
    let source = facts.source(file)
    var range = 0..<source.count
    if declaration >= 0 {
      if isUntyped(declaration) { return true }
      range = flow.declarations.text(of: declaration)?.body ?? range
    }
    return range.contains { namesAny(at: $0, source, in: file) }
  }

  private func namesAny(outsideIn file: Int) -> Bool {
    if let known = namesAnyOutside[file] { return known }
    let source = facts.source(file)
    let found = (0..<source.count).contains {
      namesAny(at: $0, source, in: file) && isTopLevel($0, in: file)
    }
    namesAnyOutside[file] = found
    return found
  }

  private func namesAny(at part: Int, _ source: SourceText, in file: Int) -> Bool {
    // A subscript has its bracket for a name.
    guard source.isIdentifier(part) || source.matches(part, "[") else { return false }
    if source.matchesAny(part, "Any", "AnyObject", "AnyHashable") {
      return !isComposedWithOwn(part, in: file)
    }
    let isCalled = source.matches(part + 1, "(") && !source[part + 1].spaceBefore
    return facts.symbols(at: part, in: file).contains { isUntyped($0, isCalled: isCalled) }
  }

  /// Whether a token stands in no function or type: what these name is nothing to the code around them.
  private func isTopLevel(_ token: Int, in file: Int) -> Bool {
    guard var owner = flow.declarations.owner(around: token, in: file) else { return true }
    while facts.symbols.base[Int(owner)].parent >= 0 {
      owner = facts.symbols.base[Int(owner)].parent
    }
    return facts.symbols.base[Int(owner)].kind == .variable
  }

  /// Whether a term stands beside one of the program's own in a composition, which is a type then.
  private func isComposedWithOwn(_ term: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    var terms: [Int] = []
    var start = term
    while source.matches(start - 1, "&") {
      terms.append(start - 2)
      start = source.chainStart(start - 2)
    }
    var end = term
    while source.matchesAny(end + 1, "&", "."), source.isIdentifier(end + 2) {
      end += 2
      terms.append(end)
    }
    return terms.contains { facts.symbols(at: $0, in: file).contains(where: facts.isDefined) }
  }

  /// Whether a symbol's type names an untyped one; of what is called, what comes out counts.
  private func isUntyped(_ symbol: Int32, isCalled: Bool = false) -> Bool {
    let use = Use(symbol: symbol, isCalled: isCalled)
    if let known = untypedUses[use] { return known }
    let found = isUntyped(use)
    untypedUses[use] = found
    return found
  }

  private func isUntyped(_ use: Use) -> Bool {
    // `import Lib` stands among the statements of top-level code.
    if facts.symbols.base[Int(use.symbol)].kind == .module { return false }
    guard let text = Demangler.text(usr: facts.usr(use.symbol)) else { return !use.isCalled }
    var type = text[...]
    let isFunction = facts.symbols.base[Int(use.symbol)].kind.isFunction
    if use.isCalled, isFunction, let arrow = text.ranges(of: " -> ").last {
      type = text[arrow.upperBound...]
    }
    return type.split { !$0.isPartOfIdentifier && !" .&".contains($0) }.contains(where: isUntyped)
  }

  /// Whether one of a type's parts, a composition or a name, is untyped: `Swift.AnyObject`.
  private func isUntyped(_ part: Substring) -> Bool {
    let terms = part.split(separator: "&").map { term in term.filter { $0 != " " } }
    // `AnyObject` beside protocols only says that they are conformed to by classes; `Sendable`, say,
    // asks for nothing.
    if terms.count > 1, terms.contains(where: { !$0.hasPrefix("Swift.") }) { return false }
    return !Self.untyped.isDisjoint(with: part.split { !$0.isPartOfIdentifier })
  }
}
