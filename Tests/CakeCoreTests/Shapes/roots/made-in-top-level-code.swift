// Top-level code makes roots in passing; what it does with a slice's type counts as in a function.
//--- App/main.swift
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasDesk { var desk: Int { get } }
protocol HasLamp { var lamp: Int { get } }
protocol HasRope { var rope: Int { get } }

typealias ListDependencies = HasClock & HasCache  // expect: unused-need HasCache
func list(_ dependencies: any ListDependencies) -> Int { dependencies.clock }
struct Live: ListDependencies { let clock = 1, cache = 2 }
print(list(Live()))
if list(Live()) > 0 { _ = list(Live()) }

typealias DeskDependencies =
  HasDesk
  & HasLamp  // escape: HasLamp
func desk(_ dependencies: any DeskDependencies) -> Int { dependencies.desk }
struct Office: DeskDependencies { let desk = 1, lamp = 2 }
print(desk(Office()), MemoryLayout<any DeskDependencies>.size)

typealias RopeDependencies =
  HasDesk
  & HasRope  // escape: HasRope
struct Ship: RopeDependencies { let desk = 1, rope = 2 }
let anything: [Any] = [Ship()]
for one in anything {
  if let dependencies = one as? any RopeDependencies { print(dependencies.desk) }
}
typealias ReadDependencies = HasDesk & HasLamp
func read(_ dependencies: any ReadDependencies) -> Int { dependencies.desk }
struct Hall: ReadDependencies { let desk = 1, lamp = 2 }
print((Hall() as any ReadDependencies).lamp, read(Hall()))
