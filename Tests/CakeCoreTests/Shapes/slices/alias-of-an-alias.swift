// A root conforms by another name of a slice, which is one protocol without what nobody uses.
protocol HasLink { var link: String { get } }
protocol HasLog { var log: [String] { get } }
typealias LinkDependencies = HasLink & HasLog  // expect: unused-need HasLog
typealias OtherDependencies = LinkDependencies
func link(_ dependencies: some LinkDependencies) -> String { dependencies.link }

struct Radio {
  let link = "l"
  let log = ["a"]
}
extension Radio: OtherDependencies {}
func main() { print(link(Radio())) }
