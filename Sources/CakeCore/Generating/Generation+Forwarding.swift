/// The extensions that scopes forward by.
extension Generation {
  mutating func writeForwarding(_ slices: [Int]) throws(GenerateError) {
    let forwarded = Forwarding.present(in: program, except: request.output)
    for provider in needs(of: slices) where !forwarded.contains(provider) {
      let interface = try read(provider)
      guard interface.testableModules.isSubset(of: module.map { [$0] } ?? []) else {
        leftOut.append((interface.name, "its module shows it to nobody"))
        continue
      }
      if let reason = refused[interface.name] {
        leftOut.append((interface.name, "the compiler says: \(reason)"))
        continue
      }
      do throws(Forwarding.Obstacle) {
        let text = try Forwarding.text(interface, access: request.access.prefix)
        parts.append(.init(name: interface.name, text: text))
        modules.formUnion(interface.modules)
        testableModules.formUnion(interface.testableModules)
      } catch {
        leftOut.append((interface.name, error.reason))
      }
    }
  }
}
