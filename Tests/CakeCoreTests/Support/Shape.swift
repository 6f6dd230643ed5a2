import Foundation
import Testing

/// A small program that shows one way dependencies flow, with the findings of `cake check` marked
/// in its source.
///
/// A file `Shapes/<family>/<name>.swift` holds one. Section lines `//--- Module/File.swift` divide
/// it into the files of several modules, in the order they are built; without any it is all
/// `App/Shape.swift`. `Shape+Markers.swift` says how findings are marked.
struct Shape: Sendable {
  /// One source file of the program.
  struct Source: Sendable, Hashable {
    let module: String
    let file: String
    var text: String

    /// The path inside the package's folder.
    var path: String { "Sources/\(module)/\(file)" }
  }

  /// The family and the file's name: `storage/read-by-subclass`.
  let name: String
  let sources: [Source]
  let expectations: [Expectation]
  let permissions: [Permission]

  /// The modules in the order they are built.
  var modules: [String] {
    sources.reduce(into: []) { if !$0.contains($1.module) { $0.append($1.module) } }
  }
}

extension Shape {
  /// A program without markers.
  init(sources: [Source], name: String) {
    self.init(name: name, sources: sources, expectations: [], permissions: [])
  }

  init(name: String, text: String) throws {
    let sources = Self.sections(of: text)
    self.name = name
    self.sources = sources
    var expectations: [Expectation] = []
    var permissions: [Permission] = []
    for source in sources {
      let markers = try Markers(of: source)
      expectations += markers.expectations
      permissions += markers.permissions
    }
    self.expectations = expectations
    self.permissions = permissions
  }

  private static func sections(of text: String) -> [Source] {
    var sources: [Source] = []
    var lines: [Substring] = []
    var place = (module: "App", file: "Shape.swift")

    func close() {
      // What stands above the first section line is the sentence on the shape.
      guard lines.contains(where: { !$0.isEmpty && !$0.hasPrefix("//") }) else { return }
      let text = lines.joined(separator: "\n") + "\n"
      sources.append(Source(module: place.module, file: place.file, text: text))
    }

    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("//--- ") else {
        lines.append(line)
        continue
      }
      close()
      lines = []
      let parts = line.dropFirst(6).split(separator: "/")
      place = (String(parts[0]), String(parts[1]))
    }
    close()
    return sources
  }
}

extension Shape {
  /// Every shape of the folder that compiles, sorted by name.
  ///
  /// While you work on a few, `SHAPES=storage/ swift test` takes only those whose name begins so.
  static let all: [Shape] = allInFolder.filter { !$0.isIncomplete }

  /// Those that don't compile, for what roots lack or for other reasons: `missing-provider/`.
  static let incomplete: [Shape] = allInFolder.filter(\.isIncomplete)

  private var isIncomplete: Bool { name.hasPrefix("missing-provider/") }

  private static let allInFolder: [Shape] = {
    do {
      return try load()
    } catch {
      // Without shapes each test that takes them would pass by saying nothing.
      preconditionFailure("the shapes cannot be read: \(error)")
    }
  }()

  private static func load() throws -> [Shape] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Shapes")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let wanted = ProcessInfo.processInfo.environment["SHAPES"] ?? ""
    var shapes: [Shape] = []
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let family = file.deletingLastPathComponent().lastPathComponent
      let name = "\(family)/\(file.deletingPathExtension().lastPathComponent)"
      guard name.hasPrefix(wanted) else { continue }
      shapes.append(try Shape(name: name, text: String(contentsOf: file, encoding: .utf8)))
    }
    return shapes.sorted { $0.name < $1.name }
  }
}

extension Shape: CustomTestStringConvertible {
  var testDescription: String { name }
}
