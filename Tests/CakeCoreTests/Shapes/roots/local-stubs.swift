// The only roots of some slices are local types, as tests have them: in functions, closures,
// properties and methods, on one line and on several, through aliases and nested further.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLogger { var logger: Int { get } }
protocol HasPaint { var paint: Int { get } }
protocol HasHorns { var horns: Int { get } }
protocol HasSails { var sails: Int { get } }

typealias NowDependencies = HasClock
func now(_ dependencies: any NowDependencies) -> Int { dependencies.clock }
struct App: NowDependencies { let clock = 1 }

typealias ListDependencies = HasClock & HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock + dependencies.cache }
func demo() -> Int {
  struct Stub: ListDependencies { let clock = 1, cache = 2 }
  return list(Stub()) + now(App())
}

typealias LogDependencies = HasLogger & HasCache
func log(_ dependencies: any LogDependencies) -> Int { dependencies.logger + dependencies.cache }
let closure: @Sendable () -> Int = {
  final class Stub: HasLogger,
    HasCache
  {
    let logger = 1
    let cache = 2
  }
  return log(Stub())
}

typealias PaintDependencies = HasPaint & HasCache
func paint(_ dependencies: any PaintDependencies) -> Int { dependencies.paint + dependencies.cache }
struct Painter {
  var painted: Int {
    enum Stub {
      case one
      struct Inner: HasPaint & HasCache { let paint = 1, cache = 2 }
    }
    return paint(Stub.Inner())
  }
}

typealias HornDependencies = HasHorns & HasClock
func horns(_ dependencies: any HornDependencies) -> Int { dependencies.horns + dependencies.clock }
func blow() -> Int {
  typealias Local = HornDependencies
  struct Stub<Value>: Local {
    let value: Value
    let horns = 1
    let clock = 2
  }
  return horns(Stub(value: 3))
}

typealias SailDependencies = HasSails & HasClock
func sail(_ dependencies: any SailDependencies) -> Int { dependencies.sails + dependencies.clock }
class Boat: HasClock { let clock = 1 }
func sailing() -> Int {
  class Stub: Boat, HasSails { let sails = 2 }
  return sail(Stub())
}
