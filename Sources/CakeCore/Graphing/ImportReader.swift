/// Which of the program's modules import which, as their files say.
struct ImportReader {
  private let facts: Facts
  private let isForDevelopment: (_ module: String) -> Bool

  init(_ program: Program, _ parts: [RootPart]) {
    facts = program.facts
    // What its roots are for is what a module is for.
    let roots = Dictionary(grouping: zip(program.catalog.roots, parts), by: \.0.module)
    isForDevelopment = { module in
      roots[module].map { $0.allSatisfy { $0.1 == .development } }
        ?? DevelopmentName.isOne(module)
    }
  }

  func modules() -> [GraphModel.Module] {
    let own = facts.files.indices.filter { facts.files[$0].isOwn }
    var filesOf: [String: [Int]] = [:]
    for file in own { filesOf[facts.files[file].module, default: []].append(file) }
    let names = filesOf.keys.sorted()
    let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    var importers: [[Int]] = Array(repeating: [], count: names.count)
    for (number, name) in names.enumerated() {
      let imported = filesOf[name]!.reduce(into: Set<Int>()) { found, file in
        found.formUnion(imports(in: file).compactMap { numbers[$0] })
      }
      for other in imported where other != number { importers[other].append(number) }
    }
    return names.enumerated().map { number, name in
      let files = filesOf[name]!
      let dependents = reachable(from: number, importers)
      return GraphModel.Module(
        name: name,
        purpose: purpose(name, isTest: files.allSatisfy { facts.files[$0].isTest }),
        files: files.count, dependents: dependents.count,
        dependentFiles: dependents.reduce(0) { $0 + filesOf[names[$1]]!.count })
    }
  }

  private func imports(in file: Int) -> Set<String> {
    let source = facts.source(file)
    var found: Set<String> = []
    for token in 0..<source.count where source.matches(token, "import") {
      var name = token + 1
      if source.matchesAny(name, "struct", "class", "enum", "protocol", "func", "var", "typealias")
      {
        name += 1
      }
      if source.isIdentifier(name), !source[name].startsLine { found.insert(source.name(at: name)) }
    }
    return found
  }

  private func reachable(from start: Int, _ next: [[Int]]) -> Set<Int> {
    var seen: Set<Int> = []
    var pending = next[start]
    while let module = pending.popLast() {
      if seen.insert(module).inserted { pending += next[module] }
    }
    seen.remove(start)
    return seen
  }

  private func purpose(_ name: String, isTest: Bool) -> GraphModel.Purpose {
    isTest ? .test : isForDevelopment(name) ? .development : .app
  }
}
