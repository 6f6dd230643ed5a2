// swift-tools-version: 6.2
import PackageDescription

let layerCake: Target.Dependency = .product(name: "LayerCake", package: "LayerCake")
let testing: Target.Dependency = .product(name: "LayerCakeTesting", package: "LayerCake")

let package = Package(
  name: "Requests",
  platforms: [.macOS(.v15)],
  products: [
    // A bakery's orders over HTTP: each request has a scope, a trace and a transaction of its own.
    .executable(name: "requests", targets: ["requests"])
  ],
  dependencies: [
    .package(name: "LayerCake", path: "../..")
  ],
  targets: [
    // What is there for a request: its trace, a logger that tells it, a transaction.
    .target(name: "RequestInterface", dependencies: [layerCake]),
    // Orders and the stock that they are taken from. It knows neither HTTP nor SQLite.
    .target(name: "OrdersFeature", dependencies: ["RequestInterface"]),

    // The system's SQLite. Debian: libsqlite3-dev; macOS has it.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    // One database, whose transactions take turns.
    .target(name: "Storage", dependencies: ["CSQLite", "RequestInterface"]),
    // As much of HTTP/1.1 as the sample needs, on the system's sockets.
    .target(name: "Transport"),

    // The roots, the routes and the signals.
    .executableTarget(
      name: "requests",
      dependencies: ["OrdersFeature", "RequestInterface", "Storage", "Transport", layerCake]),
    .testTarget(
      name: "RequestsTests",
      dependencies: [
        "OrdersFeature", "RequestInterface", "Storage", "Transport", "requests", layerCake, testing,
      ]),
  ]
)

/// Set by `.ci/run`, so that a newer compiler's new warning never breaks somebody's build.
let warningsAreErrors = Context.environment["LAYERCAKE_STRICT"] != nil

for target in package.targets where target.type != .system {
  var settings = target.swiftSettings ?? []
  settings += [
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    .enableUpcomingFeature("ExistentialAny"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    .enableUpcomingFeature("InternalImportsByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    .enableUpcomingFeature("MemberImportVisibility"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0470-isolated-conformances.md
    .enableUpcomingFeature("InferIsolatedConformances"),
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0481-weak-let.md
    .enableUpcomingFeature("ImmutableWeakCaptures"),
  ]
  if warningsAreErrors { settings.append(.treatAllWarnings(as: .error)) }
  target.swiftSettings = settings
}
