import Foundation

/// The files that take part in a proof, read once, and whether they are still the same.
///
/// Sources of which there are facts are taken as they were when these were compared with them.
final class ProofFiles {
  /// What changes when a file is written to.
  private struct Stamp: Equatable {
    var modified: Int64
    var size: Int64
    var number: UInt64

    init?(_ stamp: FileStamp?) {
      guard let stamp else { return nil }
      (modified, size, number) = (stamp.modified, stamp.size, stamp.number)
    }
  }

  private var hashes: [String: ContentHash] = [:]
  private var programs: [String: ContentHash] = [:]
  private var stamps: [String: Stamp?] = [:]
  private var known: [String: SourceText] = [:]
  let headers: Headers
  let foreign: ForeignInterfaces

  /// - Parameter made: The names of the plan's modules.
  init(package: String, made: [String] = [], _ facts: Facts? = nil) {
    headers = Headers(package: package)
    foreign = ForeignInterfaces(package: package, made: Set(made))
    guard let facts else { return }
    for (number, file) in facts.files.enumerated() where file.isOwn {
      known[file.absolutePath] = facts.source(number)
    }
  }

  /// The hash of a file's contents; that of a file that is not there is one of its own.
  func hash(of path: String) -> ContentHash {
    if let known = hashes[path] { return known }
    var hash = ContentHash()
    if let bytes = bytes(of: path) { hash.add(bytes) } else { hash.add("missing") }
    hashes[path] = hash
    return hash
  }

  /// What a file has, with what it looked like when that was read first.
  private func bytes(of path: String) -> [UInt8]? {
    let known = known[path]
    let read = known?.stamp == nil ? [UInt8].contents(of: path) : nil
    if stamps[path] == nil {
      stamps[path] = Stamp(known?.stamp ?? read?.stamp ?? FileStamp(path))
    }
    return read?.bytes ?? known?.bytes
  }

  /// The hash of what a program's file looks like from outside: it is too large to be read.
  func hash(ofProgram path: String) -> ContentHash {
    if let known = programs[path] { return known }
    var hash = ContentHash()
    let stamp = Stamp(FileStamp(path))
    stamps[path] = stamp
    if let stamp { hash.add("\(stamp.modified) \(stamp.size) \(stamp.number)") }
    programs[path] = hash
    return hash
  }

  /// Remembers a file that the proof itself has made, and takes part in what follows.
  func note(_ path: String) throws(ProofFailure) {
    guard stamps[path] == nil else { return }
    guard let stamp = Stamp(FileStamp(path)) else { throw .fileChanged(path: path) }
    stamps[path] = stamp
  }

  /// The programs that expand macros for a compiler.
  func macros(for arguments: [String]) -> [String] {
    let words = arguments.filter { $0 != "-Xfrontend" }
    return zip(words, words.dropFirst()).flatMap { option, value in
      option.hasPrefix("-load-") && option.contains("plugin")
        ? value.split(separator: "#").map(String.init).filter { Folder.isAbsolute($0) } : []
    }
  }

  /// Whether a module's sources or arguments hold the name of one of some others; who imports a
  /// module writes its name in a source, or has it in the arguments as another one's alias.
  func mentions(_ module: CompilePlan.Module, _ names: Set<String>) -> Bool {
    let words = names.map { Array($0.utf8) }
    func isMentioned(in text: [UInt8]) -> Bool {
      text.withUnsafeBytes { text in
        words.contains { $0.withUnsafeBytes { text.holds($0) } }
      }
    }
    return module.arguments.contains { isMentioned(in: Array($0.utf8)) }
      || module.sources.contains { bytes(of: $0).map(isMentioned) ?? true }
  }

  func contents(of path: String) throws(ProofFailure) -> [UInt8] {
    guard let bytes = bytes(of: path) else { throw .fileUnreadable(path: path) }
    return bytes
  }

  /// Throws where any file that was read is another by now: what was compiled is not known then.
  func throwIfChanged() throws(ProofFailure) {
    for (path, stamp) in stamps where Stamp(FileStamp(path)) != stamp {
      throw .fileChanged(path: path)
    }
  }
}
