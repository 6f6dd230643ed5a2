// Only an unused slice refers to the other: both go.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias InnerDependencies = HasClock & HasCache  // expect: unused-slice InnerDependencies
typealias OuterDependencies = InnerDependencies & HasPush  // expect: unused-slice OuterDependencies
