import CakeCore
import Foundation

/// The sources that turn out to be newer than the facts: a child writes them down for its parent.
///
/// A build system that looks at times can pass over what was changed while it ran, or right after.
struct StaleFiles {
  private static let variable = "CAKE_STALE_FILES"
  private let file: String

  var variables: [String: String] { [Self.variable: file] }

  static func with<Value>(_ body: (StaleFiles) throws(ToolError) -> Value) throws(ToolError)
    -> Value
  {
    try TemporaryFolder.with { folder throws(ToolError) in
      try body(StaleFiles(file: folder + "/names"))
    }
  }

  /// In the child: where the parent wants to know them.
  private static var asked: String? { ProcessInfo.processInfo.environment[variable] }

  /// In the child: whether the parent builds once more if it is told of some.
  static var areAskedFor: Bool { asked != nil }

  /// In the child: whether the parent can do something about an error.
  static func note(_ error: ToolError) -> Bool {
    guard let files = error.staleFiles, let file = asked else { return false }
    let data = Data(files.joined(separator: "\0").utf8)
    return FileManager.default.createFile(atPath: file, contents: data)
  }

  /// The paths of files, and of folders of which all are meant, relative to the package.
  var names: [String] {
    let data = FileManager.default.contents(atPath: file) ?? Data()
    return data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Gives the files the time of now, so that the next build can't pass over them.
  func touch(in package: String) {
    let folder = Folder(package)
    FileTime.touch(
      names.flatMap { name in
        let path = folder.path(of: name)
        let sources = Self.sources(in: path)
        return sources.isEmpty ? [path] : sources
      })
  }

  private static func sources(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }
      .map(Folder(folder).path(of:))
  }

  /// Where a file lies with those that were compiled with it: whoever put it in another's place, time
  /// included, has that in its place, and no time tells of either.
  fileprivate static func target(with file: String) -> String {
    let folders = Folder.names(in: file).dropLast().prefix(2)
    return folders.isEmpty ? file : folders.joined(separator: "/")
  }
}

extension ToolError {
  fileprivate var staleFiles: [String]? {
    switch self {
    case .check(.staleStore(let files, _)), .why(.check(.staleStore(let files, _))),
      .generate(.check(.staleStore(let files, _))):
      files
    case .check(.storeContradictsSource(let file, _, _)),
      .why(.check(.storeContradictsSource(let file, _, _))),
      .generate(.check(.storeContradictsSource(let file, _, _))):
      [StaleFiles.target(with: file)]
    default: nil
    }
  }
}
