/// A folder, and what lies in it: the one place where paths are cut and compared.
///
/// Paths are bytes to the system. A letter can be several of them, and a name can begin with an
/// accent that makes one character of it and the slash before it, so nothing here counts characters.
package struct Folder: Hashable, Sendable {
  package let path: String

  /// The folder of a path, with slashes at its end or without.
  package init(_ path: String) {
    var bytes = path.utf8[...]
    while bytes.last == Self.slash { bytes.removeLast() }
    self.path = String(decoding: bytes, as: UTF8.self)
  }

  private static let slash = UInt8(ascii: "/")

  /// The path from here to what lies in the folder; nil for anything else, the folder itself too.
  package func path(to other: String) -> String? {
    let (own, bytes) = (path.utf8, other.utf8)
    guard bytes.starts(with: own) else { return nil }
    let rest = bytes.dropFirst(own.count)
    guard rest.first == Self.slash, rest.count > 1 else { return nil }
    return String(decoding: rest.dropFirst(), as: UTF8.self)
  }

  package func contains(_ other: String) -> Bool { path(to: other) != nil }

  /// Whether a file lies in the folder itself, in no other below it.
  func holds(_ file: String) -> Bool {
    let (own, bytes) = (path.utf8, file.utf8)
    guard bytes.count > own.count + 1, bytes.starts(with: own) else { return false }
    let rest = bytes.dropFirst(own.count)
    return rest.first == Self.slash && !rest.dropFirst().contains(Self.slash)
  }

  /// The path from here to anything, through `..` where it lies outside.
  package func relativePath(to other: String) -> String {
    if let inside = path(to: other) { return inside }
    let (from, to) = (Self.components(of: path), Self.components(of: other))
    let common = zip(from, to).prefix { $0.elementsEqual($1) }.count
    let parts = from.dropFirst(common).map { _ in ".." } + to.dropFirst(common).map(Self.text)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The folder that this one is in; nil for the top.
  package var parent: Folder? {
    guard let slash = path.utf8.lastIndex(of: Self.slash) else { return nil }
    return Folder(String(decoding: path.utf8[..<slash], as: UTF8.self))
  }

  /// The path of something in the folder, by its path from here.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  /// The names between the slashes of a path.
  package static func names(in path: String) -> [String] { components(of: path).map(text) }

  /// What stands behind the last slash of a path.
  package static func name(of path: String) -> String {
    String(decoding: path.utf8.split(separator: slash).last ?? [], as: UTF8.self)
  }

  /// Whether a path begins at the root of the disk.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  private static func components(of path: String) -> [Substring.UTF8View] {
    path.utf8.split(separator: slash).map { Substring($0).utf8 }
  }

  private static func text(_ component: Substring.UTF8View) -> String {
    String(decoding: component, as: UTF8.self)
  }
}
