// What two providers bring that no member tells of, a class or a text: one of them is enough.
protocol HasKeys: AnyObject { var keys: Int { get } }
protocol HasLocks: AnyObject { var locks: Int { get } }
typealias WeakNeeds =
  HasKeys  // escape: HasKeys
  & HasLocks  // escape: HasLocks
struct Holder { weak var dependencies: (any WeakNeeds)? }

protocol HasTitle: CustomStringConvertible { var title: Int { get } }
protocol HasLabel: CustomStringConvertible { var label: Int { get } }
typealias TextNeeds =
  HasTitle  // escape: HasTitle
  & HasLabel  // escape: HasLabel
func text(of value: any CustomStringConvertible) -> String { value.description }
func text(_ dependencies: any TextNeeds) -> String { text(of: dependencies) }

typealias PlainNeeds =
  HasTitle  // escape: HasTitle
  & HasLabel  // escape: HasLabel
func plain(_ dependencies: any PlainNeeds) -> String { dependencies.description }
