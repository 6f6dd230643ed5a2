import LayerCake
import Testing

private struct Unavailable: Error, Equatable { let attempt: Int }

private final class Database: Sendable {}

/// Fails twice, then works.
private final class Disk: Sendable {
  private let attempts = Count()
  func open() throws(Unavailable) -> Database {
    let attempt = attempts.next()
    if attempt < 3 { throw Unavailable(attempt: attempt) }
    return Database()
  }
}

private struct App: Sendable {
  let disk = Disk()
  private let _database = Singleton<Database>()
  private let _cache = WeakSingleton<Database>()

  var database: Database {
    get throws(Unavailable) { try _database { () throws(Unavailable) in try disk.open() } }
  }
  var cache: Database { get throws { try _cache { try disk.open() } } }
}

@Test func `A failed creation is not kept: the next to ask tries again`() throws {
  let app = App()
  #expect(throws: Unavailable(attempt: 1)) { try app.database }
  #expect(throws: Unavailable(attempt: 2)) { try app.database }
  let database = try app.database
  #expect(try app.database === database)
}

@Test func `A failed creation of a weak singleton is not kept either`() throws {
  let app = App()
  #expect(throws: Unavailable(attempt: 1)) { try app.cache }
  #expect(throws: Unavailable(attempt: 2)) { try app.cache }
  let cache = try app.cache
  #expect(try app.cache === cache)
}

@Test func `A failure inside the creation of another value leaves both to be made`() throws {
  struct Nested {
    let app = App()
    let report = Singleton<[Database]>()
    func make() throws -> [Database] { try report { [try app.database] } }
  }
  let nested = Nested()
  #expect(throws: Unavailable(attempt: 1)) { try nested.make() }
  #expect(throws: Unavailable(attempt: 2)) { try nested.make() }
  let database = try #require(try nested.make().first)
  #expect(try nested.app.database === database)
}

@Test func `Of many that ask at once, those that wait for a failed creation try themselves`() async
{
  let app = App()
  let failures = await withTaskGroup(of: Bool.self) { group in
    for _ in 0..<500 { group.addTask { (try? app.database) == nil } }
    return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
  }
  #expect(failures == 2)
}
