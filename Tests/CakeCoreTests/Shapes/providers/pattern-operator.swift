// The provider's `~=` is called by a `switch` that does not write it.
protocol HasMatcher { static func ~= (pattern: Self, value: Int) -> Bool }
protocol HasCache { var cache: Int { get } }

typealias MatchDependencies = HasMatcher & HasCache  // expect: unused-need HasCache
func matches(_ value: Int, _ dependencies: some MatchDependencies) -> Bool {
  switch value {
  case dependencies: true
  default: false
  }
}
