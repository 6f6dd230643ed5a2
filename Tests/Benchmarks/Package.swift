// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    // Writes a package of any size to measure on.
    .executable(name: "generate", targets: ["generate"]),
    // Measures the pattern at run time and at build time, and the tool.
    .executable(name: "bench", targets: ["bench"]),
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
    // The benchmarks' face: runs each part in a process of its own, and writes the figures down.
    .executableTarget(
      name: "bench",
      dependencies: ["RuntimeBenchmark", "BuildBenchmark", "ToolBenchmark", "BenchmarkSupport"],
      // Without debug information, some of which valgrind can't read and stops at.
      linkerSettings: [
        .unsafeFlags(
          ["-Xlinker", "-S"], .when(platforms: [.linux], configuration: .release))
      ]),

    // Counts the allocations of the program that it is linked into.
    .target(name: "CCounters"),
    // Interfaces, and features that are compiled apart from their roots.
    .target(name: "RuntimeForms"),
    // Measures forms of the pattern, and rivals, at run time.
    .target(
      name: "RuntimeBenchmark",
      dependencies: [
        "RuntimeForms", "CCounters", "BenchmarkSupport",
        .product(name: "LayerCake", package: "LayerCake"),
      ]),
    .testTarget(
      name: "RuntimeBenchmarkTests", dependencies: ["RuntimeBenchmark", "BenchmarkSupport"]),

    // Measures what building a program costs with slices and without.
    .target(name: "BuildBenchmark", dependencies: ["PackageGenerator", "BenchmarkSupport"]),
    .testTarget(
      name: "BuildBenchmarkTests", dependencies: ["BuildBenchmark", "BenchmarkSupport"]),

    // Measures `cake check` on generated packages.
    .target(name: "ToolBenchmark", dependencies: ["PackageGenerator", "BenchmarkSupport"]),
    .testTarget(name: "ToolBenchmarkTests", dependencies: ["ToolBenchmark"]),
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
