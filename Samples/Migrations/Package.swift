// swift-tools-version: 6.2
import PackageDescription

let effects = Target.Dependency.product(name: "LayerCakeEffects", package: "LayerCake")

let package = Package(
  name: "Migrations",
  platforms: [.macOS(.v15)],
  products: [
    // Every program, before and after.
    .executable(name: "migrations", targets: ["migrations"])
  ],
  dependencies: [
    .package(name: "LayerCake", path: "../..")
  ],
  targets: [
    // What a shelf holds, and how old it is: by a global mutable environment of closures.
    .target(name: "CurrentBefore", path: "Sources/Current/Before"),
    .target(name: "CurrentAfter", dependencies: [effects], path: "Sources/Current/After"),

    // An order, paid and confirmed: by a registry that is keyed by the names of types.
    .target(name: "RegistryBefore", path: "Sources/Registry/Before"),
    .target(name: "RegistryAfter", path: "Sources/Registry/After"),

    // Bakers who clock in: by a container to register in and to resolve from.
    .target(name: "ContainerBefore", path: "Sources/Container/Before"),
    .target(
      name: "ContainerAfter",
      dependencies: [.product(name: "LayerCake", package: "LayerCake")],
      path: "Sources/Container/After"),

    // A receipt and an invoice: by lazy properties that are configured elsewhere.
    .target(name: "LazyPropertiesBefore", path: "Sources/LazyProperties/Before"),
    .target(
      name: "LazyPropertiesAfter",
      dependencies: [.product(name: "LayerCake", package: "LayerCake")],
      path: "Sources/LazyProperties/After"),

    // A checkout: by an initialiser of fifteen arguments.
    .target(name: "ArgumentsBefore", path: "Sources/Arguments/Before"),
    .target(name: "ArgumentsAfter", path: "Sources/Arguments/After"),

    // A till that people log in to: by `.shared`, with each step of the way out as a module.
    .target(name: "SingletonsBefore", path: "Sources/Singletons/Before"),
    .target(name: "SingletonsArguments", path: "Sources/Singletons/Arguments"),
    .target(name: "SingletonsBridge", path: "Sources/Singletons/Bridge"),
    .target(name: "SingletonsAfter", path: "Sources/Singletons/After"),

    // Runs them, and says whether before and after print the same.
    .executableTarget(
      name: "migrations",
      dependencies: [
        "CurrentBefore", "CurrentAfter", "RegistryBefore", "RegistryAfter",
        "ContainerBefore", "ContainerAfter", "LazyPropertiesBefore", "LazyPropertiesAfter",
        "ArgumentsBefore", "ArgumentsAfter", "SingletonsBefore", "SingletonsAfter",
      ]),
    // What each of them does, and how each way fails; the pages show these tests and their output.
    .testTarget(
      name: "MigrationsTests",
      dependencies: [
        "CurrentBefore", "CurrentAfter", "RegistryBefore", "RegistryAfter",
        "ContainerBefore", "ContainerAfter", "LazyPropertiesBefore", "LazyPropertiesAfter",
        "ArgumentsBefore", "ArgumentsAfter", "SingletonsBefore", "SingletonsArguments",
        "SingletonsBridge", "SingletonsAfter", "migrations", effects,
        .product(name: "LayerCakeTesting", package: "LayerCake"),
      ]),
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
