// An actor reads the need from an isolated and a nonisolated method.
protocol HasDisk: Sendable { var disk: Int { get } }
protocol HasQuota: Sendable { var quota: Int { get } }
protocol HasPush: Sendable { var push: Int { get } }

typealias UploadDependencies = HasDisk & HasQuota & HasPush  // expect: unused-need HasPush

actor Uploader {
  let dependencies: any UploadDependencies
  init(dependencies: any UploadDependencies) { self.dependencies = dependencies }
  func upload() -> Int { dependencies.disk }
  nonisolated func room() -> Int { dependencies.quota }
}
