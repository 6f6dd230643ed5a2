/// Runs the program and returns what it prints.
public func program() -> String {
  let container = Container()
  assemble(container)
  let frontDoor = container.resolve(TimeClock.self)!  // registered in `assemble`
  let backDoor = container.resolve(TimeClock.self)!
  return [
    frontDoor.clockIn(badge: 7), backDoor.clockIn(badge: 8), backDoor.clockIn(badge: 9),
  ].joined(separator: "\n")
}
