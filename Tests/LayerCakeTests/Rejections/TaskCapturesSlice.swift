// A slice that goes to another task has to say so.
import Example

typealias ReposDependencies = HasGitHub & HasClock

func load(_ dependencies: any ReposDependencies) {
  Task.detached {
    // expected-error@-1 {{risks causing data races}}
    _ = try await dependencies.gitHub.repos()
    // expected-note@-1 {{closure captures 'dependencies'}}
  }
  _ = dependencies.clock
}

func loadSendable(_ dependencies: any ReposDependencies & Sendable) {
  Task.detached {
    _ = try await dependencies.gitHub.repos()
  }
  _ = dependencies.clock
}
