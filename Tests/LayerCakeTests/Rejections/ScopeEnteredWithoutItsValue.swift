// A scope can't be entered without the value that it exists for.
import Example
import LayerCake

struct SessionDependencies: DependencyScope, HasSession {
  // expected-note@-1 * {{'init(parent:session:)' declared here}}
  let parent: AppDependencies
  let session: Session
}

func enter(_ app: AppDependencies) -> SessionDependencies {
  SessionDependencies(parent: app)
  // expected-error@-1 {{missing argument for parameter 'session'}}
}
