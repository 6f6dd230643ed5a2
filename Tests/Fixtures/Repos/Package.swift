// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Repos",
  targets: [
    .target(name: "Core"),
    .target(name: "ReposFeature", dependencies: ["Core"]),
    .testTarget(name: "ReposFeatureTests", dependencies: ["Core", "ReposFeature"]),
    .target(name: "LoginFeature", dependencies: ["Core"]),
    .executableTarget(name: "App", dependencies: ["Core", "ReposFeature", "LoginFeature"]),
  ]
)
