// A root on the main actor can't promise its providers to everybody.
import Example

@MainActor struct App: HasGitHub {
  // expected-error@-1 {{'App' to protocol 'HasGitHub' crosses into main actor-isolated code}}
  // expected-note@-2 * {{}}
  var gitHub: GitHub { GitHub() }
  // expected-note@-1 * {{main actor-isolated property 'gitHub' cannot satisfy}}
}

@MainActor struct Open: HasGitHub {
  nonisolated let gitHub = GitHub()
}
