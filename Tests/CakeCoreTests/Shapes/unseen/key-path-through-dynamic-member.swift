// A key path goes through the dynamic member that fits best.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

@dynamicMemberLookup struct Lens<Value> {
  let value: Value
  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}
extension Lens where Value: HasBeta {
  subscript(dynamicMember path: KeyPath<Value, Int>) -> Int { value[keyPath: path] * 100 }
}
typealias LensDependencies = HasAlpha & HasBeta & HasGamma  // stays: HasBeta // escape: HasGamma
func read<D: LensDependencies>(_ dependencies: D) -> [Int] {
  [Lens(value: dependencies)].map(\.alpha)
}
