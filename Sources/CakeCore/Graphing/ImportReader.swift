/// Which of the program's modules import which.
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
    let imports = facts.imports
    var importers: [[Int]] = Array(repeating: [], count: names.count)
    for (number, name) in names.enumerated() {
      for other in (imports[name] ?? []).compactMap({ numbers[$0] }) where other != number {
        importers[other].append(number)
      }
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
