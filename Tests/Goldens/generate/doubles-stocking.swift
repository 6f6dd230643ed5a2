/// A double of `Stocking`: what a test doesn't say fails it by name.
struct StockingDouble: Stocking {
  var onCount: @Sendable () -> Int = unimplemented("HasStock.stock.onCount")
  var onTitle: @Sendable () -> String = unimplemented("HasStock.stock.onTitle")
  var onSetTitle: @Sendable (String) -> Void = unimplemented("HasStock.stock.onSetTitle")
  var onNewest: @Sendable () async throws -> Item? = unimplemented("HasStock.stock.onNewest")
  var onOldest: @Sendable () throws(ShopError) -> Item = unimplemented(
    "HasStock.stock.onOldest", throwing: ShopError.full)
  var onLoadClosure: @Sendable () async throws -> [Item] = unimplemented(
    "HasStock.stock.onLoadClosure")
  var onAddTo: @Sendable (_ item: Item, _ shelf: String) throws(ShopError) -> Void = unimplemented(
    "HasStock.stock.onAddTo", throwing: ShopError.full)
  var onAddTagged: @Sendable (_ items: [Item], _ tag: Item.Tag) -> Void = unimplemented(
    "HasStock.stock.onAddTagged")
  var onAddItemID: @Sendable (_ id: Item.ID) -> Void = unimplemented("HasStock.stock.onAddItemID")
  var onAddString: @Sendable (_ name: String) -> Void = unimplemented("HasStock.stock.onAddString")
  var onUpdate: @Sendable (_ item: inout Item, _ shelf: String) -> Bool = {
    (_: inout Item, _: String) -> Bool in
    let unset: () -> Bool = unimplemented("HasStock.stock.onUpdate")
    return unset()
  }
  var onEach: @Sendable (_ body: (Item) throws -> Void) -> Void = {
    (_: (Item) throws -> Void) -> Void in
    let unset: () -> Void = unimplemented("HasStock.stock.onEach")
    unset()
  }
  var onLater: @Sendable (_ body: @escaping @MainActor @Sendable () -> Void) -> Void =
    unimplemented("HasStock.stock.onLater")
  var onLazily: @Sendable (_ value: () throws -> Int) throws -> Int = {
    (_: () throws -> Int) throws -> Int in
    throw recordUnimplemented("HasStock.stock.onLazily")
  }
  var onPair:
    @Sendable (_ value: (Item, name: String), _ kinds: [Item: Set<Item.Tag>]) -> (Item) -> Void = {
      (_: (Item, name: String), _: [Item: Set<Item.Tag>]) -> (Item) -> Void in
      let unset: () -> (Item) -> Void = unimplemented("HasStock.stock.onPair")
      return unset()
    }
  var onAny: @Sendable (_ value: any Stocking & CustomStringConvertible) -> any Sequence<Item> =
    unimplemented("HasStock.stock.onAny")
  var onPrivate: @Sendable (Int) -> Void = unimplemented("HasStock.stock.onPrivate")
  var onRemove: @Sendable (_ item: Item) -> Bool = unimplemented("HasStock.stock.onRemove")
  var onReset: @Sendable () async -> Void = unimplemented("HasStock.stock.onReset")
  var onSubscript: @Sendable (_ id: Item.ID) -> Item? = unimplemented("HasStock.stock.onSubscript")
  var onSetSubscript: @Sendable (Item.ID, Item?) -> Void = unimplemented(
    "HasStock.stock.onSetSubscript")
  var onSubscriptName: @Sendable (_ name: String) async throws -> Item = unimplemented(
    "HasStock.stock.onSubscriptName")
  @TaskLocal static var onLimit: @Sendable () -> Int = unimplemented("HasStock.stock.onLimit")
  @TaskLocal static var onMake: @Sendable (_ count: Int) throws -> StockingDouble = unimplemented(
    "HasStock.stock.onMake")
  var onSwitch: @Sendable (_ `default`: Int, _ `repeat`: Int) -> Void = unimplemented(
    "HasStock.stock.onSwitch")
  var onTake: @Sendable (_ item: consuming Item, _ other: borrowing Item) -> Void = {
    (_: consuming Item, _: borrowing Item) -> Void in
    let unset: () -> Void = unimplemented("HasStock.stock.onTake")
    unset()
  }
  var onShow: @MainActor @Sendable () -> Void = unimplemented("HasStock.stock.onShow")
  var onOnLoad: @Sendable () -> Void = unimplemented("HasStock.stock.onOnLoad")
  @TaskLocal static var onLess:
    @Sendable (_ left: StockingDouble, _ right: StockingDouble) -> Bool = unimplemented(
      "HasStock.stock.onLess")
  @TaskLocal static var onMinus: @Sendable (_ value: StockingDouble) -> StockingDouble =
    unimplemented("HasStock.stock.onMinus")
  /// Answers what is generic: no closure can be.
  var generic: (any Stocking)?

