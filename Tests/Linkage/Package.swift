// swift-tools-version: 6.2
import PackageDescription

// An app that uses nothing but the runtime, and one that needs only the date: `.ci/run` builds them, and
// checks that nothing else came with them. It is a package of its own because a package builds all of its own targets.
let package = Package(
  name: "Linkage",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "LayerCake", path: "../..")],
  targets: [
    .executableTarget(
      name: "App", dependencies: [.product(name: "LayerCake", package: "LayerCake")]),
    .executableTarget(
      name: "DateApp", dependencies: [.product(name: "LayerCakeEffects", package: "LayerCake")]),
  ]
)
