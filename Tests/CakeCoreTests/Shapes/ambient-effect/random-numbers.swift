// Random numbers, elements and orders without a generator to draw from.
protocol HasNames { var names: [String] { get } }
typealias Deps = HasNames

struct Model {
  let dependencies: any Deps
  func number() -> Int { Int.random(in: 0..<6) }  // expect: ambient-effect random
  func share() -> Double { .random(in: 0...1) }
  func coin() -> Bool { Bool.random() }
  func name() -> String? { dependencies.names.randomElement() }  // expect: ambient-effect randomElement
  func order() -> [String] { dependencies.names.shuffled() }  // expect: ambient-effect shuffled
  func mix(_ values: inout [Int]) { values.shuffle() }  // expect: ambient-effect shuffle
  func drawn() -> Int {
    var generator = SystemRandomNumberGenerator()  // expect: ambient-effect SystemRandomNumberGenerator
    return .random(in: 0..<6, using: &generator)
  }
}
