import BenchmarkSupport

/// What the pattern should cost at most, held against one run's figures.
struct RuntimeGoals {
  let measures: [Measure]
  let times: [Sample]
  let counts: Counts

  var all: [Goal] { reading + counted + making + singletons + firstReads }

  private var reading: [Goal] {
    let group = "read and call"
    let number = "read a number"
    let across = "any Slice, across modules, class root"
    let generic = "generic, one module, class root"
    let direct = "stored properties"
    let reads = measures.indices.filter {
      [group, number].contains(measures[$0].group) && measures[$0].form.contains("root")
    }
    return [
      ratio(
        "a specialised generic reads a number like a stored property", number, generic, direct, 1.05
      ),
      ratio(
        "any Slice, read once into a let, reads a reference like a stored property", group,
        "any Slice, read once into a let of the feature", direct, 1.05),
      ratio(
        "a specialised generic reads a reference like code that knows the root's class", group,
        generic, "the root's class, no protocol", 1.05),
      ratio(
        "a specialised generic reads a reference like a stored property", group, generic, direct,
        1.05,
        cause: "Swift retains what is read out of another object while it is called, and releases "
          + "it; code that names the root's class pays the same"),
      ratio("any Slice reads a reference", group, across, direct, 5.5),
      ratio("any Slice reads a reference, stretch", group, across, direct, 4),
      allocations("allocations for each read", reads),
    ].compactMap(\.self)
  }

  /// What doesn't depend on what a machine takes for an atomic, or on where the linker puts a function.
  private var counted: [Goal] {
    let group = "read and call"
    let across = "any Slice, across modules, class root"
    let closure = "Singleton called with a closure"
    return [
      instructions(
        "a specialised generic reads a number with the instructions of a stored property",
        "read a number", "generic, one module, class root"),
      instructions(
        "any Slice, read once into a let, reads a reference with those of a stored property", group,
        "any Slice, read once into a let of the feature"),
      count("retains of a read through any Slice", group, across, \.retains, 1),
      count("instructions of a read through any Slice", group, across, \.instructions, 120),
      count(
        "instructions of a later read of a singleton, a number",
        "later read of a singleton, a number",
        closure, \.instructions, 70),
      count(
        "retains of a later read of a singleton, a reference",
        "later read of a singleton, a reference", closure, \.retains, 1),
    ].compactMap(\.self)
  }

  private var firstReads: [Goal] {
    let group = "make a root, first read of a singleton"
    return [1, 2, 4, 8].map { threads in
      ratio(
        "a first read of a singleton, \(threads == 1 ? "one thread" : "\(threads) threads"), to a "
          + "'Mutex' around an optional",
        threads == 1 ? group : "\(group), \(threads) threads", "Singleton called with a closure",
        "Mutex around an optional", 2)
    }.compactMap(\.self)
  }

  private var making: [Goal] {
    let group = "make a feature"
    let narrowing = "pass a root on as any Slice"
    let across = "any Slice, across modules, "
    let boxed = "struct around a reference, "
    return [
      ratio(
        "a feature from a class root, to handing over three values", group, across + "class root",
        "stored properties", 1),
      ratio(
        "a feature from a struct around a reference, to handing over three values", group,
        across + "struct around a reference", "stored properties", 1),
      ratio(
        "passing on a class root of 200 values, to one of 10", narrowing, "class, 200 values",
        "class, 10 values", 1.1),
      ratio(
        "passing on a struct around a reference to 200 values, to one of 10", narrowing,
        boxed + "200 values", boxed + "10 values", 1.1),
    ].compactMap(\.self)
  }

  private var singletons: [Goal] {
    let group = "later read of a singleton, "
    let closure = "Singleton called with a closure"
    let uncounted =
      "Swift knows that a 'static let' is never released and doesn't count who uses it; a "
      + "singleton belongs to its root, and its reader holds it by a retain"
    return [
      ("a number", ""), ("a reference, through any Slice", uncounted), ("a reference", uncounted),
    ]
    .flatMap { value, cause in
      ["", ", from two threads"].map { threads in
        ratio(
          "a later read of a singleton, \(value)\(threads), to a 'static let'",
          group + value + threads, closure, "static let", 1.3, cause: cause)
      }
    }.compactMap(\.self)
  }

  private func index(_ group: String, _ form: String) -> Int? {
    measures.firstIndex { $0.group == group && $0.form == form }
  }

  /// Nil where the run left one of the two out.
  private func ratio(
    _ text: String, _ group: String, _ form: String, _ other: String, _ limit: Double,
    cause: String = ""
  ) -> Goal? {
    guard let one = index(group, form), let other = index(group, other) else { return nil }
    return Goal(
      text, Figure(times[one].ratio(to: times[other]), .ratio), atMost: limit, cause: cause)
  }

  private func count(
    _ text: String, _ group: String, _ form: String, _ counter: KeyPath<Profile, Double>,
    _ limit: Double
  ) -> Goal? {
    guard let index = index(group, form), let profile = counts.profiles[index] else { return nil }
    return Goal(text, Figure(profile[keyPath: counter].rounded(), .count), atMost: limit)
  }

  private func instructions(_ text: String, _ group: String, _ form: String) -> Goal? {
    guard let one = index(group, form), let other = index(group, "stored properties"),
      let profile = counts.profiles[one], let yardstick = counts.profiles[other]
    else { return nil }
    return Goal(text, Figure(profile.instructions / yardstick.instructions, .ratio), atMost: 1.05)
  }

  private func allocations(_ text: String, _ indices: [Int]) -> Goal? {
    let counted = indices.compactMap { counts.allocations[$0] }
    return counted.max().map { Goal(text, Figure($0, .count), atMost: 0) }
  }
}
