// The consumer only assigns to the requirement and never reads it.
protocol HasTitle: AnyObject { var title: Int { get set } }
protocol HasColour: AnyObject { var colour: Int { get set } }

typealias BarDependencies = HasTitle & HasColour  // expect: unused-need HasColour

func rename(_ dependencies: any BarDependencies) {
  dependencies.title = 3
}
