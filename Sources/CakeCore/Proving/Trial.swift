/// One set of removals, and what of the package has to be compiled to judge it.
struct Trial {
  /// The number of a module in the plan with the name of all that decides about it.
  struct Work {
    var module: Int
    /// What names all that it is compiled from then.
    fileprivate var contents: ContentHash
    /// The edited modules that it can see, itself among them.
    var edited: Set<Int>
    /// What goes from types that it can see.
    var losses: Losses
    /// Whether what it calls is compared: the compiler may choose something else that no index tells of.
    var comparesCalls: Bool
    /// What names the verdict on it.
    var verdict: ContentHash

    /// What names its interface as it is then.
    func interface(_ kind: InterfaceKind) -> ContentHash {
      var hash = contents
      if kind == .hasty { hash.add("hasty") }
      return hash
    }
  }

  let edits: [Finding.Fix.Edit]
  /// The edited files by their paths, with their new contents.
  let texts: [String: [UInt8]]
  /// Every module that is edited or depends on one, in the order of the build.
  let work: [Work]

  /// Whether later stages than type checking are asked, which read more of an interface.
  var goesFurther: Bool { work.contains { $0.losses.hasTraits || $0.comparesCalls } }

  /// Works out what each module is compiled from, without compiling.
  ///
  /// With `only`, no more than these modules: for a look at them as they are.
  init(
    _ proposals: [Proposal], _ slices: SliceEdits, package: String, plan: CompilePlan,
    files: ProofFiles, comparing: (_ module: String, Losses) -> Bool, only: Set<Int>? = nil
  ) throws(ProofFailure) {
    let proposal = Proposal.together(proposals)
    let all = proposal.edits + (slices.edits(removing: proposal.terms) ?? [])
    edits = all.flatMap { edit in
      let path = Self.path(edit.file, in: package)
      // Other modules may have the same file by another path.
      return plan.same.all(of: path).map { other in
        var edit = edit
        if other != path { edit.file = other }
        return edit
      }
    }
    var texts: [String: [UInt8]] = [:]
    let edits = Dictionary(grouping: edits) { Self.path($0.file, in: package) }
    guard plan.covers(Set(edits.keys)) else {
      throw .fileOutsidePlan(file: edits.keys.sorted().first { !plan.covers([$0]) } ?? "")
    }
    for (path, edits) in edits {
      guard let text = BlankedText.applying(edits, to: try files.contents(of: path)) else {
        throw .fileChanged(path: path)
      }
      texts[path] = text
    }
    self.texts = texts

    let affected =
      only.map { only in plan.order.filter(only.contains) }
      ?? plan.affected(by: Set(texts.keys), files.mentions)
    let lost = Self.losses(of: proposals, slices, package, plan.same)
    // What goes from types in a module concerns those that can load it, and no others: a removal that
    // is tried elsewhere leaves their verdicts as they are.
    var losses: [Int: Losses] = [:]
    var interfaces: [String: ContentHash] = [:]
    // What an edited module was is what its names are compared with where it is imported, too.
    var originals: [String: ContentHash] = [:]
    var work: [Work] = []
    for number in affected {
      let module = plan.modules[number]
      var hash = ContentHash()
      for part in module.compiler + module.arguments + [module.name] { hash.add(part) }
      for program in module.compiler.prefix(1) + files.macros(for: module.arguments) {
        hash.add(files.hash(ofProgram: program))
      }
      for file in files.headers.all(for: module.arguments)
        + files.foreign.all(for: module.arguments)
      {
        hash.add(file)
        hash.add(files.hash(of: file))
      }
      for source in module.sources {
        hash.add(source)
        hash.add(texts[source].map { ContentHash($0) } ?? files.hash(of: source))
      }
      var original = ContentHash()
      for source in module.sources where texts[source] != nil {
        original.add(files.hash(of: source))
        originals[module.interface] = original
        losses[number, default: Losses()].add(lost[source] ?? Losses())
      }
      let edited = plan.dependencies[number].union([number]).filter { losses[$0] != nil }
      var seen = Losses()
      for module in edited { seen.add(losses[module]!) }
      var before: [ContentHash] = [original]
      for input in plan.inputs(of: number) {
        hash.add(input)
        hash.add(interfaces[input] ?? files.hash(of: input))
        if let original = originals[input] { before.append(original) }
      }
      interfaces[module.interface] = hash
      var verdict = hash
      verdict.add(seen.hasTraits ? "to the end" : "types")
      let comparesCalls = !proposals.isEmpty && comparing(module.name, seen)
      if comparesCalls { verdict.add("calls") }
      for name in seen.protocols.sorted() { verdict.add(name) }
      for original in before { verdict.add(original) }
      work.append(
        Work(
          module: number, contents: hash, edited: edited, losses: seen,
          comparesCalls: comparesCalls, verdict: verdict))
    }
    self.work = work
  }

  /// What goes from types, by the files whose edits take it away.
  private static func losses(
    of proposals: [Proposal], _ slices: SliceEdits, _ package: String, _ same: SameFiles
  ) -> [String: Losses] {
    var byFile: [String: Losses] = [:]
    for proposal in proposals {
      for file in slices.files(of: proposal) {
        byFile[file, default: Losses()].add(proposal.losses)
      }
    }
    var byPath: [String: Losses] = [:]
    for (file, losses) in byFile {
      for path in same.all(of: path(file, in: package)) {
        byPath[path, default: Losses()].add(losses)
      }
    }
    return byPath
  }

  static func path(_ file: String, in package: String) -> String {
    Folder.isAbsolute(file) ? file : Folder(package).path(of: file)
  }
}
