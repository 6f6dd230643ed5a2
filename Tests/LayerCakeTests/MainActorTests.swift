import LayerCake
import Testing

private final class GitHub: Sendable {}
private protocol HasGitHub { var gitHub: GitHub { get } }

@MainActor private final class Router {
  var path: [String] = []
}
private protocol HasRouter { @MainActor var router: Router { get } }
extension HasRouter where Self: DependencyScope, Parent: HasRouter {
  @MainActor fileprivate var router: Router { parent.router }
}

private struct App: HasGitHub, HasRouter, Sendable {
  @Singleton var gitHub = GitHub()
  private let _router = Singleton<Router>()
  @MainActor var router: Router { _router { Router() } }
}
private struct Session: DependencyScope, HasRouter, Sendable { let parent: App }

/// Reads what it may away from the main actor, and waits for the rest.
private actor Worker {
  let dependencies: any HasGitHub & HasRouter & Sendable
  init(_ dependencies: any HasGitHub & HasRouter & Sendable) { self.dependencies = dependencies }
  var gitHub: GitHub { dependencies.gitHub }
  func open(_ name: String) async { await dependencies.router.open(name) }
}
extension Router {
  fileprivate func open(_ name: String) { path.append(name) }
}

@Test func `A root with one provider on the main actor is read from anywhere for the others`()
  async
{
  let app = App()
  let worker = Worker(app)
  #expect(await worker.gitHub === app.gitHub)
  await worker.open("detail")
  #expect(await app.router.path == ["detail"])
}

@Test @MainActor func `A scope forwards a provider on the main actor`() {
  let app = App()
  #expect(Session(parent: app).router === app.router)
}
