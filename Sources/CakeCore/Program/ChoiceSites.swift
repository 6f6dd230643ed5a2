/// Where the compiler may choose what no index tells, whatever it chooses by: a proof compares there what
/// is called.
struct ChoiceSites {
  /// Whether code anywhere may call what is chosen.
  private(set) var isEverywhere: Bool
  /// The modules with bodies that alone know what there is to choose from.
  private(set) var modules: Set<String> = []
  /// Whether macros write code, all of which stands at one place to the index.
  let hasMacros: Bool
  private let program: Program
  private var facts: Facts { program.facts }

  init(_ program: Program) {
    self.program = program
    let facts = program.facts
    isEverywhere = program.hasUnseenChoices
    hasMacros = !facts.symbols(of: .macro) { _ in true }.isEmpty
    if !isEverywhere { isEverywhere = hasMembers || hasTypes || hasInitialisers }
    if !isEverywhere { findLocals() }
  }

  private mutating func findLocals() {
    let own = facts.files.indices.filter { facts.files[$0].isOwn }
    let haveChoices = SharedWork.values(of: own, jobs: facts.jobs) { number in
      let words = facts.source(number).declarationWords
      return !facts.localTypes(words, in: number).isEmpty
        || facts.hasLocalNamesakes(words, in: number)
    }
    modules = Set(zip(own, haveChoices).filter(\.1).map { facts.files[$0.0].module })
  }

  /// What is called where nobody wrote its name, by how its name begins.
  private static let unwritten: [StaticString] = [
    "dynamicallyCall(with", "subscript(dynamicMember:)", "init(wrappedValue:",
    "init(projectedValue:", "==(_:_:)", "<(_:_:)", "combine(_:)", "encode(", "encodeIfPresent(",
    "decode(", "decodeIfPresent(", "hash(into:)", "hashValue", "init(from:)", "allCases",
    "rawValue", "build",
  ]
  /// What `@main` calls of a type.
  private static let entry: StaticString = "main()"

  /// Whether there is a choice among such members: one is for some types only, or has a namesake.
  private var hasMembers: Bool {
    let members = facts.written(beginningWithAnyOf: Self.unwritten + [Self.entry]).filter {
      !facts.name($0, beginsWith: Self.entry) || facts.symbols.base[Int($0)].kind.isTypeMethod
    }
    var seen: Set<String> = []
    return members.contains { symbol in
      let value = facts.symbols.base[Int(symbol)]
      guard !Subkind.isAccessor(value.subkind) else { return false }
      let parent = facts.nominalParent(symbol)
      guard parent >= 0, facts.isDefined(parent) else { return true }
      let isInExtension = facts.symbols.base[Int(value.parent)].kind == .extension
      if isInExtension && facts.symbols.base[Int(parent)].kind == .protocol { return true }
      return isConstrained(symbol) || isInExtension && isConstrained(value.parent)
        || !seen.insert("\(parent) \(facts.name(symbol))").inserted
    }
  }

  /// `where Value: HasClock`, `<Value: HasClock>`, `extension Box<any HasClock>`
  private func isConstrained(_ symbol: Int32) -> Bool {
    guard let text = program.flow.declarations.text(of: symbol) else { return false }
    return !text.whereClause.isEmpty || !text.generics.isEmpty
  }

  /// Whether a class has an initialiser for some types only, which subclasses may inherit.
  private var hasInitialisers: Bool {
    !facts.symbols(of: .constructor) { symbol in
      let value = facts.symbols.base[Int(symbol)]
      guard value.definitionFile >= 0, !value.isImplicit else { return false }
      let parent = facts.nominalParent(symbol)
      return parent >= 0 && facts.symbols.base[Int(parent)].kind == .class
        && program.flow.declarations.text(of: symbol)?.whereClause.isEmpty == false
    }.isEmpty
  }

  /// Whether protocols may have different words on what an associated type is.
  private var hasTypes: Bool {
    let named = facts.symbols(of: .alias) { symbol in
      let value = facts.symbols.base[Int(symbol)]
      return value.definitionFile >= 0 && value.parent >= 0
    }
    var seen: [String: Bool] = [:]
    return named.contains { symbol in
      let value = facts.symbols.base[Int(symbol)]
      if value.subkind == Subkind.associatedType {
        let hasDefault = hasDefault(symbol)
        let name = facts.name(symbol)
        defer { seen[name] = hasDefault || seen[name] == true }
        return seen[name].map { $0 || hasDefault } == true
      }
      let extended = facts.extendedOrSelf(value.parent)
      return facts.symbols.base[Int(value.parent)].kind == .extension && extended >= 0
        && facts.symbols.base[Int(extended)].kind == .protocol
    }
  }

  /// `associatedtype Item: Named = Plain`: an equals sign before the next member.
  private func hasDefault(_ symbol: Int32) -> Bool {
    let value = facts.symbols.base[Int(symbol)]
    let file = Int(value.definitionFile)
    guard let name = facts.token(of: Int(value.definitionOccurrence), in: file) else { return true }
    let source = facts.source(file)
    var token = name + 1
    while token < source.count,
      !source.matchesAny(token, "}", "@", "func", "var", "init", "subscript", "static"),
      !source.matchesAny(token, "associatedtype", "typealias", "mutating")
    {
      if source.matches(token, "=") { return true }
      token += 1
    }
    return false
  }
}
