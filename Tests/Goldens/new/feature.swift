/// What the sale needs.
public typealias SaleDependencies = HasStock & HasTill

/// The sale.
public struct SaleModel {
  private let dependencies: any SaleDependencies

  public init(dependencies: any SaleDependencies) {
    self.dependencies = dependencies
  }
}
