/// A double of each interface that is asked for.
extension Generation {
  mutating func writeDoubles(_ slices: [Int]) throws(GenerateError) {
    for interface in request.interfaces { try writeInterface(interface) }
    guard request.interfaces.isEmpty || !request.slices.isEmpty else { return }
    for provider in needs(of: slices) {
      let interface = try read(provider)
      for requirement in interface.requirements where Self.isStored(requirement) {
        _ = try add(requirement, of: provider)
      }
    }
  }

  /// A protocol by its module and name, or all those of a module.
  private mutating func writeInterface(_ name: String) throws(GenerateError) {
    var parts = name.split(separator: ".").map(String.init)
    let module = parts.removeFirst()
    var known = try graphs.protocols(of: module)
    for other in GeneratedImports.shown(by: module) {
      // Not every platform's is made of these.
      known += (try? graphs.protocols(of: other)) ?? []
    }
    let asked = known.filter { parts.isEmpty || $0.pathComponents == parts }
    guard !asked.isEmpty else {
      throw .unknown(
        name: name, kind: "protocol",
        known: known.map { "\(module).\($0.pathComponents.joined(separator: "."))" })
    }
    for symbol in asked where interfaces.insert(symbol.usr).inserted {
      let interface = try InterfaceReader(graphs: graphs).interface(of: [symbol.usr])
      if interface.requirements.isEmpty, !parts.isEmpty || interface.obstacle == nil {
        leftOut.append((interface.name, "it requires nothing that has no default"))
        continue
      }
      take(
        DoubleWriter.dependency(
          of: interface, arguments: "", endpoint: nil, access: request.access.prefix,
          modifier: modifier))
    }
  }
}