  init() {}

  var count: Int {
    onCount()
  }

  var title: String {
    get { onTitle() }
    nonmutating set { onSetTitle(newValue) }
  }

  var newest: Item? {
    get async throws { try await onNewest() }
  }

  var oldest: Item {
    get throws(ShopError) { try onOldest() }
  }

  func load() async throws -> [Item] {
    try await onLoadClosure()
  }

  func add(_ item: Item, to shelf: String) throws(ShopError) {
    try onAddTo(item, shelf)
  }

  func add(_ items: Item..., tagged tag: Item.Tag) {
    onAddTagged(items, tag)
  }

  func add(_ id: Item.ID) {
    onAddItemID(id)
  }

  func add(_ name: String) {
    onAddString(name)
  }

  func update(_ item: inout Item, in shelf: String) -> Bool {
    onUpdate(&item, shelf)
  }

  func each(_ body: (Item) throws -> Void) rethrows {
    onEach(body)
  }

  func later(_ body: @escaping @MainActor @Sendable () -> Void) {
    onLater(body)
  }

  func lazily(_ value: @autoclosure () throws -> Int) throws -> Int {
    try onLazily({ try value() })
  }

  // No closure is generic.
  func find<Key>(_ key: Key, where test: (Key) -> Bool) async throws -> Item?
  where Key: Hashable, Key: Sendable {
    if let generic { return try await generic.find(key, where: test) }
    throw recordUnimplemented("HasStock.stock.find", key)
  }

  // No closure is generic.
  func save(_ value: some Encodable & Sendable) {
    if let generic { return generic.save(value) }
    let unset: () -> Void = unimplemented("HasStock.stock.save")
    unset()
  }

  func pair(_ value: (Item, name: String), of kinds: [Item: Set<Item.Tag>]) -> (Item) -> Void {
    onPair(value, kinds)
  }

  func any(_ value: any Stocking & CustomStringConvertible) -> any Sequence<Item> {
    onAny(value)
  }

  func _private(_ argument0: Int) {
    onPrivate(argument0)
  }

  @discardableResult func remove(_ item: Item) -> Bool {
    onRemove(item)
  }

  func reset() async {
    await onReset()
  }

  subscript(id: Item.ID) -> Item? {
    get { onSubscript(id) }
    nonmutating set { onSetSubscript(id, newValue) }
  }

  subscript(name name: String) -> Item {
    get async throws { try await onSubscriptName(name) }
  }

  static var limit: Int {
    onLimit()
  }

  static func make(_ count: Int) throws -> StockingDouble {
    try onMake(count)
  }

  init(count: Int) {
    recordUnimplemented("HasStock.stock.init")
  }

  init?(name: String) {
    recordUnimplemented("HasStock.stock.init")
  }

  func `switch`(_ `default`: Int, for `repeat`: Int) {
    onSwitch(`default`, `repeat`)
  }

  // It takes its isolation from an argument.
  func isolated(_ actor: isolated (any Actor)?) async {
    let unset: () -> Void = unimplemented("HasStock.stock.isolated")
    unset()
  }

  func take(_ item: consuming Item, _ other: borrowing Item) {
    onTake(item, other)
  }

  // What is stored for it would be used, which is deprecated.
  @available(*, deprecated) func old() {
    let unset: () -> Void = unimplemented("HasStock.stock.old")
    unset()
  }

  // Nothing stored is there on newer systems only.
  @available(macOS 99, *) func new() {
    let unset: () -> Void = unimplemented("HasStock.stock.new")
    unset()
  }

  @MainActor func show() {
    onShow()
  }

  func onLoad() {
    onOnLoad()
  }

  static func < (left: StockingDouble, right: StockingDouble) -> Bool {
    onLess(left, right)
  }

  static prefix func - (value: StockingDouble) -> StockingDouble {
    onMinus(value)
  }
}
