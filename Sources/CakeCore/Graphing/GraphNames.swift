/// The names of one list of a model, told apart from each other and from nothing else.
enum GraphNames {
  /// The shortest end of each name that no other name has, in the order given.
  static func of(_ names: [String]) -> [String] {
    let paths = names.map(QualifiedName.parts)
    let shortNames = ShortNames(paths)
    return paths.map { path in
      // A member's function says little without its type.
      let isMember = path.last!.contains("(") && path.count > 2
      return shortNames.short(path, least: isMember ? 2 : 1)
    }
  }
}
