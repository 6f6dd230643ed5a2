/// What a root is there for.
enum RootPart: Hashable, CaseIterable {
  /// The app's, or one of its scopes.
  case app
  /// A smaller program that shows one feature, or a preview.
  case development
  case test

  /// The part of each root of a program, by number.
  ///
  /// A root outside tests is one of development if its name or its module's says so, or if its
  /// module's roots, taken together, provide fewer slices whole than those of another module, and none
  /// that these don't: an app's roots provide for every feature, a feature's own program for that
  /// feature alone.
  static func all(in program: Program) -> [RootPart] {
    let catalog = program.catalog
    var covered: [String: Set<Int>] = [:]
    for root in catalog.roots where root.kind != .test && root.isOwn {
      covered[root.module, default: []].formUnion(
        catalog.slices.indices.filter { slice in
          let needs = catalog.slices[slice].needs
          return catalog.slices[slice].isOwn && !needs.isEmpty && needs.isSubset(of: root.provides)
        })
    }
    let smaller = Set(
      covered.keys.filter { module in
        covered.values.contains { covered[module]!.isStrictSubset(of: $0) }
      })
    return catalog.roots.map { root in
      if root.kind == .test || program.isOfTests(root.symbol) { return .test }
      let saysSo =
        DevelopmentName.isOne(root.module)
        || DevelopmentName.isOne(program.facts.name(root.symbol))
      return saysSo || smaller.contains(root.module) ? .development : .app
    }
  }

  /// What a root is called in answers: `development root`.
  func title(of root: Root) -> String {
    switch self {
    case .development: "development root"
    case .app, .test: "\(root.kind.rawValue) root"
    }
  }
}
