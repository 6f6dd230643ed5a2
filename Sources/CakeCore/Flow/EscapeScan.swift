/// Looks, in one declaration's text, where whole dependencies go: to a typed place or out of sight.
///
/// A value that is read, handed to a parameter that demands dependencies, assigned or returned
/// where the type is known has not escaped. Everything that is not understood has.
final class EscapeScan {
  struct Escape: Hashable {
    var token: Int
    var destination: Unit.Destination
  }

  let catalog: Catalog
  let signatures: Signatures
  let file: Int
  let source: SourceText
  /// The declaration, or a negative number for code outside declarations.
  let owner: Int32
  let body: Range<Int>
  /// The type that is declared for what comes out of the body.
  var result = 0..<0
  let facts: Facts

  /// Local names that hold dependencies, each with the slices.
  var names: [LocalName: Set<Node>] = [:]
  /// The tokens that declare a local name and whose value was followed to there.
  var sites: Set<Int> = []
  /// Closures that may get their parameters from somebody else than was thought.
  var doubtfulBlocks: Set<Int> = []
  /// What names stand for that is not followed.
  var unfollowed: [LocalName: Set<Node>] = [:]
  /// What leaves, each with all the places and where it goes from there.
  private(set) var escapes: [Node: [Escape]] = [:]
  private var knownEscapes: [Node: Set<Escape>] = [:]
  var isFresh = false
  var followed: [LocalName: Sites] = [:]
  /// The tokens that declare a local name with a type of its own.
  var typedSites: Set<Int> = []
  /// The tokens that declare a local name for exactly what was followed to there.
  var plainSites: Set<Int> = []
  /// The tokens that declare a local name for a payload whose type is known.
  var payloadSites: Set<Int> = []
  /// The parts of the tuple that a local name stands for which are something else.
  var otherParts: [LocalName: Set<String>] = [:]
  /// Where in the tuple that a local name stands for its values are; a name without is one itself.
  var tuplePaths: [LocalName: [Node: TuplePath]] = [:]
  /// By the `=` or `in` that gives them to new names, the values that were followed to there.
  var assigned: [Int: Set<Int>] = [:]
  /// Whether the value that is followed at present may be one of several parts of a tuple.
  var isPartUnknown = false
  /// The names in the body, in order, without those in declarations that are looked at by themselves.
  let identifiers: [Int]
  var typedLocals: [String: Bool] = [:]
  /// Whether values are looked for that stand in one of several places in a type: which of them what
  /// is put in goes to, its text doesn't tell.
  var isAmongSeveral = false
  /// The labels under which a class takes what it gives its ancestor, by the function's name.
  var askedByAncestors: [Int: Set<String>] = [:]
  /// By type, what its members' signatures name.
  var namedByMembers: (Int32) -> Set<Node> = { _ in [] }
  let cache = Cache()
  /// By the callee's name, what is handed on as what an associated type stands for.
  var conversions: [Int: Set<Node>] = [:]
  /// What is held by something whose type is somebody else's, with members of the program's own.
  var extended: Set<Node> = []
  /// For each `as` or `is`, the slices of the value that it tests.
  var tests: [Int: Set<Node>] = [:]
  /// Whether values are followed whose type is lost: only what they are tested for counts.
  var isUntyped = false
  let isFollowed: (Node) -> Bool
  /// Whether something that holds such a value takes in more of them: a local array.
  private let isHeld: (Node) -> Bool

  init(
    _ flow: (catalog: Catalog, signatures: Signatures), file: Int, owner: Int32, body: Range<Int>,
    without holes: [Range<Int>] = [], following isFollowed: @escaping (Node) -> Bool,
    holding isHeld: @escaping (Node) -> Bool
  ) {
    catalog = flow.catalog
    facts = flow.catalog.facts
    signatures = flow.signatures
    self.file = file
    self.owner = owner
    self.body = body
    self.isFollowed = isFollowed
    self.isHeld = isHeld
    let source = flow.catalog.facts.source(file)
    self.source = source
    var identifiers: [Int] = []
    identifiers.reserveCapacity(body.count / 2)
    var rest = holes[...]
    for token in body where source.isIdentifier(token) {
      while let hole = rest.first, hole.upperBound <= token { rest = rest.dropFirst() }
      if rest.first?.contains(token) == true { continue }
      identifiers.append(token)
    }
    self.identifiers = identifiers
  }

  /// The places where a name stands in the body, in order.
  func places(of name: String) -> [Int] {
    let places = cache.places ?? NamePlaces(of: identifiers, in: source)
    cache.places = places
    return places.tokens(named: name).filter { !source.isKeyword($0) }
  }

  /// Whether a local name stands for a value that holds dependencies itself.
  func isHolding(_ name: LocalName) -> Bool { names[name]?.contains(where: isHeld) == true }

  /// A reference, known to the index, to something that has to do with dependencies.
  struct Member {
    var token: Int
    /// The slices of the value that comes out.
    var supplied: Set<Node>
    /// The slices of values that it passes to closures it is given.
    var handedToClosures: Set<Node>
    var isCall: Bool
    /// The signature, which tells the closures and payloads apart.
    var signature: Signature
  }

