// One property name and one type: a root provides both by one property.
protocol HasClient { var client: Int { get } }
protocol HasFeed { var client: Int { get } }

func http(_ dependencies: any HasClient) {}
func feed(_ dependencies: any HasFeed) {}

typealias ModelDependencies = HasClient & HasFeed
func run(_ dependencies: any ModelDependencies) {
  http(dependencies)
  feed(dependencies)
}
