// One parameter asks for both: by a composition without a name, by a slice and one more.
protocol HasClient { var client: Int { get } }  // expect: name-collision HasClient
protocol HasFeed { var client: String { get } }
protocol HasDoor { var door: Int { get } }  // expect: name-collision HasDoor
protocol HasGate { var door: String { get } }

func left(_ client: any HasClient, _ feed: any HasFeed) -> String { "\(client.client)\(feed.client)" }
func both(_ dependencies: any HasClient & HasFeed) -> String { left(dependencies, dependencies) }

typealias DoorDependencies = HasDoor
func door(_ dependencies: any DoorDependencies, _ gate: any HasGate) -> String {
  "\(dependencies.door)\(gate.door)"
}
func doors<Both: DoorDependencies & HasGate>(_ both: Both) -> String { door(both, both) }
