// A provider that has no forwarding extension stops at the root that has it.
import Example
import LayerCake

protocol HasFlags { var flags: [String] { get } }
// expected-note@-1 * {{requires property 'flags'}}

struct App: HasFlags {
  let flags = ["beta"]
}

struct SessionDependencies: DependencyScope, HasFlags {
  // expected-error@-1 {{'SessionDependencies' does not conform to protocol 'HasFlags'}}
  // expected-note@-2 * {{add stubs}}
  let parent: App
}
