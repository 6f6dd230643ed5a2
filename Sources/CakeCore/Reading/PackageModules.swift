import Foundation

/// The modules that a package's manifest declares and the store knows nothing of.
enum PackageModules {
  /// The manifest is only looked at for names, so a module that it computes is passed over: what is
  /// not known to be missing is not reported.
  static func withoutUnits(package: String, modules: Set<String>) -> [String] {
    guard let manifest = try? String(contentsOfFile: package + "/Package.swift", encoding: .utf8)
    else { return [] }
    let text = SourceText(Array(manifest.utf8))
    var missing: [String] = []
    for target in targets(in: text) where !modules.contains(target.module) {
      if target.folders.contains(where: { !SwiftFiles.paths(below: "\(package)/\($0)").isEmpty }) {
        missing.append(target.module)
      }
    }
    return missing.sorted()
  }

  /// The source files of modules that the store does know, when it knows nothing of these files.
  ///
  /// A target whose manifest says which files belong to it, or which don't, is passed over.
  static func filesWithoutUnits(package: String, units: [StoreUnit]) -> [String] {
    guard let manifest = try? String(contentsOfFile: package + "/Package.swift", encoding: .utf8)
    else { return [] }
    let text = SourceText(Array(manifest.utf8))
    let isComputed = (1..<max(1, text.count)).contains {
      text.matches($0 - 1, ".") && (text.matches($0, "exclude") || text.matches($0, "sources"))
    }
    guard !isComputed else { return [] }
    let all = targets(in: text)
    let partial = Set(all.filter { !$0.takesAllSources }.map(\.module))
    let known = Set(units.map(\.module)).subtracting(partial)
    let files = Set(units.map(\.mainFile))
    // The compiler may have recorded it by another path.
    lazy var realFiles = Set(files.compactMap(Folder.real))
    var missing: Set<String> = []
    for target in all where known.contains(target.module) {
      for folder in target.folders {
        for file in SwiftFiles.paths(below: "\(package)/\(folder)")
        where !files.contains(file) {
          guard let real = Folder.real(file), !realFiles.contains(real) else { continue }
          missing.insert(Folder(package).relativePath(to: file))
        }
      }
    }
    return missing.sorted()
  }

  /// The modules that the manifest hands to other packages as libraries.
  static func inLibraries(package: String) -> Set<String> {
    guard let manifest = try? String(contentsOfFile: package + "/Package.swift", encoding: .utf8)
    else { return [] }
    let text = SourceText(Array(manifest.utf8))
    var modules: Set<String> = []
    for index in 0..<text.count where text.matches(index, "library") {
      guard text.matches(index + 1, "("), let end = text.partner(of: index + 1) else { continue }
      for token in index + 2..<end where text[token].kind == .string {
        modules.insert(mangled(String(text.text(at: token).dropFirst().dropLast())))
      }
    }
    return modules
  }

  private struct Target {
    var module: String
    var folders: [String]
    /// Whether every Swift file in its folders is compiled into it.
    var takesAllSources: Bool
  }

  private static let kinds = ["target", "executableTarget", "testTarget", "macro"]

  private static func targets(in text: SourceText) -> [Target] {
    var targets: [Target] = []
    for index in 0..<text.count {
      guard text.matches(index, "("), text.isIdentifier(index - 1), text.matches(index - 2, "."),
        kinds.contains(text.name(at: index - 1)), let end = text.partner(of: index),
        let name = argument("name", in: text, index, end)
      else { continue }
      let folder = text.matches(index - 1, "testTarget") ? "Tests" : "Sources"
      let path = argument("path", in: text, index, end)
      targets.append(
        Target(
          module: mangled(name), folders: [path ?? "\(folder)/\(name)"],
          takesAllSources: takesAllSources(in: text, index, end)))
    }
    return targets
  }

  private static func takesAllSources(in text: SourceText, _ open: Int, _ end: Int) -> Bool {
    for label in ["exclude", "sources", "resources"] {
      if value(of: label, in: text, open, end) != nil { return false }
    }
    // A path that the manifest puts together is not known.
    guard let path = value(of: "path", in: text, open, end) else { return true }
    let folders = text.text(at: path).dropFirst().dropLast().split(
      separator: "/", omittingEmptySubsequences: false)
    return text[path].kind == .string && (text.matches(path + 1, ",") || path + 1 == end)
      && folders.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  }

  private static func argument(
    _ label: String, in text: SourceText, _ open: Int, _ end: Int
  ) -> String? {
    guard let value = value(of: label, in: text, open, end), text[value].kind == .string else {
      return nil
    }
    return String(text.text(at: value).dropFirst().dropLast())
  }

  /// The first token of the argument of this name.
  private static func value(
    of label: String, in text: SourceText, _ open: Int, _ end: Int
  ) -> Int? {
    for index in open + 1..<end where text.enclosing(index) == open {
      if text.isIdentifier(index), text.name(at: index) == label, text.matches(index + 1, ":"),
        index + 2 < end
      {
        return index + 2
      }
    }
    return nil
  }

  /// The module's name: what an identifier can't hold becomes an underscore.
  private static func mangled(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
