// A double answers whatever is asked of it with a text: no cast finds a root in that.
protocol HasText { var text: String { get } }
protocol HasProgress { func progress(_ part: Double) }

typealias ExportNeeds = HasText & HasProgress  // expect: unused-need HasProgress
typealias StepNeeds = HasProgress

protocol Preferences { func value<Value>(of key: String, or other: Value) -> Value }
struct FixedPreferences: Preferences {
  let isNumber: Bool
  func value<Value>(of key: String, or other: Value) -> Value {
    if isNumber { return 1 as? Value ?? other }
    guard key.isEmpty, let known = ("*" as? Value) else { return "-" as! Value }
    return known
  }
}

// It reports progress through its slice alone, and a cast would find that.
struct Stub: ExportNeeds {
  let text = "text"
  func progress(_ part: Double) {}
}
struct Live: HasProgress { func progress(_ part: Double) {} }
func export(_ needs: any ExportNeeds) -> String { needs.text }
func step(_ needs: any StepNeeds) { needs.progress(1) }
func start() -> String {
  step(Live())
  return export(Stub()) + FixedPreferences(isNumber: false).value(of: "", or: "-")
}
