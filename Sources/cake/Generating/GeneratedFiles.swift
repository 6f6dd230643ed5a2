import CakeCore
import Foundation

/// The files of a package that `cake generate` has written.
struct GeneratedFiles {
  private let place: PackageFolder
  private let facts: FactsOptions

  init(_ place: PackageFolder, _ facts: FactsOptions) {
    self.place = place
    self.facts = facts
  }

  /// Writes a file anew, unless somebody has changed it.
  static func write(
    _ file: GeneratedFile, to path: String, called name: String, force: Bool, dry: Bool
  ) throws(ToolError) -> ExitStatus {
    let new = Array(file.text.utf8)
    // Before it is read: what somebody writes meanwhile is not written over.
    if !dry { FileTime.awaitAnotherSecond(than: [path]) }
    let exists = FileManager.default.fileExists(atPath: path)
    let old = exists ? try SourceFile.read(path) : []
    guard old != new else {
      Output.note("'\(name)' is up to date\n")
      return .clean
    }
    let difference = UnifiedDiff.text(from: old, to: new, file: name)
    let isOwn = GeneratedFile(String(decoding: old, as: UTF8.self))?.isUntouched ?? old.isEmpty
    if dry {
      try Output.report(difference)
      return .findings
    }
    guard isOwn || force else {
      try Output.report(difference)
      Output.note(
        "'\(name)' was left alone: it has been edited or was written by somebody else; '--force' "
          + "writes over it\n")
      return .findings
    }
    if exists {
      try SourceFile.write(new, to: path)
    } else {
      try SourceFile.create(new, at: path, called: name)
    }
    Output.note("wrote '\(name)'\n")
    return .clean
  }

  /// Writes all of them anew, each as its header says.
  func update(force: Bool, dry: Bool) throws(ToolError) -> ExitStatus {
    let files = all()
    guard !files.isEmpty else {
      Output.note("nothing was generated here\n")
      return .clean
    }
    var build: GenerateBuild?
    var worst = ExitStatus.clean
    for (path, file) in files {
      let current = if let build { build } else { try GenerateBuild(facts, place.path) }
      build = current
      var arguments =
        ["generate"] + file.arguments + [place.path, "--skip-build", "--output", path]
      if force { arguments.append("--force") }
      if dry { arguments.append("--dry-run") }
      arguments += facts.arguments
      let status = try current.run(arguments)
      if status.rawValue > worst.rawValue { worst = status }
      // Roots use the doubles as they are now.
      if file.arguments[0] == "doubles", Self.read(path)?.body != file.body { build = nil }
    }
    return worst
  }

  /// All that have a header, by path.
  func all() -> [(path: String, file: GeneratedFile)] {
    let ownership = Ownership(package: place.path)
    let names = FileManager.default.enumerator(atPath: place.path)
    var found: [(path: String, file: GeneratedFile)] = []
    while let name = names?.nextObject() as? String {
      if name.hasPrefix(".") { names?.skipDescendants() }
      guard name.hasSuffix(".swift"), ownership.owns("\(place.path)/\(name)"),
        let file = Self.read("\(place.path)/\(name)")
      else { continue }
      found.append(("\(place.path)/\(name)", file))
    }
    // Doubles first: roots use those that are there.
    return found.sorted { ($0.file.arguments[0], $0.path) < ($1.file.arguments[0], $1.path) }
  }

  /// Nil for a file that nobody generated; most of such need not be read whole.
  private static func read(_ path: String) -> GeneratedFile? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard GeneratedFile.mayBegin([UInt8]((try? file.read(upToCount: 64)) ?? Data())) else {
      return nil
    }
    return (try? String(contentsOfFile: path, encoding: .utf8)).flatMap(GeneratedFile.init)
  }
}
