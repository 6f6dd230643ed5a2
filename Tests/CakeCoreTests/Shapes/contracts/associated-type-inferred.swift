// The associated type is inferred from a method, and demands a provider that nobody reads.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

protocol UseCase {
  associatedtype Services: HasClock
  func run(with services: Services) -> Int
}

typealias LoadServices = HasClock & HasCache & HasPush  // expect: unused-need HasPush
struct Load<S: LoadServices>: UseCase {
  func run(with services: S) -> Int { services.cache }
}
