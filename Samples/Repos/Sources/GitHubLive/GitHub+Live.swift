public import Foundation
public import GitHubInterface
public import LayerCakeHTTP

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension GitHub {
  /// Asks a server for what it knows: GitHub itself, or one that speaks like it.
  ///
  /// - Parameters:
  ///   - server: where the interface begins, such as `https://api.github.com`.
  ///   - token: sent to this server and to no other.
  ///   - timeLimit: what one page may take.
  ///   - http: sends the requests.
  ///   - clock: keeps the time limit.
  public static func live(
    server: URL, token: String?, timeLimit: Duration, http: HTTPClient, clock: any Clock<Duration>
  ) -> GitHub {
    let api = GitHubAPI(
      server: server, token: token, timeLimit: timeLimit,
      http: http.limited(to: timeLimit, by: clock))
    return GitHub(fetchRepos: { organization in try await api.fetchRepos(of: organization) })
  }
}

/// The one part of GitHub's interface that this program needs.
struct GitHubAPI: Sendable {
  let server: URL
  let token: String?
  let timeLimit: Duration
  let http: HTTPClient

  func fetchRepos(of organization: String) async throws -> [Repo] {
    var repos: [Repo] = []
    var visited: Set<URL> = []
    var next: URL? = firstPage(of: organization)
    while let url = next {
      visited.insert(url)
      let (body, response) = try await answer(to: url)
      if let error = refusal(response, organization: organization) { throw error }
      repos += try decode(body)
      next = try nextPage(after: url, response: response, visited: visited)
    }
    return repos
  }

  /// By name, because the order must not change while the pages are read: with the newest push
  /// first, a push in between would move a repository to a page already read.
  private func firstPage(of organization: String) -> URL {
    server.appending(component: "orgs").appending(component: organization)
      .appending(component: "repos")
      .appending(queryItems: [
        URLQueryItem(name: "sort", value: "full_name"),
        URLQueryItem(name: "per_page", value: "100"),
      ])
  }

  private func answer(to url: URL) async throws -> (body: Data, response: HTTPURLResponse) {
    var request = URLRequest(url: url)
    request.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")
    request.setValue("2022-11-28", forHTTPHeaderField: "X-GitHub-Api-Version")
    request.setValue("LayerCake-Repos", forHTTPHeaderField: "User-Agent")
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    do {
      return try await http.send(request)
    } catch let error as URLError {
      throw failure(error)
    }
  }

  private func decode(_ body: Data) throws -> [Repo] {
    do {
      return try JSONDecoder().decode([Repo].self, from: body)
    } catch let error as DecodingError {
      throw GitHubError.malformedAnswer(host: host, detail: error.place)
    }
  }

  /// Follows the server to its next page, but neither in a circle nor to another server.
  private func nextPage(after url: URL, response: HTTPURLResponse, visited: Set<URL>) throws -> URL?
  {
    guard let header = response.value(forHTTPHeaderField: "Link"),
      let link = GitHubLive.nextPage(inLink: header)
    else { return nil }
    guard let next = URL(string: link, relativeTo: url)?.absoluteURL, next.isOnServer(of: server),
      !visited.contains(next), visited.count < Self.mostPages
    else { throw GitHubError.misleadingLink(host: host, link: link) }
    return next
  }

  /// A hundred thousand repositories. A server could invent pages for ever.
  private static let mostPages = 1_000
}
