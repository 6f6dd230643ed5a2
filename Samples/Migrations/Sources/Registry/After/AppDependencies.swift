/// Who does what in this program.
struct AppDependencies: OrderDependencies {
  let payments: any Payments = CardTerminal()
  let mail: any Mail = MailServer()
}
