import LayerCake
import OrdersFeature
import RequestInterface
import Transport

/// What the routes need: the trace, and what the features need.
typealias RouteDependencies = HasTraceID & OrdersDependencies

/// Answers a request in a scope of its own.
func answer(_ request: Request, _ app: AppDependencies) async -> Response {
  let traceID = request.headers["x-trace-id"].flatMap(TraceID.init) ?? .random()
  var response: Response
  do {
    let scope = RequestDependencies(parent: app, traceID: traceID)
    // Only when the transaction is committed is anybody told that it went well.
    response = try await withScope(scope) { try await route(request, $0) }
  } catch let refusal as Orders.Refusal {
    response =
      switch refusal {
      case .unknown(let item): Response(404, "there is no \(item)\n")
      case .soldOut(let item): Response(409, "\(item) is sold out\n")
      }
  } catch {
    app.logger.tracing(traceID).log("failed: \(error)")
    response = Response(500, "something went wrong; mention \(traceID)\n")
  }
  response.headers["X-Trace-ID"] = traceID.description
  return response
}

private func route(
  _ request: Request, _ dependencies: any RouteDependencies
) async throws -> Response {
  let orders = Orders(dependencies: dependencies)
  switch (request.method, request.path) {
  case ("GET", "/health"):
    return Response(200, "alive, \(dependencies.traceID)\n")
  case ("GET", "/orders"):
    let lines = try await orders.all().map { "\($0.number) \($0.item) \($0.customer)\n" }
    return Response(200, lines.joined())
  case ("POST", "/orders"):
    guard let item = request.query["item"], let customer = request.query["customer"] else {
      return Response(400, "POST /orders?item=…&customer=…\n")
    }
    let order = try await orders.place(item, for: customer)
    return Response(201, "\(order.number) \(order.item) \(order.customer)\n")
  case (_, "/health"), (_, "/orders"):
    return Response(405, "\(request.method) is not for \(request.path)\n")
  default:
    return Response(404, "there is no \(request.path)\n")
  }
}
