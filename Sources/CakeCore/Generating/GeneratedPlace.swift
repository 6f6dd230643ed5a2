import Foundation

/// Where generated files go, and which module a place belongs to.
package enum GeneratedPlace {
  /// The module of the files beside a path, or in the nearest folder above it.
  static func module(of path: String, _ facts: Facts) -> String? {
    var folder = Folder(path).parent
    while let current = folder, !current.path.isEmpty {
      let inside = facts.files.filter { $0.isOwn && current.contains($0.absolutePath) }
      let modules = Set(inside.map(\.module))
      if modules.count == 1 { return modules.first }
      if modules.count > 1 { return nil }
      if FileManager.default.fileExists(atPath: current.path(of: "Package.swift")) { return nil }
      folder = current.parent
    }
    return nil
  }

  private static let testLibraries = Facts.testLibraries.union(["LayerCakeTesting"])

  /// Whether a module is one of tests or helps them, as far as its files tell.
  static func isForTests(_ module: String, _ facts: Facts) -> Bool {
    facts.files.indices.contains { file in
      guard facts.files[file].isOwn, facts.files[file].module == module else { return false }
      return facts.files[file].isTest
        || !facts.source(file).importedModules().isDisjoint(with: testLibraries)
    }
  }

  /// The folder of a test target: that of its files, or where SwiftPM looks for them if there are no facts
  /// of any, because they wait for what is to be generated.
  static func folder(ofTarget target: String, _ program: Program) -> String? {
    let files = program.facts.files.filter { $0.isOwn && $0.module == target }
    if let first = files.first {
      var folder = Folder(first.absolutePath).parent
      while let current = folder, !files.allSatisfy({ current.contains($0.absolutePath) }) {
        folder = current.parent
      }
      return folder?.path
    }
    guard let package = package(of: program) else { return nil }
    let usual = "\(package)/Tests/\(target)"
    return FileManager.default.fileExists(atPath: usual) ? usual : nil
  }

  /// The package's folder: what the absolute path of a file has before the one in the package.
  private static func package(of program: Program) -> String? {
    program.facts.files.lazy.filter(\.isOwn).compactMap { file in
      let parents = Folder.names(in: file.path).count
      let folder = (0..<parents).reduce(Folder(file.absolutePath)) { folder, _ in folder?.parent }
      return folder.flatMap { $0.path(of: file.path) == file.absolutePath ? $0.path : nil }
    }.first
  }

  /// The Swift files of a folder, by path.
  static func sources(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
