// What 'Legacy.DownloadModel' uses:
// - 'Container.shared.downloader()' (Sources/Legacy/Container.swift:16)
// - 'Container.shared.library()' (Sources/Legacy/Container.swift:17)

import Core
import FactoryKit

/// Provides the downloader.
protocol HasDownloader {
  var downloader: any Downloading { get }
}

/// What the download model needs.
typealias DownloadDependencies = HasDownloader & HasStore

/// Hands out what was reached for before, until a root does.
struct BridgeDependencies: DownloadDependencies {
  let downloader: any Downloading = Container.shared.downloader()
  var store: any Storing { Container.shared.library() }
}

// Left to you:
// - 'library' is taken for what 'Core.HasStore' gives, the only provider of its type: see whether it is the same value

// '--apply' writes this beside the type and has it take the slice, by default from 'BridgeDependencies'.
