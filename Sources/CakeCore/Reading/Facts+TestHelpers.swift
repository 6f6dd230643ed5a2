extension Facts {
  static let testLibraries: Set = ["XCTest", "Testing"]

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
      let imported = source(number).importedModules(.unconditional)
      if !imported.isDisjoint(with: Self.testLibraries) { helpers.insert(file.module) }
    }
    guard !helpers.isEmpty else { return }
    for file in files where file.isOwn && helpers.contains(file.module) { file.noteIsTest() }
  }
}

extension Facts.File {
  fileprivate func has(anyOf symbols: [Int32]) -> Bool {
    let (base, count) = (numbers.base, numbers.count)
    return symbols.contains { symbol in
      // In a debug build each step through a range is a call.
      var index = 0
      while index < count, base[index] != symbol { index += 1 }
      return index < count
    }
  }
}
