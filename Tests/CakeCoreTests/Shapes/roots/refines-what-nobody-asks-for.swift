// What a provider refines is asked for by no cast, or the root is that without it.
protocol Loggable { var line: String { get } }
protocol Titled { var title: String { get } }
protocol HasSink { var sink: Int { get } }
protocol HasUI: Loggable { var ui: Int { get } }
protocol HasName: Titled { var name: String { get } }

typealias LogDependencies = HasSink & HasUI  // expect: unused-need HasUI
struct Log {
  let dependencies: any LogDependencies
  var sink: Int { dependencies.sink }
}
typealias NameDependencies = HasSink & HasName  // expect: unused-need HasName
struct Name {
  let dependencies: any NameDependencies
  var sink: Int { dependencies.sink }
}
struct Root: LogDependencies & NameDependencies, Titled {
  let sink = 1
  let ui = 2
  let name = ""
  let line = ""
  let title = ""
}

func isTitled(_ value: Any) -> Bool { value is any Titled }
func start(_ root: Root) -> String {
  "\(isTitled(root)) " + "\([Log(dependencies: root).sink, Name(dependencies: root).sink])"
}
