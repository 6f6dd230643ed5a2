import Foundation

/// A copy of a package in which nothing that is written reaches the package's own files.
///
/// A link is copied as one, and leads where it led, or to the copy of that: one that is written
/// through would change what it was made from, and one that leads back would hide what is written.
struct PackageCopy {
  private let package: Folder
  /// The package by the path that is told.
  private let named: Folder
  private let copy: Folder

  /// Copies a package without what builds and git keep in it, nor the folder that the copy is in.
  init(of package: String, at path: String, without folder: String) throws(ProofFailure) {
    self.package = Folder(Folder.real(package) ?? package)
    named = Folder(package)
    copy = Folder(path)
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: path, withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: package)
      where ![".build", ".git", "DerivedData"].contains(name)
        && !Folder(self.package.path(of: name)).contains(Folder.real(folder) ?? folder)
      {
        try files.copyItem(atPath: self.package.path(of: name), toPath: copy.path(of: name))
      }
      for name in files.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
        try leadAside(copy.path(of: name), original: self.package.path(of: name))
      }
    } catch {
      throw .folderUnwritable(path: path, reason: error.systemReason)
    }
  }

  /// Where the copy of a file is; nil if it lies outside of the package, be it through a link.
  func path(of file: String) -> String? {
    guard let real = Folder.real(file), let name = package.path(to: real) else { return nil }
    return copy.path(of: name)
  }

  /// Where the copy of a file is that can be written to: what lies outside of the package and is
  /// linked from inside gets a copy in the link's place. Nil if nothing of the package leads there.
  func writable(_ file: String) throws(ProofFailure) -> String? {
    if let inside = path(of: file) { return inside }
    guard let name = named.path(to: file) ?? package.path(to: file) else { return nil }
    let own = Folder(Folder.real(copy.path) ?? copy.path)
    var place = copy.path
    for part in name.split(separator: "/") {
      place = Folder(place).path(of: String(part))
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil,
        let target = Folder.real(place)
      else { continue }
      if own.contains(target) {
        place = target
      } else {
        do { try replace(place, by: target) } catch {
          throw .folderUnwritable(path: place, reason: error.systemReason)
        }
      }
    }
    return place
  }

  /// Puts a copy of a file, or links to all that is in a folder, where a link to either is.
  private func replace(_ link: String, by target: String) throws {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: target, isDirectory: &isFolder) else { return }
    try files.removeItem(atPath: link)
    guard isFolder.boolValue else { return try files.copyItem(atPath: target, toPath: link) }
    try files.createDirectory(atPath: link, withIntermediateDirectories: false)
    for name in try files.contentsOfDirectory(atPath: target) {
      try files.createSymbolicLink(
        atPath: Folder(link).path(of: name), withDestinationPath: Folder(target).path(of: name))
    }
  }

  /// Has a link lead where the original one leads, or to the copy of that.
  private func leadAside(_ link: String, original: String) throws {
    let files = FileManager.default
    guard (try? files.destinationOfSymbolicLink(atPath: link)) != nil,
      let target = Folder.real(original)
    else { return }
    let own = path(of: original).flatMap { files.fileExists(atPath: $0) ? $0 : nil }
    let wanted = own ?? target
    guard Folder.real(link) != Folder.real(wanted) else { return }
    try files.removeItem(atPath: link)
    try files.createSymbolicLink(atPath: link, withDestinationPath: wanted)
  }
}
