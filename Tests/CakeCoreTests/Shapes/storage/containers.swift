// Stored in a tuple, an array, a dictionary and an optional, and read out of each.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasPush { var push: Int { get } }
protocol HasTheme { var theme: Int { get } }

typealias BoxDependencies =
  HasClock & HasCache & HasMail & HasPush
  & HasTheme  // expect: unused-need HasTheme
struct BoxModel {
  let pair: (services: any BoxDependencies, count: Int)
  let list: [any BoxDependencies]
  let byName: [String: any BoxDependencies]
  let maybe: (any BoxDependencies)?
  func sum() -> Int {
    pair.services.clock + list[0].cache + byName["a"]!.mail + (maybe?.push ?? 0)
  }
}
