import Foundation

/// Finds the interfaces that nothing in the plan makes and a compiler may load all the same: of modules
/// that came as binaries, in the folders where it is told to look.
final class ForeignInterfaces {
  private let package: Folder
  private let made: Set<String>
  private var inFolders: [String: [String]] = [:]

  /// - Parameter made: The names of the plan's modules: what a build system makes of one it may also
  ///   put elsewhere, and that is known by what it comes of.
  init(package: String, made: Set<String>) {
    self.package = Folder(package)
    self.made = made
  }

  func all(for arguments: [String]) -> [String] {
    let words = arguments.filter { $0 != "-Xcc" && $0 != "-Xfrontend" }
    let folders = zip(words, words.dropFirst() + [""]).compactMap { word, next in
      Self.options.contains(word)
        ? next
        : Self.joined.first(where: word.hasPrefix).map {
          String(word.dropFirst($0.utf8.count))
        }
    }
    return Set(folders.filter { !$0.isEmpty }.map(absolute)).flatMap(interfaces).sorted()
  }

  private static let options: Set = ["-I", "-F", "-Isystem", "-Fsystem", "-iframework"]
  private static let joined = ["-iframework", "-I", "-F"]

  private func absolute(_ path: String) -> String {
    Folder.isAbsolute(path) ? path : package.path(of: path)
  }

  private func interfaces(in folder: String) -> [String] {
    if let known = inFolders[folder] { return known }
    var found: [String] = []
    for name in Self.names(in: folder) {
      let path = Folder(folder).path(of: name)
      if name.hasSuffix(".framework") {
        found += Self.files(below: path + "/Modules") + Self.files(below: path + "/Headers")
      } else if let module = Self.module(name), !made.contains(module) {
        let variants = Self.files(below: path)
        found += variants.isEmpty ? [path] : variants
      }
    }
    inFolders[folder] = found
    return found
  }

  /// The module that a file or a folder is the interface of.
  private static func module(_ name: String) -> String? {
    [".swiftmodule", ".swiftinterface"].first(where: name.hasSuffix)
      .map { String(name.dropLast($0.count)) }
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  private static func files(below folder: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { ($0 as? String).map(Folder(folder).path(of:)) }
  }
}
