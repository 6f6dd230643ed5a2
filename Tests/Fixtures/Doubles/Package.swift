// swift-tools-version: 6.2
import PackageDescription

// The tests build it with the compiler alone, with the modules that are there.
let package = Package(
  name: "Doubles",
  targets: [
    .target(name: "Shop"),
    .target(name: "Scoped"),
    .testTarget(
      name: "MainTests", dependencies: ["Shop"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
  ])
