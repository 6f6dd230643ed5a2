/// Something with needs, or that provides them: a slice or a root, by its number among both.
struct Node: Hashable, Comparable {
  var number: Int
  static func < (left: Node, right: Node) -> Bool { left.number < right.number }
}

/// A slice, a provider or a root that stands in a declaration's signature, and where.
struct Mention: Hashable {
  enum Target: Hashable {
    /// A slice or a root.
    case node(Node)
    /// A provider by its number, named directly.
    case provider(Int)
    /// Another program type, whose generic constraints its arguments must meet.
    case type(Int32)
  }

  enum Position: Hashable {
    /// A parameter's own type: what is passed in must have it.
    case parameter
    /// A result or a property's type: what comes out has it.
    case result
    /// A constraint on a generic parameter or an associated type.
    case constraint
    /// A superclass's argument: what its members hold, and asked for where one is made.
    case held
    /// Somewhere that works both ways: in a function type, a generic argument, `inout`.
    case both
  }

  var target: Target
  var position: Position
}
