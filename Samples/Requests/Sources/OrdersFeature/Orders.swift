public import RequestInterface

/// What orders need: the request's transaction, and its logger.
public typealias OrdersDependencies = HasLogger & HasTransaction

/// A bakery's orders, and the stock that they are taken from.
public struct Orders {
  private let dependencies: any OrdersDependencies

  public init(dependencies: any OrdersDependencies) {
    self.dependencies = dependencies
  }

  /// An order that was placed.
  public struct Order: Equatable, Sendable {
    public let number: String
    public let item: String
    public let customer: String
  }

  /// Why an order could not be placed.
  public enum Refusal: Error, Equatable {
    case unknown(item: String)
    case soldOut(item: String)
  }

  /// Places an order, then takes it from the stock; what it has written goes if it throws.
  public func place(_ item: String, for customer: String) async throws -> Order {
    let transaction = try await dependencies.transaction
    let rows = try await transaction.run(
      "INSERT INTO orders (item, customer) VALUES (?, ?) RETURNING number", [item, customer])
    let left = try await transaction.run(
      "UPDATE stock SET count = count - 1 WHERE item = ? RETURNING count", [item])
    guard let left = left.first?.first.flatMap(Int.init) else {
      dependencies.logger.log("refused \(item) for \(customer): unknown")
      throw Refusal.unknown(item: item)
    }
    guard left >= 0 else {
      dependencies.logger.log("refused \(item) for \(customer): sold out")
      throw Refusal.soldOut(item: item)
    }
    dependencies.logger.log("placed \(item) for \(customer), \(left) left")
    return Order(number: rows[0][0], item: item, customer: customer)
  }

  /// All orders, the first one first.
  public func all() async throws -> [Order] {
    try await dependencies.transaction
      .run("SELECT number, item, customer FROM orders ORDER BY number", [])
      .map { Order(number: $0[0], item: $0[1], customer: $0[2]) }
  }
}
