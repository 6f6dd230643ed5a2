/// All that the shop has. A class, because a struct of so many values would be copied at each hand-over.
final class AppDependencies: CheckoutDependencies {
  let prices = Table(values: ["rye-bread": 400])
  let discounts = Table(values: ["rye-bread": 50])
  let taxes = Table(values: ["rye-bread": 7])
  let stock = Table(values: ["rye-bread": 12])
  let counterPrinter = Printer(name: "counter")
  let kitchenPrinter = Printer(name: "kitchen")
  let labelPrinter = Printer(name: "labels")
  let orderNumbers = Numbers()
  let receiptNumbers = Numbers()
  let sales = Log()
  let audit = Log()
  let shop = "Crumb"
  let footer = "thank you"
  let currency = "cents"
  let today = "Monday"
}
