/* Notes about bytes: what is stored as an integer, what is loaded as one, and what a copy takes with it, also onto itself. */
#include "errors.c"
#include "kinds.c"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "raises.h"

static const Refusal what = {"PAD-E102", "bytes of a number", "w", "h", "a.c", 3};
static double tangent;
static unsigned long asked;
static void load(void) { forward_loaded8(tangent, asked, &what); }
static void number(void) { reverse_number8(tangent, &what); }
static void load_back(void) { reverse_loaded8(tangent, asked, &what); }
static char adjoints[48] __attribute__((aligned(16)));
static void numbers(void) { reverse_numbers8(adjoints, 27, &what); }

static int loads(double number, unsigned long bytes) {
  tangent = number, asked = bytes;
  return !raises(load);
}

/* Which bytes of a word are noted; -1 of a number. */
static long noted(double word) { return is_note8(bits_of8(word)) ? (long)(bits_of8(word) & 255) : -1; }
static double word(int k) {
  double found;
  memcpy(&found, adjoints + 8 * k, 8);
  return found;
}
static void set(int k, double value) { memcpy(adjoints + 8 * k, &value, 8); }

static void in_forward_mode(void) {
  assert(loads(0.0, 255) && loads(-0.0, 1) && !loads(1.5, 1) && !loads(5e-324, 1));
  double low = forward_stored8(1.5, 0x0f);
  assert(noted(low) == 0x0f && loads(low, 0x03) && !loads(low, 0x18));
  assert(noted(forward_stored8(low, 0x30)) == 0x3f && forward_stored8(low, 0xf0) == 0 && forward_stored8(0, 1) == 0);
  float half = forward_stored4(2.5f, 1);
  assert(is_note4(bits_of4(half)) && forward_stored4(half, 0xe) == 0);
}

static void in_reverse_mode(void) {
  double read = reverse_loaded8(2.5, 0x03, &what);
  assert(noted(read) == 0x03 && noted(reverse_loaded8(read, 0x80, &what)) == 0x83);
  assert(noted(reverse_stored8(read, 1)) == 2 && reverse_stored8(read, 3) == 0 && reverse_stored8(0, 1) == 0);
  assert(noted(reverse_stored8(7.0, 0xf0)) == 0x0f);
  tangent = 2.5;
  assert(!raises(number));
  tangent = read;
  assert(raises(number) && error.line == 3);
  memset(adjoints, 0, sizeof adjoints);
  set(3, read);
  assert(!raises(numbers));
  set(2, read);
  assert(raises(numbers));
}

static void copies(void) {
  memset(adjoints, 0, sizeof adjoints);
  set(4, reverse_loaded8(0, 0xff, &what));
  reverse_copied8(adjoints + 32, adjoints, 0, 0, 8, 0);
  assert(word(4) == 0 && noted(word(0)) == 0xff);
  /* Three bytes from the middle of a word to the middle of another. */
  memset(adjoints, 0, sizeof adjoints);
  set(2, reverse_loaded8(0, 0x3f, &what));
  reverse_copied8(adjoints + 16 + 1, adjoints + 4, 1, 4, 3, 0);
  assert(noted(word(2)) == 0x31 && noted(word(0)) == 0x70);
  /* By one byte up and down, inside of a word. */
  for (int up = 0; up < 2; up++) {
    memset(adjoints, 0, sizeof adjoints);
    set(0, reverse_loaded8(0, 0x0c, &what));
    reverse_copied8(adjoints + 2, adjoints + (up ? 1 : 3), 2, up ? 1 : 3, 2, 0);
    assert(noted(word(0)) == (up ? 0x06 : 0x18));
  }
  /* What is left of a number is lost where one of its bytes was overwritten, and stays where none was. */
  memset(adjoints, 0, sizeof adjoints);
  set(1, 3.0);
  reverse_copied8(adjoints + 8, adjoints + 24, 0, 0, 1, 0);
  assert(word(1) == 3.0 && word(3) == 0);
  reverse_copied8(adjoints + 8, adjoints + 24, 0, 0, 1, 1);
  assert(noted(word(1)) == 0xfe && noted(word(3)) == 1);
}

/* Parts of words at both ends of a fill become integers; whole words are left to who clears them. */
static void fills(void) {
  memset(adjoints, 0, sizeof adjoints);
  set(0, 1.5), set(1, 2.5), set(2, reverse_loaded8(0, 0xff, &what));
  reverse_filled8(adjoints + 6, 6, 14);
  assert(noted(word(0)) == 0x3f && word(1) == 2.5 && noted(word(2)) == 0xf0);
  reverse_filled8(adjoints + 18, 2, 3); /* inside of a word */
  assert(noted(word(2)) == 0xe0);
  reverse_filled8(adjoints + 8, 0, 8);
  reverse_filled8(adjoints + 24, 0, 0);
  assert(word(1) == 2.5 && word(3) == 0);
  set(0, 1.5), set(3, 0);
  forward_filled8(adjoints + 6, 6, 2);
  forward_filled8(adjoints + 25, 1, 2);
  assert(noted(word(0)) == 0xc0 && word(3) == 0);
}

/* A word that holds the address of a shadow: an integer that is stored in it takes it away, and the reverse of the store puts it back. */
static void addresses(void) {
  unsigned long address = (unsigned long)adjoints, at = address;
  double there;
  memcpy(&there, &address, 8);
  assert(covered8(&at) == address && at == 0 && covered8(&at) == 0);
  uncovered8(&at, 0);
  assert(at == 0);
  uncovered8(&at, address);
  assert(at == address);
  at = (unsigned long)bits_of8(1.5);
  assert(covered8(&at) == 0 && at == bits_of8(1.5));
  assert(forward_stored8(there, 0x0f) == 0 && reverse_stored8(there, 0x0f) == 0 && !loads(there, 1));
  tangent = there, asked = 1;
  assert(raises(load_back));
  tangent = 1.5;
  assert(!raises(load_back));
  memset(adjoints, 0, sizeof adjoints);
  set(1, there);
  reverse_copied8(adjoints + 8, adjoints + 24, 0, 0, 1, 1);
  assert(word(1) == there && word(3) == 0);
}

int main(void) {
  in_forward_mode();
  addresses();
  fills();
  in_reverse_mode();
  copies();
  puts("ok");
}
