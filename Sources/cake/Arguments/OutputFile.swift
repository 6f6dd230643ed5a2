import CakeCore

/// Where `--output` and `--write-baseline` may write to.
enum OutputFile {
  /// Throws where what is written would take the place of a source, of the settings, or of the baseline.
  static func check(
    _ file: String, of option: String = "--output", baseline: String? = nil
  ) throws(ToolError) {
    let path = PackageFolder.absolute(file)
    let reason: String? =
      if file.hasSuffix(".swift") {
        "what is written is no Swift"
      } else if path == baseline {
        "it is the baseline"
      } else if Folder.name(of: path) == Configuration.fileName {
        "it has the package's settings"
      } else {
        nil
      }
    if let reason { throw .usage(.outputMisplaced(file, of: option, reason: reason)) }
  }
}
