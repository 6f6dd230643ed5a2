// A protocol extension answers one of two requirements, the root itself the other.
struct HTTP {}
struct Socket {}
protocol HasClient { var client: HTTP { get } }
protocol HasFeed { var client: Socket { get } }
extension HasFeed { var client: Socket { Socket() } }

func http(_ dependencies: any HasClient) {}
func feed(_ dependencies: any HasFeed) {}

typealias ModelDependencies = HasClient & HasFeed
func run(_ dependencies: any ModelDependencies) {
  http(dependencies)
  feed(dependencies)
}
struct Live: ModelDependencies { let client = HTTP() }
func main() { run(Live()) }
