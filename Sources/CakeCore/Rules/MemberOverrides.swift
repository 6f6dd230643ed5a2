/// Which members of classes override which, and what answers a requirement.
struct MemberOverrides {
  /// The members that answer a protocol's requirement, and those requirements.
  private(set) var bound: Set<Int32> = []
  /// What a class's member overrides.
  private(set) var overridden: [Int32: Int32] = [:]
  private var overriding: [Int32: Set<Int32>] = [:]

  init(_ facts: Facts) {
    func isOfClass(_ member: Int32) -> Bool {
      let type = facts.nominalParent(member)
      return type >= 0 && facts.symbols.base[Int(type)].kind == .class
    }
    for index in 0..<facts.overrides.count {
      let override = facts.overrides.base[index]
      if isOfClass(override.overriding), isOfClass(override.overridden) {
        overridden[override.overriding] = override.overridden
        overriding[override.overridden, default: []].insert(override.overriding)
      } else {
        bound.formUnion([override.overriding, override.overridden])
      }
    }
  }

  /// What a member overrides, and what overrides it.
  func linked(_ member: Int32) -> Set<Int32> {
    (overriding[member] ?? []).union(overridden[member].map { [$0] } ?? [])
  }

  /// The member that the first of some classes has, which the others override.
  func first(of member: Int32) -> Int32 {
    var member = member
    while let next = overridden[member] { member = next }
    return member
  }
}
