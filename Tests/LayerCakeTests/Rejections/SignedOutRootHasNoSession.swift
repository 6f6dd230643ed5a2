import Example

func user(of app: AppDependencies) -> String {
  app.session.user
  // expected-error@-1 {{'AppDependencies' has no member 'session'}}
}
