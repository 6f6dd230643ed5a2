import Foundation
import GitHubInterface
import GitHubLive
import LoopbackServer

extension LoopbackServer {
  /// The live client, pointed to this server.
  func gitHub(
    path: String = "", token: String? = nil, timeLimit: Duration = .seconds(60)
  ) -> GitHub {
    .live(server: url.appending(path: path), token: token, timeLimit: timeLimit)
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

extension Answer {
  /// A page of repositories and the dates of their last pushes.
  static func page(_ repos: KeyValuePairs<String, String?>, link: String? = nil) -> Answer {
    let objects = repos.map { name, date in
      let pushedAt = date.map { "\"\($0)\"" } ?? "null"
      let url = "https://github.com/bakery/\(name)"
      return """
        {"name": "\(name)", "archived": false, "pushed_at": \(pushedAt), "html_url": "\(url)"}
        """
    }
    return .status(
      headers: link.map { ["Link": $0] } ?? [:], body: "[\(objects.joined(separator: ", "))]")
  }
}
