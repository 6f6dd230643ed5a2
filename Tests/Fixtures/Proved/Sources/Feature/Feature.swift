import Answers
import Core
import Kit

public typealias FeatureNeeds = HasClock & HasCache & HasBits
public struct Feature<D: FeatureNeeds> {
  let needs: D
  public init(needs: D) { self.needs = needs }
  public func now() -> Int { needs.clock + #answer }
}
typealias GeneratedNeeds = HasClock & HasCache
package typealias InnerNeeds = HasInner & HasClock
package func inner(_ needs: any InnerNeeds) -> Int { needs.inner }
typealias TestedNeeds = HasClock & HasCache
func tested(_ needs: any TestedNeeds) -> Int { needs.clock }
