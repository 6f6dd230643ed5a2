// What is made asynchronously is read asynchronously: a provider says so, and its readers wait.
import Example
import LayerCake

struct App: HasDatabase {
  private let _database = AsyncSingleton<Database>()
  var database: Database { try await _database { try Database(path: "notes") } }
  // expected-error@-1 {{'async' call in a function that does not support concurrency}}
  // expected-error@-2 {{errors thrown from here are not handled}}
}
