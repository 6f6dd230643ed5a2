import Foundation

extension PackageModules {
  private static let endings: Set<String> = ["c", "cc", "cpp", "cxx", "m", "mm", "s", "S"]

  /// Whether there is something to compile in a package and none of it is Swift, but for manifests.
  static func isOfOtherLanguages(package: String) -> Bool {
    let swift = SwiftFiles.paths(below: package, followsLinks: false).contains {
      let name = Folder.name(of: $0)
      return name != "Package.swift" && !name.hasPrefix("Package@")
    }
    guard !swift else { return false }
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: package), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    while let file = files?.nextObject() as? URL {
      if endings.contains(file.pathExtension) { return true }
    }
    return false
  }
}
