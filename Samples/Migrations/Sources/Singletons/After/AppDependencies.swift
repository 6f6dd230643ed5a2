/// The values that were singletons, one of each for this root.
struct AppDependencies: LoginDependencies {
  let sessions = SessionStore()
  let journal = Journal()
}
