/// Runs the program and returns what it prints.
public func program() -> String {
  let dependencies = AppDependencies()
  let frontDoor = TimeClock(dependencies: dependencies)
  let backDoor = TimeClock(dependencies: dependencies)
  return [
    frontDoor.clockIn(badge: 7), backDoor.clockIn(badge: 8), backDoor.clockIn(badge: 9),
  ].joined(separator: "\n")
}
