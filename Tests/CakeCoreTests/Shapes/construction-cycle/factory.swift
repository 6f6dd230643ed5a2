// A factory whose product asks for another of its kind at once.
protocol MakesDetail { func makeDetail(of name: String) -> Detail }

typealias DetailDependencies = MakesDetail
final class Detail {
  let next: Detail
  init(_ dependencies: any DetailDependencies, name: String) {
    next = dependencies.makeDetail(of: name)
  }
}
struct AppDependencies: DetailDependencies {
  func makeDetail(of name: String) -> Detail {  // expect: construction-cycle MakesDetail
    Detail(self, name: name)
  }
}
