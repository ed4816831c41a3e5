/* A program in which nothing raises errors, or whose errors end it. */

#include "threads.h"

#define SHORT __attribute__((always_inline))

SHORT void stop_check(void) {}
SHORT void stop_hold(void *held, int kind) { (void)held, (void)kind; }
SHORT void stop_drop(void *held) { (void)held; }
SHORT void stop_add(Record *record) { (void)record; }
SHORT void stop_remove(Record *record) { (void)record; }
SHORT void stop_run(Record *record, Main *main) { main(record); }
SHORT void stop_joined(Record *record) { (void)record; }
SHORT void stop_fork(Record *record) { (void)record; }
SHORT void stop_enter(Record *record) { (void)record; }
