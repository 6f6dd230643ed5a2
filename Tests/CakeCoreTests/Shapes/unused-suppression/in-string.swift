// The words in a string literal, or in an interpolation, are no comment.
protocol HasClock { var clock: Int { get } }

typealias ReposDependencies = HasClock

func help(_ dependencies: any ReposDependencies) -> String {
  let one = "// cake:ignore unused-need HasClock - an example"
  let other = """
    // cake:ignore unused-need HasClock - an example
    """
  let raw = #"/* cake:ignore */ \#(dependencies.clock)"#
  return one + other + raw
}
