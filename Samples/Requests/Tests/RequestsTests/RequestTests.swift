import Testing

@Suite(.timeLimit(.minutes(10))) struct RequestTests {
  @Test func `An order is placed, counted and listed`() async throws {
    try await withServer { port, lines in
      let client = try Client(port: port)
      let placed = try await client.send(
        "POST", "/orders?item=rye&customer=Ann%20B", traceID: "t-1")
      #expect(placed == .init(status: 201, traceID: "t-1", body: "1 rye Ann B\n"))
      let listed = try await client.send("GET", "/orders", traceID: "t-2")
      #expect(listed == .init(status: 200, traceID: "t-2", body: "1 rye Ann B\n"))
      #expect(lines.of("t-1") == ["placed rye for Ann B, 499 left"])
      #expect(lines.of("t-2") == [])
    }
  }

  @Test func `What a refused request has written is rolled back`() async throws {
    try await withServer { port, lines in
      let client = try Client(port: port)
      for number in 1...3 {
        _ = try await client.send(
          "POST", "/orders?item=brezel&customer=c\(number)", traceID: "t\(number)")
      }
      let unknown = try await client.send("POST", "/orders?item=cake&customer=d", traceID: "t4")
      #expect(unknown == .init(status: 404, traceID: "t4", body: "there is no cake\n"))
      #expect(
        lines.of("t3") == [
          "refused brezel for c3: sold out", #"rolled back: soldOut(item: "brezel")"#,
        ])
      #expect(
        try await client.send("GET", "/orders").body == "1 brezel c1\n2 brezel c2\n")
      // The stock too: otherwise the number would be below zero.
      let again = try await client.send("POST", "/orders?item=brezel&customer=e", traceID: "t5")
      #expect(again.status == 409)
    }
  }

  @Test func `A request without a trace begins one, and a wild one is not taken over`() async throws
  {
    try await withServer { port, _ in
      let client = try Client(port: port)
      let first = try await client.send("GET", "/health")
      let second = try await client.send("GET", "/health", traceID: "a b")
      #expect(first.traceID?.count == 16)
      #expect(first.body == "alive, \(first.traceID ?? "")\n")
      #expect(second.traceID != "a b")
      #expect(first.traceID != second.traceID)
    }
  }

  @Test(arguments: [
    ("GET / HTTP/1.0\r\n\r\n", 400), ("nonsense\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nA: 1\r\na: 2\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n", 413),
    ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
    ("GET /\(String(repeating: "a", count: 20_000))", 431),
    ("GET /nothing HTTP/1.1\r\n\r\n", 404), ("PUT /orders HTTP/1.1\r\n\r\n", 405),
    ("POST /orders?item=rye HTTP/1.1\r\n\r\n", 400),
  ])
  func `What can't be answered is told so`(_ text: String, _ status: Int) async throws {
    try await withServer { port, _ in
      let client = try Client(port: port)
      #expect(try await client.send(raw: text).status == status)
    }
  }

  @Test func `Requests that arrive together or in pieces are answered one by one`() async throws {
    try await withServer { port, _ in
      let client = try Client(port: port)
      let health = "GET /health HTTP/1.1\r\nX-Trace-ID: t\r\n\r\n"
      #expect(try await client.send(raw: "\(health)GET /health HT").status == 200)
      #expect(try await client.send(raw: "TP/1.1\r\n\r\n").status == 200)
    }
  }
}
