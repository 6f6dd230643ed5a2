/// A feature that its module knows no root of.
public final class AcrossExistential {
  private let dependencies: any Slice

  public init(dependencies: any Slice) { self.dependencies = dependencies }

  @inline(never)
  public func read() -> Int { dependencies.ticker.tick() }
}

/// A feature in a module that isn't compiled together with its root: never specialised.
public final class AcrossGeneric<Dependencies: Slice> {
  private let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  @inline(never)
  public func read() -> Int { dependencies.ticker.tick() }
}

/// The same, but its body is known to whoever imports it.
public final class InlinableGeneric<Dependencies: Slice> {
  @usableFromInline let dependencies: Dependencies

  @inlinable
  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  @inlinable
  public func read() -> Int { dependencies.ticker.tick() }
}

/// Takes dependencies and drops them: all that is measured is how they come to be passed.
@inline(never)
public func take(_ dependencies: any Slice) -> Int { 1 }
