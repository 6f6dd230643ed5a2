// What is for signed-in users can't be built before somebody has signed in.
import Example
import LayerCake

struct ProfileModel {
  let dependencies: any HasGitHub & HasSession
}

struct SessionDependencies: DependencyScope, HasGitHub, HasSession {
  let parent: AppDependencies
  let session: Session
}

func start(app: AppDependencies) {
  _ = ProfileModel(dependencies: app)
  // expected-error@-1 {{'AppDependencies' does not conform to expected type 'HasSession'}}
  _ = ProfileModel(
    dependencies: SessionDependencies(parent: app, session: Session(user: "Ann")))
}
