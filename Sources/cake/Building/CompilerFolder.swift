import Foundation
import Synchronization

/// Where compilers put what is temporary: their driver leaves a folder there each time.
///
/// SwiftPM is not told of it: its locks are in the temporary folder, and hold for whoever builds the
/// package by himself.
enum CompilerFolder {
  private static let made = Mutex<String?>(nil)

  /// What a program is started with besides; nothing if it is no compiler.
  static func environment(of program: String) -> [String: String] {
    guard URL(fileURLWithPath: program).lastPathComponent.hasPrefix("swiftc") else { return [:] }
    return made.withLock { made in
      if made == nil { made = make() }
      return made.map { ["TMPDIR": $0] } ?? [:]
    }
  }

  /// Takes away what is left there.
  static func remove() {
    made.withLock { made in
      if let made { try? FileManager.default.removeItem(atPath: made) }
      made = nil
    }
  }

  /// Nil where none can be made: the system's own will do.
  private static func make() -> String? {
    let path = FileManager.default.temporaryDirectory.appending(path: "cake-XXXXXX").path
    return path.withCString { path in
      guard let template = strdup(path) else { return nil }
      defer { free(template) }
      return mkdtemp(template).map { String(cString: $0) }
    }
  }
}
