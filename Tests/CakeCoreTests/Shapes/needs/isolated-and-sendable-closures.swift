// Read in a detached task, on the main actor, and in a `@Sendable` closure.
protocol HasClock: Sendable { var clock: Int { get } }
protocol HasCache: Sendable { var cache: Int { get } }
protocol HasMail: Sendable { var mail: Int { get } }
protocol HasPush: Sendable { var push: Int { get } }

typealias WorkDependencies =
  HasClock & HasCache & HasMail
  & HasPush  // expect: unused-need HasPush
func work(_ dependencies: any WorkDependencies) async -> Int {
  let one = Task.detached { dependencies.clock }
  let two = await MainActor.run { dependencies.cache }
  let three = { @Sendable () async -> Int in dependencies.mail }
  return await one.value + two + three()
}
