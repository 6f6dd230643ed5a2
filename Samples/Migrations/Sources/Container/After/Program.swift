typealias ReportDependencies = HasLedger & HasLight

/// Runs the program and returns what it prints.
public func program() -> String {
  let dependencies = AppDependencies()
  let frontDoor = TimeClock(dependencies: dependencies)
  let backDoor = TimeClock(dependencies: dependencies)
  return [
    frontDoor.clockIn(badge: 7), backDoor.clockIn(badge: 8), backDoor.clockIn(badge: 9),
    report(dependencies),
  ].joined(separator: "\n")
}

private func report(_ dependencies: any ReportDependencies) -> String {
  let light = dependencies.light.isOn ? "on" : "off"
  return "\(dependencies.ledger.lines.count) in the ledger, the light is \(light)"
}
