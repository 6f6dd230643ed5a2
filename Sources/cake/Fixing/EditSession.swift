import CakeCore
import Foundation

/// Edits of a package's files that a build proves: what it refuses is taken back.
struct EditSession {
  /// The package, with the parts that are meant, and how the user wrote it.
  let place: PackageFolder
  let path: String
  let request: BuildRequest
  let facts: FactsOptions
  let allowsChanges: Bool
  var package: String { place.path }

  init(
    _ place: PackageFolder, path: String, facts: FactsOptions, allowsChanges: Bool
  ) throws(ToolError) {
    self.place = place
    self.path = path
    self.facts = facts
    self.allowsChanges = allowsChanges
    request = try facts.request(place.path)
  }

  /// Throws where git has no copy of some files as they are.
  func throwIfUncommitted(_ files: [String]) throws(ToolError) {
    guard !allowsChanges else { return }
    let changed: [String]?
    do { changed = try WorkingTree.changed(files, in: package) } catch {
      throw .gitFailed(
        task: "git can't tell what of '\(path)' is committed", words: error.words)
    }
    guard let unsafe = changed else { throw .repositoryMissing(path: path) }
    guard unsafe.isEmpty else { throw .uncommittedChanges(files: unsafe) }
  }

  /// With paths that lead there from where the user stands, as `git apply` wants them: it takes none
  /// with `..`, so where one had any, all are the package's.
  func difference(from old: [String: [UInt8]], to new: [String: [UInt8]]) -> String {
    let here = Folder(PackageFolder.absolute("."))
    let absolute = old.keys.map { Folder(package).path(of: $0) }
    let areBelow = absolute.allSatisfy(here.contains)
    return old.keys.sorted().map { file in
      let shown = areBelow ? here.path(to: Folder(package).path(of: file)) ?? file : file
      return UnifiedDiff.text(from: old[file]!, to: new[file]!, file: shown)
    }.joined()
  }

  func texts(of files: [String]) throws(ToolError) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    for file in files { texts[file] = try SourceFile.read("\(package)/\(file)") }
    return texts
  }

  /// Writes the files that differ, unless somebody else has written to one.
  func put(
    _ texts: [String: [UInt8]], over current: inout [String: [UInt8]]
  ) throws(ToolError) {
    let changed = texts.keys.filter { texts[$0] != current[$0] }.sorted()
    FileTime.awaitAnotherSecond(than: changed.map(Folder(package).path(of:)))
    for file in changed {
      let path = "\(package)/\(file)"
      guard try SourceFile.read(path) == current[file] else { throw .fileChanged(path: file) }
      try SourceFile.write(texts[file]!, to: path)
      current[file] = texts[file]
    }
  }

  func builds() throws(ToolError) -> Bool { try failure() == nil }

  /// What is the first to keep the package from building, empty where the build has said so; nil if it
  /// builds.
  func failure() throws(ToolError) -> String? {
    try throwIfInterrupted()
    let start = Date()
    do { try build() } catch {
      forgetObjects(since: start)
      try throwIfInterrupted()
      guard case .buildFailed(let output) = error else { throw error }
      let line = output?.firstMatch(of: /: error: (.*)/)
      return line.map { String($0.1) } ?? ""
    }
    return nil
  }

  /// Has the next build compile all of the modules that a refused build compiled anything of: what it
  /// made of other files, of a text that is taken back, can pass for current.
  private func forgetObjects(since start: Date) {
    guard request.shell == nil, let plan = BuildPlan(of: request.layout) else { return }
    for module in plan.modules where module.wasCompiled(since: start) { module.removeObjects() }
  }

  /// Builds; where only linking fails, once more from all sources.
  func build() throws(ToolError) {
    do { try Supervision.buildFresh(request, facts) } catch {
      guard StaleLink.explains(error, request) else { throw error }
      try throwIfInterrupted()
      Output.note("nothing but linking failed: all sources are compiled again\n")
      StaleLink.touchSources(below: [package] + place.parts.map(Folder(package).path(of:)))
      try Supervision.buildFresh(request, facts)
    }
  }

  func throwIfInterrupted() throws(ToolError) {
    if let signal = Interruption.signal { throw .fixingStopped(signal: signal) }
  }
}
