// Two providers have one property name and two types: no root can provide both.
struct HTTP {}
struct Socket {}
protocol HasClient { var client: HTTP { get } }  // expect: name-collision HasClient
protocol HasFeed { var client: Socket { get } }

func http(_ dependencies: any HasClient) {}
func feed(_ dependencies: any HasFeed) {}

typealias ModelDependencies = HasClient & HasFeed
func run(_ dependencies: any ModelDependencies) {
  http(dependencies)
  feed(dependencies)
}
