// An unread provider's extension is what satisfies another protocol of the slice, in the root.
protocol Titled { var title: Int { get } }
func show(_ titled: any Titled) -> Int { titled.title }
protocol HasClock { var clock: Int { get } }
extension HasClock { var title: Int { clock } }
protocol HasCache { var cache: Int { get } }

protocol RowDependencies: HasClock, HasCache, Titled {}
func row(_ dependencies: any RowDependencies) -> Int { show(dependencies) + dependencies.cache }

struct Live: RowDependencies {
  let clock = 1
  let cache = 2
}
func main() -> Int { row(Live()) }
