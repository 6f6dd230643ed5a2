// Nothing is used of what a slice includes, nor of what it names as well: all of it is told at once.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasLog { var log: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias ClockDependencies = HasClock & HasStore
func clock(_ dependencies: any ClockDependencies) -> Int { dependencies.clock + dependencies.store }
typealias MailDependencies = HasClock & HasMail
func mail(_ dependencies: any MailDependencies) -> Int { dependencies.clock + dependencies.mail }

typealias LogDependencies =
  ClockDependencies  // expect: unused-need ClockDependencies
  & HasClock  // expect: unused-need HasClock
  & HasLog
func log(_ dependencies: any LogDependencies) -> Int { dependencies.log }

typealias OtherDependencies =
  ClockDependencies  // expect: unused-need ClockDependencies
  & MailDependencies  // expect: unused-need MailDependencies
  & HasClock  // expect: unused-need HasClock
  & HasStore  // expect: unused-need HasStore
  & HasLog
func other(_ dependencies: any OtherDependencies) -> Int { dependencies.log }

// Used, it is named twice, and the inclusion goes.
typealias UsingDependencies =
  ClockDependencies  // expect: unused-need ClockDependencies
  & HasClock & HasLog
func using(_ dependencies: any UsingDependencies) -> Int { dependencies.log + dependencies.clock }
typealias MixedDependencies =
  ClockDependencies  // expect: unused-need ClockDependencies
  & HasStore  // expect: unused-need HasStore
  & HasClock & HasLog
func mixed(_ dependencies: any MixedDependencies) -> Int { dependencies.log + dependencies.clock }
