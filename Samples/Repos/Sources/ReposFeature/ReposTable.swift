/// The list as a table of text.
public struct ReposTable: Hashable, Sendable, CustomStringConvertible {
  public struct Row: Hashable, Sendable {
    public var name: String
    /// How long ago the last push was, if there ever was one.
    public var age: Age?
    public var about: String?
  }

  public var rows: [Row]

  /// One line for the heading and one for each row, or a sentence if there are no rows.
  public var description: String {
    if rows.isEmpty { return "No repositories.\n" }
    var lines = [("REPOSITORY", "PUSHED", "ABOUT")]
    lines += rows.map { row in
      (row.name.printable, row.age?.description ?? "never", row.about?.printable ?? "")
    }
    let nameWidth = lines.map(\.0.count).max() ?? 0
    let ageWidth = lines.map(\.1.count).max() ?? 0
    return lines.map { name, age, about in
      let start = "\(name.padded(to: nameWidth))  "
      return start + (about.isEmpty ? age : "\(age.padded(to: ageWidth))  \(about)") + "\n"
    }.joined()
  }
}

extension String {
  /// The text in one line and without control characters: whoever describes a repository does not
  /// get to move the cursor of everybody who lists it.
  var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar.properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: " "
          default: scalar
          }
        }))
  }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: width - count)
  }
}
