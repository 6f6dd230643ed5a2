import LayerCake
import Testing

private protocol HasGreeting { var greeting: String { get } }

extension HasGreeting where Self: DependencyScope, Parent: HasGreeting {
  fileprivate var greeting: String { parent.greeting }
}

private struct App: HasGreeting { let greeting: String }
private struct Session: DependencyScope, HasGreeting { let parent: App }

@Test func `A scope forwards what its parent provides`() {
  #expect(Session(parent: App(greeting: "hello")).greeting == "hello")
}
