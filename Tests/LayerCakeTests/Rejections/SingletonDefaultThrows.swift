// A default can't fail. A closure can, and then so does the property.
import Example
import LayerCake

struct WithDefault {
  @Singleton var database = try Database(path: "notes")
  // expected-error@-1 {{executed in a non-throwing autoclosure}}
}

struct WithClosure {
  private let _database = Singleton<Database>()
  var database: Database { get throws { try _database { try Database(path: "notes") } } }
}
