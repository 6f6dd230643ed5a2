import ShopsInterface

/// A picture in black and white, as a file of the plain PBM format (`P1`) has it.
///
/// https://netpbm.sourceforge.net/doc/pbm.html
struct Bitmap: Equatable {
  let width: Int
  let height: Int
  /// Whether each dot is black, row by row.
  let dots: [Bool]

  /// Large enough for a terminal; a file that claims more is not one of ours.
  private static let largest = 256

  init(plainPBM text: String) throws(BitmapError) {
    let content = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.prefix { $0 != "#" } }.joined(separator: "\n")
    let words = content.split(maxSplits: 3, whereSeparator: \.isWhitespace)
    guard words.count == 4, words[0] == "P1" else { throw .notPlainPBM }
    guard let width = Int(words[1]), let height = Int(words[2]),
      (1...Self.largest).contains(width), (1...Self.largest).contains(height)
    else { throw .unusableSize("\(words[1]) x \(words[2])") }
    let digits = words[3].filter { !$0.isWhitespace }
    guard digits.count == width * height, digits.allSatisfy({ "01".contains($0) }) else {
      throw .wrongDots(expected: width * height)
    }
    self.width = width
    self.height = height
    dots = digits.map { $0 == "1" }
  }

  /// Two rows of dots make one line of characters.
  var picture: Picture {
    let lines = stride(from: 0, to: height, by: 2).map { row in
      let line = (0..<width).map { column -> Character in
        switch (isBlack(column, row), isBlack(column, row + 1)) {
        case (true, true): "█"
        case (true, false): "▀"
        case (false, true): "▄"
        case (false, false): " "
        }
      }
      return String(line[...(line.lastIndex { $0 != " " } ?? 0)])
    }
    return Picture(lines: lines)
  }

  private func isBlack(_ column: Int, _ row: Int) -> Bool {
    row < height && dots[row * width + column]
  }
}

/// Why something is no bitmap.
enum BitmapError: Error, Hashable, CustomStringConvertible {
  case notPlainPBM
  case unusableSize(String)
  case wrongDots(expected: Int)

  var description: String {
    switch self {
    case .notPlainPBM: "this picture is not a plain PBM file"
    case .unusableSize(let size): "this picture claims to be \(size) dots"
    case .wrongDots(let expected): "this picture does not have its \(expected) dots"
    }
  }
}
