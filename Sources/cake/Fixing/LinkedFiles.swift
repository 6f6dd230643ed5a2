import CakeCore
import Foundation

/// Where the files to edit really are: a link must not lead an edit past what git has a copy of.
struct LinkedFiles {
  /// The file's own path in the package, or where it is outside of it.
  private enum Place {
    case inside(String)
    case outside(String)
  }

  private var places: [String: Place] = [:]

  init(of files: [String], in package: String) {
    for file in files {
      let real = PackageFolder.absolute(Folder(package).path(of: file))
      places[file] = Folder(package).path(to: real).map(Place.inside) ?? .outside(real)
    }
  }

  /// The first file outside the package that a fix would change.
  func target(of finding: Finding) -> String? {
    for edit in finding.fix?.edits ?? [] {
      if case .outside(let real) = places[edit.file] { return real }
    }
    return nil
  }

  /// The finding with the real paths of the files that its fix changes.
  func followed(_ finding: Finding) -> Finding {
    var finding = finding
    for index in finding.fix?.edits.indices ?? 0..<0 {
      if case .inside(let real) = places[finding.fix!.edits[index].file] {
        finding.fix!.edits[index].file = real
      }
    }
    return finding
  }
}
