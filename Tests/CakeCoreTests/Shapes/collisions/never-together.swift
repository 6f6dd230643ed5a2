// The two are never asked for together, and two roots provide them.
protocol HasClient { var client: Int { get } }
protocol HasFeed { var client: String { get } }

typealias LeftDependencies = HasClient
func left(_ dependencies: any LeftDependencies) -> Int { dependencies.client }
typealias RightDependencies = HasFeed
func right(_ dependencies: any RightDependencies) -> String { dependencies.client }

struct Left: HasClient { let client = 1 }
struct Right: HasFeed { let client = "a" }
func main() -> (Int, String) { (left(Left()), right(Right())) }
