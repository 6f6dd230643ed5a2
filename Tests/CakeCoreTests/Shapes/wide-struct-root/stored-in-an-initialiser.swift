// A class whose initialiser takes `any Slice`, in another module.
//--- Feature/Feature.swift
public protocol Service: AnyObject {}
public protocol HasMail { var mail: any Service { get } }
public typealias MailDependencies = HasMail

public final class MailModel {
  private let dependencies: any MailDependencies
  public init(dependencies: any MailDependencies) { self.dependencies = dependencies }
  public func service() -> any Service { dependencies.mail }
}
//--- App/App.swift
import Feature

final class Live: Service {}

struct AppDependencies: HasMail {  // expect: wide-struct-root AppDependencies
  let mail: any Service = Live()
  let chat: any Service = Live()
  let news: any Service = Live()
  let maps: any Service = Live()
  let photos: any Service = Live()
  let music: any Service = Live()
  let search: any Service = Live()
  let wallet: any Service = Live()
  let health: any Service = Live()
  let travel: any Service = Live()
  let weather: any Service = Live()

  func mailModel() -> MailModel { MailModel(dependencies: self) }
}
