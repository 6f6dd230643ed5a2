// A slice that a branch declares itself is no other build's use of the one that this build has under that
// name: it needs what stands there. A provider that a branch declares has a name that slices of every
// build list.
protocol HasBodies { var bodies: Int { get } }
protocol HasHealth { var health: Int { get } }
typealias DrawWorld =
  HasBodies
  & HasHealth  // expect: unused-need HasHealth
func draw(_ world: any DrawWorld) -> Int { world.bodies }
#if DEBUG
  protocol ShowWorld: HasBodies, HasHealth {}
  func show(_ world: any ShowWorld) -> Int { world.bodies + world.health }
#else
  protocol ShowWorld {}
  func show(_ world: any ShowWorld) -> Int { 0 }
#endif
struct World: DrawWorld, ShowWorld {
  let bodies = 1
  let health = 2
}
func run() -> Int { draw(World()) + show(World()) }

#if DEBUG
  protocol HasScore { var score: Int { get } }
  func count(_ game: any HasBodies) -> Int { game.bodies }
#else
  protocol HasScore { var points: Int { get } }
  func count(_ game: any HasBodies & HasScore) -> Int { game.points }
#endif
typealias GameWorld =
  HasBodies
  & HasScore  // escape: HasScore
func play(_ game: any GameWorld) -> Int { count(game) }
