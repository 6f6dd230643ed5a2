// A singleton without a default is made from what the initialiser is given.
import Example
import LayerCake

struct App: HasGitHub {
  // expected-note@-1 * {{'init(gitHub:)' declared here}}
  @Singleton var gitHub: GitHub
}

let forgotten = App()
// expected-error@-1 {{missing argument for parameter 'gitHub'}}
let given = App(gitHub: GitHub())
