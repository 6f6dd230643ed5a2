import RuntimeForms

/// A feature that some caller in its module gives a concrete struct, which is enough for the
/// optimiser to make copies of the initialiser that take the box apart and put it together again.
final class TrappedFeature {
  private let dependencies: any Slice

  init(dependencies: any Slice) { self.dependencies = dependencies }

  @inline(never)
  func read() -> Int { dependencies.ticker.tick() }
}

/// The caller with the concrete struct; that it is there suffices.
@inline(never)
func baitTrap(_ root: StructRoot200) -> TrappedFeature { TrappedFeature(dependencies: root) }

/// The caller that suffers: its dependencies are boxed already.
@inline(never)
func enterTrap(_ dependencies: any Slice) -> TrappedFeature {
  TrappedFeature(dependencies: dependencies)
}

/// The same two callers for a class-backed root, and for a struct around one reference.
final class UntrappedFeature {
  private let dependencies: any Slice

  init(dependencies: any Slice) { self.dependencies = dependencies }
}

@inline(never)
func makeUntrapped(_ root: AppRoot) -> UntrappedFeature { UntrappedFeature(dependencies: root) }

@inline(never)
func makeUntrapped(_ root: BoxedRoot<StructRoot200>) -> UntrappedBoxedFeature {
  UntrappedBoxedFeature(dependencies: root)
}

@inline(never)
func enterUntrapped(_ dependencies: any Slice) -> UntrappedFeature {
  UntrappedFeature(dependencies: dependencies)
}

final class UntrappedBoxedFeature {
  private let dependencies: any Slice

  init(dependencies: any Slice) { self.dependencies = dependencies }
}

@inline(never)
func enterUntrappedBoxed(_ dependencies: any Slice) -> UntrappedBoxedFeature {
  UntrappedBoxedFeature(dependencies: dependencies)
}
