// A singleton can't be made by waiting: those who ask meanwhile would each hold up a thread. One that
// is asynchronous can.
import Example
import LayerCake

func open() async -> Session { Session(user: "Ann") }

struct App {
  private let _session = Singleton<Session>()
  var session: Session { get async { _session { await open() } } }
  // expected-error@-1 {{to parameter expecting synchronous function type}}
  // expected-note@-2 * {{}}

  private let _awaited = AsyncSingleton<Session>()
  var awaited: Session { get async throws { try await _awaited { await open() } } }
}
