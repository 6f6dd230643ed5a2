// What answers a requirement takes its attributes, which only the slice brings to the root.
protocol HasClock { var clock: Int { get } }
protocol HasScreen { @MainActor func show() }
protocol HasMail { func send() }
typealias AppServices = HasClock & HasScreen & HasMail  // expect: unused-need HasMail
func app(_ services: any AppServices) -> Int { services.clock }

@MainActor func draw() {}
struct Root: AppServices {
  let clock = 1
  func show() { draw() }
  func send() {}
}
func all() -> Int { app(Root()) }
