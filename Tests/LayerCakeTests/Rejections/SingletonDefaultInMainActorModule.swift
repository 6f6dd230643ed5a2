// Compiled with -default-isolation MainActor: what is made there is made on the main actor, but a
// default is evaluated by whoever asks first. The form with a closure is evaluated where it is read.
import Example
import LayerCake

final class Router {
  var path: [String]
  init(path: [String]) { self.path = path }
  // expected-note@-1 * {{}}
}

struct WithDefault {
  @Singleton var gitHub = GitHub()
  @Singleton var router = Router(path: [])
  // expected-error@-1 {{call to main actor-isolated initializer 'init(path:)' in a synchronous}}
}

struct WithClosure {
  private let _router = Singleton<Router>()
  var router: Router { _router { Router(path: []) } }
}
