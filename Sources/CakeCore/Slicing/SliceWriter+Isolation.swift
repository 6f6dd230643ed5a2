/// What a proposal has to say of actors, and of crossing from one to another.
extension SliceWriter {
  /// `@MainActor `, where the requirement's protocol does not say it by itself.
  func isolation(of use: SliceUse) -> String {
    let isSaid = nonisolated.isEmpty && isolation.isDefault(in: subject.module)
    return isSaid && use.isolation == "@MainActor " ? "" : use.isolation
  }

  /// `nonisolated `, where the type is on no actor and what it takes would be on the main one.
  var nonisolated: String { isolation.leavesDefault(subject.symbol) ? "nonisolated " : "" }

  /// `nonisolated ` for the bridge, also where a protocol that is on an actor would take it there.
  var bridgeModifier: String {
    guard !isolation.isDefault(in: subject.module) else { return nonisolated }
    let isTaken = reader.uses.contains { use in
      use.provider.map { isolation.actor(of: catalog.providers[$0].symbol) != nil } ?? false
    }
    return isTaken ? "nonisolated " : ""
  }

  /// Whether the type says that its values can be sent: then what it keeps has to be sent as well.
  var isSendable: Bool {
    guard isolation.actor(of: subject.symbol) == nil, ArgumentChange(reader, self) == nil,
      catalog.inheritedProtocols(subject.symbol).contains(where: saysSendable)
    else { return false }
    return !reader.uses.contains { use in
      use.provider.map {
        catalog.inheritedProtocols(catalog.providers[$0].symbol).contains(where: saysSendable)
      } ?? false
    }
  }

  private func saysSendable(_ base: Int32) -> Bool { facts.name(base) == "Sendable" }

  private var isolation: SliceIsolation { reader.isolation }
}
