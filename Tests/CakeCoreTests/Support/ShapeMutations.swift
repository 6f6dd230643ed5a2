/// What can be removed from a shape, found in its text by rules of their own: nothing here knows
/// how `cake` sees the same program.
struct ShapeMutations: Sendable {
  /// One removal.
  struct Mutation: Sendable, Hashable {
    enum Kind: String, Sendable {
      /// A provider's name in a slice.
      case need
      /// Another slice's name in a slice.
      case inclusion
      /// A whole slice.
      case slice
      /// A provider's name in the inheritance clause of a concrete type or of an extension.
      case conformance
    }

    let kind: Kind
    /// The index of the file among the shape's sources, and of the declaration in it.
    let source: Int
    let declaration: Int
    /// The index of the name in the declaration's clause.
    let element: Int?
    /// The slice that it belongs to, or the type.
    let owner: String
    let name: String
    let line: Int
  }

  let all: [Mutation]
  private let declarations: [[ShapeDeclaration]]
  private let sources: [Shape.Source]

  init(of shape: Shape) {
    sources = shape.sources
    let declarations = shape.sources.map { ShapeDeclaration.all(in: $0.text) }
    let names = Names(declarations.flatMap(\.self))
    self.declarations = declarations
    all = declarations.indices.flatMap { source in
      Self.mutations(of: declarations[source], source: source, names: names)
    }
  }

  private static func mutations(
    of declarations: [ShapeDeclaration], source: Int, names: Names
  ) -> [Mutation] {
    declarations.indices.flatMap { index -> [Mutation] in
      let declaration = declarations[index]
      let isSlice = names.isSlice(declaration)
      var found: [Mutation] = []
      if isSlice {
        found.append(
          Mutation(
            kind: .slice, source: source, declaration: index, element: nil,
            owner: declaration.name, name: declaration.name, line: declaration.line))
      }
      guard isSlice || declaration.isType else { return found }
      for (position, element) in declaration.clause.elements.enumerated()
      where names.providers.contains(element.name)
        || isSlice && names.slices.contains(element.name)
      {
        let kind: Mutation.Kind = names.providers.contains(element.name) ? .need : .inclusion
        found.append(
          Mutation(
            kind: isSlice ? kind : .conformance, source: source, declaration: index,
            element: position, owner: declaration.name, name: element.name, line: element.line))
      }
      return found
    }
  }

  /// The shape's sources after some removals.
  func applying(_ mutations: some Sequence<Mutation>) -> [Shape.Source] {
    var edits = Array(repeating: [ShapeEdit](), count: sources.count)
    for (place, group) in Dictionary(grouping: mutations, by: { [$0.source, $0.declaration] }) {
      let declaration = declarations[place[0]][place[1]]
      edits[place[0]] +=
        group.contains { $0.kind == .slice }
        ? [ShapeEdit(range: declaration.range, text: "")]
        : declaration.clause.removing(Set(group.compactMap(\.element)))
    }
    return zip(sources, edits).map { source, edits in
      var changed = source
      changed.text = ShapeEdit.apply(edits, to: source.text)
      return changed
    }
  }
}

/// Which names are providers and slices.
private struct Names {
  private(set) var providers: Set<String> = []
  private(set) var slices: Set<String> = []

  init(_ declarations: [ShapeDeclaration]) {
    for case let declaration in declarations where Self.isProvider(declaration) {
      providers.insert(declaration.simpleName)
    }
    // A slice can be made of slices: repeat until nothing is added.
    var count = -1
    while count != slices.count {
      count = slices.count
      for declaration in declarations where isSlice(declaration) {
        slices.insert(declaration.simpleName)
      }
    }
  }

  func isSlice(_ declaration: ShapeDeclaration) -> Bool {
    let hasProviderName = Self.hasProviderName(declaration.simpleName)
    let elements = declaration.clause.elements.map(\.name)
    guard elements.contains(where: { providers.contains($0) || slices.contains($0) }) else {
      return false
    }
    return switch declaration.kind {
    case .alias: elements.count > 1 || !hasProviderName
    case .protocol: !hasProviderName
    case .type: false
    }
  }

  private static func isProvider(_ declaration: ShapeDeclaration) -> Bool {
    guard case .protocol(hasRequirements: true) = declaration.kind else { return false }
    return hasProviderName(declaration.simpleName)
  }

  private static func hasProviderName(_ name: String) -> Bool {
    for prefix in ["Has", "Makes"] where name.hasPrefix(prefix) {
      return name.dropFirst(prefix.count).first.map { !$0.isLowercase } ?? false
    }
    return false
  }
}

extension ShapeDeclaration {
  fileprivate var simpleName: String { String(name.split(separator: ".").last ?? "") }

  fileprivate var isType: Bool {
    if case .type = kind { true } else { false }
  }
}
