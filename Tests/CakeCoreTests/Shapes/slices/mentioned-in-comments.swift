// Comments and strings mention the slice; nothing refers to it.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }

/// What `Model` needs: see ``OldDependencies``.
typealias OldDependencies = HasClock & HasCache  // expect: unused-slice OldDependencies

/// Takes any OldDependencies: `Model(dependencies: any OldDependencies)`.
/* func make(_ dependencies: any OldDependencies) -> Model */
struct Model { let text = "any OldDependencies" }
