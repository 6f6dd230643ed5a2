// What making a singleton can throw, reading it can throw.
import Example
import LayerCake

struct App {
  private let _database = Singleton<Database>()
  var database: Database { _database { try Database(path: "notes") } }
  // expected-error@-1 {{call can throw, but it is not marked with 'try'}}
}
