import LayerCake
import LayerCakeTesting
import Testing

/// How long to wait for what does not end.
let soon = Duration.milliseconds(100)

private final class Account: Sendable {
  let name: String
  init(_ name: String) { self.name = name }
}
private protocol HasAccount { var account: Account { get } }

private final class Cache: Sendable {
  let account: Account
  init(_ account: Account) { self.account = account }
}
private final class Pool: Sendable {}

/// Holds whatever it is given.
private final class Keeper: Sendable {
  private let kept = Lock<[any Sendable]>([])
  func keep(_ value: any Sendable) { kept.withLock { $0.append(value) } }
}

private struct App: Sendable {
  private let _pool = Singleton<Pool>()
  var pool: Pool { _pool { Pool() } }
  private let _cache = Singleton<Cache>()
  /// Takes a value of whoever asks first: the mistake.
  func cache(_ account: Account) -> Cache { _cache { Cache(account) } }
}

private final class Report: Sendable {
  let pool: Pool
  let account: Account
  init(pool: Pool, account: Account) { (self.pool, self.account) = (pool, account) }
}

/// Holds its own dependencies: a mistake, if it is made by a singleton of theirs.
private final class Store: Sendable {
  let dependencies: any HasAccount & Sendable
  init(_ dependencies: any HasAccount & Sendable) { self.dependencies = dependencies }
}

private struct Session: ClosableRoot, DependencyScope, HasAccount, Sendable {
  let parent: App
  let account: Account
  let closers = Closers()
  private let _report = Singleton<Report>()
  var report: Report { _report { Report(pool: parent.pool, account: account) } }
  private let _store = Singleton<Store>()
  var store: Store { _store { Store(self) } }
  private let _stream = AsyncSingleton<Account>()
  var stream: Account { get async throws { try await _stream { Account("stream") } } }
  private let _log = WeakSingleton<Pool>()
  var log: Pool { _log { Pool() } }

  init(parent: App, account: Account) { (self.parent, self.account) = (parent, account) }
}

@Test func `A scope that nothing holds ends`() async throws {
  let app = App()
  try await expectEnds {
    Session(parent: app, account: Account("Ann"))
  } whileUsing: { session in
    _ = session.report
    _ = session.log
    _ = try await session.stream
  }
}

@Test func `What a longer-lived singleton has captured is told with its path`() async {
  let app = App()
  let failures = await issues {
    try await expectEnds({ Session(parent: app, account: Account("Ann")) }, within: soon) {
      session in
      _ = app.cache(session.account)
    }
  }
  #expect(failures.map(\.text) == ["'account' is still held by 'App.cache.account'"])
  #expect(failures.first?.file == "ExpectEndsTests.swift")
}

@Test func `A scope that what it makes holds is told with the way around`() async {
  let app = App()
  let failures = await failures {
    try await expectEnds({ Session(parent: app, account: Account("Ann")) }, within: soon) {
      session in
      _ = session.store
    }
  }
  #expect(
    failures.first?.split(separator: "\n") == [
      "'account' is still held by 'store.dependencies.account'",
      "'closers' is still held by 'store.dependencies.closers'",
      "'log' is still held by 'store.dependencies.log'",
      "'report' is still held by 'store.dependencies.report'",
      "'store' is still held by 'store.dependencies.store'",
      "'stream' is still held by 'store.dependencies.stream'",
    ])
}

@Test func `What only a closure or a mutex holds is told without a path`() async {
  let app = App()
  let keeper = Keeper()
  let failures = await failures {
    try await expectEnds({ Session(parent: app, account: Account("Ann")) }, within: soon) {
      session in
      keeper.keep(session.report)
    }
  }
  #expect(
    failures.first?.split(separator: "\n") == [
      "'account' is still held by 'report.account'",
      "'report' is still held from outside: by a closure, a task, an actor, a global or a variable",
    ])
}

/// A scope whose values are found by the names of their properties.
private final class Desk: DependencyScope, Sendable {
  let parent: App
  let account: Account
  private let singletons = Singletons()
  var report: Report { singletons { Report(pool: parent.pool, account: account) } }
  init(parent: App, account: Account) { (self.parent, self.account) = (parent, account) }
}

@Test func `A value that is found by its property is told by that property`() async throws {
  let (app, keeper) = (App(), Keeper())
  let make = { Desk(parent: app, account: Account("Ann")) }
  try await expectEnds(make, whileUsing: { _ = $0.report })
  let failures = await failures {
    try await expectEnds(make, within: soon, whileUsing: { keeper.keep($0.report) })
  }
  #expect(
    failures.first?.split(separator: "\n") == [
      "'account' is still held by 'report.account'",
      "'report' is still held from outside: by a closure, a task, an actor, a global or a variable",
    ])
}

/// A scope that is an object, and stores nothing that is one.
private final class Screen: DependencyScope, Sendable {
  let parent: App
  let title: String
  init(parent: App, title: String) { (self.parent, self.title) = (parent, title) }
}

@Test func `A scope that is an object and is held itself is told, whatever it stores`() async throws
{
  let (app, keeper) = (App(), Keeper())
  let make = { Screen(parent: app, title: "Ann") }
  try await expectEnds(make, whileUsing: { _ = $0.title })
  let failures = await failures {
    try await expectEnds(make, within: soon, whileUsing: { keeper.keep($0) })
  }
  #expect(
    failures == [
      "'Screen' is still held from outside: by a closure, a task, an actor, a global or a variable"
    ])
}

@Test func `What the parent had before, and what is kept on purpose, may stay`() async throws {
  let app = App()
  let shared = Account("shared")
  _ = app.cache(shared)
  try await expectEnds({ Session(parent: app, account: shared) }, whileUsing: { _ = $0.report })
  let mine = Account("mine")
  try await expectEnds(
    { Session(parent: app, account: mine) }, keeping: [mine], whileUsing: { _ = $0.report })
  withExtendedLifetime(mine) {}
}

@Test func `A task that ends with the scope holds nothing`() async throws {
  let app = App()
  try await expectEnds {
    Session(parent: app, account: Account("Ann"))
  } whileUsing: { session in
    Task {
      for _ in 0..<10 { await Task.yield() }
      _ = session.report
    }
  }
}

@Test func `A closable scope is closed before it is dropped`() async throws {
  let closed = Lock(false)
  try await expectEnds {
    Session(parent: App(), account: Account("Ann"))
  } whileUsing: { session in
    _ = try session.closers.open {
      session.account
    } close: { _, _ in
      closed.withLock { $0 = true }
    }
  }
  #expect(closed.withLock { $0 })
}

@Test func `What fails while the scope is used is thrown`() async {
  struct Failure: Error {}
  await #expect(throws: Failure.self) {
    try await expectEnds({ App() }, whileUsing: { _ in throw Failure() })
  }
}
