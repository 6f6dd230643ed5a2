// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "Zoo",
  products: [
    .library(name: "Feature", targets: ["Feature"]),
    .library(name: "Core", type: .dynamic, targets: ["Core"]),
    .executable(name: "app", targets: ["App"]),
  ],
  dependencies: [.package(path: "Local")],
  targets: [
    .target(name: "CBits"),
    .macro(name: "AnswerMacro"),
    .target(name: "Answers", dependencies: ["AnswerMacro"]),
    .executableTarget(name: "Writer"),
    .plugin(name: "Writing", capability: .buildTool(), dependencies: ["Writer"]),
    .target(name: "Core", dependencies: ["CBits"]),
    .target(
      name: "Feature",
      dependencies: ["Core", "Answers", .product(name: "Kit", package: "Local")],
      plugins: ["Writing"]),
    .target(name: "Loose", dependencies: ["Feature"]),
    .executableTarget(name: "App", dependencies: ["Feature", "Loose"]),
    .testTarget(name: "FeatureTests", dependencies: ["Feature"]),
  ])
