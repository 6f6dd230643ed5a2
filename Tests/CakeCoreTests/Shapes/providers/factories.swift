// `Makes*` protocols with methods: one is called, one is not.
struct Detail { let id: Int }
struct Editor { let id: Int }
protocol MakesDetail { func makeDetail(id: Int) -> Detail }
protocol MakesEditor { func makeEditor(id: Int) -> Editor }

typealias ListDependencies = MakesDetail & MakesEditor  // expect: unused-need MakesEditor
func select(_ dependencies: any ListDependencies) -> Detail { dependencies.makeDetail(id: 1) }
