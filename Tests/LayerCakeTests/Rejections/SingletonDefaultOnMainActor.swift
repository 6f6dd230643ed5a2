// A default is evaluated by whoever asks first, on any thread. What can be made only on the main
// actor is made by the other form, where the property is read.
import Example
import LayerCake

@MainActor final class Router {
  var path: [String]
  init(path: [String]) { self.path = path }
  // expected-note@-1 * {{}}
}

@MainActor struct WithDefault {
  @Singleton var router = Router(path: [])
  // expected-error@-1 {{main actor-isolated initializer 'init(path:)' in a synchronous}}
}

@MainActor struct WithClosure {
  private let _router = Singleton<Router>()
  var router: Router { _router { Router(path: []) } }
}
