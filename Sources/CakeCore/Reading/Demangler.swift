/// Turns mangled names into the compiler's own text for them.
enum Demangler {
  /// The runtime's own demangler; the result is the caller's to free.
  @_silgen_name("swift_demangle")
  private static func demangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ bufferSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?

  static func text(usr: String) -> String? {
    guard usr.hasPrefix("s:") else { return nil }
    let mangled = "$s" + usr.dropFirst(2)
    guard let result = demangle(mangled, mangled.utf8.count, nil, nil, 0) else { return nil }
    defer { result.deallocate() }
    return String(cString: result)
  }

  /// The type of a property that does not depend on a generic context; nil where it does.
  static func propertyType(usr: String) -> String? {
    guard !usr.contains("Qz"), !usr.contains("Qy"), let text = text(usr: usr),
      let colon = text.firstRange(of: " : ")
    else { return nil }
    let type = String(text[colon.upperBound...])
    return type.contains("Self") ? nil : type
  }

  /// What an optional type is one of, as this demangler writes types; nil for any other type.
  static func payload(ofOptional type: Substring) -> Substring? {
    guard type.hasPrefix("Swift.Optional<"), type.hasSuffix(">") else { return nil }
    return type.dropFirst("Swift.Optional<".count).dropLast()
  }
}
