// Forwarding needs the parent's type. A parent that is `any Slice` hides it.
import Example
import LayerCake

struct Hidden: DependencyScope, HasGitHub {
  // expected-error@-1 {{'Hidden' does not conform to protocol 'HasGitHub'}}
  // expected-note@-2 * {{add stubs}}
  let parent: any HasGitHub
}

struct Known<Parent: HasGitHub>: DependencyScope, HasGitHub {
  let parent: Parent
}
