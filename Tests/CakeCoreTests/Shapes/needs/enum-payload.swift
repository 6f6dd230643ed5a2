// The dependencies are an enum's payload, bound by a pattern before they are read.
protocol HasClock { var clock: Int { get } }
protocol HasStream { var stream: Int { get } }

typealias LiveDependencies = HasClock & HasStream  // expect: unused-need HasClock

enum LiveState {
  case idle
  case live(any LiveDependencies)

  var stream: Int? {
    switch self {
    case .idle: nil
    case .live(let services): services.stream
    }
  }
}
