/// Runs the program and returns what it prints.
public func program() -> String {
  let container = Container()
  assemble(container)
  let frontDoor = container.resolve(TimeClock.self)!  // registered in `assemble`
  let backDoor = container.resolve(TimeClock.self)!
  var lines = [
    frontDoor.clockIn(badge: 7), backDoor.clockIn(badge: 8), backDoor.clockIn(badge: 9),
  ]
  let (ledger, light) = (container.resolve(Ledger.self)!, container.resolve(Light.self)!)
  lines.append("\(ledger.lines.count) in the ledger, the light is \(light.isOn ? "on" : "off")")
  return lines.joined(separator: "\n")
}
