// Extensions of the standard library's types for elements that are the slice's existential.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ManyDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
extension Array where Element == any ManyDependencies {
  var clocks: [Int] { map(\.clock) }
}
extension Optional where Wrapped: ManyDependencies {
  var cached: Int { self?.cache ?? 0 }
}
