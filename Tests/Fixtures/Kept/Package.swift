// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Kept",
  targets: [
    .target(name: "App", dependencies: ["Generated"]),
    .target(name: "Generated"),
  ]
)
