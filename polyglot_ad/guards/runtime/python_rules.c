/* Rules that are written in Python (custom/glue.py): a function that asks Python, of which the loader tells. */

typedef int Rules(long position, long what, void *slots);

static Rules *rules __asm__("pad.python.rules");

void pad_set_python_rules(Rules *given);
int python_call(long position, long what, void *slots) __asm__("pad.python.call");

void pad_set_python_rules(Rules *given) { rules = given; }

/* Whether it went well: 0. */
__attribute__((noinline)) int python_call(long position, long what, void *slots) { return rules(position, what, slots); }
