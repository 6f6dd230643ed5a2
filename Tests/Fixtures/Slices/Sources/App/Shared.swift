import Core

/// Takes a slice that the list takes as well, and reaches for more.
final class ShelfModel {
  private let dependencies: any ListDependencies
  private let root: AppDependencies
  init(dependencies: any ListDependencies, root: AppDependencies) {
    self.dependencies = dependencies
    self.root = root
  }

  func count() { root.analytics.track("\(dependencies.store.saved.count)") }
}