  /// Scans for parameters and local names; `members` are references that the index knows.
  func run(parameters: [String: Set<Node>], members: [Member]) {
    for (name, nodes) in parameters {
      let followed = nodes.filter(isFollowed)
      if !followed.isEmpty { names[LocalName(name: name), default: []].formUnion(followed) }
      let others = nodes.subtracting(followed)
      if !others.isEmpty { unfollowed[LocalName(name: name)] = others }
    }
    bindTypedNames()
    bindAssignedClosures()
    bindGenericClosures()
    for member in members where !isLabel(member.token) {
      let supplied = member.supplied.filter(isFollowed)
      if !supplied.isEmpty { judge(member.token, supplied, isCall: member.isCall) }
      let handed = member.handedToClosures.filter(isFollowed)
      if !handed.isEmpty {
        bindClosures(after: member.token + 1, handed, member.signature.closures)
        bindPayloads(of: member.token, member.signature.payloads)
      }
    }
    keepLocalOverloads()
    followNames()
  }

  /// Local functions of one name are told apart by their slices: those must stay as they are.
  private func keepLocalOverloads() {
    var seen: [String: Int] = [:]
    for token in identifiers where source.matches(token - 1, "func") {
      guard let other = seen.updateValue(token, forKey: source.name(at: token)) else { continue }
      for function in [token, other] {
        for part in source.declaration(at: function, .function).header
        where source.isIdentifier(part) {
          guard let symbol = catalog.typeReference(at: part, in: file) else { continue }
          for case .node(let node) in signatures.targets(of: symbol) where catalog.isSlice(node) {
            escape([node], at: part, to: .elsewhere)
          }
        }
      }
    }
  }

  /// Follows what local names stand for, and so on, until nothing new comes of it.
  func followNames() {
    var rounds = 0
    repeat {
      isFresh = false
      rounds += 1
      if !names.isEmpty { scanNames() }
    } while isFresh && rounds < 5
  }

  private func scanNames() {
    var tokens: [Int] = []
    for name in Set(names.keys.map(\.name)) { tokens += places(of: name) }
    for token in tokens.sorted() {
      let key = key(token)
      guard let nodes = names[key], isUse(token), !isUntyped || isOneValue(key) else { continue }
      for (path, nodes) in parts(of: nodes, in: key) {
        judge(token, nodes, isCall: false, path: path)
      }
    }
  }

  func isLabel(_ token: Int) -> Bool {
    source.matches(token + 1, ":") && !source[token + 1].spaceBefore
      && source.matchesAny(token - 1, "(", ",", "[")
  }

  /// Whether a name stands for the local value: no label, no member, no declaration of it.
  private func isUse(_ token: Int) -> Bool {
    if source.matches(token - 1, "."), !source.matches(token - 2, "..") { return false }
    if source.matches(token + 1, ":"), !source[token + 1].spaceBefore { return false }
    if source.matchesAny(token - 1, "var", "func", "case") { return false }
    if source.matches(token - 1, "let"), !source.matchesAny(token + 1, "{", ",", "else") {
      return false
    }
    if isClosureParameter(token) { return false }
    // `let (left, right) = pair`
    if sites.contains(token), source.enclosing(token).map({ source.matches($0, "(") }) == true {
      return false
    }
    return facts.symbols(at: token, in: file).allSatisfy {
      facts.symbols.base[Int($0)].kind == .parameter
    }
  }

  /// Whether a name is declared by `{ name, other in` or `for name in`.
  func isClosureParameter(_ token: Int) -> Bool {
    // Also deep in a tuple: `for (index, (left, right)) in pairs`.
    var bracket = source.enclosing(token)
    while let open = bracket, source.matches(open, "("), let close = source.partner(of: open) {
      if source.matchesAny(close + 1, "in", "->") { return true }
      bracket = source.enclosing(open)
    }
    var index = token + 1
    while source.isIdentifier(index) || source.matches(index, ",") {
      if source.matches(index, "in") { return true }
      if source[index].startsLine { return false }
      index += 1
    }
    return false
  }

  func escape(
    _ nodes: Set<Node>, at token: Int, to destination: Unit.Destination = .elsewhere
  ) {
    let escape = Escape(token: token, destination: destination)
    for node in nodes where knownEscapes[node, default: []].insert(escape).inserted {
      escapes[node, default: []].append(escape)
    }
  }

  func signatures(at token: Int) -> [(signature: Signature, symbol: Int32)] {
    facts.symbols(at: token, in: file).compactMap { symbol in
      signatures.signature(symbol).map { ($0, symbol) }
    }
  }

  /// Whether the declaration named at a token takes or holds dependencies by its type.
  func isTyped(_ token: Int) -> Bool {
    signatures(at: token).contains { !$0.signature.mentions.isEmpty }
  }

  func isProgramMember(_ token: Int) -> Bool {
    facts.symbols(at: token, in: file).contains(where: facts.isDefined)
  }

  /// The slices, roots and providers that types in a run of tokens name.
  func typeNodes(in range: Range<Int>, of home: Int? = nil) -> Set<Node> {
    let home = home ?? file
    let source = facts.source(home)
    var nodes: Set<Node> = []
    for token in range where source.isIdentifier(token) {
      guard let symbol = catalog.typeReference(at: token, in: home) else { continue }
      nodes.formUnion(catalog.nodes(of: signatures.targets(of: symbol)))
    }
    return nodes
  }

  /// Whether any of the tokens names a slice or provider.
  func typesStand(in range: Range<Int>) -> Bool {
    range.contains { token in
      guard source.isIdentifier(token), let symbol = catalog.typeReference(at: token, in: file)
      else { return false }
      return !signatures.targets(of: symbol).isEmpty
    }
  }
}
