import LayerCake
import Testing

private struct Defaulted {
  static let count = Count()
  @Singleton var label = count.counting("default")
}

private struct Replaced {
  static let defaults = Count()
  @Singleton var label = defaults.counting("default")
}

private struct Required { @Singleton var label: String }

private struct Wired {
  @Singleton var label: String
  init(name: String, count: Count) {
    _label = Singleton(wrappedValue: count.counting("wired \(name)"))
  }
}

@Test func `A default is evaluated when it is first asked for`() {
  let root = Defaulted()
  #expect(Defaulted.count.value == 0)
  #expect(root.label == "default")
  #expect(root.label == "default")
  #expect(Defaulted.count.value == 1)
}

@Test func `What the generated initialiser is given replaces the default, evaluated as late`() {
  let count = Count()
  let root = Replaced(label: count.counting("replacement"))
  #expect(count.value == 0)
  #expect(root.label == "replacement")
  #expect(root.label == "replacement")
  #expect(count.value == 1)
  #expect(Replaced.defaults.value == 0)
}

@Test func `A singleton without a default is a parameter of the generated initialiser`() {
  let count = Count()
  let root = Required(label: count.counting("required"))
  #expect(count.value == 0)
  #expect(root.label == "required")
  #expect(count.value == 1)
}

@Test func `A root's own initialiser can say how a singleton is made`() {
  let count = Count()
  let root = Wired(name: "by hand", count: count)
  #expect(count.value == 0)
  #expect(root.label == "wired by hand")
  #expect(root.label == "wired by hand")
  #expect(count.value == 1)
}
