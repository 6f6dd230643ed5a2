/// Names of features at one time and another: those that several of one time have say their files.
struct FeatureNames {
  typealias Feature = (name: String, file: String)

  private let several: Set<String>

  init(_ times: [Feature]...) {
    several = times.reduce(into: []) { several, features in
      let files = features.reduce(into: [String: Set<String>]()) {
        $0[$1.name, default: []].insert($1.file)
      }
      several.formUnion(files.filter { $0.value.count > 1 }.keys)
    }
  }

  func name(of feature: Feature) -> String {
    several.contains(feature.name)
      ? "\(feature.name) in \(Folder.name(of: feature.file))" : feature.name
  }

  /// A report with the names so.
  func naming(_ report: Report) -> Report {
    var report = report
    for index in report.consumers.indices {
      report.consumers[index].name = name(of: report.consumers[index].asFeature)
    }
    return report
  }
}

extension Report {
  var features: [FeatureNames.Feature] { consumers.map(\.asFeature) }
}

extension Report.Consumer {
  fileprivate var asFeature: FeatureNames.Feature { (name, location.file) }
}
