import Foundation
import GitHubInterface
import GitHubLive
import LayerCakeTesting
import LoopbackServer

extension LoopbackServer {
  /// The live client, pointed to this server.
  func gitHub(
    path: String = "", token: String? = nil, timeLimit: Duration = .seconds(60)
  ) -> GitHub {
    .live(
      server: url.appending(path: path), token: token, timeLimit: timeLimit,
      http: .stayingWithTheServer(), clock: ContinuousClock())
  }
}

extension ScriptedHTTP {
  /// The live client, on nothing but the script. The clock stands still: nothing takes any time.
  func gitHub(
    server: String = "https://api.github.com", token: String? = nil,
    timeLimit: Duration = .seconds(60), clock: TestClock = TestClock()
  ) -> GitHub {
    .live(
      server: URL(string: server)!, token: token, timeLimit: timeLimit,  // the tests' are addresses
      http: client, clock: clock)
  }
}

extension Request {
  /// The number of the page that was asked for.
  var page: Int {
    URLComponents(string: target)?.queryItems?.first { $0.name == "page" }?.value.flatMap {
      Int($0)
    }
      ?? 1
  }

  /// An absolute address on the server that was asked.
  func link(toPage page: Int) -> String {
    "http://\(headers["host"] ?? "")/organizations/7/repos?page=\(page)"
  }
}

extension HTTPExchange.Answer {
  /// A page of repositories and the dates of their last pushes.
  static func page(
    _ repos: KeyValuePairs<String, String?>, link: String? = nil
  ) -> HTTPExchange.Answer {
    .response(200, headers: link.map { ["Link": $0] } ?? [:], body: Data(listing(repos).utf8))
  }
}

extension Answer {
  /// A page of repositories and the dates of their last pushes.
  static func page(_ repos: KeyValuePairs<String, String?>, link: String? = nil) -> Answer {
    .status(headers: link.map { ["Link": $0] } ?? [:], body: listing(repos))
  }
}

private func listing(_ repos: KeyValuePairs<String, String?>) -> String {
  let objects = repos.map { name, date in
    let pushedAt = date.map { "\"\($0)\"" } ?? "null"
    let url = "https://github.com/bakery/\(name)"
    return """
      {"name": "\(name)", "archived": false, "pushed_at": \(pushedAt), "html_url": "\(url)"}
      """
  }
  return "[\(objects.joined(separator: ", "))]"
}
