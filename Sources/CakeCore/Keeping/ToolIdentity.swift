#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells this program from every other one: another version, a debug build, or the same sources
/// compiled again after a change.
package enum ToolIdentity {
  static func add(to hash: inout ContentHash) {
    hash.add("\(ToolVersion.name) \(ToolVersion.current)")
    guard let path = executable() else { return }
    add(path, to: &hash)
  }

  /// Adds a file that is part of the tool or is used by it, as it looks from outside.
  static func add(_ path: String, to hash: inout ContentHash) {
    hash.add(path)
    guard let stamp = FileStamp(path) else { return }
    withUnsafeBytes(of: stamp) { hash.add($0) }
  }

  /// A name for this program wherever and whenever it was put there, for what is kept from one
  /// machine to the next.
  package static var contents: String {
    var hash = ContentHash()
    #if DEBUG
      // Whoever works on the tool compiles it again and again, and would wait for this to be read.
      add(to: &hash)
    #else
      hash.add("\(ToolVersion.name) \(ToolVersion.current)")
      if let file = executable().flatMap(MappedFile.init) {
        withUnsafeBytes(of: Checksum(file.bytes)) { hash.add($0) }
      }
    #endif
    return hash.text
  }

  private static func executable() -> String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      return _NSGetExecutablePath(&path, &size) == 0 ? String(cString: path) : nil
    #else
      return "/proc/self/exe"
    #endif
  }
}
