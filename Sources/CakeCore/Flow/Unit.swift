/// What one declaration does with dependencies: where it gets them, what it uses, hands on, loses.
struct Unit {
  /// The slices and roots that it can reach a value of.
  var sources: Set<Node> = []
  /// The roots that it makes, by number.
  var roots: Set<Int> = []
  /// Providers that it is given without a slice.
  var directSources: Set<Int> = []
  /// Providers whose members it names, each with the first place.
  var uses: [Int: Place] = [:]
  /// For a provider that is used on known values only, the slices and roots of those values.
  var exactUses: [Int: Set<Node>] = [:]
  /// Providers used on a value that could be of any of the sources.
  var looseUses: Set<Int> = []
  /// Slices that something it refers to demands.
  var sinks: [Sink: Place] = [:]
  /// Sinks that any of the sources may be handed to.
  var looseSinks: Set<Sink> = []
  /// For the others, the slices and roots of the values that are handed to them.
  var exactSinks: [Sink: Set<Node>] = [:]
  /// Slices that its code names as types: what a local name has may have been given one.
  var typed: Set<Node> = []
  /// Slices demanded where a type must be the same, not only have what is needed: `inout`, `Box<…>`.
  var invariantSinks: Set<Node> = []
  /// Slices of which a value leaves for where no type is known.
  var escapes: [Node: Place] = [:]
  /// Whether any of its own code was seen, rather than a signature alone.
  var hasBody = false

  struct Place: Hashable, Comparable {
    var file: Int
    var occurrence: Int
    /// For a place that the index has nothing about.
    var token: Int? = nil

    static func < (left: Place, right: Place) -> Bool {
      (left.file, left.occurrence) < (right.file, right.occurrence)
    }
  }

  struct Sink: Hashable {
    enum Demand: Hashable {
      case slice(Node)
      case provider(Int)
    }
    var demand: Demand
    /// The declaration that demands it.
    var by: Int32
  }

  mutating func addLoose(_ sink: Sink, at place: Place) {
    sinks[sink] = place
    looseSinks.insert(sink)
  }

  /// The slices and roots of the values that are handed to a sink; nil where it is not certain.
  func exactSources(of sink: Sink) -> Set<Node>? {
    looseSinks.contains(sink) ? nil : exactSinks[sink]
  }

  /// Notes a use on values of the given slices, or on a value that was not made out.
  mutating func use(_ provider: Int, at place: Place, on nodes: Set<Node>? = nil) {
    if let nodes {
      exactUses[provider, default: []].formUnion(nodes)
    } else {
      looseUses.insert(provider)
    }
    if let known = uses[provider], known <= place { return }
    uses[provider] = place
  }
}
