/// What a type is made with: the arguments of its initialisers.
extension SliceReader {
  mutating func readStored() {
    for property in subject.members
    where subject.isStored(property) && !subject.hasInitialValue(property) && !isWrapped(property) {
      guard let type = type(of: property), let text = text(of: property) else { continue }
      let name = facts.name(property)
      let here = place(facts.definitionPlace(property))
      let source = source(of: property)
      guard isDependency(type, named: name) else {
        noteOther(type, name, here, property)
        continue
      }
      if !source.modifiers(before: text.nameToken).isDisjoint(with: ["weak", "unowned"]) {
        left.append("\(here): '\(name)' does not keep its value alive: it stays an argument")
        continue
      }
      let (places, isSetLater) = reads(of: property)
      if isSetLater {
        left.append("\(here): '\(name)' is set later: it stays as it is")
      } else if places.isEmpty {
        noteUnread(property, at: here)
      } else {
        add(
          SliceUse(
            shown: "'\(name)', which it is made with", name: name, sites: [.argument(name)],
            places: places),
          of: type)
      }
    }
  }

  /// A property that the type itself does not read.
  mutating func noteUnread(_ property: Int32, at here: String) {
    let isReadElsewhere =
      program.overriding.contains(property)
      || catalog.references(to: [property]).contains { reference in
        guard !reference.isImplicit, !facts.isLabel(reference),
          let token = facts.token(of: reference)
        else { return false }
        return !subject.contains(token, in: reference.file)
      }
    left.append(
      "\(here): '\(facts.name(property))' is "
        + (isReadElsewhere ? "read by others alone: it stays as it is" : "not used: leave it out"))
  }

  /// Interfaces that the type fills itself, by means that nobody knows.
  mutating func noteFilled() {
    for property in subject.members
    where subject.hasInitialValue(property) && !isWrapped(property)
      && facts.symbols.base[Int(property)].kind == .instanceProperty
    {
      let name = facts.name(property)
      let places = reads(of: property).places
      guard let type = type(of: property), isDependency(type, named: name), !places.isEmpty,
        !uses.contains(where: { !Set($0.places).isDisjoint(with: places) })
      else { continue }
      left.append(
        "\(place(facts.definitionPlace(property))): '\(name)' is filled here: it needs a provider if "
          + "that looks up what others give")
    }
  }

  /// Whether a value is something that a slice can have, for sure.
  private func isDependency(_ type: TypeSpelling, named name: String) -> Bool {
    switch role(of: type, named: name) {
    case .interface: true
    // Of a class with a shared value as the default, that is what is meant.
    case .object: type.subject.map(sharedTypes.contains) == true
    case .value, .root, .slice, .provider: false
    }
  }

  private mutating func noteOther(
    _ type: TypeSpelling, _ name: String, _ here: String, _ property: Int32
  ) {
    switch role(of: type, named: name) {
    case .object where !reads(of: property).places.isEmpty:
      left.append(
        "\(here): '\(name)' is a class, '\(type.text)': it stays an argument unless it gets a provider"
      )
    case .value
    where type.isOpen || type.symbols.contains { facts.symbols.base[Int($0)].kind == .protocol }:
      guard !reads(of: property).places.isEmpty else { break }
      left.append(
        "\(here): '\(name)' is of '\(type.text)', which is not one plain interface: it stays an argument"
      )
    default: break
    }
  }

  /// Interfaces that initialisers use and do not keep.
  mutating func readParameters() {
    for function in subject.initializers {
      guard let text = text(of: function) else { continue }
      let file = Int(facts.symbols.base[Int(function)].definitionFile)
      let source = facts.source(file)
      for parameter in text.parameters {
        let type = TypeSpelling(parameter.type, in: file, catalog)
        guard isDependency(type, named: parameter.name) else { continue }
        let named = text.body.filter { token in
          source.isIdentifier(token) && source.name(at: token) == parameter.name
            && !source.matches(token - 1, ".") && !source.matches(token + 1, ":")
            && !isMember(at: token, in: file)
        }
        if named.isEmpty, !text.body.isEmpty {
          left.append(
            "\(place(facts.definitionPlace(function))): '\(parameter.name)' is not used: leave it out"
          )
        }
        let places = named.filter { !isKept($0, in: file) }
        guard !places.isEmpty else { continue }
        add(
          SliceUse(
            shown: "'\(parameter.name)' of '\(facts.name(function))'", name: parameter.name,
            sites: [.argument(parameter.name)], places: places.map { place($0, in: file) }),
          of: type)
      }
    }
  }

  /// Whether a parameter is only put into a property of the type.
  private func isKept(_ token: Int, in file: Int) -> Bool {
    let source = facts.source(file)
    guard source.matches(token - 1, "="),
      source[token + 1].startsLine || source.matchesAny(token + 1, "}", ";")
    else { return false }
    return facts.symbols(at: token - 2, in: file).contains { subject.members.contains($0) }
  }
}
