import Core
import FactoryKit

protocol Downloading: Sendable { func download(_ track: Track) }
struct Downloader: Downloading { func download(_ track: Track) {} }

extension Container {
  var downloader: Factory<any Downloading> { self { Downloader() }.singleton }
  var library: Factory<any Storing> { self { fatalError("nobody asks") } }
}

final class DownloadModel {
  @Injected(\.downloader) private var downloader

  func finish(_ track: Track) {
    downloader.download(track)
    Container.shared.library().save(track)
  }
}
