/// The global actors that values have to be read on: of a provider, the requirement says so, never
/// the protocol, which would take all else that a root provides there too.
struct SliceIsolation {
  let program: Program
  /// The modules in which what says nothing of it is the main actor's.
  let mainActorModules: Set<String>
  private var facts: Facts { program.facts }

  /// `@MainActor ` of a member that only code on that actor can read; empty where any can.
  func prefix(of member: Int32) -> String {
    actor(of: member).map { "@\($0) " } ?? ""
  }

  /// Whether a type is on no actor in a module where others are: what it takes has to say so, too.
  func leavesDefault(_ type: Int32) -> Bool {
    isDefault(in: facts.module(type)) && actor(of: type) == nil
  }

  /// Whether what a module says nothing of is the main actor's.
  func isDefault(in module: String) -> Bool { mainActorModules.contains(module) }

  /// The global actor of a type or of its member.
  func actor(of symbol: Int32) -> String? {
    var seen: Set<Int32> = []
    return actor(of: symbol, &seen)
  }

  private func actor(of symbol: Int32, _ seen: inout Set<Int32>) -> String? {
    guard facts.isDefined(symbol), seen.insert(symbol).inserted,
      let text = program.flow.declarations.text(of: symbol)
    else { return nil }
    let file = Int(facts.symbols.base[Int(symbol)].definitionFile)
    let source = facts.source(file)
    if let name = own(before: text.nameToken, source, file) { return name }
    let words = source.modifiers(before: text.nameToken)
    if words.contains("nonisolated") || isActor(text, source) { return nil }
    let parent = facts.nominalParent(symbol)
    let value = facts.symbols.base[Int(symbol)]
    if parent >= 0, value.kind.isProperty || value.kind.isFunction {
      return actor(of: parent, &seen)
    }
    for base in program.catalog.bases(of: symbol) {
      if let name = actor(of: base.base, &seen) { return name }
    }
    return isDefault(in: facts.module(symbol)) ? "MainActor" : nil
  }

  /// The global actor that stands before a declaration.
  private func own(before name: Int, _ source: SourceText, _ file: Int) -> String? {
    source.attributes(before: name).first { attribute in
      source.name(at: attribute.name) == "MainActor"
        || facts.symbols(at: attribute.name, in: file).contains(where: isGlobalActor)
    }.map { source.name(at: $0.name) }
  }

  private func isGlobalActor(_ type: Int32) -> Bool {
    guard facts.isDefined(type), let text = program.flow.declarations.text(of: type) else {
      return false
    }
    let source = facts.source(Int(facts.symbols.base[Int(type)].definitionFile))
    return program.catalog.attributes(before: text.nameToken, in: source).contains("@globalActor")
  }

  private func isActor(_ text: DeclarationText, _ source: SourceText) -> Bool {
    source.matches(text.nameToken - 1, "actor")
  }
}
