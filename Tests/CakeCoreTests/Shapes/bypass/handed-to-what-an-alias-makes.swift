// What takes the root is a function that an alias makes, and what is read is read on what that gives.
protocol HasClock { var now: Int { get } }
protocol HasLog { func log(_ text: String) }
struct Live: HasClock, HasLog {
  var now = 9
  func log(_ text: String) {}
}
typealias PageDeps = HasClock & HasLog
typealias Make<Value> = (Live) -> Value
struct Server {
  let make: Make<any PageDeps>
  func put(_ live: Live) -> Int { make(live).now }
}
func page(_ dependencies: any PageDeps) { dependencies.log("a") }
