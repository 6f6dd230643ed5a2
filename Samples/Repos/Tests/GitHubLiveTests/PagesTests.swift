import Foundation
import GitHubInterface
import GitHubLive
import LoopbackServer
import Testing

/// GitHub's answers, from a server that gives them as GitHub does.
struct PagesTests {
  @Test func `A repository is read as GitHub writes it`() async throws {
    let server = try LoopbackServer { _ in
      .status(
        body: #"""
          [{"name": "oven", "description": "Bakes", "archived": true, "stargazers_count": 3,
            "pushed_at": "2025-11-21T09:29:30Z", "html_url": "https://github.com/bakery/oven"},
           {"name": "cakes", "description": null, "archived": false,
            "pushed_at": null, "html_url": "https://github.com/bakery/cakes"}]
          """#)
    }
    #expect(
      try await server.gitHub().fetchRepos("bakery") == [
        Repo(
          name: "oven", about: "Bakes", isArchived: true,
          pushedAt: Date(timeIntervalSince1970: 1_763_717_370),
          url: URL(string: "https://github.com/bakery/oven")!),
        Repo(name: "cakes", url: URL(string: "https://github.com/bakery/cakes")!),
      ])
  }

  @Test func `A date may have a fraction or another time zone`() async throws {
    let server = try LoopbackServer { _ in
      .page(["a": "2025-11-21T09:29:30.250Z", "b": "2025-11-21T10:29:30+01:00"])
    }
    let repos = try await server.gitHub().fetchRepos("bakery")
    #expect(
      repos.map(\.pushedAt?.timeIntervalSince1970) == [1_763_717_370.25, 1_763_717_370])
  }

  @Test func `All pages are read, in order`() async throws {
    let server = try LoopbackServer { request in
      let page = request.page
      let links = [
        page > 1 ? "<\(request.link(toPage: page - 1))>; rel=\"prev\"" : nil,
        page < 3 ? "<\(request.link(toPage: page + 1))>; rel=\"next\"" : nil,
        "<\(request.link(toPage: 3))>; rel=\"last\"",
      ]
      return .page(
        ["repo-\(page)": nil], link: links.compactMap(\.self).joined(separator: ", "))
    }
    let repos = try await server.gitHub().fetchRepos("bakery")
    #expect(repos.map(\.name) == ["repo-1", "repo-2", "repo-3"])
    #expect(server.requests.count == 3)
  }

  @Test func `A link to the next page may be relative`() async throws {
    let server = try LoopbackServer { request in
      .page(["repo-\(request.page)": nil], link: request.page < 2 ? "<?page=2>; rel=next" : nil)
    }
    let repos = try await server.gitHub().fetchRepos("bakery")
    #expect(repos.map(\.name) == ["repo-1", "repo-2"])
  }

  @Test func `An organisation without repositories has none`() async throws {
    let server = try LoopbackServer { _ in .page([:]) }
    #expect(try await server.gitHub().fetchRepos("bakery").isEmpty)
  }

  @Test func `The request is one that GitHub takes`() async throws {
    let server = try LoopbackServer { _ in .page([:]) }
    _ = try await server.gitHub(token: "secret").fetchRepos("bakery")
    let request = try #require(server.requests.first)
    #expect(request.target == "/orgs/bakery/repos?sort=full_name&per_page=100")
    #expect(request.headers["accept"] == "application/vnd.github+json")
    #expect(request.headers["user-agent"] == "LayerCake-Repos")
    #expect(request.headers["authorization"] == "Bearer secret")
  }

  @Test func `Without a token, none is sent`() async throws {
    let server = try LoopbackServer { _ in .page([:]) }
    _ = try await server.gitHub().fetchRepos("bakery")
    #expect(server.requests.first?.headers["authorization"] == nil)
  }

  @Test func `The server's own path comes before GitHub's`() async throws {
    let server = try LoopbackServer { _ in .page([:]) }
    _ = try await server.gitHub(path: "/api/v3/").fetchRepos("bakery")
    #expect(server.requests.first?.target.hasPrefix("/api/v3/orgs/bakery/repos?") == true)
  }

  @Test func `An odd name stays inside its part of the path`() async throws {
    let server = try LoopbackServer { _ in .page([:]) }
    _ = try await server.gitHub().fetchRepos("a/b?c d")
    #expect(server.requests.first?.target.hasPrefix("/orgs/a%2Fb%3Fc%20d/repos?") == true)
  }

  @Test func `A redirection on the same server is followed`() async throws {
    let server = try LoopbackServer { request in
      request.target.hasPrefix("/orgs/old/")
        ? .status(301, headers: ["Location": "/organizations/7/repos"]) : .page(["oven": nil])
    }
    #expect(try await server.gitHub().fetchRepos("old").map(\.name) == ["oven"])
  }
}
