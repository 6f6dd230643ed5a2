// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    // Writes a package of any size to measure on.
    .executable(name: "generate", targets: ["generate"]),
    // Measures the tool on generated packages.
    .executable(name: "cake-bench", targets: ["cake-bench"]),
    // Measures the pattern at run time.
    .executable(name: "runtime-bench", targets: ["runtime-bench"]),
  ],
  dependencies: [.package(name: "LayerCake", path: "../..")],
  targets: [
    // Plans a program of providers, features and modules, and renders it as a Swift package.
    .target(name: "PackageGenerator"),
    .testTarget(
      name: "PackageGeneratorTests", dependencies: ["PackageGenerator", "BenchmarkSupport"]),
    // The generator's face: arguments in, a folder out.
    .executableTarget(name: "generate", dependencies: ["PackageGenerator", "BenchmarkSupport"]),

    // What every benchmark needs: arguments, child processes, statistics, tables.
    .target(name: "BenchmarkSupport"),
    .testTarget(name: "BenchmarkSupportTests", dependencies: ["BenchmarkSupport"]),
    // Measures `cake check` on generated packages.
    .executableTarget(name: "cake-bench", dependencies: ["PackageGenerator", "BenchmarkSupport"]),

    // Counts the allocations of the program that it is linked into.
    .target(name: "CCounters"),
    // Interfaces, and features that are compiled apart from their roots.
    .target(name: "RuntimeForms"),
    // Measures forms of the pattern, and rivals, at run time.
    .executableTarget(
      name: "runtime-bench",
      dependencies: [
        "RuntimeForms", "CCounters", "BenchmarkSupport",
        .product(name: "LayerCake", package: "LayerCake"),
      ],
      // Without debug information, some of which valgrind can't read and stops at.
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "-S"], .when(platforms: [.linux], configuration: .release))
      ]),
    .testTarget(name: "RuntimeBenchTests", dependencies: ["runtime-bench"]),
  ]
)

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
  ]
  if warningsAreErrors { settings.append(.treatAllWarnings(as: .error)) }
  target.swiftSettings = settings
}
