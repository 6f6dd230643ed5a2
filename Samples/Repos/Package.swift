// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Repos",
  platforms: [.macOS(.v15)],
  products: [
    // An organisation's repositories, newest push first.
    .executable(name: "repos", targets: ["repos"])
  ],
  dependencies: [
    .package(name: "LayerCake", path: "../..")
  ],
  targets: [
    // What the features need from the outside, each with its provider protocol beside it.
    .target(name: "AnalyticsInterface"),
    .target(name: "GitHubInterface"),

    // GitHub over HTTP.
    .target(
      name: "GitHubLive",
      dependencies: [
        "GitHubInterface", .product(name: "LayerCakeHTTP", package: "LayerCake"),
      ]),
    // GitHub as recorded: no network, no token.
    .target(name: "GitHubRecorded", dependencies: ["GitHubInterface"]),

    // The list and the detail. It imports interfaces and nothing live.
    .target(
      name: "ReposFeature",
      dependencies: [
        "AnalyticsInterface", "GitHubInterface",
        .product(name: "LayerCakeEffects", package: "LayerCake"),
      ]),

    // The roots, the arguments and nothing else.
    .executableTarget(
      name: "repos",
      dependencies: [
        "AnalyticsInterface", "GitHubInterface", "GitHubLive", "GitHubRecorded", "ReposFeature",
        .product(name: "LayerCake", package: "LayerCake"),
        .product(name: "LayerCakeEffects", package: "LayerCake"),
      ]),

    // A real HTTP server that misbehaves on request.
    .target(name: "LoopbackServer", path: "Tests/LoopbackServer"),
    .testTarget(
      name: "ReposFeatureTests",
      dependencies: [
        "AnalyticsInterface", "GitHubInterface", "ReposFeature",
        .product(name: "LayerCakeEffects", package: "LayerCake"),
        .product(name: "LayerCakeTesting", package: "LayerCake"),
      ]),
    .testTarget(
      name: "GitHubLiveTests",
      dependencies: [
        "GitHubInterface", "GitHubLive", "LoopbackServer",
        .product(name: "LayerCakeHTTP", package: "LayerCake"),
        .product(name: "LayerCakeTesting", package: "LayerCake"),
      ]),
    // The built command, from its arguments to its exit code.
    .testTarget(name: "ReposCommandTests", dependencies: ["LoopbackServer", "repos"]),
  ]
)

/// Set by `.ci/run`, so that a newer compiler's new warning never breaks somebody's build.
let warningsAreErrors = Context.environment["LAYERCAKE_STRICT"] != nil

for target in package.targets {
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
