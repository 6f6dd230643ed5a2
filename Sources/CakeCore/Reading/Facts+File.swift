extension Facts {
  /// A source file of the program, with what its record says. Nothing of it changes once all are
  /// read.
  final class File {
    let path: String
    let absolutePath: String
    let module: String
    /// Whether findings may point here: not a dependency's file.
    let isOwn: Bool
    /// Whether it is for tests alone.
    private(set) var isTest: Bool
    let record: RecordFacts
    /// The program-wide number of each of the record's symbols.
    let numbers: GrowingBuffer<Int32>

    init(
      path: String, absolutePath: String, module: String, isOwn: Bool, isTest: Bool,
      record: RecordFacts, numbers: GrowingBuffer<Int32>
    ) {
      self.path = path
      self.absolutePath = absolutePath
      self.module = module
      self.isOwn = isOwn
      self.isTest = isTest
      self.record = record
      self.numbers = numbers
    }

    func noteIsTest() { isTest = true }
  }
}
