// A subscript requirement is used by brackets alone: its name never stands in the consumer.
protocol HasStrings { subscript(key: Int) -> Int { get } }
protocol HasLogger { func log() }

typealias LabelDependencies = HasStrings & HasLogger  // expect: unused-need HasLogger

struct LabelModel {
  let dependencies: any LabelDependencies
  var text: Int { dependencies[3] }
}
