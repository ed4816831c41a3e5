/* Errors leave for the frame that was set up last, with a record; what a program says is text. And errors of one of a team. */
#include "errors.c"
#include "exhausted.c"
#include "divisions.c"
#include "messages.c"
#include "stack_limit.c"
#include "rust_format.c"

static int threads;
int omp_get_num_threads(void) { return threads; }
#include "teams.c"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "raises.h"

static void long_one(void) {
  static char text[3 * MESSAGE];
  memset(text, 'x', sizeof text);
  raise_text(text, sizeof text);
}

static void known(void) {
  static const Refusal what = {"PAD-E101", "the call of 'f'", "nothing is known of it", "give a rule", "a.c", 7};
  raise_refusal(&what);
}

static void nowhere_known(void) {
  static char many[2000];
  memset(many, 'y', sizeof many - 1);
  Refusal what = {"PAD-E102", many, "w", "h", "", 0};
  raise_refusal(&what);
}

static void no_memory(void) { error_allocated(0); }

static void divides(void) {
  static const char where[] = "a.c:3 and more";
  check_divisor(0, 5, where);
  check_divisor(1, 5, where);
}

static void deep(void) {
  stack_check("f", 1 << 10);
  assert(limit && floor_of_all == limit);
  stack_check("f", 1ul << 40);
}

static void fails_in_messages(void) {
  static const Refusal what = {"PAD-E301", "a message", "w", "h", "b.c", 9};
  pad_mpi_fail(&what);
}

static void formats(void) {
  static const char location[] = "panicked at a.rs:1:2: ";
  static char many[2 * MESSAGE];
  error_set(location, sizeof location - 1);
  assert(!write_str(0, "four is not fi", 12) && !write_char(0, ' ') && !write_char(0, 0xe9) && !write_char(0, '!'));
  assert(!strcmp(pad_error_message(), "panicked at a.rs:1:2: four is not  ?!"));
  memset(many, 'z', sizeof many);
  assert(!write_str(0, many, sizeof many) && strlen(pad_error_message()) == MESSAGE - 1);
  assert(!write_str(0, many, sizeof many) && strlen(pad_error_message()) == MESSAGE - 1);
}

static void nested(void) { assert(raises(no_memory)); }

static State of_team;
static void fails(void) {
  team_enter(&of_team);
  if (raises(known)) team_failed(team_current(), PATIENT);
  if (raises(no_memory)) team_failed(team_current(), ALONE);
  team_raise(&of_team, 0);
}

int main(void) {
  assert(raises(long_one) && strlen(pad_error_message()) == MESSAGE - 1 && error.kind == PLAIN);
  assert(raises(known) && error.kind == REFUSAL && error.line == 7 && !strcmp(error.code, "PAD-E101") && !strcmp(error.file, "a.c"));
  assert(!strcmp(pad_error_message(), "a.c:7: error: [PAD-E101] cannot differentiate the call of 'f': nothing is known of it; give a rule"));
  assert(raises(nowhere_known) && error.line == 0 && strlen(error.construct) == sizeof error.construct - 1 && !error.file[0]);
  assert(raises(no_memory) && error.kind == EXHAUSTED && !strcmp(pad_error_message(), "out of memory"));
  error_allocated(&of_team);
  assert(!raises(nested) && !frame);
  assert(raises(divides) && error.kind == PLAIN && !strcmp(pad_error_message(), "a.c:3: integer division by zero"));
  assert(raises(deep) && !strncmp(pad_error_message(), "stack overflow: f needs more than is left of the ", 49));
  assert(raises(fails_in_messages) && error.kind == REFUSAL && error.line == 9 && taken((void *[]){frame}) == frame);
  formats();
  threads = 1;
  assert(raises(fails) && error.kind == REFUSAL && error.line == 7 && !team_current());
  puts("ok");
}
