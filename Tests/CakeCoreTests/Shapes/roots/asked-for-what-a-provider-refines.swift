// A provider alone makes the root what a cast finds, or what printing looks for.
protocol Loggable { var line: String { get } }
protocol HasSink { var sink: Int { get } }
protocol HasUI: Loggable { var ui: Int { get } }
extension HasUI { var line: String { "ui" } }
protocol HasName: CustomStringConvertible { var name: String { get } }
extension HasName { var description: String { "name" } }
protocol HasKey: Hashable { var key: Int { get } }

typealias LogDependencies = HasSink & HasUI  // stays: HasUI
struct Log {
  let dependencies: any LogDependencies
  var sink: Int { dependencies.sink }
}
typealias NameDependencies = HasSink & HasName  // stays: HasName
struct Name {
  let dependencies: any NameDependencies
  var sink: Int { dependencies.sink }
}
typealias KeyDependencies = HasSink & HasKey  // stays: HasKey
struct Key<D: KeyDependencies> {
  let dependencies: D
  var sink: Int { dependencies.sink }
}
struct Root: LogDependencies & NameDependencies & KeyDependencies {
  let sink = 1
  let ui = 2
  let name = ""
  let key = 3
}

func log(_ value: Any) -> String { (value as? any Loggable)?.line ?? "" }
func kind<T>(_ value: T) -> String { value is any Hashable ? "hashable" : "plain" }
func start(_ root: Root) -> String {
  let sinks = [
    Log(dependencies: root).sink, Name(dependencies: root).sink, Key(dependencies: root).sink,
  ]
  return log(root) + kind(root) + "\(root) \(sinks)"
}
