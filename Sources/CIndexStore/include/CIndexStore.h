// The part of libIndexStore's C interface that cake reads, as function types to look up at run
// time: the library belongs to the toolchain and is opened, never linked.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "CDiagnostics.h"

typedef void *indexstore_error_t;
typedef void *indexstore_t;
typedef void *indexstore_symbol_t;
typedef void *indexstore_symbol_relation_t;
typedef void *indexstore_occurrence_t;
typedef void *indexstore_record_reader_t;
typedef void *indexstore_unit_reader_t;
typedef void *indexstore_unit_dependency_t;

typedef struct {
  const char *data;
  size_t length;
} indexstore_string_ref_t;

typedef bool (*cake_unit_name_f)(void *context, indexstore_string_ref_t name);
typedef bool (*cake_unit_dependency_f)(void *context, indexstore_unit_dependency_t dependency);
typedef bool (*cake_symbol_f)(void *context, indexstore_symbol_t symbol);
typedef bool (*cake_occurrence_f)(void *context, indexstore_occurrence_t occurrence);
typedef bool (*cake_relation_f)(void *context, indexstore_symbol_relation_t relation);

/// One pointer for each function in use; every one is set before the table is handed out.
typedef struct {
  unsigned (*format_version)(void);
  const char *(*error_get_description)(indexstore_error_t);
  void (*error_dispose)(indexstore_error_t);

  indexstore_t (*store_create)(const char *path, indexstore_error_t *error);
  void (*store_dispose)(indexstore_t);
  bool (*store_units_apply_f)(indexstore_t, unsigned sorted, void *context, cake_unit_name_f);

  indexstore_unit_reader_t (*unit_reader_create)(indexstore_t, const char *unit,
                                                 indexstore_error_t *error);
  void (*unit_reader_dispose)(indexstore_unit_reader_t);
  bool (*unit_reader_is_system_unit)(indexstore_unit_reader_t);
  bool (*unit_reader_has_main_file)(indexstore_unit_reader_t);
  indexstore_string_ref_t (*unit_reader_get_main_file)(indexstore_unit_reader_t);
  indexstore_string_ref_t (*unit_reader_get_module_name)(indexstore_unit_reader_t);
  indexstore_string_ref_t (*unit_reader_get_working_dir)(indexstore_unit_reader_t);
  indexstore_string_ref_t (*unit_reader_get_output_file)(indexstore_unit_reader_t);
  bool (*unit_reader_dependencies_apply_f)(indexstore_unit_reader_t, void *context,
                                           cake_unit_dependency_f);
  unsigned (*unit_dependency_get_kind)(indexstore_unit_dependency_t);
  bool (*unit_dependency_is_system)(indexstore_unit_dependency_t);
  indexstore_string_ref_t (*unit_dependency_get_filepath)(indexstore_unit_dependency_t);
  indexstore_string_ref_t (*unit_dependency_get_name)(indexstore_unit_dependency_t);

  indexstore_record_reader_t (*record_reader_create)(indexstore_t, const char *record,
                                                     indexstore_error_t *error);
  void (*record_reader_dispose)(indexstore_record_reader_t);
  bool (*record_reader_symbols_apply_f)(indexstore_record_reader_t, bool nocache, void *context,
                                        cake_symbol_f);
  bool (*record_reader_occurrences_apply_f)(indexstore_record_reader_t, void *context,
                                            cake_occurrence_f);

  unsigned (*symbol_get_kind)(indexstore_symbol_t);
  unsigned (*symbol_get_subkind)(indexstore_symbol_t);
  uint64_t (*symbol_get_properties)(indexstore_symbol_t);
  indexstore_string_ref_t (*symbol_get_name)(indexstore_symbol_t);
  indexstore_string_ref_t (*symbol_get_usr)(indexstore_symbol_t);

  indexstore_symbol_t (*occurrence_get_symbol)(indexstore_occurrence_t);
  uint64_t (*occurrence_get_roles)(indexstore_occurrence_t);
  void (*occurrence_get_line_col)(indexstore_occurrence_t, unsigned *line, unsigned *column);
  bool (*occurrence_relations_apply_f)(indexstore_occurrence_t, void *context, cake_relation_f);
  uint64_t (*symbol_relation_get_roles)(indexstore_symbol_relation_t);
  indexstore_symbol_t (*symbol_relation_get_symbol)(indexstore_symbol_relation_t);
} cake_indexstore_functions;
