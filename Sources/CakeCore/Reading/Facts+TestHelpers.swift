extension Facts {
  private static let testLibraries = ["XCTest", "Testing"]

  /// Takes modules for tests by what they import: a library of tests is linked with tests alone, and so is
  /// whatever imports it, unless that can be compiled without.
  func noteTestHelpers() {
    let libraries = symbols(of: .module) { Self.testLibraries.contains(name($0)) }
    guard !libraries.isEmpty else { return }
    var helpers: Set<String> = []
    for (number, file) in files.enumerated()
    where file.isOwn && !file.isTest && file.has(anyOf: libraries)
      && !helpers.contains(file.module)
    {
      if source(number).importsAlways(Self.testLibraries) { helpers.insert(file.module) }
    }
    guard !helpers.isEmpty else { return }
    for file in files where file.isOwn && helpers.contains(file.module) { file.noteIsTest() }
  }
}

extension Facts.File {
  fileprivate func has(anyOf symbols: [Int32]) -> Bool {
    let (base, count) = (numbers.base, numbers.count)
    // In a debug build each step through a range is a call.
    var index = 0
    while index < count {
      if symbols.contains(base[index]) { return true }
      index += 1
    }
    return false
  }
}

extension SourceText {
  /// Whether a file imports one of some modules whatever it is compiled for.
  fileprivate func importsAlways(_ modules: [String]) -> Bool {
    var conditions = 0
    for token in 0..<count {
      if matches(token, "#if") { conditions += 1 }
      if matches(token, "#endif") { conditions -= 1 }
      guard conditions == 0, matches(token, "import"), enclosing(token) == nil else { continue }
      if token + 1 < count, modules.contains(text(at: token + 1)) { return true }
    }
    return false
  }
}
