// A provider's default implementation is wiring, and so is a layer's.
import Foundation

protocol HasNow { var now: Date { get } }
protocol HasStamp { var stamp: String { get } }
extension HasNow { var now: Date { Date() } }
protocol StampLayer: HasNow {}
extension StampLayer { var stamp: String { "\(now) \(UUID())" } }
typealias Deps = HasStamp

struct AppDependencies: StampLayer, HasStamp {}
func title(_ dependencies: any Deps) -> String { dependencies.stamp }
