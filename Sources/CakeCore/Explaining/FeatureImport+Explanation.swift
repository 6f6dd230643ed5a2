extension Explanation {
  static let featureImport = Explanation(
    finds: """
      A feature's module, one with consumers and without a root other than for its previews, imports
      another feature's module and names one of its consumers: makes it, calls it, stores it or
      extends it. The other one must have a consumer that is a type of its own: functions, property
      wrappers, and types that are generic in whatever their user has (`Cache<Key: Hashable>`) may be
      a library of helpers. A module is no feature either if the slices of several others name its
      providers: they are built on it, and a consumer in it, such as a cache that asks for a clock,
      is a helper.
      """,
    matters: """
      The two build one after the other, the one can't be tested without the other, and every change
      inside the child builds the parent again. A factory that the root provides keeps them apart.
      """,
    before: """
      //--- DetailFeature/Detail.swift
      public protocol HasGitHub { var gitHub: String { get } }
      public typealias DetailDependencies = HasGitHub
      public struct DetailModel {
        let dependencies: any DetailDependencies
        public init(dependencies: any DetailDependencies) { self.dependencies = dependencies }
        public var title: String { dependencies.gitHub }
      }
      //--- ListFeature/List.swift
      import DetailFeature

      public typealias ListDependencies = DetailDependencies
      public struct ListModel {
        let dependencies: any ListDependencies
        public func detail() -> String { DetailModel(dependencies: dependencies).title }
      }
      """,
    finding: """
      Sources/ListFeature/List.swift:1:8: info: the feature 'ListFeature' imports the feature \
      'DetailFeature' and uses its 'DetailModel' [feature-import]
      Sources/ListFeature/List.swift:6:36: note: 'DetailModel' is used here
      """,
    after: """
      //--- DetailInterface/Detail.swift
      public protocol Detail { var title: String { get } }
      public protocol MakesDetail { func makeDetail() -> any Detail }
      //--- DetailFeature/Detail.swift
      import DetailInterface

      public protocol HasGitHub { var gitHub: String { get } }
      public typealias DetailDependencies = HasGitHub
      public struct DetailModel: Detail {
        let dependencies: any DetailDependencies
        public init(dependencies: any DetailDependencies) { self.dependencies = dependencies }
        public var title: String { dependencies.gitHub }
      }
      //--- ListFeature/List.swift
      import DetailInterface

      public typealias ListDependencies = MakesDetail
      public struct ListModel {
        let dependencies: any ListDependencies
        public func detail() -> String { dependencies.makeDetail().title }
      }
      """,
    neverReports: [
      "a module without consumers: interfaces, providers, values",
      "a module whose providers the slices of two others name",
      "a module whose consumers are functions, property wrappers, result builders, and types that are generic "
        + "in something that the program has no name for",
      "a feature of whose module only protocols, providers, slices and values are used",
      "modules with a root, executables, tests",
      "code that makes a root: a preview",
      "a subclass of another module's consumer: that is a base, not a child",
    ])
}
