/// The code that `#if` left out of this build, and what it may use.
///
/// A name there counts for what it could mean: a name alone for its type's own member first, a member
/// for what its value can be, a call for its labels, and nothing for what the code can't see.
final class InactiveCode {
  let catalog: Catalog
  let flow: FlowReader
  var facts: Facts { catalog.facts }
  var signatures: [Int32: Signature] { flow.signatures.all }

  private lazy var leftOut = InactiveBranches(facts).found()
  private lazy var leftOutByFile = Dictionary(grouping: leftOut, by: \.file)
  private lazy var branches = leftOut.filter { !$0.isDead }
  /// The uses by name.
  private(set) lazy var uses: [String: [InactiveUse]] = Dictionary(
    grouping: branches.flatMap { facts.source($0.file).uses(in: $0) }, by: \.name)
  private var scopes: [Int: [Int: InactiveScope]] = [:]
  /// What members are read on, by file and token.
  private var bases: [Int: [Int: Value]] = [:]
  /// For each provider that was asked about, the names of what takes it.
  var takers: [Int: Set<String>] = [:]
  /// The slices whose values go to declarations that another build has otherwise; nil for all.
  var reachOfTwins: [Set<Int32>: Set<Node>?] = [:]

  /// The program's types and protocols.
  private(set) lazy var typesNamed = symbolsByName { isType($0) }
  /// The properties of generic types that are of a parameter's type, by name.
  private(set) lazy var propertiesOfPlaceholders = symbolsByName {
    facts.symbols.base[Int($0)].kind.isProperty && isOfPlaceholder($0)
  }
  /// The names of associated types, and of aliases that are no slices.
  private(set) lazy var placeholders: Set<String> = Set(
    facts.symbols(of: .alias) { catalog.sliceOf[$0] == nil }.map { facts.name($0) })
  private(set) lazy var globalsNamed = symbolsByName {
    facts.symbols.base[Int($0)].kind == .variable && facts.symbols.base[Int($0)].parent < 0
  }
  private(set) lazy var membersByType = findMembers()
  /// The slices and providers of each name.
  private(set) lazy var nodesNamed: [String: Set<Node>] = {
    var found: [String: Set<Node>] = [:]
    for (symbol, slice) in catalog.sliceOf {
      found[facts.name(symbol), default: []].insert(catalog.node(slice: slice))
    }
    for (symbol, provider) in catalog.providerOf {
      found[facts.name(symbol), default: []].insert(catalog.node(provider: provider))
    }
    return found
  }()
  /// The names of everything that a slice may come with: slices, providers, aliases, types.
  private(set) lazy var carriers: Set<String> = Set(
    (Array(catalog.sliceOf.keys) + Array(catalog.providerOf.keys) + Array(catalog.mentionAliases)
      + signatures.keys.filter { isType($0) }).map { facts.name($0) })
  private lazy var names = InactiveNames(flow, branches)
  var memberNames: [Int: Set<String>] { names.members }
  var memberValues: [Int: Set<String>] { names.values }
  var callableValues: [Int: Set<String>] { names.callable }
  var staticNames: [Int: Set<String>] { names.statics }
  var memberLabels: [Int: [String: [[String]]]] { names.labels }
  var carrierSymbols: [Node: [String: [Int32]]] { names.carriers }
  private(set) lazy var otherMeanings = findOtherMeanings()
  /// Everything that this build declares, locals left out, by base name.
  private(set) lazy var declared = findDeclared()
  private(set) lazy var typesLeftOut = InactiveTypes(facts, branches)
  /// What branches declare at the top, or in types that this build has: another build's versions.
  private(set) lazy var declaredLeftOut = InactiveVersions(facts, branches)
  private lazy var reach = InactiveReach(
    flow, branches, ofPlaceholders: propertiesOfPlaceholders.keys)
  private(set) lazy var sight = ModuleSight(facts, branches)

  init(_ catalog: Catalog, _ flow: FlowReader) {
    self.catalog = catalog
    self.flow = flow
  }

  var isEmpty: Bool { branches.isEmpty }

  /// Every word of the branches in each file that a build may have.
  private lazy var words: [Int: Set<String>] = branches.reduce(into: [:]) { words, branch in
    let source = facts.source(branch.file)
    for token in branch.tokens where !branch.isDead && source.isIdentifier(token) {
      words[branch.file, default: []].insert(source.name(at: token))
    }
  }

  /// Whether a branch has a word, in a file that can name a declaration.
  func hasWord(_ word: String, for symbol: Int32) -> Bool {
    words.contains { file, words in words.contains(word) && sees(file, symbol) }
  }

  func hasBranch(in file: Int) -> Bool {
    leftOutByFile[file]?.contains { !$0.isDead && !$0.tokens.isEmpty } ?? false
  }

