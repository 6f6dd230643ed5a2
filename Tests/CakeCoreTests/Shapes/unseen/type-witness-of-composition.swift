// An associated type is what an extension says of those with this very composition.
protocol HasAlpha { var alpha: Int { get } }
protocol HasBeta { var beta: Int { get } }
protocol HasGamma { var gamma: Int { get } }

protocol Named { static var name: String { get } }
enum Plain: Named { static let name = "plain" }
enum Rich: Named { static let name = "rich" }
protocol Screen {
  associatedtype Item: Named = Plain
  associatedtype Needs
  var dependencies: Needs { get }
}
extension Screen where Needs == any HasAlpha & HasBeta { typealias Item = Rich }
func name<S: Screen>(_ screen: S) -> String { S.Item.name }

typealias TwoDependencies = HasAlpha & HasBeta  // stays: HasBeta
struct Two: Screen {
  typealias Needs = any TwoDependencies
  let dependencies: any TwoDependencies
  var sum: Int { dependencies.alpha }
}

// Without the third it would be what the extension is about.
typealias ThreeDependencies = HasAlpha & HasBeta & HasGamma  // stays: HasGamma
struct Three: Screen {
  typealias Needs = any ThreeDependencies
  let dependencies: any ThreeDependencies
  var sum: Int { dependencies.alpha + dependencies.beta }
}
func titles(_ two: Two, _ three: Three) -> [String] { [name(two), name(three)] }
