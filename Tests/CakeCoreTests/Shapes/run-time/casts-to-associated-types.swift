// What is looked for is what each feature says that its dependencies are: with a need fewer it finds more.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasLog { var log: Int { get } }

typealias ListDependencies = HasClock & HasCache  // stays: HasCache
typealias EditDependencies = HasClock & HasLog  // stays: HasLog
typealias RowDependencies = HasClock & HasLog  // stays: HasClock
typealias OtherDependencies = HasClock & HasCache & HasLog  // expect: unused-need HasLog

protocol Feature {
  associatedtype Dependencies
  init(_ dependencies: Dependencies)
  func run() -> Int
}
struct List: Feature {
  let dependencies: any ListDependencies
  init(_ dependencies: any ListDependencies) { self.dependencies = dependencies }
  func run() -> Int { dependencies.clock }
}
struct Builder {
  let make: (Any) -> Int?
  init<F: Feature>(_ feature: F.Type) { make = { ($0 as? F.Dependencies).map { F($0).run() } } }
}

protocol Screen {
  associatedtype Needs
  static func title(_ needs: Needs) -> Int
}
enum Edit: Screen {
  static func title(_ needs: any EditDependencies) -> Int { needs.clock }
}
class Presenter<S: Screen> {
  typealias Wanted = S.Needs
  func titles(_ all: [Any]) -> [Int] {
    all.compactMap { one in
      switch one {
      case let needs as Wanted: S.title(needs)
      default: nil
      }
    }
  }
}

protocol Key { associatedtype Value }
extension Key {
  static func all(in values: [Any]) -> [Value] {
    (values as? [Value]) ?? values.filter { $0 is Value } as? [Value] ?? []
  }
}
struct RowKey: Key { typealias Value = any RowDependencies }
func rows(_ values: [Any]) -> Int { RowKey.all(in: values).map(\.log).reduce(0, +) }

func other(_ dependencies: any OtherDependencies) -> Int { dependencies.clock + dependencies.cache }
