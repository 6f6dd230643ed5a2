/// Which slices nothing refers to.
struct UnusedSlices {
  let all: Set<Int>

  init(_ program: Program) {
    let catalog = program.catalog
    var referrers = program.referrers
    for index in catalog.slices.indices where catalog.slices[index].isOwn {
      if program.text.mayBeReferred(index)
        || program.isKept(.unusedSlice, at: catalog.slices[index].place)
      {
        referrers[index].isUsed = true
      }
    }
    var included: [[Int]] = Array(repeating: [], count: referrers.count)
    for (index, referrer) in referrers.enumerated() {
      for slice in referrer.slices { included[slice].append(index) }
    }
    var used = Set(catalog.slices.indices.filter { referrers[$0].isUsed })
    var pending = Array(used)
    while let next = pending.popLast() {
      for other in included[next] where used.insert(other).inserted { pending.append(other) }
    }
    all = Set(
      catalog.slices.indices.filter { index in
        !used.contains(index) && catalog.slices[index].isOwn
          && !Visibility.isOpenToOthers(catalog.slices[index].symbol, program)
      })
  }
}

extension Program {
  var unusedSlices: Set<Int> { onceForNeeds(UnusedSlices.init).all }
}
