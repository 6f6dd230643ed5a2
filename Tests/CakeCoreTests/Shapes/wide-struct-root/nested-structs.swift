// What a stored struct stores is copied with the root.
protocol Service: AnyObject {}
final class Live: Service {}

protocol HasMail { var mail: any Service { get } }
typealias MailDependencies = HasMail

struct MailModel {
  let dependencies: any MailDependencies
  func service() -> any Service { dependencies.mail }
}

struct Media {
  let photos: any Service
  let music: any Service
  let books: any Service
}

struct AppDependencies: HasMail {  // expect: wide-struct-root AppDependencies
  let mail: any Service
  let media: Media
  let other = Media(photos: Live(), music: Live(), books: Live())
  let chat: any Service
  let news: any Service
  let maps: any Service
  let wallet: any Service

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}
