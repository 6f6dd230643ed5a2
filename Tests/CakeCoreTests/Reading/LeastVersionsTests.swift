import Foundation
import Testing

@testable import CakeCore

/// What a manifest says of the versions that compile its package.
@Suite struct LeastVersionsTests {
  private func versions(_ manifests: [String: String]) throws -> LeastVersions {
    let folder = ScratchFolder.url.appending(path: "LeastVersions/\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in manifests {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    return LeastVersions(package: folder.path)
  }

  @Test func `No build has an older compiler than the tools`() throws {
    let versions = try versions(["Package.swift": "// swift-tools-version:5.9\n"])
    #expect(versions.value(of: "compiler(>=5.3)") == true)
    #expect(versions.value(of: "compiler(>=5.9.0)") == true)
    #expect(versions.value(of: "compiler(<5.9)") == false)
    #expect(versions.value(of: "swift(>=5)") == true)
    for open in ["compiler(>=5.10)", "compiler(<6)", "swift(>=6)", "hasFeature(X)", "swift(>=x)"] {
      #expect(versions.value(of: open) == nil)
    }
  }

  @Test func `The oldest manifest counts`() throws {
    let versions = try versions([
      "Package.swift": "// swift-tools-version: 6.1\n",
      "Package@swift-5.7.swift": "\n//\tswift-tools-version:\t5.7\r\n",
    ])
    #expect(versions.value(of: "compiler(>=5.7)") == true)
    #expect(versions.value(of: "compiler(>=5.8)") == nil)
  }

  @Test func `The language is that of the tools where nobody chooses another`() throws {
    let line = "// swift-tools-version: 6.2\n"
    let six = try versions(["Package.swift": line])
    #expect(six.value(of: "swift(<6.2)") == false && six.value(of: "swift(>=6.3)") == nil)
    let five = try versions(["Package.swift": line + "swiftLanguageModes: [.v5]"])
    #expect(five.value(of: "swift(>=5.10)") == true && five.value(of: "swift(>=6)") == nil)
    #expect(five.value(of: "compiler(>=6.2)") == true)
    for choice in ["swiftLanguageVersions: [.v4_2]", #"["-swift-version", "4"]"#] {
      let unknown = try versions(["Package.swift": line + choice])
      #expect(unknown.value(of: "swift(>=5)") == nil)
    }
  }

  @Test func `Without a manifest, or a version in it, nothing is known`() throws {
    for manifests in [[:], ["Package.swift": "import PackageDescription\n"]] {
      #expect(try versions(manifests).value(of: "compiler(>=5)") == nil)
    }
  }
}
