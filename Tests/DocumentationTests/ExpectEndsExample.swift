import LayerCake
import LayerCakeTesting
import Testing

// The example of `expectEnds`, with the scope that it takes for granted.

@Suite struct ExpectEndsExample {
  struct AppDependencies {}

  struct Session {
    let user: String
  }

  final class Store: Sendable {}

  struct SessionDependencies: DependencyScope {
    let parent: AppDependencies
    let session: Session
    private let _store = Singleton<Store>()
    var store: Store { _store { Store() } }

    init(parent: AppDependencies, session: Session) {
      self.parent = parent
      self.session = session
    }
  }

  @Test func `A session ends when the user signs out`() async throws {
    let app = AppDependencies()
    try await expectEnds {
      SessionDependencies(parent: app, session: Session(user: "Ann"))
    } whileUsing: { session in
      _ = session.store
    }
  }
}
