import CakeCore
import Foundation

/// The report to compare with: a saved one, or that of a revision.
enum BaseReport {
  enum Source {
    case report(Report)
    case revision(Revision)

    /// A saved report if there is a file of that name, a revision otherwise.
    init(_ name: String, package: String) throws(ToolError) {
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: name, isDirectory: &isFolder), !isFolder.boolValue {
        self = .report(try BaseReport.read(name))
      } else {
        self = .revision(try Revision(name, package: package))
      }
    }
  }

  /// The report; nil where the check has said on standard error why it could not.
  static func report(
    of source: Source, _ package: String, _ facts: FactsOptions
  ) throws(ToolError) -> Report? {
    switch source {
    case .report(let report): return report
    case .revision(let revision):
      // Whatever comes, the folder with the old files is to be removed.
      Interruption.putOff()
      let report = try check(revision, of: package, facts)
      if let signal = Interruption.signal { throw .stopped(signal: signal) }
      return report
    }
  }

  /// Reads a file that `cake check --format json` wrote.
  static func read(_ file: String) throws(ToolError) -> Report {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw .check(.reportUnreadable(file: file, reason: "it can't be read"))
    }
    do { return try Report(json: [UInt8](data), file: file) } catch { throw .check(error) }
  }

  /// Checks a revision; nil where the check has said on standard error why it could not.
  ///
  /// Commits never change, so the last one's report is kept, and so is what its build has made of
  /// the packages that it depends on.
  static func check(
    _ revision: Revision, of package: String, _ facts: FactsOptions
  ) throws(ToolError) -> Report? {
    let request = try facts.request(package)
    let store = try storeInside(package, facts)
    let home = Worktree.home(of: package)
    let saved = savedReport(of: revision, in: home, facts)
    if let bytes = saved.contents, let report = try? Report(json: bytes, file: saved.path) {
      return report
    }
    let report = try Worktree.with(
      revision, of: package, needsManifest: request.shell == nil
    ) { tree throws(ToolError) -> Report? in
      let scratch = "\(home)/scratch"
      // The compiler writes real paths down.
      let folder = PackageFolder.absolute(tree.package)
      let base = request.elsewhere(folder, scratch: PackageFolder.absolute(scratch))
      try build(base, revision)
      var facts = facts
      if let store {
        facts.indexStore = Folder(folder).path(of: store)
      } else {
        do throws(CakeError) { facts.indexStore = try StoreLocation.find(base.layout) } catch {
          throw .check(error)
        }
      }
      facts.buildArguments = []
      facts.allowsNothing = true
      return try Supervision.report([folder] + facts.arguments)
    }
    if let report { save(report, saved, in: home) }
    return report
  }

  /// Where in the package the user's own build command writes the facts, if there is one.
  static func storeInside(
    _ package: String, _ facts: FactsOptions
  ) throws(ToolError) -> String? {
    guard facts.buildCommand != nil, let store = facts.indexStore else { return nil }
    guard let inside = Folder(package).path(to: PackageFolder.absolute(store)) else {
      throw .usage(
        .valueMalformed(
          option: "--index-store", value: store,
          expected: "a folder inside of the package where a revision is built"))
    }
    return inside
  }

  private static func build(
    _ request: BuildRequest, _ revision: Revision
  ) throws(ToolError) {
    do {
      try PackageBuild.run(request)
    } catch .buildFailed(let output) {
      if let signal = Interruption.signal { throw .stopped(signal: signal) }
      if let output { Output.note(output.hasSuffix("\n") ? output : output + "\n") }
      throw .baseUnbuildable(revision: revision.name)
    } catch {
      if let signal = Interruption.signal { throw .stopped(signal: signal) }
      throw error
    }
  }

  /// The report by all that it comes of: a commit never changes, but what reads and builds it may.
  private static func savedReport(
    of revision: Revision, in home: String, _ facts: FactsOptions
  ) -> SealedFile {
    let parts =
      [
        ToolIdentity.contents, Toolchain.identity(facts.indexStoreLibrary), revision.commit,
        revision.prefix, facts.buildCommand ?? "", facts.indexStore ?? "",
      ] + [facts.patterns.sorted(), facts.buildArguments].flatMap { ["\($0.count)"] + $0 }
    let name = "base-\(ContentHash(of: parts).text)"
    return SealedFile("\(home)/\(name).json", title: name)
  }

  /// How many revisions' reports are kept: a branch is compared with more than one.
  private static let mostSaved = 8

  /// Keeps a report, and of the others the ones that were last written; that it could not be kept
  /// changes nothing.
  private static func save(_ report: Report, _ file: SealedFile, in home: String) {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []
    let saved = entries.filter { $0.hasPrefix("base-") }.map { "\(home)/\($0)" }
      .sorted { (FileTime.modified($0) ?? .distantPast) > (FileTime.modified($1) ?? .distantPast) }
    for old in saved.dropFirst(mostSaved - 1) { try? FileManager.default.removeItem(atPath: old) }
    file.write(Array(report.json.utf8), through: "\(file.path).\(getpid())")
  }
}
