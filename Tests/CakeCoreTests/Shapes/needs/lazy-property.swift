// A lazy property's initialiser is the only reader.
protocol HasClock { var clock: Int { get } }
protocol HasImages { var images: [Int] { get } }

typealias GalleryDependencies = HasClock & HasImages  // expect: unused-need HasClock

final class GalleryModel {
  let dependencies: any GalleryDependencies
  lazy var first = dependencies.images.first
  init(dependencies: any GalleryDependencies) { self.dependencies = dependencies }
}
