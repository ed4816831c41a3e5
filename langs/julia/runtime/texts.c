/* Texts that a program prints or makes of numbers, as Julia writes them: with the fewest digits that name the number. Derivatives know
   these functions by name: what they do is output. A text is known by its number, the address of what is here; none of those that add to
   it gives anything, so that numbers in it and their bytes do not meet. */

#include "thread.h"

int snprintf(char *, Word, const char *, ...) QUIET;
double strtod(const char *, char **) QUIET;
float strtof(const char *, char **) QUIET;
void *memcpy(void *, const void *, Word) QUIET;
void *realloc(void *, Word) QUIET;
long atol(const char *) QUIET;
Size write(int, const void *, Word);

typedef struct {
  Word size, room;
  char *bytes;
} Text;

OUT_OF_LINE Word julia_text(void) NAMED("julia.text");
OUT_OF_LINE void julia_text_bytes(Word text, const char *from, Size size) NAMED("julia.text.bytes");
OUT_OF_LINE void julia_text_character(Word text, unsigned x) NAMED("julia.text.character");
OUT_OF_LINE void julia_text_float(Word text, double x, Size bits) NAMED("julia.text.float");
OUT_OF_LINE void julia_text_integer(Word text, long x) NAMED("julia.text.integer");
OUT_OF_LINE void julia_text_unsigned(Word text, Word x, Size digits) NAMED("julia.text.unsigned");
OUT_OF_LINE Size julia_text_size(Word text) NAMED("julia.text.size");
OUT_OF_LINE void julia_text_take(Word text, char *to) NAMED("julia.text.take");
OUT_OF_LINE void julia_text_print(Word text, Size file) NAMED("julia.text.print");


/* Numbers that stand in a text: what the part of it after `offset` of so many bytes says. */
typedef struct {
  Word found;
  double value;
} Parsed;

typedef struct {
  int found;
  float value;
} ParsedSingle;

Parsed julia_parsed(const char *text, Size offset, Size size) NAMED("julia.parsed");
ParsedSingle julia_parsed_single(const char *text, Size offset, Size size) NAMED("julia.parsed.single");

enum { FIRST_ROOM = 112, MOST = 40 /* characters of a number */ };

static Text *with_room(Word number, Word more) {
  Text *text = (Text *)number;
  Word needed = text->size + more;
  if (needed <= text->room) return text;
  Word room = needed * 2 > FIRST_ROOM ? needed * 2 : FIRST_ROOM;
  char *larger = realloc(text->bytes, room);
  if (!larger) RAISE("OutOfMemoryError");
  text->bytes = larger;
  text->room = room;
  return text;
}

Word julia_text(void) {
  Text *text = calloc(1, sizeof *text);
  if (!text) RAISE("OutOfMemoryError");
  return (Word)text;
}

void julia_text_bytes(Word number, const char *from, Size size) {
  Text *text = with_room(number, (Word)size);
  memcpy(text->bytes + text->size, from, (Word)size);
  text->size += (Word)size;
}

/* Its bytes stand in its number, the first one highest. */
void julia_text_character(Word number, unsigned x) {
  char byte = (char)(x >> 24);
  do julia_text_bytes(number, &byte, 1);
  while ((byte = (char)((x <<= 8) >> 24)));
}

#define FORMATTED(number, ...)                                                                                                             \
  do {                                                                                                                                     \
    Text *text = with_room(number, MOST);                                                                                                  \
    text->size += (Word)snprintf(text->bytes + text->size, MOST, __VA_ARGS__);                                                             \
  } while (0)

void julia_text_integer(Word number, long x) { FORMATTED(number, "%ld", x); }

/* Without digits: as a decimal number; else as Julia shows it, 0x with so many digits. */
void julia_text_unsigned(Word number, Word x, Size digits) {
  if (digits) FORMATTED(number, "0x%0*lx", (int)digits, x);
  else FORMATTED(number, "%lu", x);
}

/* Digits and decimal exponent of what is finite and not negative: 0.d1d2… times ten to the power of what is returned. */
static long digits_of(double x, Size bits, char *digits, Size *count) {
  char found[MOST];
  for (int precision = 0; precision < 17; precision++) {
    snprintf(found, sizeof found, "%.*e", precision, x);
    if (bits == 64 ? strtod(found, 0) == x : strtof(found, 0) == (float)x) break;
  }
  *count = 0;
  char *at = found;
  for (; *at != 'e'; at++)
    if (*at != '.') digits[(*count)++] = *at;
  while (*count > 1 && digits[*count - 1] == '0') --*count;
  return atol(at + 1) + 1;
}

static void put(Word number, const char *from, Size size) { julia_text_bytes(number, from, size); }

void julia_text_float(Word number, double x, Size bits) {
  char digits[MOST];
  Size count = 1;
  if (x != x) return put(number, "NaN", 3);
  if (__builtin_signbit(x)) put(number, "-", 1);
  x = __builtin_fabs(x);
  if (x == 0) return put(number, "0.0", 3);
  if (x == __builtin_inf()) return put(number, "Inf", 3);
  long point = digits_of(x, bits, digits, &count);
  if (point <= -4 || point > 6) {
    put(number, digits, 1);
    put(number, ".", 1);
    put(number, count > 1 ? digits + 1 : "0", count > 1 ? count - 1 : 1);
    FORMATTED(number, "e%ld", point - 1);
    return;
  }
  if (point <= 0) {
    put(number, "0.000", 2 - point);
    return put(number, digits, count);
  }
  for (; count <= point; count++) digits[count] = '0';
  put(number, digits, point);
  put(number, ".", 1);
  put(number, digits + point, count - point);
}

Size julia_text_size(Word number) { return (Size)((Text *)number)->size; }

void julia_text_take(Word number, char *to) {
  Text *text = (Text *)number;
  memcpy(to, text->bytes, text->size);
  free(text->bytes);
  free(text);
}

void julia_text_print(Word number, Size file) {
  Text *text = (Text *)number;
  for (Word done = 0; done < text->size;) {
    Size more = write((int)file, text->bytes + done, text->size - done);
    if (more <= 0) break;
    done += (Word)more;
  }
  free(text->bytes);
  free(text);
}

static int is_space(char x) { return x == ' ' || (x >= '\t' && x <= '\r'); }

/* Its bytes, ended by a zero: what follows them in the text is not part of them. */
static char *part_of(const char *text, Size offset, Size size) {
  char *part = calloc(size + 1, 1);
  if (!part) RAISE("OutOfMemoryError");
  memcpy(part, text + offset, (Word)size);
  return part;
}

/* Whether there is nothing but space from where the number ended on. */
static int whole(const char *part, const char *end, Size size) {
  if (end == part) return 0;
  for (; end < part + size; end++)
    if (!is_space(*end)) return 0;
  return 1;
}

Parsed julia_parsed(const char *text, Size offset, Size size) {
  char *part = part_of(text, offset, size), *end = part;
  double value = strtod(part, &end);
  Parsed parsed = {(Word)whole(part, end, size), value};
  free(part);
  return parsed;
}

ParsedSingle julia_parsed_single(const char *text, Size offset, Size size) {
  char *part = part_of(text, offset, size), *end = part;
  float value = strtof(part, &end);
  ParsedSingle parsed = {whole(part, end, size), value};
  free(part);
  return parsed;
}
