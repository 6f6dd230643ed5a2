// A provider is 'Hashable', which casts to 'AnyHashable' look for, in a list or by what comes out as well.
protocol HasClock: Hashable { var clock: Int { get } }
protocol HasName { var name: String { get } }
protocol HasSeal { var seal: Int { get } }

typealias ModelDependencies = HasClock & HasName  // stays: HasClock
typealias SealDependencies = HasSeal & HasName  // expect: unused-need HasSeal
struct Root: ModelDependencies {
  let clock = 1
  let name = "root"
}
struct Other: SealDependencies {
  let seal = 1
  let name = "other"
}
func show(_ dependencies: any HasName) -> String { dependencies.name }
func model<Needs: ModelDependencies>(_ dependencies: Needs) -> String { show(dependencies) }
func seal<Needs: SealDependencies>(_ dependencies: Needs) -> String { show(dependencies) }
func start(_ values: [String: Any]) -> Int {
  _ = model(Root()) + seal(Other())
  return (values as? [String: AnyHashable])?.count ?? 0
}
