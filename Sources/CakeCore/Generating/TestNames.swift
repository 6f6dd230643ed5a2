/// The names in the sources of one module of tests, and what of the program they can stand for.
struct TestNames {
  private let facts: Facts
  private let target: String
  private var words: Set<String> = []
  /// `MapModel.Dependencies`: each pair of names with a dot between.
  private var pairs: Set<[String]> = []
  private var modules: Set<String> = []

  init(_ program: Program, target: String, except output: String?) throws(GenerateError) {
    facts = program.facts
    self.target = target
    let files = program.facts.files.filter { $0.isOwn && $0.module == target }
    // Of a target without facts the folder tells.
    guard files.isEmpty || files.contains(where: \.isTest),
      let folder = GeneratedPlace.folder(ofTarget: target, program)
    else {
      throw .unknown(
        name: target, kind: "test target",
        known: Set(program.facts.files.filter(\.isTest).map(\.module)).sorted())
    }
    for file in GeneratedPlace.sources(in: folder) where file != output {
      guard let text = try? SourceText(path: file) else { continue }
      read(text)
    }
    addReexported()
  }

  /// Whether the tests name a declaration that they can see: one that stands in a type together with
  /// the type, for many types have a `Dependencies` or a `load`.
  func name(_ symbol: Int32) -> Bool {
    let name = String(facts.name(symbol).prefix { $0 != "(" })
    guard words.contains(name), modules.contains(facts.module(symbol)) else { return false }
    let type = facts.nominalParent(symbol)
    guard type >= 0 else { return true }
    let isType = facts.symbols.base[Int(symbol)].kind == .alias
    let around = facts.name(type)
    return isType ? pairs.contains([around, name]) : words.contains(around)
  }

  private mutating func read(_ text: SourceText) {
    for token in 0..<text.count where text.isIdentifier(token) {
      let name = text.name(at: token)
      words.insert(name)
      if text.matches(token - 1, "."), text.isIdentifier(token - 2) {
        pairs.insert([text.name(at: token - 2), name])
      }
    }
    modules.formUnion(text.importedModules())
    modules.insert(target)
  }

  /// What an imported module imports for others: `@_exported import Core`.
  private mutating func addReexported() {
    var pending = modules
    while let module = pending.popFirst() {
      for (number, file) in facts.files.enumerated() where file.isOwn && file.module == module {
        let exported = facts.source(number).importedModules(.exported)
        pending.formUnion(exported.subtracting(modules))
        modules.formUnion(exported)
      }
    }
  }
}
