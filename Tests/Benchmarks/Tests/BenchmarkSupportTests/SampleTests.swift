import BenchmarkSupport
import Testing

@Test func `The median of an even number of measurements lies between the middle two`() {
  #expect(Sample([4, 1, 3, 2]).median == 2.5)
  #expect(Sample([3, 1, 2]).median == 2)
}

@Test func `Of few measurements the spread is the distance of the extremes, by the median`() {
  #expect(Sample([9, 10, 12]).spread == 0.3)
  #expect(Sample([7]).medianRange == 7...7)
}

@Test(arguments: [(5, 1), (6, 1), (8, 1), (9, 2), (11, 2), (12, 3), (20, 6), (55, 20), (100, 40)])
func `The median lies between two measurements with 95 % certainty`(count: Int, place: Int) {
  // The places are those of the tables for the sign test.
  let sample = Sample((1...count).map(Double.init).shuffled())
  #expect(sample.medianRange == Double(place)...Double(count + 1 - place))
}

@Test func `One measurement that was disturbed does not widen the range of many`() {
  let disturbed = Sample(Array(repeating: 1, count: 10) + [40])
  #expect(disturbed.medianRange == 1...1)
}

@Test func `A ratio is taken round by round`() {
  #expect(Sample([10, 40]).ratio(to: Sample([5, 10])).values == [2, 4])
}
