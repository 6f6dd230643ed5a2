// Made-up hashing and coding of a type's parts take methods of an extension elsewhere.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

struct Part<Value>: Hashable, Encodable {
  init(_ value: Value) {}
  static func == (left: Part, right: Part) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
  func encode(to encoder: any Encoder) throws {}
}
extension Hasher {
  mutating func combine<Value: HasBeta>(_ part: Part<Value>) { combine(1) }
}
extension KeyedEncodingContainer {
  mutating func encode<Value: HasGamma>(_ part: Part<Value>, forKey key: Key) throws {}
}

typealias HashDependencies = HasAlpha & HasBeta  // stays: HasBeta
struct Hashed<D: HashDependencies>: Hashable {
  let part: Part<D>
  func sum(_ dependencies: D) -> Int { dependencies.alpha }
}

typealias CodeDependencies = HasAlpha & HasGamma  // stays: HasGamma
struct Coded<D: CodeDependencies>: Encodable {
  let part: Part<D>
  func sum(_ dependencies: D) -> Int { dependencies.alpha }
}
