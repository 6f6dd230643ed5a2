// A nested type reads what its outer type handed it.
protocol HasClock { var clock: Int { get } }
protocol HasMap { var map: Int { get } }

struct TripModel {
  typealias Dependencies = HasClock & HasMap  // expect: unused-need HasClock
  let dependencies: any Dependencies

  struct Leg {
    let model: TripModel
    var length: Int { model.dependencies.map }
  }
}
