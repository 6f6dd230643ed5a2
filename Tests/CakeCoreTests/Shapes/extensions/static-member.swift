// A static member of the provider's extension.
protocol HasClock {
  init()
  var clock: Int { get }
}
protocol HasCache { var cache: Int { get } }

extension HasClock {
  static func midnight() -> Self { Self() }
}

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
func fresh<D: ModelDependencies>(_ type: D.Type) -> D { .midnight() }
