import PackageGenerator
import Testing

private func options(_ injection: GeneratorOptions.Injection) -> GeneratorOptions {
  var options = GeneratorOptions()
  (options.providers, options.features, options.modules) = (40, 200, 10)
  options.injection = injection
  return options
}

/// The Swift files that differ, by path.
private func changes(from old: GeneratedPackage, to new: GeneratedPackage) -> [String] {
  new.files.filter { $0.key.hasSuffix(".swift") && old.files[$0.key] != $0.value }.map(\.key)
    .sorted()
}

@Test func `Editing a body changes one line of one file`() throws {
  let before = try GeneratedPackage(options(.slices))
  var after = before
  after.editBody(ofFeature: 7, to: 9)
  let path = GeneratedPackage.path(ofFeature: 7, in: before.plan)
  #expect(changes(from: before, to: after) == [path])
  let old = try #require(before.files[path]).split(separator: "\n")
  let new = try #require(after.files[path]).split(separator: "\n")
  #expect(zip(old, new).count { $0 != $1 } == 1)
}

@Test(arguments: GeneratorOptions.Injection.allCases)
func `Widening a slice changes its feature, and no manifest`(
  injection: GeneratorOptions.Injection
) throws {
  let before = try Plan(options(injection))
  var after = before
  let widened = after.widenSlice(number: 0)
  let feature = try #require(widened)
  #expect(after.needs(of: feature).count == before.needs(of: feature).count + 1)
  let (old, new) = (try GeneratedPackage(before), try GeneratedPackage(after))
  let changed = changes(from: old, to: new)
  #expect(changed.contains(GeneratedPackage.path(ofFeature: feature, in: before)))
  #expect(!changed.contains("Package.swift"))
}

@Test(arguments: GeneratorOptions.Injection.allCases)
func `A provider that is added is stored by the root and read by a feature`(
  injection: GeneratorOptions.Injection
) throws {
  let before = try Plan(options(injection))
  var after = before
  let reader = after.addProvider(number: 1)
  let feature = try #require(reader)
  let added = after.providers.count - 1
  #expect(added == before.providers.count)
  #expect(after.liveNeeds(of: feature).contains(added))
  let (old, new) = (try GeneratedPackage(before), try GeneratedPackage(after))
  let changed = changes(from: old, to: new)
  #expect(changed.contains(GeneratedPackage.path(ofFeature: feature, in: before)))
  #expect(changed.contains { $0.hasPrefix("Sources/App/") })
  #expect(changed.count { old.files[$0] == nil } == 1)
  #expect(!changed.contains("Package.swift"))
}
