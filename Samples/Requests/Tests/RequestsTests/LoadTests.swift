import Testing

/// Many requests at once, each with values of its own. Run under the thread sanitizer, too.
@Suite(.timeLimit(.minutes(5))) struct LoadTests {
  private static let clients = 8
  private static let requests = 25

  @Test func `No request sees another's values`() async throws {
    try await withServer { port, lines in
      try await withThrowingTaskGroup(of: Void.self) { group in
        for client in 0..<Self.clients {
          group.addTask { try await Self.order(as: client, port: port) }
        }
        try await group.waitForAll()
      }

      // Every fifth request was for a cake, which there is none of; it left nothing.
      let placed = Self.clients * Self.requests * 4 / 5
      let orders = try await Client(port: port).send("GET", "/orders").body.split(separator: "\n")
      #expect(orders.count == placed)
      #expect(Set(orders.map { $0.split(separator: " ")[2] }).count == placed)
      // Each trace has the lines of its own customer, and of nobody else.
      for client in 0..<Self.clients {
        for number in 0..<Self.requests {
          let name = "c\(client)-\(number)"
          let own = lines.of("t-\(name)")
          #expect(own.count == (number % 5 == 4 ? 2 : 1))
          #expect(own[0].contains(" for \(name)"))
        }
      }
      #expect(lines.all.count == placed + Self.clients * Self.requests / 5 * 2)
    }
  }

  private static func order(as client: Int, port: UInt16) async throws {
    let connection = try Client(port: port)
    for number in 0..<requests {
      let name = "c\(client)-\(number)"
      let item = number % 5 == 4 ? "cake" : "croissant"
      let answer = try await connection.send(
        "POST", "/orders?item=\(item)&customer=\(name)", traceID: "t-\(name)")
      #expect(answer.traceID == "t-\(name)")
      #expect(answer.status == (item == "cake" ? 404 : 201))
      #expect(item == "cake" || answer.body.hasSuffix(" croissant \(name)\n"))
    }
  }
}
