/// What one declaration does with dependencies: where it gets them, what it uses, hands on, loses.
///
/// Only the reader that it belongs to changes it, until all of the program is read.
final class Unit {
  /// The slices, roots and providers that it can reach a value of.
  var sources: Set<Node> = []
  /// The roots that it makes, by number.
  var roots: Set<Int> = []
  /// Those of them that are not only a parameter's default value, which callers replace.
  var wiredRoots: Set<Int> = []
  /// What it asks of values that it reaches, place by place.
  var demands: [Demand] = []
  /// Slices that its code names as types: what a local name has may have been given one.
  var typed: Set<Node> = []
  /// Slices of which a value leaves for where no type is known, each with all the ways that it takes.
  var escapes: [Node: [Escape]] = [:]
  /// Values that become what an associated type stands for, which nothing here tells.
  var conversions: [Conversion] = []
  /// Slices of which an extension of a type from elsewhere is given a value: of `Array`, by
  /// `[dependencies].described`.
  var extended: Set<Node> = []
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

  struct Demand {
    enum Wanted: Hashable {
      /// A member is read or called that any of these providers has.
      case member(of: [Int])
      /// A provider is named as a type in the code.
      case named(Int)
      /// Something is handed on to what names the provider without a slice.
      case provider(Int)
      case slice(Node)
    }

    var wanted: Wanted
    /// The declaration that asks for it; for a member, its own.
    var by: Int32
    var place: Place
    var origin = Origin.unknown
    /// Whether a type must be the same, not only have what is needed: `inout`, `Box<…>`.
    var isInvariant = false
    /// Whether it may be another one that is asked for there.
    var isOneOfSeveral = false
  }

  struct Conversion: Hashable {
    /// Nil for any root at hand: nobody follows which.
    var given: Set<Node>?
    /// Nil for whatever an associated type can be.
    var wanted: Set<Node>? = nil
    /// What takes the value.
    var by: Int32
    var place: Place
  }

  struct Escape: Hashable {
    var place: Place
    var destination: Destination
  }

  /// Where a value goes when its type is lost.
  enum Destination: Hashable {
    /// `as? …`, `is …` or `switch`: what it turns out to be counts.
    case cast
    /// An argument of something that takes anything, by the token of its name.
    case argument(of: Int)
    /// `(any Slice).self`: the type itself is a value.
    case metatype
    case elsewhere
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
}

extension Unit {
  /// Adds what was found of the same declaration elsewhere.
  func add(_ other: Unit) {
    sources.formUnion(other.sources)
    roots.formUnion(other.roots)
    wiredRoots.formUnion(other.wiredRoots)
    demands += other.demands
    typed.formUnion(other.typed)
    escapes.merge(other.escapes, uniquingKeysWith: +)
    conversions += other.conversions
    extended.formUnion(other.extended)
    hasBody = hasBody || other.hasBody
  }

  /// The demands in the order of their places, in which most are found.
  var orderedDemands: [Demand] {
    let isOrdered = demands.indices.dropFirst().allSatisfy {
      !(demands[$0].place < demands[$0 - 1].place)
    }
    return isOrdered ? demands : demands.sorted { $0.place < $1.place }
  }

  /// Whether it is a slice's value that something is asked of, not another's that it has.
  func reaches(_ demand: Demand, _ node: Node) -> Bool {
    demand.origin.nodes?.contains(node) ?? (sources == [node])
  }

  /// Slices of which a value goes where a type may be inferred from it.
  var lost: Set<Node> {
    conversions.reduce(into: Set(escapes.keys)) { $0.formUnion($1.given ?? []) }
  }

  /// Providers whose members it names, each with the first place.
  var uses: [Int: Place] {
    var found: [Int: Place] = [:]
    for demand in demands {
      let providers: [Int]
      switch demand.wanted {
      case .member(let known): providers = known
      case .named(let provider): providers = [provider]
      case .provider, .slice: continue
      }
      for provider in providers {
        found[provider] = min(found[provider] ?? demand.place, demand.place)
      }
    }
    return found
  }

  /// What things that it refers to demand of it, each with the first place.
  var sinks: [Sink: Place] {
    var found: [Sink: Place] = [:]
    for demand in demands {
      let sink: Sink
      switch demand.wanted {
      case .member, .named: continue
      case .provider(let provider): sink = Sink(demand: .provider(provider), by: demand.by)
      case .slice(let node): sink = Sink(demand: .slice(node), by: demand.by)
      }
      found[sink] = min(found[sink] ?? demand.place, demand.place)
    }
    return found
  }
}
