// The same through two levels: what the scope in the middle doesn't forward ends there.
import Example
import LayerCake

struct SessionDependencies: DependencyScope, HasGitHub, HasSession {
  let parent: AppDependencies
  let session: Session
}

struct EditorDependencies: DependencyScope, HasGitHub, HasSession, HasClock {
  // expected-error@-1 {{'EditorDependencies' does not conform to protocol 'HasClock'}}
  // expected-note@-2 * {{add stubs}}
  let parent: SessionDependencies
}
