// A feature makes another of itself: handing on to oneself is no use.
protocol HasFiles { var files: [Int] { get } }
protocol HasClock { var clock: Int { get } }

typealias FolderDependencies = HasFiles & HasClock  // expect: unused-need HasClock
struct Folder {
  let dependencies: any FolderDependencies
  var files: [Int] { dependencies.files }
  func open() -> Folder { Folder(dependencies: dependencies) }
}
