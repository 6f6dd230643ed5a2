// `@dynamicMemberLookup` on a box: the requirement is reached as if it were the box's own.
@dynamicMemberLookup struct Box<Value> {
  let value: Value
  subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member { value[keyPath: path] }
}

protocol HasClock { var clock: Int { get } }
protocol HasMail { var mail: Int { get } }

typealias InboxDependencies = HasClock & HasMail  // expect: unused-need HasClock

struct InboxModel {
  let dependencies: Box<any InboxDependencies>
  var unread: Int { dependencies.mail }
}
