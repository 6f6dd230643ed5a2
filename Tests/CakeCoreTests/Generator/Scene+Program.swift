/// The files of a generated program.
extension Scene {
  var sources: [Shape.Source] {
    let surrounding = cell.surrounding
    var feature = [
      surrounding.declarations(self), cell.destination.declarations(self),
      cell.origin.declarations(self),
    ].filter { !$0.isEmpty }.joined(separator: "\n")
    let takesChild = feature.contains(child) || surrounding.form == .included
    let compositions = compositions(withChild: takesChild)
    let clauses = (takesChild ? [slice, child] : [slice]) + surrounding.compositions(self)
    feature += "\n" + root(self.root, clauses)
    let double = name("TestRoot")
    var sources: [Shape.Source] = []
    func add(_ module: String, _ suffix: String, _ text: String) {
      sources.append(
        Shape.Source(module: module, file: "\(name("Cell"))\(suffix).swift", text: text + "\n"))
    }
    var imports = ""
    if surrounding.hasPackage {
      sources.append(.init(module: "Kit", file: "Package.swift", text: Self.manifest))
      add("Kit", "", providers)
      feature = compositions + "\n" + feature
      imports = "import Kit\n"
    } else if surrounding.hasCore {
      add("Core", "", providers + "\n" + compositions)
      imports = "import Core\n"
    } else {
      feature = [providers, compositions, feature].joined(separator: "\n")
    }
    if surrounding.hasTests {
      add("App", "", imports + feature)
      add(
        "AppTests", "Tests",
        imports + "@testable import App\n" + root(double, clauses) + "\n" + start(double))
    } else {
      add("App", "", imports + feature + "\n" + start(self.root))
    }
    if let elsewhere = surrounding.elsewhere?(self) {
      let module = surrounding.elsewhereModule
      let seen =
        switch module {
        case .app: imports
        case .core: ""
        case .tests: imports + "@testable import App\n"
        }
      add(module.rawValue, "+More", seen + elsewhere)
    }
    return sources
  }

  /// What makes a package of a folder. For the compiler it is one more file, with nothing in it.
  private static let manifest = "// swift-tools-version: 6.2\n"

  /// `public ` where another module needs it.
  private var access: String { cell.surrounding.hasCore ? "public " : "" }

  private var providers: String {
    let access = cell.surrounding.hasPackage ? "public " : access
    return theme.words.indices.map { index in
      let word = theme.words[index]
      return """
        \(access)struct \(name(word.type)): Sendable {
          \(access)init() {}
          \(access)func \(word.method)() -> Int { \(index) }
        }
        \(access)protocol \(provider(index)) { var \(property(index)): \(name(word.type)) { get } }
        """
    }.joined(separator: "\n")
  }

  private func compositions(withChild: Bool) -> String {
    let marker = traits.contains(.sendable) ? " & Sendable" : ""
    let three = (0..<3).map(provider)
    let joined = three.joined(separator: " & ") + marker
    let child =
      withChild
      ? "\(access)typealias \(self.child) = \(provider(0)) & \(provider(1))\(marker)\n" : ""
    switch cell.surrounding.form {
    case .alias:
      return "\(child)\(access)typealias \(slice) = \(joined)"
    case .protocol:
      let parents = three.joined(separator: ", ") + (marker.isEmpty ? "" : ", Sendable")
      return "\(child)\(access)protocol \(slice): \(parents) {}"
    case .nested:
      let other = name("\(theme.feature)SettingsCoordinator")
      return """
        \(access)final class \(name("\(theme.feature)Coordinator")) {
          \(access)typealias \(theme.slice) = \(joined)
        }
        \(access)final class \(other) {
          \(access)typealias \(theme.slice) = \(provider(3))
        }
        func \(name("settings"))(_ \(value): any \(other).\(theme.slice)) -> Int {
          \(read(3, of: value))
        }
        \(child)
        """
    case .included:
      return "\(child)\(access)typealias \(slice) = \(self.child) & \(provider(2))"
    }
  }

  private func root(_ name: String, _ clauses: [String]) -> String {
    let needsFourth = cell.surrounding.form == .nested
    let clause = (clauses + (needsFourth ? [provider(3)] : [])).joined(separator: " & ")
    let members = theme.words.indices.map { index in
      "  let \(property(index)) = \(self.name(theme.words[index].type))()"
    }
    return "struct \(name): \(clause) {\n\(members.joined(separator: "\n"))\n}"
  }

  private func start(_ root: String) -> String {
    """
    \(isolation)func \(name("start"))() \(effects)-> Int {
      \(wait)\(cell.origin.call(self, "\(root)()"))
    }
    """
  }
}
