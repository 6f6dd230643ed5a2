// Where the runtime can't be built, the compiler says why in one sentence, before all that follows from it.

#if hasFeature(Embedded)
  #error("LayerCake needs 'Mutex' and weak references; Embedded Swift has neither")
#elseif os(WASI)
  #error("LayerCake needs storage for each thread, and is not written for that of WASI yet")
#endif
