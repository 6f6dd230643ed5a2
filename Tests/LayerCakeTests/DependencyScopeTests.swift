import LayerCake
import Testing

private protocol HasGreeting { var greeting: String { get } }
private protocol HasUser { var user: String { get } }
private protocol HasDraft { var draft: Draft { get } }

extension HasGreeting where Self: DependencyScope, Parent: HasGreeting {
  fileprivate var greeting: String { parent.greeting }
}
extension HasUser where Self: DependencyScope, Parent: HasUser {
  fileprivate var user: String { parent.user }
}
extension HasDraft where Self: DependencyScope, Parent: HasDraft {
  fileprivate var draft: Draft { parent.draft }
}

private final class Draft {
  let author: String
  init(author: String) { self.author = author }
}

private struct App: HasGreeting { let greeting: String }

/// Entered when somebody signs in: `user` exists only from here on.
private struct Session: DependencyScope, HasGreeting, HasUser {
  let parent: App
  let user: String
}

/// One for each open editor.
private struct Editor: DependencyScope, HasGreeting, HasUser, HasDraft {
  let parent: Session
  private let _draft = Singleton<Draft>()
  var draft: Draft { _draft { Draft(author: user) } }

  init(parent: Session) { self.parent = parent }
}

private struct Preview: DependencyScope, HasGreeting, HasUser, HasDraft { let parent: Editor }

private func salutation(_ dependencies: any HasGreeting & HasUser) -> String {
  "\(dependencies.greeting), \(dependencies.user)"
}

@Test func `A scope forwards what its parent provides`() {
  #expect(Session(parent: App(greeting: "hello"), user: "Ann").greeting == "hello")
}

@Test func `A scope forwards through any number of levels`() {
  let editor = Editor(parent: Session(parent: App(greeting: "hello"), user: "Ann"))
  let preview = Preview(parent: editor)
  #expect(preview.greeting == "hello")
  #expect(preview.user == "Ann")
  #expect(preview.draft === editor.draft)
}

@Test func `A value known only at run time is a stored property of its scope`() {
  let app = App(greeting: "hello")
  #expect(salutation(Session(parent: app, user: "Ann")) == "hello, Ann")
  #expect(salutation(Session(parent: app, user: "Bob")) == "hello, Bob")
}

@Test func `A scope's singleton lives once in each scope that is entered`() {
  let session = Session(parent: App(greeting: "hello"), user: "Ann")
  let first = Editor(parent: session)
  let second = Editor(parent: session)
  #expect(first.draft === first.draft)
  #expect(first.draft !== second.draft)
  #expect(first.draft.author == "Ann")
}

@Test func `A scope may provide its own instead of its parent's`() {
  struct Formal: DependencyScope, HasGreeting, HasUser {
    let parent: Session
    let greeting = "good day"
  }
  let session = Session(parent: App(greeting: "hello"), user: "Ann")
  #expect(salutation(Formal(parent: session)) == "good day, Ann")
  #expect(salutation(session) == "hello, Ann")
}

@Test func `A scope's parent can be any slice`() {
  struct Guest: DependencyScope {
    let parent: any HasGreeting
    var greeting: String { parent.greeting + ", guest" }
  }
  #expect(Guest(parent: App(greeting: "hello")).greeting == "hello, guest")
}
