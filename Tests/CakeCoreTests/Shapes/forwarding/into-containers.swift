// Put into containers of the child's slice, by methods of the standard library.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }
protocol HasMap { var map: Int { get } }

typealias ListDependencies = HasClock
typealias TableDependencies = HasCache
typealias MaybeDependencies = HasMail
typealias ResultDependencies = HasMap
struct Children {
  var list: [any ListDependencies] = []
  var table: [Int: any TableDependencies] = [:]
  var maybe: (any MaybeDependencies)?
  var result: Result<any ResultDependencies, CancellationError>?
  var sum: Int {
    list[0].clock + table[1]!.cache + maybe!.mail + (try! result!.get().map)
  }
}

typealias ParentDependencies = HasClock & HasCache & HasMail & HasMap
func fill(_ children: inout Children, _ dependencies: any ParentDependencies) {
  children.list.append(dependencies)
  children.table[1] = dependencies
  children.maybe = .some(dependencies)
  children.result = .success(dependencies)
}
