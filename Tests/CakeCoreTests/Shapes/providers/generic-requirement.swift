// A generic method and a generic subscript are the requirements.
protocol HasDecoder { func decode<Value>(_ type: Value.Type) -> Value? }
protocol HasStorage { subscript<Value>(key: KeyPath<Int, Value>) -> Value? { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasDecoder & HasStorage & HasCache  // expect: unused-need HasCache
func load(_ dependencies: any ModelDependencies) -> Int? {
  dependencies.decode(Int.self) ?? dependencies[\.bitWidth]
}
