import Foundation

/// Finds the headers that take part where a module is compiled.
final class Headers {
  private let package: Folder
  private var describing: [String: [String]] = [:]
  private var inFolders: [String: [String]] = [:]
  private var named: [String: [String]] = [:]

  init(package: String) { self.package = Folder(package) }

  /// Those of the C modules that a compiler is told of, with what describes these, those that it is
  /// told of by name, and all that any of these names by a path from where it stands.
  ///
  /// SwiftPM writes the description of a module into the build folder, and names the headers' folder
  /// beside it; a header of that folder may include one that lies outside.
  func all(for arguments: [String]) -> [String] {
    var found: Set<String> = []
    var pending = folders(in: arguments).flatMap(headers(in:))
    pending += arguments.filter(isHeader).map(absolute)
    while let file = pending.popLast() {
      if found.insert(file).inserted { pending += headers(namedIn: file) }
    }
    return found.sorted()
  }

  private func folders(in arguments: [String]) -> Set<String> {
    let map = "-fmodule-map-file="
    var folders = Set(searched(in: arguments).flatMap(described))
    var words = zip(arguments, arguments.dropFirst()).filter { $0.0 == "-Xcc" }.map(\.1)[...]
    while let word = words.popFirst() {
      if word.hasPrefix(map) {
        let file = URL(fileURLWithPath: absolute(String(word.dropFirst(map.count))))
        folders.insert(file.deletingLastPathComponent().path)
      } else if ["-I", "-isystem", "-iquote"].contains(word) {
        if let folder = words.popFirst() { folders.insert(absolute(folder)) }
      } else if word.hasPrefix("-I") {
        folders.insert(absolute(String(word.dropFirst(2))))
      }
    }
    return folders
  }

  /// Where a compiler looks for modules by itself.
  private func searched(in arguments: [String]) -> [String] {
    zip(arguments, arguments.dropFirst() + [""]).compactMap { option, value in
      option == "-I" ? value : option.hasPrefix("-I") ? String(option.dropFirst(2)) : nil
    }.filter { !$0.hasPrefix("-") }.map(absolute)
  }

  /// A folder, and those right in it, as far as they have a description of a module of C.
  private func described(_ folder: String) -> [String] {
    if let known = describing[folder] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = ([folder] + names.map { Folder(folder).path(of: $0) }).filter {
      FileManager.default.fileExists(atPath: Folder($0).path(of: "module.modulemap"))
    }
    describing[folder] = found
    return found
  }

  private func absolute(_ path: String) -> String {
    Folder.isAbsolute(path) ? path : package.path(of: path)
  }

  private static let endings = [
    ".h", ".hh", ".hpp", ".hxx", ".inc", ".inl", ".ipp", ".def", ".modulemap", ".apinotes",
  ]

  private func isHeader(_ name: String) -> Bool { Self.endings.contains(where: name.hasSuffix) }

  private func headers(in folder: String) -> [String] {
    if let known = inFolders[folder] { return known }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let found = names.filter(isHeader).map { "\(folder)/\($0)" }
    inFolders[folder] = found
    return found
  }

  /// What stands between quotes in a header or a description, and is there.
  private func headers(namedIn file: String) -> [String] {
    if let known = named[file] { return known }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    let text = [UInt8](FileManager.default.contents(atPath: file) ?? Data())
    var found: [String] = []
    for line in text.split(separator: UInt8(ascii: "\n")) where isNaming(line, in: file) {
      let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      for (number, part) in parts.enumerated() where number % 2 == 1 && !part.isEmpty {
        let name = String(decoding: part, as: UTF8.self)
        let path = Folder.isAbsolute(name) ? name : Folder(folder).path(of: name)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        found += isFolder.boolValue ? headers(in: path) : [path]
      }
    }
    named[file] = found
    return found
  }

  /// Whether a line can name a file: in a header, only one for the preprocessor.
  private func isNaming(_ line: ArraySlice<UInt8>, in file: String) -> Bool {
    file.hasSuffix(".modulemap")
      || line.first { $0 != 32 && $0 != 9 } == UInt8(ascii: "#")
  }
}