  /// Whether a token is in a branch that was left out, be it one that no build has.
  func isLeftOut(_ token: Int, in file: Int) -> Bool {
    leftOutByFile[file]?.contains { $0.tokens.contains(token) } ?? false
  }

  /// What the chain before a member stands for.
  func value(ofBase chain: [Int], of use: InactiveUse) -> Value {
    let file = use.branch.file
    if let known = bases[file]?[use.token] { return known }
    let found = value(ofChain: chain, in: file, scope(of: use))
    bases[file, default: [:]][use.token] = found
    return found
  }

  /// The branch that was left out around a token, by its place among the file's.
  func branch(around token: Int, in file: Int) -> Int? {
    leftOutByFile[file]?.lastIndex { $0.tokens.contains(token) }
  }

  /// Whether a value that nothing is known of may be one of a slice.
  func mayBeAny(_ use: InactiveUse, of node: Node) -> Bool {
    let file = use.branch.file
    guard sees(moduleOf: catalog.slices[node.number].symbol, from: file) else { return false }
    let scope = scope(of: use)
    return scope.isLocal || scope.member.isEmpty
      || reach.leads(scope.member, in: file, to: node) { type in
        scope.types.contains { types, _ in
          types.isEmpty || types.contains { $0 == type || inherits($0, type) }
        }
      }
  }

  func scope(of use: InactiveUse) -> InactiveScope {
    let file = use.branch.file
    if let known = scopes[file]?[use.token] { return known }
    let found = scope(of: use.token, in: file)
    scopes[file, default: [:]][use.token] = found
    return found
  }

  /// Whether code of a file can name a declaration.
  func sees(_ file: Int, _ symbol: Int32) -> Bool {
    let value = facts.symbols.base[Int(symbol)]
    guard value.definitionFile >= 0, Int(value.definitionFile) != file else { return true }
    guard sees(moduleOf: symbol, from: file) else { return false }
    guard let text = flow.declarations.text(of: symbol) else { return true }
    return facts.source(Int(value.definitionFile)).modifiers(before: text.nameToken)
      .isDisjoint(with: ["private", "fileprivate"])
  }

  private func sees(moduleOf symbol: Int32, from file: Int) -> Bool {
    let own = facts.symbols.base[Int(symbol)].definitionFile
    return own < 0 || sight.sees(from: facts.files[file].module, facts.files[Int(own)].module)
  }

  private func symbolsByName(_ isWanted: (Int32) -> Bool) -> [String: [Int32]] {
    var found: [String: [Int32]] = [:]
    for number in 0..<Int32(facts.symbols.count) where isWanted(number) && facts.isDefined(number) {
      found[facts.name(number), default: []].append(number)
    }
    return found
  }

  private func findDeclared() -> [String: [Int32]] {
    var found: [String: [Int32]] = [:]
    for number in 0..<Int32(facts.symbols.count) where facts.isDefined(number) {
      guard !facts.symbols.base[Int(number)].isImplicit else { continue }
      found[String(facts.name(number).prefix { $0 != "(" }), default: []].append(number)
    }
    return found
  }

  /// Of properties and functions of one name the properties; -1 for several of a kind.
  private func findMembers() -> [Int32: [String: Int32]] {
    var found: [Int32: [String: Int32]] = [:]
    for isProperty in [true, false] {
      var own = found
      for number in 0..<Int32(facts.symbols.count) {
        let symbol = facts.symbols.base[Int(number)]
        guard isProperty ? symbol.kind.isProperty : symbol.kind.isFunction,
          symbol.definitionFile >= 0, !Subkind.isAccessor(symbol.subkind)
        else { continue }
        let parent = facts.nominalParent(number)
        let name = String(facts.name(number).prefix { $0 != "(" })
        guard parent >= 0, found[parent]?[name] == nil else { continue }
        own[parent, default: [:]][name] = own[parent]?[name] == nil ? number : -1
      }
      found = own
    }
    return found
  }
}

/// Which modules the code of each module can see.
struct ModuleSight {
  private var imports: [String: Set<String>]

  init(_ facts: Facts, _ branches: [InactiveBranches.Branch]) {
    imports = facts.imports
    for branch in branches {
      let source = facts.source(branch.file)
      for token in branch.tokens where source.matches(token, "import") {
        var name = token + 1
        while source.matches(name + 1, "."), source.isIdentifier(name + 2) { name += 2 }
        let module = facts.files[branch.file].module
        for part in token + 1...name where source.isIdentifier(part) {
          imports[module, default: []].insert(source.name(at: part))
        }
      }
    }
  }

  /// Through others as well: what these import may be exported again.
  func sees(from module: String, _ other: String) -> Bool {
    var seen: Set<String> = [module]
    var pending = [module]
    while let next = pending.popLast() {
      if next == other { return true }
      for further in imports[next] ?? [] where seen.insert(further).inserted {
        pending.append(further)
      }
    }
    return false
  }
}
