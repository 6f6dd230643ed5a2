// A scope inside another of its own type: the same property, another value.
protocol HasPath { var path: Path { get } }

typealias PathDependencies = HasPath
struct Path {
  let text: String
  init(_ dependencies: any PathDependencies) { text = dependencies.path.text + "/" }
  init(text: String) { self.text = text }
}
indirect enum Parent {
  case none
  case scope(FolderDependencies)
}
struct FolderDependencies: PathDependencies {
  let parent: Parent
  var path: Path {
    switch parent {
    case .none: Path(text: "/")
    case .scope(let scope): Path(scope)
    }
  }
}
struct OuterDependencies: PathDependencies {
  let inner: any PathDependencies
  var path: Path { Path(inner) }
}
