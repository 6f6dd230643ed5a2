// A method requirement is taken as a value and never called here.
protocol HasLogger { func log(_ message: Int) }
protocol HasClock { var clock: Int { get } }

typealias AuditDependencies = HasLogger & HasClock  // expect: unused-need HasClock

func sink(_ dependencies: any AuditDependencies) -> (Int) -> Void {
  dependencies.log
}
