// A second name that nobody takes is there for its type: without all that it names nothing would be left.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
typealias Dependencies = HasClock & HasCache
func read(_ dependencies: any Dependencies) -> Int { dependencies.clock + dependencies.cache }

typealias Needs = Dependencies  // included: Dependencies
struct Box<D> { var dependencies: D? }
func empty() -> Int {
  let box: Box<any Needs>? = nil
  return box == nil ? 0 : 1
}
