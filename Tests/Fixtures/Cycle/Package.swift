// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Cycle",
  targets: [
    .target(name: "Core"),
    .executableTarget(name: "App", dependencies: ["Core"]),
  ]
)
