// Two slices bring what the first one reads. The one of them that needs it stays, as the other's own
// inclusion may go.
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasLog { var log: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ReadingDependencies = ClockDependencies & LogDependencies & HasPush
typealias LogDependencies = MailDependencies & HasLog  // expect: unused-need MailDependencies
typealias ClockDependencies = HasClock & HasStore
typealias MailDependencies = HasClock & HasMail
func clock(_ dependencies: any ClockDependencies) -> Int { dependencies.clock + dependencies.store }
func mail(_ dependencies: any MailDependencies) -> Int { dependencies.clock + dependencies.mail }
func log(_ dependencies: any LogDependencies) -> Int { dependencies.log }
func reading(_ dependencies: any ReadingDependencies) -> Int {
  dependencies.clock + dependencies.log + dependencies.push
}
