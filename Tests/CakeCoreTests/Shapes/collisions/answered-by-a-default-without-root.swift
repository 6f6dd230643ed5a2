// As long as nobody conforms, a default answers one of two requirements all the same.
struct HTTP {}
struct Socket {}
protocol HasClient { var client: HTTP { get } }
protocol HasFeed { var client: Socket { get } }
protocol Feeding {}
extension Feeding { var client: Socket { Socket() } }

func http(_ dependencies: any HasClient) {}
func feed(_ dependencies: any HasFeed) {}

typealias ModelDependencies = HasClient & HasFeed
func run(_ dependencies: any ModelDependencies) {
  http(dependencies)
  feed(dependencies)
}
