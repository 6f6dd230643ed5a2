import Foundation
import LayerCake
import StoreFile
import StoreInterface
import StoreSQLite

extension AppDependencies {
  var accountStore: any AccountStoring { store { makeStore() } }
  var visitStore: any VisitStoring { store { makeStore() } }

  /// The one place that knows which store it is, and that there is more than one.
  private func makeStore() -> any Store {
    switch settings.store {
    case .database: SQLiteStore(file: settings.folder.appending(path: "coffeeshops.db"))
    case .file: FileStore(file: settings.folder.appending(path: "coffeeshops.json"))
    }
  }
}
