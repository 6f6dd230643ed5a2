/// The edits that remove what nothing needs any more: values of roots, and provider protocols.
struct StaleFixes {
  private let program: Program
  /// The providers that roots still have values for.
  private let valued: Set<Int32>
  /// The last values that go of each list, `let log = Log(), mail = Mail()`, by its first name: two
  /// neighbours would both take the comma between them.
  private var lastOfLists: [Unit.Place: Int] = [:]
  private var facts: Facts { program.facts }

  init(_ program: Program, _ values: StaleValues) {
    self.program = program
    valued = Set(
      (values.groups + values.doubtful).compactMap(\.provider).map {
        program.catalog.providers[$0].symbol
      })
    for (list, name) in values.groups.flatMap(\.members).compactMap(placeInList) {
      lastOfLists[list] = max(lastOfLists[list] ?? name, name)
    }
  }

  private func placeInList(_ member: Int32) -> (list: Unit.Place, name: Int)? {
    guard let name = program.flow.declarations.text(of: member)?.nameToken else { return nil }
    let file = Int(facts.symbols.base[Int(member)].definitionFile)
    return facts.source(file).firstName(ofListWith: name).map {
      (Unit.Place(file: file, occurrence: -1, token: $0), name)
    }
  }

  /// What removes values with the arguments that calls give them; nil where something else names
  /// one of them, or a declaration is unusual.
  func fix(removing group: StaleValues.Group) -> Finding.Fix? {
    var edits: [Finding.Fix.Edit] = []
    for member in group.members {
      if let place = placeInList(member), lastOfLists[place.list] != place.name { return nil }
      guard isNamedOnly(member, within: Set(group.members)), let more = cut(member),
        let arguments = StaleArguments(program).cuts(of: member)
      else { return nil }
      edits += [more] + arguments
    }
    return Finding.Fix(applicability: .safe, edits: edits)
  }

  /// What removes a protocol with its extensions; nil where one is written in an unusual way, and
  /// while a root has a value for it: without the protocol nothing tells what that was for.
  func fix(removingProtocol symbol: Int32) -> Finding.Fix? {
    let extensions = facts.extensions(of: symbol)
    // Nobody conforms any more, so nobody calls what they add.
    guard !valued.contains(symbol), !program.untoldValues.has(oneFor: symbol),
      program.catalog.references(to: [symbol]).allSatisfy({ stands($0, inOneOf: extensions) })
    else { return nil }
    let edits = ([symbol] + extensions).map(cut)
    return edits.contains(nil)
      ? nil : Finding.Fix(applicability: .safe, edits: edits.compactMap(\.self))
  }

  private func stands(_ reference: Reference, inOneOf extensions: [Int32]) -> Bool {
    guard let token = facts.token(of: reference) else { return false }
    return extensions.contains { number in
      guard facts.symbols.base[Int(number)].definitionFile == Int32(reference.file),
        let text = program.flow.declarations.text(of: number)
      else { return false }
      return (text.nameToken..<text.body.upperBound).contains(token)
    }
  }

  /// Whether a member is named by nothing but some others, not even to write to it.
  private func isNamedOnly(_ member: Int32, within others: Set<Int32>) -> Bool {
    var symbols: Set<Int32> = [member]
    for number in 0..<Int32(facts.symbols.count)
    where Subkind.isAccessor(facts.symbols.base[Int(number)].subkind)
      && facts.symbols.base[Int(number)].parent == member
    { symbols.insert(number) }
    return program.catalog.references(to: symbols).allSatisfy {
      others.contains(program.flow.owner(of: $0)) || facts.isLabel($0)
    }
  }

  private func cut(_ symbol: Int32) -> Finding.Fix.Edit? {
    guard let text = program.flow.declarations.text(of: symbol) else { return nil }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    let source = facts.source(file)
    let lines = LineTable(source.bytes)
    return source.cut(member: text, lines).map {
      Finding.Fix.Edit(cutting: $0, of: facts.files[file].path, lines)
    }
  }
}

extension SourceText {
  /// The first token of the declaration of a property, function, type, protocol or extension; nil where a
  /// modifier or an attribute may do more than say who sees it, or is none of some wrappers.
  func start(ofMember name: Int, wrappers: Set<String> = []) -> Int? {
    var first = (matches(name - 1, ",") ? firstName(ofListWith: name) ?? name : name) - 1
    guard
      isBinding(first) || opensType(first) || matchesAny(first, "func", "protocol", "extension")
    else { return nil }
    while first > 0 {
      if isPlainModifier(first - 1) || matches(first - 1, "override") {
        first -= 1
      } else if matches(first - 1, ")"), let open = partner(of: first - 1),
        isPlainModifier(open - 1), matches(open + 1, "set")
      {
        first = open - 1
      } else if isIdentifier(first - 1), matches(first - 2, "@") {
        guard matches(first - 1, "MainActor") || wrappers.contains(self.name(at: first - 1)) else {
          return nil
        }
        first -= 2
      } else {
        break
      }
    }
    // `struct Root { let clock = 3; let hub = "h" }`
    if first == 0 || matchesAny(first - 1, "{", ";") { return first }
    return self[first].startsLine && !endsAttribute(first - 1) ? first : nil
  }

  /// Whether a bracket ends an attribute's arguments: `@Generates(1)`, `@Wrapped<Int>`.
  private func endsAttribute(_ token: Int) -> Bool {
    guard matches(token, ")"), let open = partner(of: token) else { return false }
    return isIdentifier(open - 1) && matches(open - 2, "@")
  }

  /// The bytes of a declaration with its documentation and the blank lines that would be left over, or
  /// with what parts it from its neighbours on the line; nil where anything about it is unusual.
  fileprivate func cut(member text: DeclarationText, _ lines: LineTable) -> Range<Int>? {
    guard
      let first = start(
        ofMember: text.nameToken, wrappers: ["Singleton", "WeakSingleton", "AsyncSingleton"])
    else { return nil }
    let hasBraces = matches(text.body.lowerBound - 1, "{")
    let last =
      hasBraces
      ? partner(of: text.body.lowerBound - 1)
      : text.body.last ?? text.header.last
    guard let last else { return nil }
    if matches(text.nameToken - 1, ",") || matches(last + 1, ",") {
      return cut(inList: text.nameToken, through: last)
    }
    return cut(memberFrom: first, through: last, lines)
  }

  /// The first name of `let log = Log(), mail = Mail()`, by any of them.
  fileprivate func firstName(ofListWith name: Int) -> Int? {
    (statementStart(name)..<name).first { isBinding($0) && enclosing($0) == enclosing(name) }
      .map { $0 + 1 }
  }

  /// The bytes of one name in such a list, with what parts it from its neighbour; nil where that one has
  /// its type from it, and beside a comment.
  private func cut(inList name: Int, through last: Int) -> Range<Int>? {
    var range = Int(self[name].start)..<Int(self[last].end)
    if let first = matches(name - 1, ",") ? firstName(ofListWith: name) : nil {
      let before = (first..<name).last {
        ($0 == first || matches($0 - 1, ",")) && enclosing($0) == enclosing(name)
      }
      guard before.map({ matchesAny($0 + 1, ":", "=") }) == true else { return nil }
      range = Int(self[name - 2].end)..<range.upperBound
    } else {
      range = range.lowerBound..<Int(self[last + 2].start)
    }
    return hasComment(in: range) ? nil : range
  }
}
