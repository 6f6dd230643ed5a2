// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Incomplete",
  targets: [
    .target(name: "Core"),
    .target(name: "ReposFeature", dependencies: ["Core"]),
    .executableTarget(name: "App", dependencies: ["Core", "ReposFeature"]),
    .testTarget(name: "ReposFeatureTests", dependencies: ["Core", "ReposFeature"]),
  ]
)
