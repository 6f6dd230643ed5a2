// An override takes away one optional and not two, drops `throws` and not `async` nor an actor, and
// what it takes and gives may change in one direction only. What parameters say beside their types
// is no difference.
class Animal {}
final class Cat: Animal {}
protocol HasGuess { var guess: Int?? { get } }  // expect: name-collision HasGuess
protocol HasNumber { var guess: Int { get } }
protocol HasLater { var load: () async -> Int { get } }  // expect: name-collision HasLater
protocol HasNow { var load: () -> Int { get } }
protocol HasMain { var show: @MainActor () -> Void { get } }  // expect: name-collision HasMain
protocol HasShown { var show: () -> Void { get } }
protocol HasSwap { var swap: (Cat) -> Cat { get } }
protocol HasAnySwap { var swap: (Animal) -> Animal { get } }  // expect: name-collision HasAnySwap
protocol HasPair { var pair: (Int?, Int) { get } }
protocol HasOtherPair { var pair: (Int, Int?) { get } }  // expect: name-collision HasOtherPair
protocol HasSent { var send: (sending Animal) -> Void { get } }
protocol HasKept { var send: (Animal) -> Void { get } }
protocol HasMany { var many: (Int...) -> Void { get } }
protocol HasOne { var many: (Int) -> Void { get } }
protocol HasMaybe { var maybe: (() throws -> Int?)? { get } }
protocol HasSurely { var maybe: @Sendable () -> Int { get } }

typealias Dependencies =
  HasGuess & HasNumber & HasLater & HasNow & HasMain & HasShown & HasSwap & HasAnySwap & HasPair
  & HasOtherPair & HasSent & HasKept & HasMany & HasOne & HasMaybe & HasSurely
func guess(_ a: any HasGuess, _ b: any HasNumber) {}
func load(_ a: any HasLater, _ b: any HasNow) {}
func show(_ a: any HasMain, _ b: any HasShown) {}
func swap(_ a: any HasSwap, _ b: any HasAnySwap) {}
func pair(_ a: any HasPair, _ b: any HasOtherPair) {}
func send(_ a: any HasSent, _ b: any HasKept) {}
func many(_ a: any HasMany, _ b: any HasOne) {}
func maybe(_ a: any HasMaybe, _ b: any HasSurely) {}
func run(_ all: any Dependencies) {
  guess(all, all)
  load(all, all)
  show(all, all)
  swap(all, all)
  pair(all, all)
  send(all, all)
  many(all, all)
  maybe(all, all)
}
