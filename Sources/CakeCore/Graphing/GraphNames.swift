/// The names of one list of a model, told apart from each other and from nothing else.
enum GraphNames {
  /// The shortest end of each name that no other name has, in the order given.
  static func of(_ names: [String]) -> [String] {
    let paths = names.map(path)
    let shortNames = ShortNames(paths)
    return paths.map { path in
      // A member's function says little without its type.
      let isMember = path.last!.contains("(") && path.count > 2
      return shortNames.short(path, least: isMember ? 2 : 1)
    }
  }

  /// At the dots, those inside a function's arguments left alone.
  private static func path(_ name: String) -> [String] {
    let base = name.prefix { $0 != "(" }
    var parts = base.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    parts[parts.count - 1] += name[base.endIndex...]
    return parts
  }
}
