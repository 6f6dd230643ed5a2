/// The root, while others still reach for the singletons: both see the same values.
struct AppDependencies: LoginDependencies {
  var sessions: SessionStore { .shared }
  var journal: Journal { .shared }
}
