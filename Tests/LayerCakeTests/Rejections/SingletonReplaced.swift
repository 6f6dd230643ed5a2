// Roots are immutable, so copies never differ.
import Example
import LayerCake

struct App: HasGitHub {
  @Singleton var gitHub = GitHub()
}

func replace() {
  var app = App()
  app.gitHub = GitHub()
  // expected-error@-1 {{'gitHub' is a get-only property}}
}
