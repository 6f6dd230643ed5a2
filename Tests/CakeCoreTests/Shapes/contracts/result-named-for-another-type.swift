// A type is named for another one that it needs nothing of, or that it is.
protocol HasLedger { var ledger: Int { get } }
protocol HasVault { var vault: Int { get } }

struct Box<Value> {
  let value: Value
  typealias Out = Int
  typealias Outs = [String: Box<Int>?]
  typealias Content = Value
  typealias Contents = [Value]
  struct Lid { let value: Value }
  typealias Cover = Lid
}

typealias PlainNeeds = HasLedger & HasVault  // expect: unused-need HasVault
func plain<D: PlainNeeds>(_ dependencies: D) -> Box<D>.Out { dependencies.ledger }
func plains<D: PlainNeeds>(_ dependencies: D) -> [Box<[D]>.Outs] { [["": nil]] }
func position<D: PlainNeeds>(_ all: [D]) -> [D].Index? { all.first.map { $0.ledger } }

typealias ContentNeeds = HasLedger & HasVault
func content<D: ContentNeeds>(_ dependencies: D) -> Box<D>.Content {
  _ = dependencies.ledger
  return dependencies
}

typealias ContentsNeeds = HasLedger & HasVault
func contents<D: ContentsNeeds>(_ dependencies: D) -> Box<D>.Contents {
  _ = dependencies.ledger
  return [dependencies]
}

typealias LidNeeds = HasLedger & HasVault
func lid<D: LidNeeds>(_ dependencies: D) -> Box<D>.Lid {
  _ = dependencies.ledger
  return Box<D>.Lid(value: dependencies)
}

typealias CoverNeeds = HasLedger & HasVault
func cover<D: CoverNeeds>(_ dependencies: D) -> Box<D>.Cover {
  _ = dependencies.ledger
  return Box<D>.Lid(value: dependencies)
}

typealias ElementNeeds = HasLedger & HasVault
func element<D: ElementNeeds>(_ all: [D]) -> [D].Element {
  _ = all[0].ledger
  return all[0]
}

typealias SliceNeeds = HasLedger & HasVault
func half<D: SliceNeeds>(_ all: [D]) -> [D].SubSequence {
  _ = all[0].ledger
  return all.prefix(1)
}

func read<D: ContentNeeds>(content house: D) -> Int { content(house).vault }
func read<D: ContentsNeeds>(contents house: D) -> Int { contents(house)[0].vault }
func read<D: LidNeeds>(lid house: D) -> Int { lid(house).value.vault }
func read<D: CoverNeeds>(cover house: D) -> Int { cover(house).value.vault }
func read<D: ElementNeeds>(element house: D) -> Int { element([house]).vault }
func read<D: SliceNeeds>(half house: D) -> Int { half([house])[0].vault }

struct House: HasLedger, HasVault {
  let ledger = 1
  let vault = 2
}
func start() {
  let house = House()
  print(plain(house), plains(house), position([house]) as Any)
  print(read(content: house), read(contents: house), read(lid: house), read(cover: house))
  print(read(element: house), read(half: house))
}
