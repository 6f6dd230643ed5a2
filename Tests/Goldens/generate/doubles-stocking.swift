/// A double of `Stocking`: what a test doesn't say fails it by name.
struct StockingDouble: Stocking {
  var onCount: @Sendable () -> Int = unimplemented("HasStock.stock.count")
  var onTitle: @Sendable () -> String = unimplemented("HasStock.stock.title")
  var onSetTitle: @Sendable (String) -> Void = unimplemented("HasStock.stock.title")
  var onNewest: @Sendable () async throws -> Item? = unimplemented("HasStock.stock.newest")
  var onOldest: @Sendable () throws(ShopError) -> Item = unimplemented(
    "HasStock.stock.oldest", throwing: ShopError.full)
  var onLoadClosure: @Sendable () async throws -> [Item] = unimplemented("HasStock.stock.load")
  var onAddTo: @Sendable (_ item: Item, _ shelf: String) throws(ShopError) -> Void = unimplemented(
    "HasStock.stock.add", throwing: ShopError.full)
  var onAddTagged: @Sendable (_ items: [Item], _ tag: Item.Tag) -> Void = unimplemented(
    "HasStock.stock.add")
  var onAddItemID: @Sendable (_ id: Item.ID) -> Void = unimplemented("HasStock.stock.add")
  var onAddString: @Sendable (_ name: String) -> Void = unimplemented("HasStock.stock.add")
  var onUpdate: @Sendable (_ item: inout Item, _ shelf: String) -> Bool = {
    (_: inout Item, _: String) -> Bool in
    let unset: () -> Bool = unimplemented("HasStock.stock.update")
    return unset()
  }
  var onEach: @Sendable (_ body: (Item) throws -> Void) -> Void = {
    (_: (Item) throws -> Void) -> Void in
    let unset: () -> Void = unimplemented("HasStock.stock.each")
    unset()
  }
  var onLater: @Sendable (_ body: @escaping @MainActor @Sendable () -> Void) -> Void =
    unimplemented("HasStock.stock.later")
  var onLazily: @Sendable (_ value: () throws -> Int) throws -> Int = {
    (_: () throws -> Int) throws -> Int in
    throw recordUnimplemented("HasStock.stock.lazily")
  }
  var onPair:
    @Sendable (_ value: (Item, name: String), _ kinds: [Item: Set<Item.Tag>]) -> (Item) -> Void = {
      (_: (Item, name: String), _: [Item: Set<Item.Tag>]) -> (Item) -> Void in
      let unset: () -> (Item) -> Void = unimplemented("HasStock.stock.pair")
      return unset()
    }
  var onAny: @Sendable (_ value: any Stocking & CustomStringConvertible) -> any Sequence<Item> =
    unimplemented("HasStock.stock.any")
  var onPrivate: @Sendable (Int) -> Void = unimplemented("HasStock.stock._private")
  var onRemove: @Sendable (_ item: Item) -> Bool = unimplemented("HasStock.stock.remove")
  var onReset: @Sendable () async -> Void = unimplemented("HasStock.stock.reset")
  var onSubscript: @Sendable (_ id: Item.ID) -> Item? = unimplemented("HasStock.stock.subscript")
  var onSetSubscript: @Sendable (Item.ID, Item?) -> Void = unimplemented("HasStock.stock.subscript")
  var onSubscriptName: @Sendable (_ name: String) async throws -> Item = unimplemented(
    "HasStock.stock.subscript")
  @TaskLocal static var onLimit: @Sendable () -> Int = unimplemented("HasStock.stock.limit")
  @TaskLocal static var onMake: @Sendable (_ count: Int) throws -> StockingDouble = unimplemented(
    "HasStock.stock.make")
  var onSwitch: @Sendable (_ `default`: Int, _ `repeat`: Int) -> Void = unimplemented(
    "HasStock.stock.switch")
  var onTake: @Sendable (_ item: consuming Item, _ other: borrowing Item) -> Void = {
    (_: consuming Item, _: borrowing Item) -> Void in
    let unset: () -> Void = unimplemented("HasStock.stock.take")
    unset()
  }
  var onShow: @MainActor @Sendable () -> Void = unimplemented("HasStock.stock.show")
  var onOnLoad: @Sendable () -> Void = unimplemented("HasStock.stock.onLoad")
  @TaskLocal static var onLess:
    @Sendable (_ left: StockingDouble, _ right: StockingDouble) -> Bool = unimplemented(
      "HasStock.stock.<")
  @TaskLocal static var onMinus: @Sendable (_ value: StockingDouble) -> StockingDouble =
    unimplemented("HasStock.stock.-")
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
