// The use is spread over lines, with comments between the value and the member.
// swift-format-ignore-file
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

typealias ModelDependencies = HasClock & HasCache  // expect: unused-need HasCache
struct Model {
  let dependencies: any ModelDependencies
  var now: Int {
    self
      // .cache
      .dependencies /* .cache */
      .
      clock
  }
}
