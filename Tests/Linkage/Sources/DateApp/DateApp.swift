import LayerCakeEffects

struct AppDependencies: HasDate { let date = DateGenerator { .distantPast } }

func greeting(_ dependencies: any HasDate) -> String {
  dependencies.date.now() == .distantPast ? "long ago" : "today"
}

@main struct DateApp {
  static func main() { print(greeting(AppDependencies())) }
}
