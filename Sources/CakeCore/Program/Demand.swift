/// The providers that anything in the program asks for.
struct Demand {
  private let program: Program
  private var catalog: Catalog { program.catalog }
  private var facts: Facts { program.facts }

  init(_ program: Program) { self.program = program }

  /// For each root, the providers that are asked of whoever has them, and those whose answer others read
  /// of this root: what is read of another type asks nothing of it.
  func asked() -> [Set<Int>] {
    var asked = program.providersInCode
    for slice in catalog.slices { asked.formUnion(slice.needs) }
    let read = readElsewhere(except: asked)
    for provider in catalog.providers.indices
    where !asked.contains(provider) && program.text.mentions(provider) { asked.insert(provider) }
    let ofAll = withInherited(asked)
    return catalog.roots.map { root in
      let ofRoot = read.filter { provider, types in
        !ofAll.contains(provider) && types.contains { isAnswer(of: $0, root.symbol) }
      }
      return ofRoot.isEmpty ? ofAll : ofAll.union(withInherited(Set(ofRoot.keys)))
    }
  }

  /// Who asks for a provider asks for what it inherits from as well.
  private func withInherited(_ providers: Set<Int>) -> Set<Int> {
    providers.reduce(into: providers) { asked, provider in
      for inherited in catalog.providers[provider].protocols {
        if let other = catalog.providerOf[inherited] { asked.insert(other) }
      }
    }
  }

  /// Whether what a type declares may answer for a root: a protocol's default does for everybody.
  private func isAnswer(of type: Int32, _ root: Int32) -> Bool {
    guard type >= 0, facts.symbols.base[Int(type)].kind.isNominal else { return true }
    return inheritance(of: type).contains(root) || inheritance(of: root).contains(type)
  }

  /// A type and the classes above it.
  private func inheritance(of type: Int32) -> Set<Int32> {
    var found: Set<Int32> = []
    var next: Int32? = type
    while let type = next, found.insert(type).inserted {
      next = catalog.bases(of: type).map(\.base).first {
        facts.symbols.base[Int($0)].kind == .class
      }
    }
    return found
  }

  /// The providers whose members code names, or that it names itself, in bodies and signatures.
  static func inCode(_ flow: FlowReader) -> Set<Int> {
    var isNamed = Array(repeating: false, count: flow.catalog.providers.count)
    for unit in flow.units.values {
      for demand in unit.demands {
        switch demand.wanted {
        case .member(let providers): for provider in providers { isNamed[provider] = true }
        case .named(let provider): isNamed[provider] = true
        case .provider, .slice: break
        }
      }
    }
    for signature in flow.signatures.all.values {
      for mention in signature.mentions {
        if case .provider(let provider) = mention.target { isNamed[provider] = true }
      }
    }
    for case .provider(let provider) in flow.signatures.lostMentions.keys {
      isNamed[provider] = true
    }
    return Set(isNamed.indices.filter { isNamed[$0] })
  }

  /// The providers whose requirement is answered by a type's own property that somebody else reads, or
  /// by an extension's, with what declares that: what a root itself reads of its own stays when the
  /// conformance goes.
  private func readElsewhere(except asked: Set<Int>) -> [Int: Set<Int32>] {
    var providersOfRequirement: [Int32: Set<Int>] = [:]
    for (index, provider) in catalog.providers.enumerated() where !asked.contains(index) {
      for inherited in provider.protocols {
        guard let owner = catalog.providerOf[inherited] else { continue }
        for requirement in catalog.providers[owner].requirements {
          providersOfRequirement[requirement, default: []].insert(index)
        }
      }
    }
    guard !providersOfRequirement.isEmpty else { return [:] }
    var witnesses: [Int32: Set<Int>] = [:]
    var more = catalog.witnesses(of: providersOfRequirement)
    // Subclasses override what answers a requirement.
    while !more.isEmpty {
      witnesses.merge(more) { $0.union($1) }
      more = catalog.witnesses(of: more).filter { witnesses[$0.key] == nil }
    }
    return catalog.references(to: Set(witnesses.keys)).reduce(into: [:]) { found, reference in
      guard !isOwn(reference), !isLabel(reference) else { return }
      for provider in witnesses[reference.symbol]! {
        found[provider, default: []].insert(facts.nominalParent(reference.symbol))
      }
    }
  }

  /// Whether a property is named for what it is made with: `Live(clock: 1)`.
  private func isLabel(_ reference: Reference) -> Bool {
    let source = facts.source(reference.file)
    guard let token = facts.token(of: reference) else { return false }
    return source.matches(token + 1, ":") && source.matchesAny(token - 1, "(", ",")
      && source.labelsArgument(token)
  }

  /// Whether a type's own code refers to its own member.
  private func isOwn(_ reference: Reference) -> Bool {
    let type = facts.nominalParent(reference.symbol)
    guard type >= 0, facts.symbols.base[Int(type)].kind.isNominal else { return false }
    var owner = program.flow.owner(of: reference)
    while owner >= 0, owner != type { owner = facts.nominalParent(owner) }
    return owner == type
  }
}
