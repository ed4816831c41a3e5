/* Objects and arrays of Julia 1.5 to 1.10, as far as code needs its runtime for them; of 1.11 on, the memory behind an array. What has a
   derivative is code like the program's own. */

#include "thread.h"

/* Sizes stand behind the header; of a vector also how many elements it has room for. The flags are the number of dimensions, and in the
   lowest two bits 2 where the array owns its data: only such an array may be resized, not one around data of the caller's. Where elements are
   of several plain types, a byte for each says which (`selectors`: 1 for such arrays, else 0); those stand behind the room for the elements. */
typedef struct {
  void *data;
  Size length;
  unsigned short flags, element;
  int offset;
  Size sizes[];
} Array;

enum { OWNER = 2, HOW = 3, MOST_DIMENSIONS = 511, FEWEST_ELEMENTS = 8 };
enum { SELECTED = 11 }; /* The bit that says `selectors`: Julia's `pooled`, which no code reads. */
enum { CAPACITY = 1 }; /* of a vector */

/* Of Julia 1.11 on. */
typedef struct {
  Size length;
  void *data;
} Memory;

typedef struct {
  Word unused;
  void *type;
} Tag;

/* Ends with a zero. */
typedef struct {
  Size size;
  char text[];
} String;

INLINED void *julia_object(Size size, void *type) NAMED("julia.object");
INLINED void *julia_typeof(Tag *object) NAMED("julia.typeof");
INLINED Word julia_hash_of_symbol(Tag *object, void *symbol) NAMED("julia.hash.of.symbol");
INLINED Array *julia_array(Size element, Size selectors, Size count, Size dimensions, Size header, Size before) NAMED("julia.array");
INLINED Array *julia_array_1d(Size element, Size selectors, Size m, Size before) NAMED("julia.array.1d");
INLINED Array *julia_array_2d(Size element, Size selectors, Size m, Size n, Size before) NAMED("julia.array.2d");
INLINED Array *julia_array_3d(Size element, Size selectors, Size m, Size n, Size k, Size before) NAMED("julia.array.3d");
INLINED Size julia_count(Size m, Size n) NAMED("julia.count");
Array *julia_array_nd(Size element, Size dimensions, const Size *sizes, Size before) NAMED("julia.array.nd");
Array *julia_array_copy(const Array *from, Size before) NAMED("julia.array.copy");
INLINED Array *julia_array_share(const Array *from, Size element, Size dimensions, Size header, Size before) NAMED("julia.array.share");
INLINED void *julia_array_selectors(const Array *array) NAMED("julia.array.selectors");
INLINED void julia_resizable(const Array *array) NAMED("julia.resizable");
void julia_array_grow(Array *array, Size more) NAMED("julia.array.grow");
void julia_array_grow_selected(Array *array, Size more) NAMED("julia.array.grow.selected");
void julia_array_shrink(Array *array, Size fewer) NAMED("julia.array.shrink");
INLINED Memory *julia_memory(Size element, Size selectors, Size count) NAMED("julia.memory");
Array *julia_bytes_of_string(String *text, Size before) NAMED("julia.bytes.of.string");
String *julia_string_of_bytes(Array *bytes, Size before) NAMED("julia.string.of.bytes");

/* An object whose type is asked for: the type stands in the word before it. */
INLINED void *julia_object(Size size, void *type) {
  Tag *tag = gc_alloc(size + sizeof *tag);
  tag->type = type;
  return tag + 1;
}

INLINED void *julia_typeof(Tag *object) { return object[-1].type; }

/* Two addresses stand before it (`symbol_bytes` in describe.jl). */
INLINED Word julia_hash_of_symbol(Tag *object, void *symbol) {
  if (julia_typeof(object) != symbol) RAISE("ArgumentError: objectid of what is no Symbol is known to a running Julia only");
  return ((Word *)object)[2];
}

static INLINED inline Size bytes_of(Size element, Size count) {
  Word bytes;
  if (__builtin_mul_overflow((Word)element, (Word)count, &bytes) || count < 0 || (Size)bytes < 0)
    RAISE("ArgumentError: invalid Array dimensions");
  return bytes;
}

/* An array's header of `header` bytes, in which its sizes are still to be stored, with its data. Where types are asked for, there is room
   `before` it, a Tag, in which the caller stores its type. */
INLINED Array *julia_array(Size element, Size selectors, Size count, Size dimensions, Size header, Size before) {
  Size bytes = bytes_of(element + selectors, count);
  Array *array = (Array *)((char *)gc_alloc(before + header) + before);
  array->data = gc_alloc(bytes);
  array->length = count;
  array->flags = selectors << SELECTED | dimensions << 2 | OWNER;
  array->element = element;
  return array;
}

INLINED Array *julia_array_1d(Size element, Size selectors, Size m, Size before) {
  Array *array = julia_array(element, selectors, m, 1, sizeof(Array) + 2 * sizeof(Size), before);
  array->sizes[0] = array->sizes[CAPACITY] = m;
  return array;
}

INLINED Array *julia_array_2d(Size element, Size selectors, Size m, Size n, Size before) {
  Array *array = julia_array(element, selectors, julia_count(m, n), 2, sizeof(Array) + 2 * sizeof(Size), before);
  array->sizes[0] = m;
  array->sizes[1] = n;
  return array;
}

