/// A file that somebody is about to begin: a provider, or a feature.
package struct NewFile: Sendable {
  package enum Kind: String, CaseIterable, Sendable { case provider, feature }

  /// Where it goes, relative to the package.
  package var path: String
  package var text: String
  /// What a manifest has to say of a module that is new; nil for one that is there.
  package var target: String?

  /// Writes what people type again and again, the way the package does.
  ///
  /// - Parameters:
  ///   - name: `Weather`: the provider's with or without `Has`, the feature's without `Model`.
  ///   - needs: The providers that a feature's slice names.
  package static func make(
    _ kind: Kind, _ name: String, needs: [String], _ options: CheckOptions
  ) throws(GenerateError) -> NewFile {
    let program: Program
    do throws(CakeError) { program = try .read(options) } catch { throw .check(error) }
    switch kind {
    case .provider:
      let provided = HouseStyle(program).provided(by: name) ?? name
      return try NewFileMaker(program, provided).provider()
    case .feature: return try NewFileMaker(program, name).feature(needs)
    }
  }
}

struct NewFileMaker {
  private let program: Program
  private let name: String
  private let style: HouseStyle
  private let words: NameWords
  private var facts: Facts { program.facts }
  private var catalog: Catalog { program.catalog }

  init(_ program: Program, _ name: String) {
    self.program = program
    self.name = name
    style = HouseStyle(program)
    words = NameWords(name)
  }

  func provider() throws(GenerateError) -> NewFile {
    let owner = style.provider(of: name)
    if catalog.providers.contains(where: { facts.name($0.symbol) == owner }) {
      throw .nothingToDo(reason: "there is a provider '\(owner)' already")
    }
    let access = style.providerAccess
    let module = style.interfaceModule(name) ?? "App"
    try throwIfTaken(name, in: module)
    let isProtocol = style.givesProtocols
    let body =
      isProtocol
      ? "\(access)protocol \(name): Sendable {\n}\n"
      : access.isEmpty
        ? "struct \(name): Sendable {\n}\n"
        : "\(access)struct \(name): Sendable {\n\(access)init() {}\n}\n"
    let type = (isProtocol ? "any " : "") + name
    let provider = style.provider(
      owner, of: "the \(words.text)", requirement: "var \(words.property): \(type) { get }",
      access: access)
    let text = """
      \(provider)
      /// The \(words.text).
      \(body)
      """
    return file(module, named: name, text, imports: [])
  }

  func feature(_ needs: [String]) throws(GenerateError) -> NewFile {
    let consumer = name + style.consumerEnding
    let slice = style.slice(for: consumer)
    let isNested = style.nestsSlices
    let path = isNested ? [consumer, slice] : [slice]
    if catalog.slices.contains(where: { facts.path(of: $0.symbol).suffix(path.count) == path[...] })
    {
      throw .nothingToDo(
        reason: "there is a slice '\(path.joined(separator: "."))' already")
    }
    var providers: [Provider] = []
    for need in needs {
      let provider = try provider(named: need)
      if !providers.contains(where: { $0.symbol == provider.symbol }) { providers.append(provider) }
    }
    let module = style.featureModule(name) ?? "App"
    try throwIfTaken(consumer, in: module)
    let access = style.featureAccess
    let names = providers.map { facts.path(of: $0.symbol).dropFirst().joined(separator: ".") }
    let parameter = "dependencies: any \(slice)"
    let state = "private let \(parameter)\n"
    let made = "\n\(access)init(\(parameter)) {\nself.dependencies = dependencies\n}\n"
    let alias = """
      /// What the \(words.text) needs.
      \(access)typealias \(slice) = \(names.joined(separator: " & "))


      """
    let text = """
      \(isNested ? "" : alias)/// The \(words.text).
      \(access)\(style.consumerKind) \(consumer) {
      \(isNested ? alias : "")\(state)\(made)}

      """
    return file(module, named: consumer, text, imports: providers.map(\.module))
  }

  /// Throws where a module has another type of a name.
  private func throwIfTaken(_ name: String, in module: String) throws(GenerateError) {
    let known = facts.symbols(of: .struct, .class, .enum, .protocol, .alias) {
      facts.isDefined($0) && facts.module($0) == module && facts.path(of: $0) == [module, name]
    }
    guard let first = known.first else { return }
    throw .nothingToDo(
      reason: "there is a type '\(module).\(name)' already, at \(facts.definitionPlace(first))")
  }

  private func provider(named need: String) throws(GenerateError) -> Provider {
    let parts = need.split(separator: ".").map(String.init)
    let found = catalog.providers.filter {
      facts.path(of: $0.symbol).suffix(parts.count) == parts[...]
    }
    guard let first = found.first else {
      throw .unknown(
        name: need, kind: "provider",
        known: catalog.providers.map { facts.name($0.symbol) }.sorted())
    }
    guard found.count == 1 else {
      throw .ambiguous(name: need, candidates: found.map(\.name).sorted())
    }
    return first
  }

  private func file(
    _ module: String, named file: String, _ text: String, imports: [String]
  ) -> NewFile {
    let isNew = !style.exists(module)
    let modules = Set(imports).subtracting([module]).sorted()
    let isPublic = text.contains("public typealias") && style.importsPublicly
    let lines = modules.map { (isPublic ? "public " : "") + "import \($0)\n" }.joined()
    let list = modules.map { "\"\($0)\"" }.joined(separator: ", ")
    return NewFile(
      path: "\(style.folder(of: module))/\(file).swift",
      text: lines + (lines.isEmpty ? "" : "\n") + text,
      target: isNew
        ? ".target(name: \"\(module)\"" + (list.isEmpty ? ")," : ", dependencies: [\(list)]),")
        : nil)
  }
}
