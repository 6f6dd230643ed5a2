/// Reads a store's units and records, several at a time, into one set of facts.
///
/// The order of files and symbols is the sources' own, so it does not depend on the job count.
struct FactsReader {
  let options: CheckOptions

  /// Of a package without any Swift there is no store, and nothing to read.
  func read(_ clock: inout PhaseClock?) throws(CakeError) -> Facts {
    do { return try readStore(&clock) } catch {
      guard case .storeNotFound = error, options.indexStore == nil,
        PackageModules.isOfOtherLanguages(package: options.package)
      else { throw error }
      guard options.allowsNothing else { throw .swiftMissing }
      return Facts(files: 0, expecting: 0)
    }
  }

  private func readStore(_ clock: inout PhaseClock?) throws(CakeError) -> Facts {
    clock?.enter(.units)
    let path = try StoreLocation.find(options)
    let store = try StoreReader(path, library: libraryPath(), options)
    let package = Folder(options.package)
    let ownership = ownership(path)
    let compiled = CompiledTexts(options, store: path)
    var found = Result<[StoreUnit], CakeError>.success([])
    try store.readKept {
      found = Result { () throws(CakeError) in try self.current(store, path, ownership, compiled) }
    }
    let current = try found.get()
    let missing = PackageModules.withoutUnits(
      package: options.package, modules: Set(current.map(\.module)))
    guard missing.isEmpty || options.isPartial else {
      throw .modulesWithoutFacts(modules: missing)
    }
    let written = Set(options.rewritten.map(package.relativePath(to:)))
    let files = PackageModules.filesWithoutUnits(package: options.package, units: current)
      .filter { !written.contains($0) }
    guard files.isEmpty || options.isPartial else { throw .filesWithoutFacts(files: files) }
    let units = current.filter { $0.record != nil }
    clock?.enter(.records)
    let records = try store.records(of: units)
    for (unit, record) in zip(units, records) where record.occurrences.count == 0 {
      try checkEmptiness(of: unit, ownership)
    }
    for unit in current where unit.record == nil { try checkEmptiness(of: unit, ownership) }
    let facts = Facts(
      files: units.count, expecting: records.reduce(0) { $0 + $1.symbols.count })
    facts.jobs = options.jobs
    facts.leastInPart = options.leastInPart
    facts.hasObjectiveC = store.objectiveC.contains { Freshness.modified($0) != nil }
    facts.leastVersions = LeastVersions(package: options.package)
    facts.libraryModules =
      options.retainsPublic ? PackageModules.inLibraries(package: options.package) : []
    clock?.enter(.sources)
    let isOwn = units.map { ownership.owns($0.mainFile) }
    // The numbers of symbols are one thread's work, the texts everybody's.
    let texts = try texts(units, records, isOwn, package, compiled) {
      for (index, unit) in units.enumerated() {
        let path = package.relativePath(to: unit.mainFile)
        facts.add(
          records[index], path: path, absolutePath: unit.mainFile, module: unit.module,
          isOwn: isOwn[index], isTest: isTest(path, unit.module))
      }
    }
    facts.take(texts.map { $0.map { ($0.text, $0.error) } })
    facts.noteTestHelpers()
    // Whoever builds nothing compiles nothing again.
    if options.canBuildAgain { compiled?.save(texts.compactMap(\.?.mark)) }
    return facts
  }

  func throwIfStale() throws(CakeError) {
    let path = try StoreLocation.find(options)
    let store = try StoreReader(path, library: libraryPath(), options)
    _ = try current(store, path, ownership(path), CompiledTexts(options, store: path))
  }

  private func ownership(_ store: String) -> Ownership {
    Ownership(package: options.package, built: [StoreLocation.buildFolder(of: store)])
  }

  private func current(
    _ store: StoreReader, _ path: String, _ ownership: Ownership, _ compiled: CompiledTexts?
  ) throws(CakeError) -> [StoreUnit] {
    var linked = LinkedSources(package: options.package)
    var listed = ListedSources(StoreLocation.intermediates(of: path))
    var others = OtherBuilds(path)
    let all = others.ofThisOne(store.swift.filter { listed.mayHave($0) })
      .map { linked.inPackage($0) }
    guard !all.isEmpty else { throw .storeNotFound(looked: [path]) }
    return try Freshness.current(
      all, of: path, SerializedDiagnostics(beside: try libraryPath()), package: options.package,
      ownership, jobs: options.jobs, dropsStale: options.isPartial,
      doubts: options.canBuildAgain, compiled, except: options.rewritten,
      isForeign: isForeign)
  }

  /// Whether the store is of something that SwiftPM does not build.
  private var isForeign: Bool {
    options.indexStore != nil && Freshness.modified(options.package + "/Package.swift") == nil
  }

  /// Throws if the source declares something: the store can't have nothing about it.
  private func checkEmptiness(of unit: StoreUnit, _ ownership: Ownership) throws(CakeError) {
    let file = unit.mainFile
    guard !options.isPartial, !options.rewritten.contains(file), ownership.owns(file),
      try SourceText(path: file).declaresSomething
    else { return }
    throw .filesWithoutFacts(files: [Folder(options.package).relativePath(to: file)])
  }

  func libraryPath() throws(CakeError) -> String {
    if let path = options.indexStoreLibrary { return path }
    return try Toolchain.indexStoreLibrary()
  }

  private func isTest(_ path: String, _ module: String) -> Bool {
    module.hasSuffix("Tests") || Folder.names(in: path).dropLast().contains("Tests")
  }

  /// A source's text and what is wrong with it.
  private struct Text {
    var text = SourceText([])
    var error: CakeError?
    /// Where it is known to be what was compiled.
    var mark: UniqueName?
  }

  /// The texts of the package's own files, each compared with its record; nil for others' files, which
  /// are read where that is asked for.
  ///
  /// - Parameter body: What one thread does first.
  private func texts(
    _ units: [StoreUnit], _ records: [RecordFacts], _ isOwn: [Bool], _ package: Folder,
    _ compiled: CompiledTexts?, after body: () -> Void
  ) throws(CakeError) -> [Text?] {
    try SharedWork.values(units.count, jobs: options.jobs, after: body) {
      let room = TextRoom()
      return { index in
        guard isOwn[index] else { return nil }
        let unit = units[index]
        let file = unit.mainFile
        do throws(CakeError) {
          let text = try SourceText(path: file, room: room)
          let isDoubtful = text.stamp.map(unit.mayPrecede) ?? false
          // Only what is compared or kept is worth its time.
          let mark =
            isDoubtful || options.canBuildAgain ? CompiledTexts.mark(of: unit, text.content) : nil
          let mayDiffer = isDoubtful && mark.flatMap { compiled?.has($0) } != true
          let error = records[index].contradiction(to: text, mayDiffer: mayDiffer).map {
            CakeError.storeContradictsSource(
              file: package.relativePath(to: file), line: $0.line, name: $0.name)
          }
          return Text(text: text, error: error, mark: mayDiffer || error != nil ? nil : mark)
        } catch { return Text(error: error) }
      }
    }
  }
}
