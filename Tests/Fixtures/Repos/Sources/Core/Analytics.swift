public protocol HasAnalytics {
  var analytics: @Sendable (String) -> Void { get }
}
