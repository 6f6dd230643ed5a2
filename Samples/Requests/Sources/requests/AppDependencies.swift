import LayerCake
import RequestInterface
import Storage

/// What is there as long as the server runs. It ends when the last request has been answered.
struct AppDependencies: ClosableRoot {
  let logger: Logger
  let path: String
  let closers = Closers()
  private let _database = Singleton<Database>()

  init(logger: Logger, path: String) {
    self.logger = logger
    self.path = path
  }

  var database: Database {
    get throws {
      try _database {
        try closers.open {
          try Database(path: path)
        } close: { [logger] database, _ in
          await database.close()
          logger.log("closed the database")
        }
      }
    }
  }
}
