// The part of libclang's C interface that reads what a compiler said, as function types to look up at
// run time: the library belongs to the toolchain and is opened, never linked.
#pragma once

typedef void *cake_diagnostics_t;
typedef void *cake_diagnostic_t;

typedef struct {
  const void *data;
  unsigned flags;
} cake_clang_string_t;

typedef struct {
  cake_diagnostics_t (*load)(const char *file, int *error, cake_clang_string_t *message);
  void (*string_dispose)(cake_clang_string_t);
  unsigned (*count)(cake_diagnostics_t);
  cake_diagnostic_t (*get)(cake_diagnostics_t, unsigned index);
  /// 3 is an error, 4 a fatal one.
  int (*severity)(cake_diagnostic_t);
  void (*dispose)(cake_diagnostic_t);
  void (*set_dispose)(cake_diagnostics_t);
} cake_diagnostics_functions;
