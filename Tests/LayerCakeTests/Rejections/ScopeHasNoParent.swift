import Example
import LayerCake

struct SessionDependencies: DependencyScope, HasSession {
  // expected-error@-1 {{'SessionDependencies' does not conform to protocol 'DependencyScope'}}
  // expected-note@-2 * {{add stubs}}
  let session: Session
}
