import LayerCake
import Testing

private protocol HasConnection { var connection: any Connection { get } }
private protocol Connection: AnyObject, Sendable { var number: Int { get } }

private final class Socket: Connection {
  private static let opened = Count()
  let number: Int
  let address: String
  init(address: String = "") {
    self.address = address
    number = Self.opened.next()
  }
}

private struct App: HasConnection, Sendable {
  let address: String
  @WeakSingleton var socket = Socket()
  private let _addressed = WeakSingleton<Socket>()
  var addressed: Socket { _addressed { Socket(address: address) } }
  var connection: any Connection { addressed }

  init(address: String = "local") { self.address = address }
}

@Test func `A weak singleton is shared while somebody holds it`() {
  let app = App()
  let copy = app
  let held = app.socket
  #expect(app.socket === held)
  #expect(copy.socket === held)
}

@Test func `A weak singleton is made again after everybody has let go of it`() {
  let app = App()
  let first = app.socket.number
  let second = app.socket.number
  #expect(first != second)
}

@Test func `A weak singleton keeps nothing alive`() {
  let app = App()
  weak var socket: Socket?
  do {
    let held = app.socket
    socket = held
    #expect(socket === held)
  }
  #expect(socket == nil)
}

@Test func `A weak singleton can be made from others of its root`() {
  let app = App(address: "elsewhere")
  let held = app.connection
  #expect(app.connection === held)
  #expect(app.addressed.address == "elsewhere")
}

@Test func `Concurrent readers of a weak singleton share what one of them holds`() async {
  let app = App()
  let held = app.socket
  await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<1_000 { group.addTask { app.socket === held } }
    for await same in group { #expect(same) }
  }
}

@Test func `Threads that first read a weak singleton together share it`() {
  for _ in 0..<20 {
    let app = App()
    // All are held until every thread has read.
    let sockets = onThreads(32) { _ in app.socket }
    #expect(Set(sockets.map(\.number)).count == 1)
  }
}

@Test func `A weak singleton may come and go on many threads at once`() {
  let app = App()
  let same = onThreads(8) { _ in
    (0..<1_000).allSatisfy { _ in
      let held = app.socket
      return app.socket === held
    }
  }
  #expect(same.allSatisfy { $0 })
}

@Test func `A weak singleton may be made again while the one before is still being destroyed`() {
  final class Root: Sendable {
    let alive = Count()
    let together = Count()
    private let _value = WeakSingleton<Value>()
    var value: Value { _value { Value(self) } }
  }
  final class Value: Sendable {
    let root: Root
    let isFirst: Bool
    init(_ root: Root) {
      self.root = root
      isFirst = root.alive.next() == 1
    }
    deinit { if isFirst, root.value !== self { root.together.next() } }
  }
  let root = Root()
  _ = root.value
  #expect(root.alive.value == 2)
  #expect(root.together.value == 1)
}
