import Foundation

/// The files that take part in a proof, read once, and whether they are still the same.
final class ProofFiles {
  /// What changes when a file is written to.
  private struct Stamp: Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int64
    var number: UInt64
  }

  private var hashes: [String: ContentHash] = [:]
  private var programs: [String: ContentHash] = [:]
  private var stamps: [String: Stamp?] = [:]
  let headers: Headers

  init(package: String) { headers = Headers(package: package) }

  /// The hash of a file's contents; that of a file that is not there is one of its own.
  func hash(of path: String) -> ContentHash {
    if let known = hashes[path] { return known }
    stamps[path] = Self.stamp(path)
    var hash = ContentHash()
    if let data = FileManager.default.contents(atPath: path) {
      data.withUnsafeBytes { hash.add($0) }
    } else {
      hash.add("missing")
    }
    hashes[path] = hash
    return hash
  }

  /// The hash of what a program's file looks like from outside: it is too large to be read.
  func hash(ofProgram path: String) -> ContentHash {
    if let known = programs[path] { return known }
    var hash = ContentHash()
    let stamp = Self.stamp(path)
    stamps[path] = stamp
    if let stamp {
      hash.add("\(stamp.seconds) \(stamp.nanoseconds) \(stamp.size) \(stamp.number)")
    }
    programs[path] = hash
    return hash
  }

  /// Remembers a file that the proof itself has made, and takes part in what follows.
  func note(_ path: String) throws(ProofFailure) {
    guard stamps[path] == nil else { return }
    guard let stamp = Self.stamp(path) else { throw .fileChanged(path: path) }
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
    if module.arguments.contains(where: { argument in names.contains(where: argument.contains) }) {
      return true
    }
    let words = names.map { Data($0.utf8) }
    return module.sources.contains { source in
      _ = hash(of: source)
      guard let text = FileManager.default.contents(atPath: source) else { return true }
      return words.contains { text.range(of: $0) != nil }
    }
  }

  func contents(of path: String) throws(ProofFailure) -> [UInt8] {
    _ = hash(of: path)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .fileUnreadable(path: path)
    }
    return Array(data)
  }

  /// Throws where any file that was read is another by now: what was compiled is not known then.
  func throwIfChanged() throws(ProofFailure) {
    for (path, stamp) in stamps where Self.stamp(path) != stamp {
      throw .fileChanged(path: path)
    }
  }

  private static func stamp(_ path: String) -> Stamp? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int64(status.st_size),
      number: UInt64(status.st_ino))
  }
}
