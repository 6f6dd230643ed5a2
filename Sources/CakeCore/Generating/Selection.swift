/// The slices that somebody asks for, by name or by the tests that need them.
struct Selection {
  let program: Program
  let request: GenerateRequest
  private var catalog: Catalog { program.catalog }
  private var facts: Facts { program.facts }

  init(_ program: Program, _ request: GenerateRequest) {
    self.program = program
    self.request = request
  }

  func slices() throws(GenerateError) -> [Int] {
    if !request.slices.isEmpty {
      return try request.slices.map { name throws(GenerateError) in try slice(name) }
    }
    if let target = request.target { return try needed(by: target) }
    guard request.interfaces.isEmpty else { return [] }
    return catalog.slices.indices.filter { catalog.slices[$0].isOwn }
      .sorted { catalog.slices[$0].name < catalog.slices[$1].name }
  }

  private func slice(_ name: String) throws(GenerateError) -> Int {
    let parts = name.split(separator: ".").map(String.init)
    let found = catalog.slices.indices.filter {
      facts.path(of: catalog.slices[$0].symbol).suffix(parts.count) == parts[...]
    }
    guard let first = found.first else {
      throw .unknown(
        name: name, kind: "slice", known: catalog.slices.map { facts.name($0.symbol) }.sorted())
    }
    guard found.count == 1 else {
      throw .ambiguous(name: name, candidates: found.map { catalog.slices[$0].name }.sorted())
    }
    return first
  }

  /// The slices of whatever the tests of a module name, none that another of them includes.
  ///
  /// The names are read from the text: before there is a root, tests don't compile.
  private func needed(by target: String) throws(GenerateError) -> [Int] {
    let names = try TestNames(program, target: target, except: request.output)
    var found: Set<Int> = []
    for (number, consumer) in program.consumers.enumerated()
    where !program.isOfTests(consumer.symbol) && names.name(consumer.symbol) {
      found.formUnion(program.slicesTaken(by: number))
    }
    for (slice, value) in catalog.slices.enumerated() where names.name(value.symbol) {
      found.insert(slice)
    }
    let slices = found.filter { slice in
      !found.contains { other in
        other != slice
          && catalog.slices[slice].needs.isStrictSubset(of: catalog.slices[other].needs)
          && catalog.slice(other, has: slice)
      }
    }
    guard !slices.isEmpty else {
      throw .nothingToDo(reason: "the tests of '\(target)' name nothing that takes a slice")
    }
    return slices.sorted { catalog.slices[$0].name < catalog.slices[$1].name }
  }
}
