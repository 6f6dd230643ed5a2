// An unread provider requires a class, one of whose own members is read.
class Controller { var title = 0 }
protocol HasView: Controller { var view: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasPush { var push: Int { get } }

typealias ScreenDependencies = HasView & HasCache & HasPush  // expect: unused-need HasPush
func show(_ dependencies: any ScreenDependencies) -> Int { dependencies.title + dependencies.cache }
