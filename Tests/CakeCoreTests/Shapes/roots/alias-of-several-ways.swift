// Aliases of several providers in extensions: of aliases, of nested and generic types, of a class,
// with what answers them in a superclass, in another extension, in a protocol's.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLogger { var logger: Int { get } }
protocol HasMusic { var music: Int { get } }
protocol HasPaint { var paint: Int { get } }
protocol HasHorns { var horns: Int { get } }
protocol HasSails { var sails: Int { get } }

typealias Pair = HasCache & HasLogger
typealias Aliased = Pair
typealias Three = (HasClock & Aliased)
func three(_ dependencies: any Three) -> Int {
  dependencies.clock + dependencies.cache + dependencies.logger
}
typealias Four = HasClock & HasMusic
func four(_ dependencies: any Four) -> Int { dependencies.clock + dependencies.music }
typealias Five = HasPaint & HasMusic
func five(_ dependencies: any Five) -> Int { dependencies.paint + dependencies.music }
typealias Six = HasHorns & HasPaint
func six(_ dependencies: any Six) -> Int { dependencies.horns + dependencies.paint }
typealias Seven = HasSails & HasHorns
func seven(_ dependencies: any Seven) -> Int { dependencies.sails + dependencies.horns }

struct House {
  let clock = 1
  let cache = 2
  let logger = 3
}
typealias Home = House
extension Home: Three {}

enum Yard {
  struct Barn<Hay> {
    let clock = 1
    let hay: Hay
  }
}
extension Yard.Barn where Hay == Int { var music: Int { hay } }
extension Yard.Barn: Four where Hay == Int {}

class Base {
  let paint = 1
  let music = 2
}
final class Villa: Base, Five {}

extension HasPaint { var paint: Int { 3 } }
enum Shed { case empty }
extension Shed { var horns: Int { 3 } }
extension Shed: Six {}

class Ship: Seven {
  let sails = 1
  let horns = 2
}
func main() -> Int {
  three(House()) + four(Yard.Barn(hay: 3)) + five(Villa()) + six(Shed.empty) + seven(Ship())
}
