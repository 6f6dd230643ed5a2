/// What keeps a need, and where.
enum Reason {
  /// A member of the provider is used on a value of the slice.
  case use(unit: Int32, Unit.Place)
  /// A value is handed to something whose own need is live.
  case forward(unit: Int32, to: Node, by: Int32, Unit.Place)
  /// A value is handed to a declaration that names the provider without a slice.
  case demand(unit: Int32, by: Int32, Unit.Place)
  /// A root conforms to the provider through this slice alone.
  case conformance(root: Int)
  /// Another slice includes this one and needs the provider.
  case inclusion(Node)
  case doubt(Doubt)

  /// Why a need is kept of which it is not known whether anything uses it.
  enum Doubt {
    /// A member is used on a value that was not made out, and that could be of the slice.
    case unfollowedUse(unit: Int32, Unit.Place)
    /// Something is handed on that was not made out, and that could be of the slice.
    case unfollowedForward(unit: Int32, to: Node, by: Int32, Unit.Place)
    case unfollowedDemand(unit: Int32, by: Int32, Unit.Place)
    /// A value leaves for where no type is known.
    case escape(unit: Int32, Unit.Escape)
    /// The slice is named where nothing tells what for.
    case mention(Unit.Place)
    /// Something is cast to the slice: whether it has the need decides how that ends.
    case castTarget(Unit.Place)
    /// Something is cast to a generic type of a composition that the slice has and more: without all of
    /// the rest it might be of that type.
    case castArgument(Unit.Place)
    /// A root has by the provider alone what is asked for while the program runs, by a cast if there is
    /// a place, or by the library.
    case refinement(of: Int32, Unit.Place?)
    /// A protocol's extension answers the provider's requirement: it is there to provide it.
    case layer(extension: Int32)
    /// One of several declarations of a name that are told apart by their slices.
    case overload(Int32, other: Int32)
    /// One of several declarations between which the compiler chooses without a word in its index.
    case unseenChoice(Unit.Place)
    /// A witness or an override spells the type in other words than what it answers.
    case coupling(Int32, with: Int32)
    /// A provider inherits it through the slice.
    case heir(Int)
    /// Two slices of equal needs have to stay the same type; the other one needs it.
    case sameType(Node)
    /// Without it the slice would be one type with another slice, or with what these providers make up, and
    /// the program tells types apart.
    case apart([Node])
    /// It is one type with such, which it would not be without, and the program tells types apart.
    case together([Node])
    /// What would be left is a generic type's alias, which needs arguments where it stands alone.
    case company(SourcePlace)
    /// `Sendable`, a class bound, an associated type: what the provider brings along.
    case trait(String)
    /// A branch of `#if` that this build left out names the slice, the provider or a member.
    case inactiveBranch(file: Int, token: Int)
    /// A member of that name is read where the index has nothing: in a macro, in a branch.
    case unexplained(Unit.Place)
    /// The slice belongs to another package, whose sources are not for changing.
    case foreign
    /// It was kept on purpose: hidden, or taken back by a fix.
    case kept
    /// The slice is public in a library: packages that are not in sight may use the need.
    case library
  }

  /// Whether this step is certain; `Liveness.isCertain` tells it of all the steps.
  var isCertain: Bool {
    if case .doubt = self { return false }
    return true
  }
}
