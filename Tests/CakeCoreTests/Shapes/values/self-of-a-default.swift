// What a provider's default answers with `Self`, in whatever, is the value that it is read on; slices whose
// values go into something generic are no more likely.
protocol HasUnits { var units: String { get } }
protocol HasFlags { var flags: Int { get } }
protocol HasCache { var cache: Int { get } }
extension HasUnits {
  typealias Me = Self
  var short: Self { self }
  var me: Me { self }
  var all: [Self] { [self] }
  func copy() throws -> Self { self }
}

typealias RiderDependencies = HasUnits & HasFlags & HasCache  // expect: unused-need HasCache
struct Rider {
  let dependencies: any RiderDependencies
  var far: Int { dependencies.short.flags }
}
typealias WalkerDependencies = HasUnits & HasFlags
struct Walker {
  let dependencies: any WalkerDependencies
  var far: Int { dependencies.me.flags }
}
typealias FlyerDependencies = HasUnits & HasFlags
struct Flyer {
  let dependencies: any FlyerDependencies
  var far: Int { dependencies.all.first?.flags ?? 0 }
}
typealias SailorDependencies = HasUnits & HasFlags
struct Sailor<Dependencies: SailorDependencies> {
  let dependencies: Dependencies
  var far: Int { (try? dependencies.copy())?.flags ?? 0 }
}

typealias LogDependencies = HasCache & HasFlags  // expect: unused-need HasFlags
final class Log<Dependencies: LogDependencies> {
  func text(_ dependencies: Dependencies) -> Int { dependencies.cache }
}

struct Root: HasUnits, HasFlags, HasCache { let units = "km", flags = 1, cache = 2 }
func main() {
  print(Log<Root>().text(Root()), Rider(dependencies: Root()).far, Walker(dependencies: Root()).far)
  print(Flyer(dependencies: Root()).far, Sailor(dependencies: Root()).far)
}