INLINED Array *julia_array_3d(Size element, Size selectors, Size m, Size n, Size k, Size before) {
  Array *array = julia_array(element, selectors, julia_count(julia_count(m, n), k), 3, sizeof(Array) + 3 * sizeof(Size), before);
  array->sizes[0] = m;
  array->sizes[1] = n;
  array->sizes[2] = k;
  return array;
}

/* The product of two sizes, -1 when there is no such array. */
INLINED Size julia_count(Size m, Size n) {
  Word count;
  return __builtin_mul_overflow((Word)m, (Word)n, &count) || (m | n) < 0 ? -1 : (Size)count;
}

/* Any number of dimensions: for copies of arrays with more than three (overlay.jl copies the others). */
Array *julia_array_nd(Size element, Size dimensions, const Size *sizes, Size before) {
  Size count = 1;
  for (Size axis = 0; axis < dimensions; axis++) count = julia_count(count, sizes[axis]);
  Array *array = julia_array(element, 0, count, dimensions, sizeof(Array) + sizeof(Size) * (dimensions < 2 ? 2 : dimensions), before);
  __builtin_memcpy(array->sizes, sizes, dimensions * sizeof(Size));
  if (dimensions == 1) array->sizes[CAPACITY] = count;
  return array;
}

/* copy(a), of elements of one type (overlay.jl copies the others). Everything about it stands in a's own header. */
Array *julia_array_copy(const Array *from, Size before) {
  Array *array = julia_array_nd(from->element, from->flags >> 2 & MOST_DIMENSIONS, from->sizes, before);
  __builtin_memcpy(array->data, from->data, array->length * from->element);
  return array;
}

INLINED void *julia_array_selectors(const Array *array) {
  Size count = (array->flags >> 2 & MOST_DIMENSIONS) == 1 ? array->sizes[CAPACITY] : array->length;
  return (char *)array->data + count * array->element;
}

/* The header of reshape(a, sizes): the same data under a header of its own. The sizes are stored by the caller. */
INLINED Array *julia_array_share(const Array *from, Size element, Size dimensions, Size header, Size before) {
  Array *array = (Array *)((char *)gc_alloc(before + header) + before);
  array->data = from->data;
  array->length = from->length;
  array->flags = dimensions << 2;
  array->element = element;
  return array;
}

/* An array around data of the caller's keeps its length: whoever made it would not see another one. */
INLINED void julia_resizable(const Array *array) {
  if ((array->flags & HOW) != OWNER) RAISE("ErrorException: cannot resize array with shared data");
}

/* Make a vector longer; what is new is zero. */
void julia_array_grow(Array *array, Size more) {
  julia_resizable(array);
  Size new = array->length + more, capacity = array->sizes[CAPACITY];
  if (new > capacity) {
    Size wanted = new > 2 * capacity ? new : 2 * capacity;
    if (wanted < FEWEST_ELEMENTS) wanted = FEWEST_ELEMENTS;
    void *data = gc_alloc(wanted * array->element);
    __builtin_memcpy(data, array->data, array->length * array->element);
    array->data = data;
    array->sizes[CAPACITY] = wanted;
  }
  array->length = array->sizes[0] = new;
}

/* The same of elements of several plain types. */
void julia_array_grow_selected(Array *array, Size more) {
  julia_resizable(array);
  Size new = array->length + more, capacity = array->sizes[CAPACITY];
  if (new > capacity) {
    Size wanted = new > 2 * capacity ? new : 2 * capacity;
    if (wanted < FEWEST_ELEMENTS) wanted = FEWEST_ELEMENTS;
    char *data = gc_alloc(wanted * (array->element + 1)), *old = array->data;
    __builtin_memcpy(data, old, array->length * array->element);
    __builtin_memcpy(data + wanted * array->element, old + capacity * array->element, array->length);
    array->data = data;
    array->sizes[CAPACITY] = wanted;
  }
  array->length = array->sizes[0] = new;
}

void julia_array_shrink(Array *array, Size fewer) {
  julia_resizable(array);
  array->length = array->sizes[0] = array->length - fewer;
}

INLINED Memory *julia_memory(Size element, Size selectors, Size count) {
  Size bytes = bytes_of(element + selectors, count);
  Memory *memory = gc_alloc(sizeof *memory);
  memory->data = gc_alloc(bytes);
  memory->length = count;
  return memory;
}

/* The array shares the text's bytes until it grows. */
Array *julia_bytes_of_string(String *text, Size before) {
  Array *array = (Array *)((char *)gc_alloc(before + sizeof(Array) + 2 * sizeof(Size)) + before);
  array->data = text->text;
  array->flags = 1 << 2 | OWNER;
  array->element = 1;
  array->length = array->sizes[0] = array->sizes[CAPACITY] = text->size;
  return array;
}

String *julia_string_of_bytes(Array *bytes, Size before) {
  Size size = bytes->length;
  String *text = (String *)((char *)gc_alloc(before + sizeof(String) + size + 1) + before);
  text->size = size;
  __builtin_memcpy(text->text, bytes->data, size);
  bytes->length = bytes->sizes[0] = 0;
  return text;
}
