/// Plain values one after the other, in memory that belongs to whoever has the run.
struct PlainRun<Element: BitwiseCopyable> {
  let base: UnsafePointer<Element>
  let count: Int
}
