/// Members that are read on the value.
extension Destination {
  static let reads: [Destination] = [
    Destination("read") { s, it in s.read(0, of: it) },
    Destination("read twice") { s, it in
      "\(s.read(0, of: it)) + \(s.read(1, of: it))"
    },
    Destination("read from a copy") { s, it in
      """
      let local = \(it)
      \(s.read(0, of: "local"))
      """
    },
    Destination("read by a key path") { s, it in
      "\(it)[keyPath: \\.\(s.property(0))].\(s.theme.words[0].method)()"
    },
    Destination("read by map") { s, it in
      "[\(it)].map(\\.\(s.property(0))).map { $0.\(s.theme.words[0].method)() }.reduce(0, +)"
    },
    Destination("read in a string", .capturing) { s, it in
      "\"\\(\(s.read(0, of: it)))\".count"
    },
    Destination("read in a defer", .capturing) { s, it in
      """
      var seen = 0
      func note() { defer { seen += \(s.read(0, of: it)) }; seen += 1 }
      note()
      seen
      """
    },
    Destination("read in a conditional", .capturing) { s, it in
      "(Bool.random() ? \(it) : \(it)).\(s.property(0)).\(s.theme.words[0].method)()"
    },
    Destination("member of the provider is kept") { s, it in
      """
      let part = \(it).\(s.property(0))
      part.\(s.theme.words[0].method)()
      """
    },
    Destination("method of the provider is referred to") { s, it in
      """
      let call = \(it).\(s.property(0)).\(s.theme.words[0].method)
      call()
      """
    },
    Destination(
      "extension of a provider",
      declarations: { s in
        """
        extension \(s.provider(0)) {
          var \(s.name("stamp")): Int { \(s.property(0)).\(s.theme.words[0].method)() }
        }
        """
      },
      body: { s, it in "\(it).\(s.name("stamp"))" }),
    Destination(
      "extension of a provider with another",
      declarations: { s in
        """
        extension \(s.provider(0)) where Self: \(s.provider(1)) {
          var \(s.name("stamp")): Int { \(s.property(0)).\(s.theme.words[0].method)() }
        }
        """
      },
      body: { s, it in "\(it).\(s.name("stamp"))" }),
  ]
}
