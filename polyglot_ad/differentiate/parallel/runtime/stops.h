/* Where an error on one thread of a call reaches the others (stops.c); in programs that cannot raise one it never does (stops_none.c). */

#pragma once

#include "memory.h"

typedef struct Record Record;
typedef struct Call Call;
typedef void *Main(void *record);

/* What a thread holds that others may wait for. */
enum Hold { MUTEX, RWLOCK, SPIN, ONCE };

/* Raise the error of another thread of this call, if there is one. */
void stop_check(void) NAMED("stop.check");
void stop_hold(void *held, int kind) NAMED("stop.hold");
void stop_drop(void *held) NAMED("stop.drop");
/* A thread of the system is about to be made for a record; it could not be made; what it runs; it has ended, and was waited for. */
void stop_add(Record *record) NAMED("stop.add");
void stop_remove(Record *record) NAMED("stop.remove");
void stop_run(Record *record, Main *main) NAMED("stop.run");
void stop_joined(Record *record) NAMED("stop.joined");
/* A job of a pool belongs to the call that has forked it. */
void stop_fork(Record *record) NAMED("stop.fork");
void stop_enter(Record *record) NAMED("stop.enter");
