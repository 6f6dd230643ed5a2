// Strings with quotes, escapes and interpolations that could end the reading of the file.
protocol HasClock { var clock: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias ModelDependencies = HasClock & HasMail & HasCache  // expect: unused-need HasCache
func text(_ dependencies: any ModelDependencies) -> [String] {
  [
    "\\", "\"", "/*", "*/ { (", #"""""#, ##"\#("##,
    #"\#(dependencies.clock)"#,
    """
    a "quoted" \("nested \("twice \(dependencies.mail)")") }
    """,
  ]
}
