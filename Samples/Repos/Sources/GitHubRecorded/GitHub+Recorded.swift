import Foundation
public import GitHubInterface

extension GitHub {
  /// Answers from the recording, without a network.
  public static let recorded = GitHub(fetchRepos: { organization in
    guard organization == Recording.organization else {
      throw GitHubError.noSuchOrganization(organization, host: "the recording")
    }
    return try JSONDecoder().decode([Repo].self, from: Data(Recording.repos.utf8))
  })
}
