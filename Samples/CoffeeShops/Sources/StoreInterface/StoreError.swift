/// Why something could not be kept or read. The description of each is one sentence for a person.
public enum StoreError: Error, Hashable, Sendable {
  case cannotOpen(path: String, reason: String)
  /// A later version of the program has been here.
  case tooNew(path: String, version: Int, known: Int)
  case damaged(path: String, detail: String)
  case failed(path: String, reason: String)
  case nameTaken(String)
  case noSuchAccount
}

extension StoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "cannot open '\(path)': \(reason)"
    case .tooNew(let path, let version, let known):
      "'\(path)' has version \(version), but this program knows \(known) at most; use a newer one"
    case .damaged(let path, let detail): "'\(path)' is damaged: \(detail)"
    case .failed(let path, let reason): "cannot use '\(path)': \(reason)"
    case .nameTaken(let name): "the name '\(name)' is taken"
    case .noSuchAccount: "there is no such account"
    }
  }
}
