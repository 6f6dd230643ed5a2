import Foundation

extension Folder {
  /// An absolute path without `.` and `..` in it.
  ///
  /// The system goes up from where a link leads, not from where it stands.
  static func withoutSteps(_ path: String) -> String {
    guard hasSteps(path) else { return path }
    var plain = ""
    for name in names(in: path) {
      switch name {
      case ".": break
      case "..": plain = Folder(real(plain) ?? plain).parent?.path ?? ""
      default: plain += "/" + name
      }
    }
    return plain
  }

  private static func hasSteps(_ path: String) -> Bool {
    names(in: path).contains { $0 == "." || $0 == ".." }
  }

  /// The path of what is there with no link on the way; nil where nothing is.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
