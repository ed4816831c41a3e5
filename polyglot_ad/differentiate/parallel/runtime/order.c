/* Numbers of events: the forward half counts them, and the reverse half waits for its turn, backwards. */

#include "order.h"
#include "stops.h"

enum { NEAR = 64, PATIENT = 1024, LONGEST = 500 };

__thread Events *order_context;
static __thread Events own NAMED("order.events");

void order_open(void) NAMED("order.open");
void order_reopen(Word number) NAMED("order.reopen");
Word order_close(void) NAMED("order.close");
void order_shut(void) NAMED("order.shut");
Word order_note(void) NAMED("order.note");
void order_pass(Events *context, Word number) NAMED("order.pass");
void order_wait(Word number) NAMED("order.wait");

OUT_OF_LINE void order_reopen(Word number) {
  own.number = number;
  order_context = &own;
}

OUT_OF_LINE void order_open(void) {
  order_reopen(0);
  own.detached = 0;
}

OUT_OF_LINE Word order_close(void) {
  Word number = __atomic_load_n(&order_context->number, __ATOMIC_ACQUIRE);
  order_context = 0;
  return number;
}

OUT_OF_LINE void order_shut(void) { order_context = 0; }

OUT_OF_LINE Word order_note(void) { return order_context ? __atomic_add_fetch(&order_context->number, 1, __ATOMIC_ACQ_REL) : 0; }

/* Let the next one go on. In the reproducible mode the thread first adds what it has yet to add. */
OUT_OF_LINE void order_pass(Events *context, Word number) { __atomic_store_n(&context->number, number, __ATOMIC_RELEASE); }

/* Whose turn is far away, or does not come, sleeps meanwhile: of thousands of threads few look, and whose turn it is gets a processor. */
OUT_OF_LINE void order_wait(Word number) {
  Events *context = order_context;
  if (!context) return;
  Word now;
  for (Word tries = 1; (now = __atomic_load_n(&context->number, __ATOMIC_ACQUIRE)) != number; tries++) {
    if (tries % 64) continue;
    stop_check();
    Word away = now - number, rest = away / 8 + 10;
    if (away > NEAR || tries > PATIENT) usleep(rest < LONGEST ? rest : LONGEST);
    else sched_yield();
  }
  order_pass(context, number - 1);
}
