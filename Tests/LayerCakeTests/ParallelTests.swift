import LayerCake
import Testing

private protocol Analytics: Sendable { func track(_ event: String) }
private protocol HasAnalytics { var analytics: any Analytics { get } }

/// The feature under test: it tracks every item that is opened.
private struct Reader {
  let dependencies: any HasAnalytics & Sendable
  func open(_ items: Range<Int>) async {
    await withTaskGroup(of: Void.self) { group in
      for item in items { group.addTask { dependencies.analytics.track("opened \(item)") } }
    }
  }
}

private final class CountingAnalytics: Analytics {
  private let count = Count()
  var events: Int { count.value }
  func track(_ event: String) { count.next() }
}

private struct TestDependencies: HasAnalytics, Sendable {
  @Singleton var counting = CountingAnalytics()
  var analytics: any Analytics { counting }
}

@Test(arguments: 0..<100)
func `Tests that run in parallel each see only their own double`(items: Int) async {
  let dependencies = TestDependencies()
  await Reader(dependencies: dependencies).open(0..<items)
  #expect(dependencies.counting.events == items)
}
