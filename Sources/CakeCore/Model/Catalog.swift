/// The program's providers, slices and roots, found once and looked up by symbol.
final class Catalog {
  let facts: Facts
  var providers: [Provider] = []
  var slices: [Slice] = []
  var roots: [Root] = []
  var providerOf: [Int32: Int] = [:]
  var sliceOf: [Int32: Int] = [:]
  var rootOf: [Int32: Int] = [:]
  /// For each protocol with members, the providers that have those members.
  var providersWithProtocol: [Int32: [Int]] = [:]
  /// Aliases that mention providers or slices in something other than a plain composition.
  var mentionAliases: Set<Int32> = []
  /// For each type or protocol, what it inherits or conforms to.
  var basesOf: [Int32: [Facts.Base]] = [:]
  /// For each alias of the program, where its right-hand side stands.
  var aliasTexts: [Int32: Range<Int>] = [:]

  /// The base names of everything that providers have.
  lazy var memberNames: Set<String> = {
    var names: Set<String> = []
    for number in 0..<facts.symbols.count {
      let parent = facts.extendedOrSelf(facts.symbols.base[number].parent)
      if parent >= 0, providersWithProtocol[parent] != nil {
        names.insert(String(facts.name(Int32(number)).prefix { $0 != "(" }))
      }
    }
    return names
  }()

  init(_ facts: Facts) { self.facts = facts }

  var nodeCount: Int { slices.count + roots.count }
  func node(slice: Int) -> Node { Node(number: slice) }
  func node(root: Int) -> Node { Node(number: slices.count + root) }

  func isSlice(_ node: Node) -> Bool { node.number < slices.count }

  func needs(of node: Node) -> Set<Int> {
    isSlice(node) ? slices[node.number].needs : roots[node.number - slices.count].provides
  }

  /// The providers that a member belongs to, through extensions and inheritance.
  func providers(ofMember symbol: Int32) -> [Int] {
    let parent = facts.nominalParent(symbol)
    guard parent >= 0 else { return [] }
    return providersWithProtocol[parent] ?? []
  }

  func bases(of symbol: Int32) -> [Facts.Base] { basesOf[symbol] ?? [] }
}
