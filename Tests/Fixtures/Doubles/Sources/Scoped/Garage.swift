public import LayerCake

public protocol HasGarage { var garage: Int { get } }

/// A drive with what a garage has.
public struct Drive<Parent>: DependencyScope {
  public let parent: Parent
}
