// Nobody conforms yet, and nothing asks for both of one value: two slices, two parameters.
protocol HasClient { var client: Int { get } }
protocol HasFeed { var client: String { get } }

typealias LeftDependencies = HasClient
func left(_ dependencies: any LeftDependencies) -> Int { dependencies.client }
typealias RightDependencies = HasFeed
func right(_ dependencies: any RightDependencies) -> String { dependencies.client }

func both(_ one: any HasClient, _ other: any HasFeed) -> String { "\(one.client)\(other.client)" }
func generic<One: HasClient, Other: HasFeed>(_ one: One, _ other: Other) -> String {
  both(one, other) + "\(left(one))" + right(other)
}
