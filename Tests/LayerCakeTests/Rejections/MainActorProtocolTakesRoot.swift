// A protocol on the main actor takes the whole root there, and the other providers with it. A
// requirement on the main actor binds itself alone.
import Example
import LayerCake

@MainActor final class Router {}
@MainActor protocol HasRouter { var router: Router { get } }
protocol HasMainActorRouter { @MainActor var mainActorRouter: Router { get } }

struct Taken: HasGitHub, HasRouter {
  // expected-error@-1 {{'Taken' to protocol 'HasGitHub' crosses into main actor-isolated code}}
  // expected-note@-2 * {{}}
  @Singleton var gitHub = GitHub()
  // expected-note@-1 * {{main actor-isolated property 'gitHub' cannot satisfy}}
  private let _router = Singleton<Router>()
  var router: Router { _router { Router() } }
}

struct Free: HasGitHub, HasMainActorRouter, Sendable {
  @Singleton var gitHub = GitHub()
  private let _router = Singleton<Router>()
  @MainActor var mainActorRouter: Router { _router { Router() } }
}
