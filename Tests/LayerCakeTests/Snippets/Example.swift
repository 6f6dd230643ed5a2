// The interfaces that the documentation's snippets and the rejections talk about, compiled to a
// module that they import. What a snippet declares itself hides what is declared here.

public import LayerCake

public struct Repo: Sendable {
  public let name: String
}

public final class GitHub: Sendable {
  public init(clock: any Clock<Duration> = ContinuousClock()) {}
  public func repos() async throws -> [Repo] { [] }
}
public protocol HasGitHub { var gitHub: GitHub { get } }

public protocol HasClock { var clock: any Clock<Duration> { get } }

public protocol Analytics: Sendable { func track(_ event: String) }
public struct LiveAnalytics: Analytics {
  public init() {}
  public func track(_ event: String) {}
}
public protocol HasAnalytics { var analytics: any Analytics { get } }

public struct Session: Sendable {
  public let user: String
  public init(user: String) { self.user = user }
}
public protocol HasSession { var session: Session { get } }

extension HasGitHub where Self: DependencyScope, Parent: HasGitHub {
  public var gitHub: GitHub { parent.gitHub }
}
extension HasClock where Self: DependencyScope, Parent: HasClock {
  public var clock: any Clock<Duration> { parent.clock }
}
extension HasAnalytics where Self: DependencyScope, Parent: HasAnalytics {
  public var analytics: any Analytics { parent.analytics }
}
extension HasSession where Self: DependencyScope, Parent: HasSession {
  public var session: Session { parent.session }
}

public final class Database: Sendable {
  public init(path: String) throws {}
  public func begin() throws -> Transaction { Transaction() }
}
public protocol HasDatabase { var database: Database { get } }
public struct Transaction: Sendable {
  public func count() async throws -> Int { 0 }
  public func commit() async throws {}
  public func rollBack() async throws {}
}

public protocol Connection: AnyObject, Sendable {}
public final class Socket: Connection {
  public init(address: String = "localhost") {}
  public static func connected(to address: String) async throws -> Socket { Socket() }
  public func close() async {}
}
public protocol Synonyms: AnyObject, Sendable {}
public final class Thesaurus: Synonyms {
  public init(language: String) {}
}
public protocol HasSynonyms { var synonyms: any Synonyms { get } }

public protocol HasConnection { var connection: any Connection { get } }

public struct AppDependencies: HasGitHub, HasClock, HasAnalytics, Sendable {
  public let gitHub = GitHub()
  public let clock: any Clock<Duration> = ContinuousClock()
  public let analytics: any Analytics = LiveAnalytics()
  public init() {}
}

public struct RequestDependencies: ClosableRoot, DependencyScope, HasDatabase, Sendable {
  public let parent: AppDependencies
  public let database: Database
  public let closers = Closers()
  private let _transaction = Singleton<Transaction>()
  public var transaction: Transaction {
    get throws {
      try _transaction {
        try closers.open {
          try database.begin()
        } close: { _, _ in
        }
      }
    }
  }

  public init(parent: AppDependencies, database: Database) {
    self.parent = parent
    self.database = database
  }
}
