/// What of a scope's own is known to go into a value.
///
/// Where a value is put together in sight, each part is known apart: who reads one gets nothing of the
/// others. What is not known to go in is left out.
struct Ingredients {
  indirect enum Shape {
    /// The scope itself: what is read of it is what counts.
    case scope
    /// An instance whose making was followed, with what else went in and can't be told apart.
    case made(type: Int32, fields: [Int32: Ingredients], rest: Ingredients)
    case tuple([String: Ingredients])
    /// A list that is written out: each element has its own.
    case list([Ingredients])
    /// A text, what a library makes of something: it has all of it.
    case container(Ingredients)
    /// What the program makes of something out of sight: a part of it may be anything.
    case opaque(Ingredients)
  }

  /// What the value is one of, where that is known.
  var shapes: [Shape] = []
  /// Something of the scope's own that is in every part.
  var own: OwnValues.Own?
  /// Whether something of the parent's was read.
  var isParents = false
  private static let most = 8

  static var scope: Ingredients { .init(shapes: [.scope]) }

  var isNothing: Bool { shapes.isEmpty && own == nil }

  /// The first of what went in, whole.
  var first: OwnValues.Own? {
    if let own { return own }
    for shape in shapes {
      switch shape {
      case .scope: return .init(property: nil)
      case .made(_, let fields, let rest):
        for (_, field) in fields.sorted(by: { $0.key < $1.key }) {
          if let own = field.first { return own }
        }
        if let own = rest.first { return own }
      case .tuple(let elements):
        for (_, element) in elements.sorted(by: { $0.key < $1.key }) {
          if let own = element.first { return own }
        }
      case .list(let elements):
        for element in elements { if let own = element.first { return own } }
      case .container(let contents), .opaque(let contents):
        if let own = contents.first { return own }
      }
    }
    return nil
  }

  /// What is in every part, whichever is read.
  var inEveryPart: Ingredients {
    var found = Ingredients(own: own, isParents: isParents)
    for shape in shapes {
      switch shape {
      case .container(let contents): found.add(contents.inEveryPart)
      case .list(let elements):
        let parts = elements.map(\.inEveryPart)
        if let first = parts.first, parts.allSatisfy({ $0.own != nil }) { found.add(first) }
      case .scope, .made, .tuple, .opaque: continue
      }
    }
    return found
  }

  /// The same of a list that all elements of go into something.
  var inAllElements: Ingredients {
    var found = inEveryPart
    for case .list(let elements) in shapes {
      for element in elements { found.add(element.inEveryPart) }
    }
    return found
  }

  /// One or the other.
  mutating func add(_ other: Ingredients) {
    shapes = Array((shapes + other.shapes).prefix(Self.most))
    own = own ?? other.own
    isParents = isParents || other.isParents
  }

  /// All of these, in something that is not looked into.
  static func container(_ contents: [Ingredients]) -> Ingredients {
    var all = Ingredients()
    for value in contents { all.add(value) }
    let whole = Ingredients(shapes: all.shapes)
    return .init(
      shapes: whole.isNothing ? [] : [.container(whole)], own: all.own, isParents: all.isParents)
  }

  func element(_ name: String?) -> Ingredients {
    var found = inEveryPart
    for case .tuple(let elements) in shapes {
      if let name, let element = elements[name] { found.add(element) }
    }
    return found
  }
}
