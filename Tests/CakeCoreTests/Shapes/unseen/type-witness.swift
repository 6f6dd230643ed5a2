// An associated type is what an extension says for those who provide something.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

protocol Named { static var name: String { get } }
enum Plain: Named { static let name = "plain" }
enum Rich: Named { static let name = "rich" }
protocol Screen { associatedtype Item: Named = Plain }
extension Screen where Self: HasBeta { typealias Item = Rich }
func name<S: Screen>(_ screen: S) -> String { S.Item.name }

typealias RootDependencies = HasAlpha & HasBeta & HasGamma  // expect: unused-need HasGamma // stays: HasBeta
struct Root: RootDependencies, Screen { let alpha = 1, beta = 2, gamma = 3 }
func run(_ dependencies: any RootDependencies) -> Int { dependencies.alpha }
func title() -> String { name(Root()) }
