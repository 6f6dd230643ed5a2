// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LayerCake",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    // Lifetimes and scopes for dependency roots.
    .library(name: "LayerCake", targets: ["LayerCake"]),
    // Ready-made providers for the outside world.
    .library(name: "LayerCakeEffects", targets: ["LayerCakeEffects"]),
    // The provider of HTTP, apart: on Linux it links libcurl.
    .library(name: "LayerCakeHTTP", targets: ["LayerCakeHTTP"]),
    // Doubles that fail loudly; for test targets only.
    .library(name: "LayerCakeTesting", targets: ["LayerCakeTesting"]),
    // The tool.
    .executable(name: "cake", targets: ["cake"]),
    // `swift package cake check`, in any package that depends on this one.
    .plugin(name: "CakePlugin", targets: ["CakePlugin"]),
  ],
  targets: [
    // The runtime: nothing but the standard library.
    .target(name: "LayerCake"),
    .testTarget(
      name: "LayerCakeTests", dependencies: ["LayerCake", "TestSupport"],
      // Compiled by tests, not with them.
      exclude: ["Rejections", "Snippets"]),

    // Clock, date, UUID, randomness, locale and storage: protocols and live values.
    .target(name: "LayerCakeEffects", dependencies: ["LayerCake"]),
    .testTarget(
      name: "LayerCakeEffectsTests",
      dependencies: ["LayerCake", "LayerCakeEffects", "LayerCakeHTTP", "LayerCakeTesting"]),

    // HTTP: a target of its own, so that whoever needs only the date links no FoundationNetworking.
    .target(name: "LayerCakeHTTP", dependencies: ["LayerCake"]),
    .testTarget(name: "LayerCakeHTTPTests", dependencies: ["LayerCakeHTTP", "LayerCakeTesting"]),

    // Doubles, recorders and controlled effects; the only library that imports Testing.
    .target(
      name: "LayerCakeTesting", dependencies: ["LayerCake", "LayerCakeEffects", "LayerCakeHTTP"]),
    .testTarget(
      name: "LayerCakeTestingTests",
      dependencies: [
        "LayerCake", "LayerCakeEffects", "LayerCakeHTTP", "LayerCakeTesting", "TestSupport",
      ]),

    // The code of the README, the article, the symbols' documentation and the migrations' pages,
    // compiled and run, refused, or checked by the tool.
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "LayerCake", "LayerCakeEffects", "LayerCakeHTTP", "LayerCakeTesting", "TestSupport", "cake",
      ],
      exclude: ["StandIns"]),

    // The few functions of libIndexStore and libclang in use, as types to look up at run time.
    .target(name: "CIndexStore"),
    // The tool's logic: reads, models, judges; prints nothing.
    .target(name: "CakeCore", dependencies: ["CIndexStore"]),
    // The shapes of `cake check` with the compiler's verdict on each, and its reports.
    .testTarget(
      name: "CakeCoreTests", dependencies: ["CakeCore", "LayerCake", "TestSupport"],
      exclude: ["Shapes"]),
    // The tool's face: arguments in, text and exit code out.
    .executableTarget(name: "cake", dependencies: ["CakeCore"]),
    .testTarget(name: "CakeTests", dependencies: ["cake", "TestSupport"]),
    // The tool as a command of SwiftPM's: builds, then passes paths.
    .plugin(
      name: "CakePlugin",
      capability: .command(
        intent: .custom(
          verb: "cake", description: "Check that every feature gets exactly what it needs")),
      dependencies: ["cake"], path: "Sources/CakePlugin"),

    // What several test targets share: recorded outputs to compare with, snippets, the compiler.
    .target(name: "TestSupport", path: "Tests/TestSupport"),
  ]
)

/// Set by `.ci/run`: SwiftPM compiles what a plugin runs a second time, for the plugin. `.ci/plugin` has it
/// do so in a package that depends on this one.
if Context.environment["LAYERCAKE_WITHOUT_PLUGIN"] != nil {
  package.products.removeAll { $0.name == "CakePlugin" }
  package.targets.removeAll { $0.name == "CakePlugin" }
}

/// Set by `.ci/run`, so that a newer compiler's new warning never breaks somebody's build.
let warningsAreErrors = Context.environment["LAYERCAKE_STRICT"] != nil

for target in package.targets where target.type != .plugin && target.type != .system {
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
