// Methods of one name and different types can live in one root.
protocol HasReader { func open(_ path: Int) -> Int }
protocol HasWriter { func open(_ path: String) -> Int }

typealias FileDependencies = HasReader & HasWriter
func file(_ dependencies: any FileDependencies) -> Int {
  dependencies.open(3) + dependencies.open("a")
}
struct Live: FileDependencies {
  func open(_ path: Int) -> Int { 1 }
  func open(_ path: String) -> Int { 2 }
}
func main() -> Int { file(Live()) }
