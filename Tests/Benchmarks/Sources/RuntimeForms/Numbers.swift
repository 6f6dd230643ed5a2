/// A dependency without references, to tell what reading costs from what counting references costs.
public protocol HasLimit {
  var limit: Int { get }
}

/// What a feature with other needs than its child's takes.
public typealias WiderSlice = Slice & HasLimit

public final class AcrossExistentialNumber {
  private let dependencies: any HasLimit

  public init(dependencies: any HasLimit) { self.dependencies = dependencies }

  @inline(never)
  public func read() -> Int { dependencies.limit }
}

public final class AcrossGenericNumber<Dependencies: HasLimit> {
  private let dependencies: Dependencies

  public init(dependencies: Dependencies) { self.dependencies = dependencies }

  @inline(never)
  public func read() -> Int { dependencies.limit }
}

/// A feature with fewer needs than its parent, which makes it in the same module.
public final class Child {
  private let dependencies: any Slice

  public init(dependencies: any Slice) { self.dependencies = dependencies }
}

/// What the parent does.
@inline(never)
public func makeChild(_ dependencies: any WiderSlice) -> Child {
  Child(dependencies: dependencies)
}
