/* Calls of derivatives in programs that the driver compiles: their budget is that of the environment, or else that of the compiler's command
   line; they may call each other (schedule.c). */

extern char *getenv(const char *);
extern double strtod(const char *, char **);

static const char variable[] = "POLYGLOT_AD_MEMORY";

/* A letter in upper case. */
static int upper(char letter) { return letter >= 'a' && letter <= 'z' ? letter - 'a' + 'A' : letter; }

/* The bytes that a text says, as in budget.py: "1 GB", "512 MiB", "2000"; 0 where it says none. `rest`: what follows them. */
static i64 bytes_said(const char *text, const char **rest) {
  static const char letters[] = "KMGT";
  char *end;
  double size = strtod(text, &end);
  i64 unit = 1;
  if (end == text || !(size > 0) || size > 1e18) return 0;
  while (*end == ' ') end++;
  for (int k = 0; letters[k]; k++) {
    if (upper(*end) != letters[k]) continue;
    int binary = upper(end[1]) == 'I';
    if (upper(end[1 + binary]) != 'B') return 0;
    for (int power = 0; power <= k; power++) unit *= binary ? 1024 : 1000;
    end += 1 + binary;
    break;
  }
  if (upper(*end) == 'B') end++;
  *rest = end;
  return size * (double)unit < 9e18 ? (i64)(size * (double)unit) : 0;
}

/* The budget of the environment, "1 GB" or "1 GB in /scratch"; that of the compiler's command line where it says nothing. */
static i64 budget_said(i64 compiled, i64 *folder) {
  static const char between[] = " in ";
  const char *text = getenv(variable), *rest = 0;
  if (!text || !*text) return compiled;
  i64 found = bytes_said(text, &rest);
  int matched = 0;
  while (found && *rest && matched < (int)sizeof between - 1 && rest[matched] == between[matched]) matched++;
  if (found && matched == (int)sizeof between - 1 && rest[matched]) {
    *folder = (i64)(intptr_t)(rest + matched);
    return found;
  }
  while (found && *rest == ' ') rest++;
  if (found && !*rest) return found;
  Refusal here = {"PAD-E206", "derivatives within a memory budget", mine.why, "say \"1 GB\", \"512 MiB\", or \"1 GB in /scratch\"", "", 0};
  snprintf(mine.why, sizeof mine.why, "the environment variable %s does not say how large it is: '%.200s'", variable, text);
  pad_refuse(&here);
  return 0;
}

/* A call of a derivative begins, perhaps within another one, which then waits. */
void pad_checkpoint_enter(i64 budget, i64 width, const Refusal *beyond, i64 folder) {
  Thread *around = malloc(sizeof(Thread));
  *around = mine;
  mine = (Thread){0};
  mine.around = around;
  budget = budget_said(budget, &folder);
  pad_checkpoint_begin(budget, width, beyond, folder);
}

void pad_checkpoint_leave(void) {
  Thread *around = mine.around;
  pad_checkpoint_end();
  mine = *around;
  free(around);
}
