/// The documented JSON report, for decoding: a missing key or another type fails.
struct JSONReport: Decodable {
  struct Place: Decodable {
    let file: String
    let line: Int
    let column: Int
  }

  struct Provider: Decodable {
    let name: String
    let module: String
    let requirements: [String]
    let location: Place
  }

  struct Slice: Decodable {
    let name: String
    let module: String
    let needs: [String]
    let consumers: [String]
    let location: Place
  }

  struct Forward: Decodable {
    let to: String
    let needs: [String]
  }

  struct Consumer: Decodable {
    let name: String
    let module: String
    let slices: [String]
    let uses: [String]
    let forwards: [Forward]
    let location: Place
  }

  struct Root: Decodable {
    let name: String
    let module: String
    let kind: String
    let provides: [String]
    let location: Place
  }

  struct Note: Decodable {
    let message: String
    let location: Place
  }

  struct Fix: Decodable {
    let applicability: String
    let edits: [Edit]
  }

  struct Edit: Decodable {
    let file: String
    let line: Int
    let column: Int
    let endLine: Int
    let endColumn: Int
    let replacement: String
  }

  struct Finding: Decodable {
    let rule: String
    let severity: String
    let message: String
    let proof: String
    let location: Place
    let notes: [Note]
    let fix: Fix?
  }

  let schemaVersion: Int
  let tool: [String: String]
  let summary: [String: Int]
  let providers: [Provider]
  let slices: [Slice]
  let consumers: [Consumer]
  let roots: [Root]
  let findings: [Finding]
}
