/// What shows a claim of the page of the five origins.
enum OriginClaim {
  /// A test of a sample, by its name and its file below `Samples`.
  case test(String, in: String)
  /// A step of a page of `Samples/Migrations`, which `MigrationPagesTests` compiles or checks.
  case step(MigrationStep.Verdict, of: String, file: String)
  /// A script that CI runs.
  case script(String)

  /// For each claim, word for word, what shows it.
  static let shownBy: [String: [OriginClaim]] = [
    "swap the world in one line": [before("One line swaps the whole world", "Current")],
    "one test's world is there for the next": [
      before("What a test leaves behind is there for the next", "Current")
    ],
    "one test's world changes while another runs": [
      before("A test changes the world of another that runs at the same time", "Current")
    ],
    "one line makes another root": [after("One line swaps the whole world", "Current")],
    "what a test changes ends with it": [
      after("What a test changes ends with it", "Current"),
      after("A test does not see the world of another that runs at the same time", "Current"),
    ],
    "what a feature does not name does not compile": [
      .step(.refused, of: "Current", file: "Greeting")
    ],

    "constructor, property and method injection, registered in one place": [
      before("A known badge is entered, an unknown one is not", "Container")
    ],
    "a forgotten registration stops the running program": [
      before("A forgotten registration stops the program when it is first asked for", "Container")
    ],
    "a property that nobody sets is not missed": [
      before("A property that nobody sets is not missed", "Container")
    ],
    "a root that lacks something does not compile": [
      .step(.refused, of: "Container", file: "AppDependencies")
    ],
    "what is provided for nobody is found": [
      .step(.found, of: "Container", file: "AppDependencies")
    ],

    "features that never import each other": [
      coffee("Features import no feature and nothing live", "Architecture")
    ],
    "lifetimes of a program, a session and a screen": [
      coffee("To make the root touches no file", "Composition"),
      coffee(
        "In a session, all share the visited shops; in the next, they are read again",
        "Composition"),
      coffee("The cache of pictures lives as long as somebody looks at a shop", "Composition"),
    ],
    "development apps": [coffee("The map alone", "Development")],
    "arguments of one type change places": [
      before("Two arguments of one type change places, and the receipt is wrong", "Arguments")
    ],
    "an argument that nobody needs stays": [
      .step(.accepted, of: "Arguments", file: "Label")
    ],
    "there are no arguments to confuse": [.step(.refused, of: "Arguments", file: "Reprint")],
    "a need that nobody has is found": [.step(.found, of: "Arguments", file: "Label")],

    "another implementation for one consumer": [
      before("An invoice is on its own paper and in the archive", "LazyProperties")
    ],
    "classes that need no configuration": [
      before("A class that nobody configures is made for each consumer alone", "LazyProperties")
    ],
    "a stop in the middle of work": [
      before(
        "An interface that nobody provides stops the program in the middle of its work",
        "LazyProperties")
    ],
    "a class of which there should be one is made again": [
      before("A class that nobody configures is made for each consumer alone", "LazyProperties")
    ],
    "an exception for one consumer that comes too late": [
      before("What is configured after the first use comes too late", "LazyProperties")
    ],
    "all is there before the consumer is": [
      .step(.refused, of: "LazyProperties", file: "AppDependencies")
    ],
    "a scope has another value for one consumer": [
      after("An account has its own paper, and shares the archive", "LazyProperties")
    ],

    "nothing is asked for that is not bound": [
      before("What can be asked for is bound, and nothing takes that back", "Registry"),
      .step(.refused, of: "Registry", file: "Launch"),
    ],
    "a test stops at what it has not mocked": [
      before("What is not mocked stops the test before it reaches the world", "Registry")
    ],
    "two types with one name": [
      before("Of two types with one name, the last one that is bound gets it", "Registry")
    ],
    "a mock that is not needed stays unnoticed": [
      before("A mock that is not needed passes like all others", "Registry")
    ],
    "what a test forgets fails it by name": [
      after("What a test forgets fails it by name", "Registry")
    ],
    "two types with one name are found": [.step(.found, of: "Registry", file: "Parcel")],
    "an unneeded mock is found, with the need, the live value and the provider": [
      .step(.found, of: "Registry", file: "PickupDesk"), .script(".ci/leftovers"),
    ],
  ]

  private static func before(_ test: String, _ origin: String) -> OriginClaim {
    .test(test, in: "Migrations/Tests/MigrationsTests/\(origin)BeforeTests")
  }

  private static func after(_ test: String, _ origin: String) -> OriginClaim {
    .test(test, in: "Migrations/Tests/MigrationsTests/\(origin)AfterTests")
  }

  private static func coffee(_ test: String, _ suite: String) -> OriginClaim {
    .test(test, in: "CoffeeShops/Tests/CoffeeShopsTests/\(suite)Tests")
  }
}
