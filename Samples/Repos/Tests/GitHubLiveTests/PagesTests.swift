import Foundation
import GitHubInterface
import LayerCakeTesting
import LoopbackServer
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// GitHub's answers, as GitHub gives them. A request that a test doesn't expect fails the test.
struct PagesTests {
  let bakery = "https://api.github.com/orgs/bakery/repos?sort=full_name&per_page=100"

  @Test func `A repository is read as GitHub writes it`() async throws {
    let http = ScriptedHTTP(
      HTTPExchange(
        "GET", bakery,
        .json(
          #"""
          [{"name": "oven", "description": "Bakes", "archived": true, "stargazers_count": 3,
            "pushed_at": "2025-11-21T09:29:30Z", "html_url": "https://github.com/bakery/oven"},
           {"name": "cakes", "description": null, "archived": false,
            "pushed_at": null, "html_url": "https://github.com/bakery/cakes"}]
          """#)))
    #expect(
      try await http.gitHub().fetchRepos("bakery") == [
        Repo(
          name: "oven", about: "Bakes", isArchived: true,
          pushedAt: Date(timeIntervalSince1970: 1_763_717_370),
          url: URL(string: "https://github.com/bakery/oven")!),
        Repo(name: "cakes", url: URL(string: "https://github.com/bakery/cakes")!),
      ])
  }

  @Test func `A date may have a fraction or another time zone`() async throws {
    let http = ScriptedHTTP(
      HTTPExchange(
        "GET", bakery,
        .page(["a": "2025-11-21T09:29:30.250Z", "b": "2025-11-21T10:29:30+01:00"])))
    let repos = try await http.gitHub().fetchRepos("bakery")
    #expect(
      repos.map(\.pushedAt?.timeIntervalSince1970) == [1_763_717_370.25, 1_763_717_370])
  }

  @Test func `All pages are read, in order`() async throws {
    let pages = "https://api.github.com/organizations/7/repos?page="
    let http = ScriptedHTTP(
      HTTPExchange(
        "GET", bakery,
        .page(["one": nil], link: #"<\#(pages)2>; rel="next", <\#(pages)3>; rel="last""#)),
      HTTPExchange(
        "GET", "\(pages)2",
        .page(["two": nil], link: #"<\#(pages)1>; rel="prev", <\#(pages)3>; rel="next""#)),
      HTTPExchange("GET", "\(pages)3", .page(["three": nil], link: #"<\#(pages)2>; rel="prev""#)))
    let repos = try await http.gitHub().fetchRepos("bakery")
    #expect(repos.map(\.name) == ["one", "two", "three"])
    #expect(http.unanswered == [])
  }

  @Test func `A link to the next page may be relative`() async throws {
    let http = ScriptedHTTP(
      HTTPExchange("GET", bakery, .page(["one": nil], link: "<?page=2>; rel=next")),
      HTTPExchange("GET", "https://api.github.com/orgs/bakery/repos?page=2", .page(["two": nil])))
    let repos = try await http.gitHub().fetchRepos("bakery")
    #expect(repos.map(\.name) == ["one", "two"])
  }

  @Test func `An organisation without repositories has none`() async throws {
    let http = ScriptedHTTP(HTTPExchange("GET", bakery, .page([:])))
    #expect(try await http.gitHub().fetchRepos("bakery").isEmpty)
  }

  @Test func `The request is one that GitHub takes`() async throws {
    let http = ScriptedHTTP(HTTPExchange("GET", bakery, .page([:])))
    _ = try await http.gitHub(token: "secret").fetchRepos("bakery")
    let request = try #require(http.requests.first)
    #expect(request.value(forHTTPHeaderField: "Accept") == "application/vnd.github+json")
    #expect(request.value(forHTTPHeaderField: "User-Agent") == "LayerCake-Repos")
    #expect(request.value(forHTTPHeaderField: "Authorization") == "Bearer secret")
  }

  @Test func `Without a token, none is sent`() async throws {
    let http = ScriptedHTTP(HTTPExchange("GET", bakery, .page([:])))
    _ = try await http.gitHub().fetchRepos("bakery")
    let request = try #require(http.requests.first)
    #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
  }

  @Test func `The server's own path comes before GitHub's`() async throws {
    let http = ScriptedHTTP(
      HTTPExchange(
        "GET", "https://git.bakery/api/v3/orgs/bakery/repos?sort=full_name&per_page=100",
        .page(["oven": nil])))
    let repos = try await http.gitHub(server: "https://git.bakery/api/v3/").fetchRepos("bakery")
    #expect(repos.map(\.name) == ["oven"])
  }

  @Test func `An odd name stays inside its part of the path`() async throws {
    let http = ScriptedHTTP(
      HTTPExchange(
        "GET",
        "https://api.github.com/orgs/a%2Fb%3Fc%20d/repos?sort=full_name&per_page=100",
        .page(["oven": nil])))
    #expect(try await http.gitHub().fetchRepos("a/b?c d").map(\.name) == ["oven"])
  }

  @Test func `A redirection on the same server is followed`() async throws {
    let server = try LoopbackServer { request in
      request.target.hasPrefix("/orgs/old/")
        ? .status(301, headers: ["Location": "/organizations/7/repos"]) : .page(["oven": nil])
    }
    #expect(try await server.gitHub().fetchRepos("old").map(\.name) == ["oven"])
  }
}
