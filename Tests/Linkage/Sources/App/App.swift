import LayerCake

protocol HasGreeting { var greeting: String { get } }

extension HasGreeting where Self: DependencyScope, Parent: HasGreeting {
  var greeting: String { parent.greeting }
}

struct AppDependencies: HasGreeting { let greeting: String }
struct SessionDependencies: DependencyScope, HasGreeting { let parent: AppDependencies }

@main struct App {
  static func main() {
    print(SessionDependencies(parent: AppDependencies(greeting: "hello")).greeting)
  }
}
