// `async let` and a task's capture bind one name to two slices.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias LeftDependencies = HasClock & HasCache
typealias RightDependencies = HasClock & HasMail
func run(
  _ left: any LeftDependencies & Sendable, _ right: any RightDependencies & Sendable
) async -> Int {
  async let first = { () -> Int in
    let services = right
    return services.clock
  }()
  let task = Task { [services = left] in services.clock + services.cache }
  return await first + task.value + right.mail
}
