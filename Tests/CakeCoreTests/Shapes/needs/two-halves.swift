// Two consumers share one slice, and each uses its own half.
protocol HasRead { func read() -> Int }
protocol HasWrite { func write(_ value: Int) }

typealias FileDependencies = HasRead & HasWrite

struct Reader {
  let dependencies: any FileDependencies
  func run() -> Int { dependencies.read() }
}

struct Writer {
  let dependencies: any FileDependencies
  func run() { dependencies.write(1) }
}
