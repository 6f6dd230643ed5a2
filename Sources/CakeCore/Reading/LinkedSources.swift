/// The paths in a package of sources that a build knows by other ones.
///
/// A project that is opened at a link, or that lies where the system has one, as macOS has for its
/// temporary folders, is compiled by that path. The package's own is the real one.
struct LinkedSources {
  private let package: Folder
  /// The folders of the package by what they are called elsewhere; nil for those of nobody here.
  private var folders: [Folder: Folder?] = [:]

  init(package: String) { self.package = Folder(package) }

  /// A unit with its source's path in the package, if it lies there.
  mutating func inPackage(_ unit: StoreUnit) -> StoreUnit {
    guard !package.contains(unit.mainFile), let folder = Folder(unit.mainFile).parent,
      let own = own(folder)
    else { return unit }
    return unit.moved(to: own.path(of: Folder.name(of: unit.mainFile)))
  }

  private mutating func own(_ folder: Folder) -> Folder? {
    if let known = folders[folder] { return known }
    let real = Folder.real(folder.path).map(Folder.init)
    let own = real.flatMap { $0 == package || package.contains($0.path) ? $0 : nil }
    folders[folder] = .some(own)
    return own
  }
}
