// A cast to one of a type's parameters says nothing of what is given for another.
protocol HasAce { var ace: Int { get } }
protocol HasBed { var bed: Int { get } }
protocol HasCap { var cap: Int { get } }
typealias PageDeps = HasAce & HasBed  // expect: unused-need HasBed
typealias CellDeps = HasAce & HasCap  // stays: HasCap
protocol PageView: AnyObject { func show(_ text: String) }

class Presenter<View, Deps> {
  weak var holder: AnyObject?
  let deps: Deps
  var view: View? { holder as? View }
  init(_ deps: Deps) { self.deps = deps }
}
final class PagePresenter: Presenter<any PageView, any PageDeps> {
  func load() { view?.show("\(deps.ace)") }
}
class Finder<Wanted, Deps> {
  let all: [Any]
  let deps: Deps
  init(_ all: [Any], _ deps: Deps) { (self.all, self.deps) = (all, deps) }
  func find() -> [Wanted] { all.compactMap { $0 as? Wanted } }
}
final class CellFinder: Finder<any CellDeps, Int> {
  func sum() -> Int { find().map(\.ace).reduce(deps, +) }
}
struct Wide: PageDeps {
  let ace = 1
  let bed = 2
}
struct Full: CellDeps {
  let ace = 1
  let cap = 3
}
struct Half: HasAce { let ace = 4 }
func start() -> Int {
  PagePresenter(Wide()).load()
  return CellFinder([Full(), Half()], 0).sum()
}
