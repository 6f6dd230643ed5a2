import Foundation
import ScreenInterface

/// What the composition depends on that is known only when the program starts.
struct Settings {
  /// The kinds of store that there are.
  enum StoreKind: String, CaseIterable {
    case database, file
  }

  /// The folder of everything that is kept.
  var folder: URL
  var store = StoreKind.database
  var style = Style.plain
  /// Whether what people do is counted.
  var isCounting = true
}
