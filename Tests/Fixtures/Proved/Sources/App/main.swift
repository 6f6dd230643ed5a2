import CBits
import Core
import Feature
import Kit
import Loose

struct Root: FeatureNeeds & HasInner & KitNeeds {
  let clock = 1, cache = 2, inner = 3, kit = 4, more = 5
  let bits = CBits.bits(value: 2)
}
print(Feature(needs: Root()).now(), inner(Root()), loose(Root()), kit(Root()))
