import Foundation

extension URL {
  /// Whether both are on one server: same scheme, host and port.
  func isOnServer(of other: URL?) -> Bool {
    scheme?.lowercased() == other?.scheme?.lowercased()
      && host()?.lowercased() == other?.host()?.lowercased()
      && port == other?.port
  }
}

/// Finds the target of the next page in a `Link` header.
///
/// The header is a list such as `<https://…?page=2>; rel="next", <https://…?page=9>; rel="last"`.
/// A comma may also occur inside the angle brackets, so the header can't just be split at commas.
func nextPage(inLink header: String) -> String? {
  var rest = header[...]
  while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
    let target = rest[rest.index(after: open)..<close]
    let parameters = rest[close...].dropFirst().prefix { $0 != "<" }
    if parameters.split(separator: ";").contains(where: isRelationNext) { return String(target) }
    rest = parameters.base[parameters.endIndex...]
  }
  return nil
}

/// Whether a parameter is `rel=next`, quoted or not, alone or among other relations.
private func isRelationNext(_ parameter: some StringProtocol) -> Bool {
  let parts = parameter.lowercased().split(separator: "=", maxSplits: 1)
  guard parts.count == 2, parts[0].trimmingCharacters(in: .whitespaces) == "rel" else {
    return false
  }
  return parts[1].split { $0 == "\"" || $0 == "," || $0.isWhitespace }.contains("next")
}
