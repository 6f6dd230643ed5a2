import BenchmarkSupport
import Testing

@Test func `The median of an even number of measurements lies between the middle two`() {
  #expect(Sample([4, 1, 3, 2]).median == 2.5)
  #expect(Sample([3, 1, 2]).median == 2)
}

@Test func `The spread is the distance of the extremes in relation to the median`() {
  #expect(Sample([9, 10, 12]).spread == 0.3)
}

@Test func `A ratio is taken round by round`() {
  #expect(Sample([10, 40]).ratio(to: Sample([5, 10])).values == [2, 4])
}
