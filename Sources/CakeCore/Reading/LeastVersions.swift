import Foundation

/// The least versions that compile a package, as its manifests say: no build has what only older ones
/// would.
struct LeastVersions: Sendable {
  /// The version of the compiler, which is that of the tools.
  private(set) var compiler: [Int]?
  /// The version of the language.
  private(set) var language: [Int]?

  /// Of which nothing is known.
  init() {}

  /// - Parameter package: A folder with a manifest, and some for certain versions of the tools.
  init(package: String) {
    let manifests = Self.manifests(in: package)
    let versions = manifests.map(Self.toolsVersion)
    guard !versions.isEmpty, !versions.contains(nil) else { return }
    let tools = versions.compactMap(\.self).min { $0.lexicographicallyPrecedes($1) }
    compiler = tools
    language = tools.flatMap { Self.language($0, manifests) }
  }

  /// What a condition's part says of every build, `swift(>=5.9)` or `compiler(<6.0)`; nil where one may
  /// differ from another.
  func value(of part: String) -> Bool? {
    Self.value(of: part, "compiler", from: compiler)
      ?? Self.value(of: part, "swift", from: language)
  }

  /// What a part says where a version is at least some other.
  static func value(of part: String, _ subject: String, from least: [Int]?) -> Bool? {
    guard let least, part.hasPrefix(subject), part.last == ")" else { return nil }
    let inside = part.dropFirst(subject.count).dropLast()
    for (sign, isReached) in [("(>=", true), ("(<", false)] where inside.hasPrefix(sign) {
      guard let version = version(inside.dropFirst(sign.count)) else { return nil }
      return least.lexicographicallyPrecedes(version) ? nil : isReached
    }
    return nil
  }

  private static func manifests(in package: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: package)) ?? []
    return names.filter {
      $0 == "Package.swift" || $0.hasPrefix("Package@swift-") && $0.hasSuffix(".swift")
    }
    .compactMap { try? String(contentsOfFile: "\(package)/\($0)", encoding: .utf8) }
  }

  /// What the first line says, `// swift-tools-version: 6.2`.
  private static func toolsVersion(_ manifest: String) -> [Int]? {
    let key = "swift-tools-version:"
    guard let line = manifest.split(whereSeparator: \.isNewline).first,
      let end = line.range(of: key)?.upperBound
    else { return nil }
    let text = line[end...].drop { $0 == " " || $0 == "\t" }
    return version(text.prefix { $0 == "." || $0.isNumber })
  }

  /// The oldest version of the language that some target is compiled as; nil where it is not known.
  private static func language(_ tools: [Int], _ manifests: [String]) -> [Int]? {
    let choosing = manifests.filter { $0.contains("wiftLanguage") }
    let isUnclear = manifests.contains { $0.contains("swift-version") }
    guard !isUnclear, !choosing.contains(where: namesOldOnes) else { return nil }
    // To newer compilers Swift 5 is the last of its versions.
    let five = [5, 10]
    return choosing.isEmpty || tools.lexicographicallyPrecedes(five) ? tools : five
  }

  private static func namesOldOnes(_ manifest: String) -> Bool {
    [".v3", ".v4", "version("].contains(where: manifest.contains)
  }

  private static func version(_ text: some StringProtocol) -> [Int]? {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard !numbers.isEmpty, !numbers.contains(nil) else { return nil }
    var version = numbers.compactMap(\.self)
    while version.last == 0 { version.removeLast() }
    return version
  }
}
