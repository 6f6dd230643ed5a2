import RuntimeForms

// The documentation shows these lines word for word.

/// A feature that takes a box of dependencies.
final class TrappedFeature {
  private let dependencies: any Slice

  init(dependencies: any Slice) { self.dependencies = dependencies }
}

/// Somebody in its module makes it from a wide struct. That this exists is enough.
@inline(never)
func baitTrap(_ root: StructRoot200) -> TrappedFeature {
  TrappedFeature(dependencies: root)
}

/// Somebody else makes it from a box that there is already, and pays.
@inline(never)
func enterTrap(_ dependencies: any Slice) -> TrappedFeature {
  TrappedFeature(dependencies: dependencies)
}

// The same for a root that is a class, and for a struct around one reference.

final class UntrappedFeature {
  private let dependencies: any Slice

  init(dependencies: any Slice) { self.dependencies = dependencies }
}

@inline(never)
func makeUntrapped(_ root: AppRoot) -> UntrappedFeature { UntrappedFeature(dependencies: root) }

@inline(never)
func enterUntrapped(_ dependencies: any Slice) -> UntrappedFeature {
  UntrappedFeature(dependencies: dependencies)
}

final class UntrappedBoxedFeature {
  private let dependencies: any Slice

  init(dependencies: any Slice) { self.dependencies = dependencies }
}

@inline(never)
func makeUntrapped(_ root: BoxedRoot<StructRoot200>) -> UntrappedBoxedFeature {
  UntrappedBoxedFeature(dependencies: root)
}

@inline(never)
func enterUntrappedBoxed(_ dependencies: any Slice) -> UntrappedBoxedFeature {
  UntrappedBoxedFeature(dependencies: dependencies)
}
