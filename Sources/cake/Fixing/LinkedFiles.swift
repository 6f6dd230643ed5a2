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
  func target(of finding: Finding) -> String? { target(of: finding.fix?.edits ?? []) }

  /// The first file outside the package that some edits would change.
  func target(of edits: [Finding.Fix.Edit]) -> String? {
    for edit in edits {
      if case .outside(let real) = places[edit.file] { return real }
    }
    return nil
  }

  /// The finding with the real paths of the files that its fix changes.
  func followed(_ finding: Finding) -> Finding {
    var finding = finding
    if let fix = finding.fix { finding.fix?.edits = followed(fix.edits) }
    return finding
  }

  /// Edits of the real files.
  func followed(_ edits: [Finding.Fix.Edit]) -> [Finding.Fix.Edit] {
    edits.map { edit in
      var edit = edit
      if case .inside(let real) = places[edit.file] { edit.file = real }
      return edit
    }
  }
}
