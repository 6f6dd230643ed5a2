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
      if target.folders.contains(where: { hasSources("\(package)/\($0)") }) {
        missing.append(target.module)
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
      targets.append(Target(module: mangled(name), folders: [path ?? "\(folder)/\(name)"]))
    }
    return targets
  }

  private static func argument(
    _ label: String, in text: SourceText, _ open: Int, _ end: Int
  ) -> String? {
    for index in open + 1..<end where text.enclosing(index) == open {
      if text.isIdentifier(index), text.name(at: index) == label, text.matches(index + 1, ":"),
        index + 2 < end, text[index + 2].kind == .string
      {
        return String(text.text(at: index + 2).dropFirst().dropLast())
      }
    }
    return nil
  }

  /// The module's name: what an identifier can't hold becomes an underscore.
  private static func mangled(_ target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  private static func hasSources(_ folder: String) -> Bool {
    guard let files = FileManager.default.enumerator(atPath: folder) else { return false }
    for case let file as String in files where file.hasSuffix(".swift") { return true }
    return false
  }
}
