/// The calls of the compiler that a package's build is made of, a module each.
package struct CompilePlan: Sendable {
  package struct Module: Sendable {
    /// What to start: the driver, or the frontend with the word that makes it one.
    package var compiler: [String]
    /// What holds for every way to compile it: no sources, and nothing that has a file written.
    package var arguments: [String]
    package var name: String
    package var sources: [String]
    /// Whatever else the build takes from files: interfaces of modules, the compiler's version.
    package var inputs: [String]
    package var interface: String

    package init(
      compiler: [String], arguments: [String], name: String, sources: [String], inputs: [String],
      interface: String
    ) {
      self.compiler = compiler
      self.arguments = arguments
      self.name = name
      self.sources = sources
      self.inputs = inputs
      self.interface = interface
    }

    /// The frontend takes the same options in other words.
    var isFrontend: Bool { compiler.contains("-frontend") }
  }

  package private(set) var modules: [Module]
  /// For each module the modules that it is built after, direct and indirect.
  let dependencies: [Set<Int>]
  /// The modules, each after all that it depends on.
  let order: [Int]
  /// Which of the sources are the same file.
  let same: SameFiles

  /// Plans of modules of which each is built after those whose interfaces it takes, and after those
  /// that it imports, by their names: not every build system says so, and not every manifest.
  package init(_ modules: [Module], imports: [String: Set<String>] = [:]) {
    self.modules = modules
    same = SameFiles(modules.flatMap(\.sources))
    var numbers: [String: Int] = [:]
    for (number, module) in modules.enumerated() { numbers[module.interface] = number }
    let named = Dictionary(grouping: modules.indices) { modules[$0].name }
    for (number, module) in modules.enumerated() {
      let known = Set(module.inputs)
      for name in (imports[module.name] ?? []).sorted() {
        self.modules[number].inputs += (named[name] ?? [])
          .filter { modules[$0].name != module.name }.map { modules[$0].interface }
          .filter { !known.contains($0) }
      }
    }
    let direct = self.modules.map { $0.inputs.compactMap { numbers[$0] } }
    var all = Array(repeating: Set<Int>(), count: modules.count)
    var order: [Int] = []
    var seen: Set<Int> = []
    func visit(_ number: Int) {
      guard seen.insert(number).inserted else { return }
      for other in direct[number] {
        visit(other)
        all[number].insert(other)
        all[number].formUnion(all[other])
      }
      order.append(number)
    }
    for number in modules.indices { visit(number) }
    dependencies = all
    self.order = order
  }

  /// The modules with one of the files, and those that load such a module, directly or not, in the
  /// order of the build: who declares a dependency need not import it.
  func affected(
    by files: Set<String>, _ mentions: (Module, Set<String>) -> Bool
  ) -> [Int] {
    var affected: Set<Int> = []
    for number in order {
      let names = Set(dependencies[number].intersection(affected).map { modules[$0].name })
      if !files.isDisjoint(with: modules[number].sources)
        || !names.isEmpty && mentions(modules[number], names)
      {
        affected.insert(number)
      }
    }
    return order.filter(affected.contains)
  }

  /// The files besides its sources that decide about a module: those of all that it depends on, too,
  /// for what an interface hands on of another one's is written down in that one alone.
  func inputs(of module: Int) -> [String] {
    Set(modules[module].inputs + dependencies[module].map { modules[$0].interface }).sorted()
  }

  /// Whether every file belongs to some module.
  func covers(_ files: Set<String>) -> Bool {
    files.isSubset(of: Set(modules.flatMap(\.sources)))
  }
}
