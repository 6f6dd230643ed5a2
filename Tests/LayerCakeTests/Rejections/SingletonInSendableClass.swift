// A property wrapper asks for a `var`, which a `Sendable` class can't have. The form with a closure
// asks for a `let`, and values that are found by their properties for one `let` together.
import Example
import LayerCake

final class WithDefault: HasGitHub, Sendable {
  @Singleton var gitHub = GitHub()
  // expected-error@-1 {{'_gitHub' of 'Sendable'-conforming class 'WithDefault' is mutable}}
}

final class WithClosure: HasGitHub, Sendable {
  private let _gitHub = Singleton<GitHub>()
  var gitHub: GitHub { _gitHub { GitHub() } }
}

final class WithNames: HasGitHub, Sendable {
  private let singletons = Singletons()
  var gitHub: GitHub { singletons { GitHub() } }
}
