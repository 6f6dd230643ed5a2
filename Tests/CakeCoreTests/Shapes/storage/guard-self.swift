// Read in a closure after `guard let self`, and through an unwrapped `weak self`.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ModelDependencies = HasClock & HasCache & HasPush  // expect: unused-need HasPush
final class Model {
  private let dependencies: any ModelDependencies
  init(_ dependencies: any ModelDependencies) { self.dependencies = dependencies }
  func closures() -> [() -> Int] {
    [
      { [weak self] in
        guard let self else { return 0 }
        return dependencies.clock
      },
      { [weak self] in self?.dependencies.cache ?? 0 },
    ]
  }
}
