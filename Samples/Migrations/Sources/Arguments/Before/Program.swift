/// Runs the program and returns what it prints.
public func program() -> String {
  let checkout = Checkout(
    prices: Table(values: ["rye-bread": 400]), discounts: Table(values: ["rye-bread": 50]),
    taxes: Table(values: ["rye-bread": 7]), stock: Table(values: ["rye-bread": 12]),
    counterPrinter: Printer(name: "counter"), kitchenPrinter: Printer(name: "kitchen"),
    labelPrinter: Printer(name: "labels"), orderNumbers: Numbers(), receiptNumbers: Numbers(),
    sales: Log(), audit: Log(), shop: "Crumb", footer: "thank you", currency: "cents",
    today: "Monday")
  return checkout.sell("rye-bread")
}
