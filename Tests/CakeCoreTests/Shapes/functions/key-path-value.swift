// A key path is invariant in its value: the property's slice and the key path's are one type.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias StoredDependencies = HasClock & HasCache
struct Model { var dependencies: any StoredDependencies }

typealias PathDependencies = HasClock & HasCache
func read(_ path: WritableKeyPath<Model, any PathDependencies>, _ model: Model) -> Int {
  model[keyPath: path].clock + model[keyPath: path].cache
}
func run(_ model: Model) -> Int { read(\.dependencies, model) }
