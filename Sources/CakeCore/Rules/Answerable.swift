/// The providers that a root's member could answer, did the root conform: they require its name and
/// its type, and the root's code can name them.
struct Answerable {
  private let program: Program
  /// For each name that a provider requires, the requirements with their providers.
  private let required: [String: [(requirement: Int32, provider: Int)]]
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }

  init(_ program: Program) {
    self.program = program
    var required: [String: [(Int32, Int)]] = [:]
    for (index, provider) in program.catalog.providers.enumerated() {
      for requirement in provider.requirements {
        let kind = program.facts.symbols.base[Int(requirement)].kind
        guard kind == .instanceProperty || kind == .instanceMethod else { continue }
        required[program.facts.name(requirement), default: []].append((requirement, index))
      }
    }
    self.required = required
  }

  /// The providers that require a member of a name, whatever its type is.
  func providers(requiring name: String) -> [Int] { (required[name] ?? []).map(\.provider) }

  /// The provider that a member could answer, one of its own module first; a slot keeps what answers
  /// one under its name without the underscore.
  func provider(of member: Int32, isSlot: Bool) -> Int? {
    let name = facts.name(member)
    let file = Int(facts.symbols.base[Int(member)].definitionFile)
    let found = (required[isSlot ? String(name.dropFirst()) : name] ?? []).filter {
      catalog.visibleModules.reach(catalog.node(provider: $0.provider), from: file)
        && answers(member, $0.requirement, isSlot: isSlot)
    }
    let own = found.first { catalog.providers[$0.provider].module == facts.files[file].module }
    return (own ?? found.first)?.provider
  }

  /// What depends on an associated type, or on who conforms, may be any.
  private func answers(_ member: Int32, _ requirement: Int32, isSlot: Bool) -> Bool {
    guard let given = type(of: member) else { return false }
    let usr = facts.usr(requirement)
    guard let asked = type(of: requirement), !usr.contains("Qz"), !usr.contains("Qy"),
      asked.firstMatch(of: /\bA\b(?!\.)/) == nil
    else { return true }
    return given == asked || isSlot && given.hasSuffix("<\(asked)>")
  }

  /// What the compiler's own text has behind a member's name, without what a conformance may leave
  /// out or add.
  private func type(of member: Int32) -> String? {
    guard let text = Demangler.text(usr: facts.usr(member)) else { return nil }
    guard let start = Self.end(ofName: facts.name(member), in: text) else { return nil }
    var type = String(text[start...])
    for word in [" async", " throws", "@Sendable "] { type = type.replacing(word, with: "") }
    return type
  }

  /// `App.Root.mail : Swift.String`, `App.Root.(send in _7CCB23)(to: Swift.Int) -> ()`
  private static func end(ofName name: String, in text: String) -> String.Index? {
    let base = name.prefix { $0 != "(" }
    for behind in [" : ", "(", "<"] {
      if let found = text.firstRange(of: ".\(base)\(behind)") {
        return text.index(found.upperBound, offsetBy: -behind.count)
      }
    }
    guard let hidden = text.firstRange(of: ".(\(base) in _") else { return nil }
    return text[hidden.upperBound...].firstIndex(of: ")").map(text.index(after:))
  }
}
