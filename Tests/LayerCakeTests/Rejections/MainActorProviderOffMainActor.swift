// A provider may belong to the main actor. Code that doesn't has to wait for it.
import Example

@MainActor final class Router {
  var path: [String] = []
  // expected-note@-1 * {{}}
}
@MainActor protocol HasRouter { var router: Router { get } }
// expected-note@-1 * {{}}

func show(_ dependencies: any HasRouter) {
  // expected-note@-1 * {{add '@MainActor'}}
  dependencies.router.path.append("detail")
  // expected-error@-1 {{main actor-isolated property 'router'}}
  // expected-error@-2 {{main actor-isolated property 'path'}}
}

@MainActor func showOnMainActor(_ dependencies: any HasRouter) {
  dependencies.router.path.append("detail")
}
