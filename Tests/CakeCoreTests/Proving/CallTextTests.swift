import Testing

@testable import CakeCore

/// What is read of a module in the compiler's intermediate language.
struct CallTextTests {
  /// - Parameter linkage: What answers for a conformance of a local type is private.
  @Test(arguments: ["shared", "private"])
  func `A function has its place where the module's own source declares it, and only there`(
    linkage: String
  ) {
    let text = """
      sil_stage raw

      // protocol witness for Described.words.getter in conformance Spec, loc "/Kit/Kit.swift":11:27, scope 6
      sil \(linkage) [transparent] [thunk] [ossa] @$s3App4SpecC3Kit9DescribedAadEP5wordsSSvgTW : $() -> () {
      bb0:
        // function_ref Described.words.getter
        %1 = function_ref @$s3Kit9DescribedPAAE5wordsSSvg : $() -> (), loc * "/Kit/Kit.swift":11:27, scope 6
      } // end sil function '$s3App4SpecC3Kit9DescribedAadEP5wordsSSvgTW'

      // Described.words.getter, loc "/Kit/Kit.swift":11:27, scope 0
      sil @$s3Kit9DescribedPAAE5wordsSSvg : $() -> ()

      // make(), loc "/App/App.swift":2:8, scope 1
      sil hidden [ossa] @$s3App4makeyyF : $() -> () {
      bb0:
      } // end sil function '$s3App4makeyyF'

      """
    Array(text.utf8).withUnsafeBytes { bytes in
      let text = CallText(bytes, modules: ["App", "Kit"])
      #expect(text.isCode && text.bodies.count == 2)
      #expect(
        text.bodies["$s3App4makeyyF"]?.place == .init(file: "/App/App.swift", position: ":2:8"))
      let thunk = text.bodies["$s3App4SpecC3Kit9DescribedAadEP5wordsSSvgTW"]
      #expect(thunk != nil && thunk?.place == nil)
    }
  }
}
