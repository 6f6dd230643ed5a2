// Conformances that the compiler makes up take the operators that fit best.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

struct Part<Value>: Comparable {
  let value: Value
  static func == (left: Part, right: Part) -> Bool { true }
  static func < (left: Part, right: Part) -> Bool { false }
}
extension Part where Value: HasBeta {
  static func == (left: Part, right: Part) -> Bool { false }
}
extension Part where Value: HasGamma {
  static func < (left: Part, right: Part) -> Bool { true }
}

typealias EqualDependencies = HasAlpha & HasBeta  // stays: HasBeta
struct State<D: EqualDependencies>: Equatable {
  let part: Part<D>
  var sum: Int { part.value.alpha }
}

typealias OrderDependencies = HasAlpha & HasGamma  // stays: HasGamma
enum Order<D: OrderDependencies>: Comparable {
  case one(Part<D>), none
  var sum: Int { if case .one(let part) = self { part.value.alpha } else { 0 } }
}
