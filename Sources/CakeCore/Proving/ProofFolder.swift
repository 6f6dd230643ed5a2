import Foundation

/// The tool's own folder in the build folder: verdicts that stay, and copies that go with the proof.
final class ProofFolder {
  private let folder: String
  private var made: Set<ContentHash> = []
  /// Whether the folder around it was not there before.
  private let isAlone: Bool
  var verdicts: String { folder + "/verdicts" }
  /// What goes with the proof.
  let temporary: String

  /// Makes it, and takes away what proofs that were killed have left.
  init(_ folder: String) throws(ProofFailure) {
    self.folder = folder
    temporary = "\(folder)/\(getpid())"
    let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    isAlone = !FileManager.default.fileExists(atPath: parent)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let process = pid_t(name), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    }
    try? FileManager.default.removeItem(atPath: temporary)
    try make(temporary)
  }

  /// Takes away all but the verdicts.
  func remove() {
    try? FileManager.default.removeItem(atPath: temporary)
    // Gone where no verdict was kept.
    rmdir(folder)
    if isAlone { rmdir(URL(fileURLWithPath: folder).deletingLastPathComponent().path) }
  }

  /// Writes changed sources, each under its own name, and says where.
  func write(_ texts: [String: [UInt8]]) throws(ProofFailure) -> [String: String] {
    var copies: [String: String] = [:]
    for (path, text) in texts {
      var hash = ContentHash(text)
      hash.add(path)
      let folder = "\(temporary)/\(hash.text)"
      let copy = "\(folder)/\(URL(fileURLWithPath: path).lastPathComponent)"
      copies[path] = copy
      guard made.insert(hash).inserted else { continue }
      try make(folder)
      do { try Data(text).write(to: URL(fileURLWithPath: copy)) } catch {
        throw .folderUnwritable(path: copy, reason: error.systemReason)
      }
    }
    return copies
  }

  /// Where a copy of the package is, or is to be.
  var copy: String { temporary + "/package" }

  /// Where the interface of this content is, or is to be.
  func folder(of interface: ContentHash) -> String { "\(temporary)/interfaces/\(interface.text)" }

  func interface(_ hash: ContentHash, of module: String) throws(ProofFailure) -> String {
    try make(folder(of: hash))
    return "\(folder(of: hash))/\(module).swiftmodule"
  }

  func has(_ interface: ContentHash) -> Bool { made.contains(interface) }
  func note(_ interface: ContentHash) { made.insert(interface) }

  func store(_ verdict: ContentHash) -> String { "\(temporary)/stores/\(verdict.text)" }

  /// Where a module's code is written that a verdict is on.
  func code(_ verdict: ContentHash) throws(ProofFailure) -> String { try code(verdict.text) }

  /// Where a module's code is written as it is.
  func code(ofModule number: Int) throws(ProofFailure) -> String { try code(String(number)) }

  private func code(_ name: String) throws(ProofFailure) -> String {
    try make("\(temporary)/code")
    return "\(temporary)/code/\(name).sil"
  }

  func removeFiles(to verdict: ContentHash) {
    try? FileManager.default.removeItem(atPath: store(verdict))
    if let code = try? code(verdict) { try? FileManager.default.removeItem(atPath: code) }
  }

  private func make(_ folder: String) throws(ProofFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .folderUnwritable(path: folder, reason: String(cString: strerror(errno)))
    }
  }
}
