/// Where a build keeps what it makes, by what `swift build` was told.
package struct BuildLayout: Sendable, Equatable {
  package enum System: String, Sendable { case native, swiftbuild }

  /// The scratch folder: `.build`, unless somebody asked for another.
  package var folder: String
  package var configuration = "debug"
  package var triple: String?
  /// Which of SwiftPM's build systems; nil where nobody chose one.
  package var system: System?

  package init(folder: String) { self.folder = folder }
}
