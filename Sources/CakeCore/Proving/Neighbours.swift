import Foundation

/// What lies beside a package and takes part in its build: a copy of the package finds it there, by
/// the same steps up.
///
/// Only what manifests or the index name is linked. What else a build has beside the package, its
/// index or its products, it writes beside the copy.
struct Neighbours {
  private let package: Folder
  /// The folder that the package and all of them are in; the package itself where there are none.
  private var top: Folder
  private var links: Set<String> = []
  /// Where builds write to.
  private let written: [Folder]
  private var read: Set<Folder> = []

  /// - Parameter store: Where the index is.
  init(of package: String, _ facts: Facts, store: String?) {
    self.package = Folder(Folder.real(package) ?? package)
    top = self.package
    let stores = [store, store.map(StoreLocation.buildFolder)].compactMap(\.self)
    written = stores.map { Folder(Folder.real($0) ?? $0) }
      .filter { [top] in !$0.contains(top.path) && $0 != top }
    addDependencies(of: self.package)
    for file in facts.files where !file.isOwn { add(file.absolutePath) }
  }

  /// Where the package's copy is to be that has them around it.
  func place(in folder: String) -> String {
    top.path(to: package.path).map(Folder(folder).path) ?? folder
  }

  /// Makes the links around a copy.
  func link(in folder: String) throws(ProofFailure) {
    for target in links {
      guard let name = top.path(to: target) else { continue }
      let link = Folder(folder).path(of: name)
      do {
        try FileManager.default.createDirectory(
          atPath: Folder(link).parent?.path ?? folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
      } catch {
        throw .folderUnwritable(path: link, reason: error.systemReason)
      }
    }
  }

  /// Adds the packages that a package's manifest names by steps up, and what these name.
  private mutating func addDependencies(of folder: Folder) {
    guard read.insert(folder).inserted,
      let bytes = [UInt8].contents(of: folder.path(of: Self.manifest))?.bytes
    else { return }
    for match in String(decoding: bytes, as: UTF8.self).matches(of: /"(\.\.(?:\/[^"\\]*)?)"/) {
      let path = Folder.withoutSteps(folder.path(of: String(match.1)))
      add(path)
      addDependencies(of: Folder(path))
    }
  }

  private static let manifest = "Package.swift"

  private mutating func add(_ path: String) {
    if package.contains(path) || links.contains(where: { Folder($0).contains(path) }) { return }
    var around: Folder? = package.parent
    while let folder = around, folder.path != path, !folder.contains(path) {
      around = folder.parent
    }
    // What has nothing in common with the package but the disk's root is named from there.
    guard let around, !around.path.isEmpty, FileManager.default.fileExists(atPath: path) else {
      return
    }
    for name in names(in: around, towards: path) {
      let target = around.path(of: name)
      guard !written.contains(where: { Folder(target).overlaps($0) }) else { continue }
      links.insert(target)
      if around.contains(top.path) { top = around }
    }
  }

  /// What of a folder around the package takes part where something in it does: all of another
  /// package but what its own builds and git keep there.
  private func names(in folder: Folder, towards path: String) -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path(of: Self.manifest)) else {
      return folder.path(to: path).flatMap { Folder.names(in: $0).first }.map { [$0] } ?? []
    }
    let own = folder.path(to: package.path).flatMap { Folder.names(in: $0).first }
    let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return all.filter { $0 != own && ![".build", ".git", "DerivedData"].contains($0) }
  }
}

extension Folder {
  fileprivate func overlaps(_ other: Folder) -> Bool {
    self == other || contains(other.path) || other.contains(path)
  }
}
