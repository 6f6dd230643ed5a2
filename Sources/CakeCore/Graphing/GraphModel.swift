/// What the pictures of a program show: the value behind every format of `cake graph`.
///
/// Lists refer to one another by position. No name of the program's own code is trusted to be
/// harmless: each format escapes what it prints.
package struct GraphModel: Hashable, Sendable {
  /// The version of the model's JSON; the meaning of a key never changes within one.
  package static let schemaVersion = 1

  package var providers: [Provider] = []
  package var features: [Feature] = []
  package var roots: [Root] = []
  package var slices: [Slice] = []
  package var handovers: [Handover] = []
  package var modules: [Module] = []
  package var findings: [Problem] = []
  /// Half of the features outside tests need at most so many providers.
  package var medianWidth = 0
  /// What differs from another state of the program, where that was asked for.
  package var change: Change?
  /// What a picture does not show of all that there is, in words.
  package var leftOut: [String] = []

  /// What a module or a root is there for.
  package enum Purpose: String, Hashable, Sendable { case app, development, test }

  package struct Provider: Hashable, Sendable {
    package var name: String
    package var short: String
    package var module: String
    package var members: [String]
    /// Whether it makes something each time that it is asked: `func makeDetailsScreen(…)`.
    package var isFactory: Bool
    package var place: SourcePlace
    /// How many features outside tests need it.
    package var reach = 0
    /// What stops compiling at once without it.
    package var breaks: [Use] = []
  }

  /// A consumer: a type or a function that takes a slice.
  package struct Feature: Hashable, Sendable {
    package var name: String
    package var short: String
    package var module: String
    package var place: SourcePlace
    package var isTest: Bool
    package var slices: [Int]
    /// One for each provider that it needs, in the order of the providers.
    package var cells: [Cell] = []
    /// The features that it hands its dependencies on to.
    package var children: [Int] = []
    /// The feature that it is drawn below; none for one that only roots hand anything.
    package var parent: Int?
    /// What its factories make in the roots that reach it.
    package var opens: [Opening] = []
    /// The roots whose values come to it, over others or at once.
    package var roots: [Int] = []
    package var breaks: [Use] = []
  }

  package struct Opening: Hashable, Sendable {
    package var feature: Int
    package var provider: Int
  }

  package struct Cell: Hashable, Sendable {
    package enum State: String, Hashable, Sendable, CaseIterable {
      case used, forwarded
      /// Needed by somebody else who takes the same slice, or by something that is not followed.
      case kept
      case unused
      /// No root provides it together with the rest.
      case missing
    }

    package var provider: Int
    package var state: State
    package var uses: [Use] = []
    package var forwards: [Forward] = []
  }

  package struct Use: Hashable, Sendable {
    package var place: SourcePlace
    /// The declaration around it.
    package var within: String
  }

  package struct Forward: Hashable, Sendable {
    package var place: SourcePlace
    /// What takes it, by name, and by position where it is a feature.
    package var to: String
    package var feature: Int?
  }

  package struct Root: Hashable, Sendable {
    package var name: String
    package var short: String
    package var module: String
    package var place: SourcePlace
    package var purpose: Purpose
    package var isScope: Bool
    package var parent: Int?
    /// One for each provider, in the order of the providers.
    package var grants: [Grant] = []
    package var breaks: [Use] = []
  }

  /// How a root comes to what it provides.
  package struct Grant: Hashable, Sendable {
    package enum Origin: String, Hashable, Sendable {
      case makes, parent, layer
      /// It conforms; which declaration answers was not made out.
      case unknown
    }

    package enum Lifetime: String, Hashable, Sendable, CaseIterable {
      case singleton, scoped, weak, stored, transient
    }

    package var provider: Int
    package var origin: Origin
    package var lifetime: Lifetime?
    package var place: SourcePlace
    /// The features that it makes to answer.
    package var features: [Int] = []
  }

  package struct Slice: Hashable, Sendable {
    package var name: String
    package var short: String
    package var module: String
    package var place: SourcePlace
    package var needs: [Int]
    package var takers: [Int] = []
    /// The needs in two parts that no taker has of both, where there are such.
    package var parts: [[Int]] = []
    package var breaks: [Use] = []
  }

  /// A root or a feature hands dependencies to a feature.
  package struct Handover: Hashable, Sendable {
    package enum Giver: Hashable, Sendable {
      case root(Int)
      case feature(Int)
    }

    package var from: Giver
    package var to: Int
    package var slice: Int
    package var place: SourcePlace
  }

  package struct Module: Hashable, Sendable {
    package var name: String
    package var purpose: Purpose
    package var files: Int
    /// The modules that import it, over others or at once.
    package var dependents = 0
    package var dependentFiles = 0
  }

  /// A finding, with what it is about.
  package struct Problem: Hashable, Sendable {
    package var rule: RuleID
    package var severity: Severity
    package var message: String
    package var place: SourcePlace
    package var notes: [Finding.Note]
    /// The command that fixes it; empty where there is none.
    package var fix: String
    package var features: [Int] = []
    package var providers: [Int] = []
    package var roots: [Int] = []
    package var slices: [Int] = []
    /// The finding that this one follows from.
    package var cause: Int?
  }

  /// What a change did to the needs of features.
  package struct Change: Hashable, Sendable {
    package struct Feature: Hashable, Sendable {
      package var name: String
      /// None where the feature is gone.
      package var feature: Int?
      package var isNew: Bool
      package var added: [String]
      package var removed: [String]
      package var before: Int
      package var after: Int
    }

    package var base: String
    package var features: [Feature] = []
  }
}
