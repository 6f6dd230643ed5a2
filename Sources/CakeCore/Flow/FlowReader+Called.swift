/// What comes out of functions that parameters and local names stand for.
extension FlowReader {
  /// `make(1)`, for a parameter `make: (Int) -> any Slice`, or a local function or name with such a type.
  func result(
    ofLocalCalledAt token: Int, by owner: Int32, in file: Int, _ scan: EscapeScan
  ) -> Origin {
    if let parameter = parameter(at: token, of: owner, in: file, scan) {
      let given = signatures.signature(owner)?.closureResults[parameter.name]
      return given.map { .these($0) } ?? .unknown
    }
    let sites = scan.sites(of: scan.key(token))
    guard sites.count == 1, let type = typeOfResult(declaredAt: sites[0], in: file, scan),
      let nodes = signatures.nodes(namedIn: type, of: file)
    else { return .unknown }
    let composed = nodes.count > 1 ? signatures.composed(in: type, of: file, by: owner) : nil
    return composed.map { .joint($0) } ?? .these(nodes)
  }

  private func typeOfResult(
    declaredAt name: Int, in file: Int, _ scan: EscapeScan
  ) -> Range<Int>? {
    let source = facts.source(file)
    if source.matches(name - 1, "func") {
      let text = source.declaration(at: name, .function)
      return text.generics.isEmpty ? text.result : nil
    }
    guard source.isBinding(name - 1), source.matches(name + 1, ":") else { return nil }
    let type = scan.annotation(after: name)
    let arrows = type.filter { source.matches($0, "->") }
    // Not optional, nor one in a list: those are not called by the name alone.
    guard arrows.count == 1, source.enclosing(arrows[0]) == source.enclosing(name) else {
      return nil
    }
    return arrows[0] + 1..<type.upperBound
  }
}
