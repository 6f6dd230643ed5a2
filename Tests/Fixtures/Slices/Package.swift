// swift-tools-version: 6.2
import PackageDescription

// The tests build it with the compiler alone, with the documentation's stand-ins for other people's
// libraries.
let package = Package(
  name: "Slices",
  targets: [
    .target(name: "Core"),
    .target(name: "App", dependencies: ["Core"]),
    .target(name: "Legacy", dependencies: ["Core"]),
  ])
