// What comes out is a type in the parameter's, and goes anywhere; what is handed on by another comes out
// itself.
protocol HasAudit { var audit: Int { get } }
protocol HasArchive {
  associatedtype Storage: Hashable
  var archive: Storage { get }
}

typealias CreateDependencies = HasAudit & HasArchive  // expect: unused-need HasAudit
func create<D: CreateDependencies>(_ dependencies: D) -> D.Storage { dependencies.archive }

typealias FirstDependencies = HasAudit & HasArchive
func first<All: Collection>(of all: All) -> All.Element? where All.Element: FirstDependencies {
  _ = all.first?.archive
  return all.first
}
func total<D: FirstDependencies>(_ all: [D]) -> Int { first(of: all)?.audit ?? 0 }

struct Root: CreateDependencies & FirstDependencies {
  let audit = 1
  let archive = 2
}
func start() -> Int {
  print(create(Root()))
  return total([Root()])
}
