// swift-tools-version: 6.2
import PackageDescription

let layerCake: Target.Dependency = .product(name: "LayerCake", package: "LayerCake")
let effects: Target.Dependency = .product(name: "LayerCakeEffects", package: "LayerCake")
let testing: Target.Dependency = .product(name: "LayerCakeTesting", package: "LayerCake")

let package = Package(
  name: "CoffeeShops",
  platforms: [.macOS(.v15)],
  products: [
    // Coffee shops nearby: create an account, look at the map, rate what you drank.
    .executable(name: "coffeeshops", targets: ["coffeeshops"]),
    // One feature each, alone, with doubles for everything else.
    .executable(name: "OnboardingDev", targets: ["OnboardingDev"]),
    .executable(name: "MapDev", targets: ["MapDev"]),
    .executable(name: "DetailsDev", targets: ["DetailsDev"]),
    .executable(name: "ProfileDev", targets: ["ProfileDev"]),
  ],
  dependencies: [
    .package(name: "LayerCake", path: "../..")
  ],
  targets: [
    // What the features need from the outside, each with its provider protocol beside it.
    .target(name: "AccountsInterface"),
    .target(name: "AnalyticsInterface"),
    .target(name: "ShopsInterface"),
    .target(name: "VisitsInterface", dependencies: ["ShopsInterface"]),
    .target(name: "ScreenInterface"),
    // What the local accounts and visits need: a place that keeps them.
    .target(
      name: "StoreInterface",
      dependencies: ["AccountsInterface", "ShopsInterface", "VisitsInterface"]),

    // The features. They import interfaces and nothing live, and never each other.
    .target(
      name: "OnboardingFeature",
      dependencies: ["AccountsInterface", "AnalyticsInterface", "ScreenInterface"]),
    .target(
      name: "MapFeature", dependencies: ["ScreenInterface", "ShopsInterface", "VisitsInterface"]),
    .target(
      name: "DetailsFeature",
      dependencies: [
        "AnalyticsInterface", "ScreenInterface", "ShopsInterface", "VisitsInterface", effects,
      ]),
    .target(
      name: "ProfileFeature",
      dependencies: [
        "AccountsInterface", "ScreenInterface", "ShopsInterface", "VisitsInterface", effects,
      ]),

    // The system's libsodium. Debian: libsodium-dev; macOS: libsodium of Homebrew.
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
    // What is kept of a password: Argon2id's hash.
    .target(name: "Passwords", dependencies: ["CSodium"]),
    // Accounts in a store on this machine.
    .target(
      name: "AccountsLocal",
      dependencies: ["AccountsInterface", "Passwords", "StoreInterface", effects]),
    // Visited shops in a store on this machine.
    .target(
      name: "VisitsLocal",
      dependencies: ["AccountsInterface", "ShopsInterface", "StoreInterface", "VisitsInterface"]),
    // The shops of an invented town, and their pictures.
    .target(name: "ShopsBundled", dependencies: ["ShopsInterface"]),
    // The system's SQLite. Debian: libsqlite3-dev; macOS has it.
    .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    // The store in a SQLite database.
    .target(
      name: "StoreSQLite",
      dependencies: [
        "AccountsInterface", "CSQLite", "ShopsInterface", "StoreInterface", "VisitsInterface",
      ]),
    // The store in one file of JSON.
    .target(
      name: "StoreFile",
      dependencies: [
        "AccountsInterface", "ShopsInterface", "StoreInterface", "VisitsInterface", effects,
      ]),
    // Standard input and output: a stack of screens, and a prompt that doesn't echo.
    .target(name: "Terminal", dependencies: ["ScreenInterface"]),

    // The roots, the arguments and nothing else.
    .executableTarget(
      name: "coffeeshops",
      dependencies: [
        "AccountsInterface", "AccountsLocal", "AnalyticsInterface", "DetailsFeature", "MapFeature",
        "OnboardingFeature", "ProfileFeature", "ScreenInterface", "ShopsBundled", "ShopsInterface",
        "StoreFile", "StoreInterface", "StoreSQLite", "Terminal", "VisitsInterface", "VisitsLocal",
        layerCake, effects,
      ]),

    // One small root each.
    .executableTarget(
      name: "OnboardingDev",
      dependencies: [
        "AccountsInterface", "AnalyticsInterface", "OnboardingFeature", "ScreenInterface",
        "Terminal",
      ]),
    .executableTarget(
      name: "MapDev",
      dependencies: [
        "MapFeature", "ScreenInterface", "ShopsInterface", "Terminal", "VisitsInterface",
      ]),
    .executableTarget(
      name: "DetailsDev",
      dependencies: [
        "AnalyticsInterface", "DetailsFeature", "ScreenInterface", "ShopsInterface", "Terminal",
        "VisitsInterface", effects,
      ]),
    .executableTarget(
      name: "ProfileDev",
      dependencies: [
        "AccountsInterface", "ProfileFeature", "ScreenInterface", "ShopsInterface", "Terminal",
        "VisitsInterface", effects,
      ]),

    // Doubles that fail the test by name, folders that go away, programs and what they print.
    .target(
      name: "CoffeeShopsTesting",
      dependencies: [
        "AccountsInterface", "AnalyticsInterface", "ScreenInterface", "ShopsInterface",
        "VisitsInterface", testing,
      ],
      path: "Tests/CoffeeShopsTesting"),
    // A feature each, alone.
    .testTarget(
      name: "OnboardingFeatureTests",
      dependencies: [
        "AccountsInterface", "AnalyticsInterface", "CoffeeShopsTesting", "OnboardingFeature",
        "ScreenInterface", testing,
      ]),
    .testTarget(
      name: "MapFeatureTests",
      dependencies: [
        "CoffeeShopsTesting", "MapFeature", "ScreenInterface", "ShopsInterface", "VisitsInterface",
        testing,
      ]),
    .testTarget(
      name: "DetailsFeatureTests",
      dependencies: [
        "AnalyticsInterface", "CoffeeShopsTesting", "DetailsFeature", "ScreenInterface",
        "ShopsInterface", "VisitsInterface", effects, testing,
      ]),
    .testTarget(
      name: "ProfileFeatureTests",
      dependencies: [
        "AccountsInterface", "CoffeeShopsTesting", "ProfileFeature", "ScreenInterface",
        "ShopsInterface", "VisitsInterface", effects, testing,
      ]),
    // What is live, against the RFCs, real files and real databases.
    .testTarget(
      name: "LiveTests",
      dependencies: [
        "AccountsInterface", "AccountsLocal", "CoffeeShopsTesting", "Passwords", "ShopsBundled",
        "ShopsInterface", "StoreFile", "StoreInterface", "StoreSQLite", "VisitsInterface",
        "VisitsLocal", effects, testing,
      ]),
    // The composition root, and the built programs from their arguments to their exit codes.
    .testTarget(
      name: "CoffeeShopsTests",
      dependencies: [
        "AccountsInterface", "CoffeeShopsTesting", "DetailsDev", "DetailsFeature", "MapDev",
        "MapFeature", "OnboardingDev", "OnboardingFeature", "ProfileDev", "ScreenInterface",
        "ShopsBundled", "ShopsInterface", "StoreFile", "StoreInterface", "StoreSQLite",
        "VisitsInterface", "coffeeshops",
      ],
      // Compiled by tests, not with them.
      exclude: ["Rejections"]),
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
