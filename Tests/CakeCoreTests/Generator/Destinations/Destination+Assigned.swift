/// The value is put into something that exists already.
extension Destination {
  static let assigned: [Destination] = [
    Destination("assigned to a property", declarations: slots) { s, it in
      """
      let slots = \(s.name("Slots"))()
      slots.needs = \(it)
      slots.load()
      """
    },
    Destination("assigned to a subscript", declarations: slots) { s, it in
      """
      let slots = \(s.name("Slots"))()
      slots[0] = \(it)
      slots.load()
      """
    },
    Destination("assigned in a tuple", declarations: slots) { s, it in
      """
      let slots = \(s.name("Slots"))()
      (slots.count, slots.needs) = (1, \(it))
      slots.load()
      """
    },
    Destination("assigned to a dynamic member", declarations: slots) { s, it in
      """
      let slots = \(s.name("Slots"))()
      slots.first = \(it)
      slots.load()
      """
    },
    Destination("assigned by a key path", declarations: slots) { s, it in
      """
      let slots = \(s.name("Slots"))()
      slots[keyPath: \\.needs] = \(it)
      slots.load()
      """
    },
  ]

  private static let slots: @Sendable (Scene) -> String = { s in
    """
    @dynamicMemberLookup final class \(s.name("Slots")) {
      var needs: (any \(s.child))?
      var count = 0
      subscript(index: Int) -> (any \(s.child))? {
        get { needs }
        set { needs = newValue }
      }
      subscript(dynamicMember name: String) -> (any \(s.child))? {
        get { needs }
        set { needs = newValue }
      }
      func load() -> Int { needs.map { \(s.read(0, of: "$0")) } ?? count }
    }
    """
  }
}
