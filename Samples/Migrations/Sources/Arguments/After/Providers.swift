protocol HasPrices { var prices: Table { get } }
protocol HasDiscounts { var discounts: Table { get } }
protocol HasTaxes { var taxes: Table { get } }
protocol HasStock { var stock: Table { get } }

protocol HasCounterPrinter { var counterPrinter: Printer { get } }
protocol HasKitchenPrinter { var kitchenPrinter: Printer { get } }
protocol HasLabelPrinter { var labelPrinter: Printer { get } }

protocol HasOrderNumbers { var orderNumbers: Numbers { get } }
protocol HasReceiptNumbers { var receiptNumbers: Numbers { get } }

protocol HasSales { var sales: Log { get } }
protocol HasAudit { var audit: Log { get } }

protocol HasShop { var shop: String { get } }
protocol HasFooter { var footer: String { get } }
protocol HasCurrency { var currency: String { get } }
protocol HasToday { var today: String { get } }
