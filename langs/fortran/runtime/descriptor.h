/* Fortran's descriptor (ISO_Fortran_binding.h), and what the bodies share: views of arrays, and loops over their elements.

   Most of a descriptor is known when a unit is compiled: facts.py finds it, and it reaches the bodies as constant arguments. A body reads
   each descriptor once, at its beginning. Loops over dimensions are unrolled, so that after inlining only loops over elements are left,
   on loads and stores of one type. */

#pragma once

typedef long Long;
typedef unsigned long Unsigned;

enum { MAX_RANK = 7, VERSION = 20240719, POINTER = 1, ALLOCATABLE = 2, CONTIGUOUS = 3, HAS_ADDENDUM = 1 };

typedef struct {
  Long lower, extent, stride; /* the stride is in bytes */
} Dimension;

typedef struct {
  char *base;
  Unsigned element; /* bytes */
  int version;
  signed char rank, type, attribute, extra;
  Dimension dim[];
} Descriptor;

/* The end of what flang writes about a derived type. */
typedef struct {
  char bindings[64], name[24];
  Unsigned size;
  char description[332];
  signed char has_parent, no_initialization, no_destruction, no_finalization, no_defined_assignment;
} DerivedType;

void *malloc(Unsigned);
void free(void *);
void *memcpy(void *, const void *, Unsigned);
void *memmove(void *, const void *, Unsigned);
_Noreturn void _FortranAReportFatalUserError(const char *message, const char *file, int line);

#define INLINE static inline __attribute__((always_inline))
/* The arguments in which facts come: a rank, type or attribute of -128, an element of 0 bytes and a null type are not known. */
#define FACTS(d) int d##_rank, int d##_type, int d##_attribute, Unsigned d##_element, const DerivedType *d##_derived
#define READ(d) read_descriptor(d, d##_rank, d##_type, d##_attribute, d##_element, d##_derived)
enum { NOT_KNOWN = -128 };

/* Defines the body of _FortranA<name>. Its own name is another, so that it can call the original. */
#define RUNTIME(result, name, ...) \
  __attribute__((always_inline)) result name(__VA_ARGS__) __asm__("pad.fortran." #name); \
  result name(__VA_ARGS__)
/* The library keeps no descriptor's address: what lies in it is still known after any other call. */
#define BORROWED __attribute__((noescape))
#define EACH_DIMENSION(j) _Pragma("clang loop unroll(full)") for (int j = 0; j < MAX_RANK; ++j)

/* Types ------------------------------------------------------------------------------------------------------------------------ */

enum {
  TYPE_OTHER = -1,
  TYPE_INTEGER = 9,
  TYPE_LOGICAL = 14,
  TYPE_FLOAT = 27,
  TYPE_DOUBLE = 28,
  TYPE_COMPLEX_FLOAT = 34,
  TYPE_COMPLEX_DOUBLE = 35,
  TYPE_CHARACTER = 40,
  TYPE_C_POINTER = 41,
  TYPE_STRUCT = 42
};

/* What a descriptor says. Dimensions beyond the rank have extent 1 and stride 0. `derived`: the type of the elements, or null. */
typedef struct {
  char *base;
  Unsigned element;
  int rank, type, attribute;
  const DerivedType *derived;
  Dimension dim[MAX_RANK];
} Array;

/* The distance of the elements is known with the type, and not read, of whole allocatables and of what facts.py finds to be contiguous. */
INLINE Array read_descriptor(const Descriptor *d, int rank, int type, int attribute, Unsigned element, const DerivedType *derived) {
  Array a;
  a.base = d->base;
  a.element = element ? element : d->element;
  a.rank = rank != NOT_KNOWN ? rank : d->rank;
  a.type = type != NOT_KNOWN ? type : d->type;
  a.attribute = attribute != NOT_KNOWN ? attribute : d->attribute;
  a.derived = derived;
  EACH_DIMENSION(j) {
    a.dim[j].lower = 1;
    a.dim[j].extent = 1;
    a.dim[j].stride = 0;
    if (j < a.rank) a.dim[j] = d->dim[j];
  }
  if (attribute == ALLOCATABLE || attribute == CONTIGUOUS) {
    Long stride = (Long)a.element;
    EACH_DIMENSION(j) {
      if (j < a.rank) {
        a.dim[j].stride = stride;
        stride *= a.dim[j].extent;
      }
    }
  }
  if (!derived && a.type == TYPE_STRUCT && d->extra & HAS_ADDENDUM) {
    if (a.rank == 0) a.derived = *(const DerivedType *const *)&d->dim[0];
    EACH_DIMENSION(j) {
      if (a.rank == j + 1) a.derived = *(const DerivedType *const *)&d->dim[j + 1];
    }
  }
  return a;
}

/* How elements are moved: numbers as what they are, anything else, such as texts and structures, as bytes. */
typedef enum { BYTES, F32, F64, C32, C64, I32 } Kind;

INLINE Kind kind_of_type(int type) {
  if (type == TYPE_DOUBLE) return F64;
  if (type == TYPE_FLOAT) return F32;
  if (type == TYPE_COMPLEX_DOUBLE) return C64;
  if (type == TYPE_COMPLEX_FLOAT) return C32;
  if (type == TYPE_INTEGER || type == TYPE_LOGICAL) return I32;
  return BYTES;
}

INLINE Kind kind_of(const Array *a) { return kind_of_type(a->type); }

/* What the elements of an array need beyond the copying of bytes: nothing; or work for each component, which comes with the program's
   types (derived.py); or something that only the library knows. */
typedef enum { PLAIN, COMPONENTS, UNKNOWN } Nature;

int type_is_known(const DerivedType *) __asm__("pad.fortran.type.known");
void type_initialize(const DerivedType *, char *element) __asm__("pad.fortran.type.initialize");
void type_destroy(const DerivedType *, char *element) __asm__("pad.fortran.type.destroy");
/* The same of what another object may take the place of, without types that have components of `class(*)` (derived.py). */
int type_is_held(const DerivedType *) __asm__("pad.fortran.type.held");
void type_destroy_held(const DerivedType *, char *element) __asm__("pad.fortran.type.destroy_held");
void type_assign(const DerivedType *, char *to, const char *from) __asm__("pad.fortran.type.assign");
/* Of types that need it: of an object of its own, and of an element of an array, of which only elemental procedures are called. */
void type_finalize(const DerivedType *, char *object) __asm__("pad.fortran.type.finalize");
void type_finalize_element(const DerivedType *, char *element) __asm__("pad.fortran.type.finalize_element");

INLINE Nature nature_of(const Array *a) {
  int type = a->type;
  if (a->rank > MAX_RANK) return UNKNOWN;
  if (type == TYPE_STRUCT) {
    const DerivedType *derived = a->derived;
    if (!derived) return UNKNOWN;
    if (type_is_known(derived)) return COMPONENTS;
    return derived->no_destruction && derived->no_finalization && derived->no_defined_assignment ? PLAIN : UNKNOWN;
  }
  return type >= 1 && type <= 49 ? PLAIN : UNKNOWN;
}

INLINE int is_character(const Array *a) { return a->type == TYPE_CHARACTER || a->type == 43 || a->type == 44; }

INLINE int is_plain_type(const DerivedType *type) { return type->no_initialization && type->no_destruction && type->no_finalization; }

/* The same for storage: elements may have initial values. */
INLINE Nature allocation_nature(const Array *a) {
  if (a->rank > MAX_RANK) return UNKNOWN;
  if (a->type != TYPE_STRUCT) return PLAIN;
  const DerivedType *derived = a->derived;
  if (derived && is_plain_type(derived)) return PLAIN;
  return derived && type_is_known(derived) ? COMPONENTS : UNKNOWN;
}

typedef struct { float re, im; } ComplexFloat;
typedef struct { double re, im; } ComplexDouble;

/* Views ------------------------------------------------------------------------------------------------------------------------ */

/* An array without its descriptor. Dimensions beyond the rank have extent 1 and stride 0. */
typedef struct {
  char *base;
  Long extent[MAX_RANK], stride[MAX_RANK];
} View;

INLINE View view_of(const Array *a) {
  View v;
  v.base = a->base;
  EACH_DIMENSION(j) {
    v.extent[j] = a->dim[j].extent;
    v.stride[j] = a->dim[j].stride;
  }
  return v;
}

/* The same shape, contiguous, elsewhere. */
INLINE View dense(const View *shape, char *base, Long element) {
  View v;
  v.base = base;
  Long stride = element;
  EACH_DIMENSION(j) {
    v.extent[j] = shape->extent[j];
    v.stride[j] = stride;
    stride *= shape->extent[j];
  }
  return v;
}

INLINE Long count(const View *v) {
  Long n = 1;
  EACH_DIMENSION(j) n *= v->extent[j];
  return n;
}

INLINE int is_dense(const View *v, Long element) {
  Long expected = element;
  int yes = 1;
  EACH_DIMENSION(j) {
    yes &= v->extent[j] == 1 || v->stride[j] == expected;
    expected *= v->extent[j];
  }
  return yes;
}

/* Where row `row` starts: the first dimension is the row, the others are counted through, in the order of elements. */
INLINE Long row_offset(const View *v, int rank, Unsigned row) {
  Long offset = 0;
  EACH_DIMENSION(j) {
    if (j > 0 && j < rank) {
      if (j + 1 == rank) {
        offset += (Long)row * v->stride[j];
      } else {
        Unsigned extent = (Unsigned)v->extent[j];
        offset += (Long)(row % extent) * v->stride[j];
        row /= extent;
      }
    }
  }
  return offset;
}

INLINE Long rows(const View *v) {
  Long n = 1;
  EACH_DIMENSION(j) {
    if (j > 0) n *= v->extent[j];
  }
  return n;
}

/* The offset of element `index`, in the order of elements. */
INLINE Long element_offset(const View *v, int rank, Unsigned index) {
  if (rank <= 1) return (Long)index * v->stride[0];
  Unsigned extent = (Unsigned)v->extent[0];
  return (Long)(index % extent) * v->stride[0] + row_offset(v, rank, index / extent);
}

INLINE char *lowest(const View *v) {
  char *p = v->base;
  EACH_DIMENSION(j) p += v->stride[j] < 0 ? (v->extent[j] - 1) * v->stride[j] : 0;
  return p;
}

INLINE char *highest(const View *v) {
  char *p = v->base;
  EACH_DIMENSION(j) p += v->stride[j] > 0 ? (v->extent[j] - 1) * v->stride[j] : 0;
  return p;
}

/* Whether two arrays that are not empty may have an element in common. */
INLINE int overlap(const View *a, const View *b, Long element) {
  return highest(a) + element > lowest(b) && highest(b) + element > lowest(a);
}

/* Copies ----------------------------------------------------------------------------------------------------------------------- */

#define EACH_KIND(LOOP, element) \
  switch (kind) { \
  case F64: LOOP(double); break; \
  case F32: LOOP(float); break; \
  case C64: LOOP(ComplexDouble); break; \
  case C32: LOOP(ComplexFloat); break; \
  case I32: LOOP(int); break; \
  case BYTES: LOOP##_BYTES(element); break; \
  }

/* Not `*a = *b`, which moves a structure as bytes. */
INLINE void move_double(double *to, const double *from) { *to = *from; }
INLINE void move_float(float *to, const float *from) { *to = *from; }
INLINE void move_int(int *to, const int *from) { *to = *from; }
INLINE void move_ComplexDouble(ComplexDouble *to, const ComplexDouble *from) {
  double re = from->re, im = from->im;
  to->re = re;
  to->im = im;
}
INLINE void move_ComplexFloat(ComplexFloat *to, const ComplexFloat *from) {
  float re = from->re, im = from->im;
  to->re = re;
  to->im = im;
}

#define FORWARD(T) for (Long i = 0; i < n; ++i) move_##T((T *)to + i, (const T *)from + i)
#define FORWARD_BYTES(element) memcpy(to, from, (Unsigned)n * (element))
#define BACKWARD(T) for (Long i = n - 1; i >= 0; --i) move_##T((T *)to + i, (const T *)from + i)
#define BACKWARD_BYTES(element) memmove(to, from, (Unsigned)n * (element))
#define STRIDED(T) for (Long i = 0; i < n; ++i) move_##T((T *)(to + i * to_stride), (const T *)(from + i * from_stride))
#define STRIDED_BYTES(element) for (Long i = 0; i < n; ++i) memcpy(to + i * to_stride, from + i * from_stride, element)

/* n elements, contiguous on both sides; the target does not begin inside the source. */
INLINE void copy_forward(char *to, const char *from, Long n, Kind kind, Unsigned element) { EACH_KIND(FORWARD, element) }

/* The same where the target may begin inside the source. */
INLINE void copy_backward(char *to, const char *from, Long n, Kind kind, Unsigned element) { EACH_KIND(BACKWARD, element) }

INLINE void copy_row(char *to, Long to_stride, const char *from, Long from_stride, Long n, Kind kind, Unsigned element) {
  EACH_KIND(STRIDED, element)
}

/* One element. */
INLINE void copy_one(char *to, const char *from, Kind kind, Unsigned element) { copy_row(to, 0, from, 0, 1, kind, element); }

/* All elements, in their order, to a place of the same shape that does not overlap. */
INLINE void copy_rows(const View *to, const View *from, int rank, Kind kind, Unsigned element) {
  Long last = rows(from), length = from->extent[0];
  for (Long row = 0; row < last; ++row)
    copy_row(to->base + row_offset(to, rank, (Unsigned)row), to->stride[0], from->base + row_offset(from, rank, (Unsigned)row),
             from->stride[0], length, kind, element);
}

INLINE void *allocate(Unsigned size) { return malloc(size ? size : 1); }

/* All elements, to an array of the same shape, as if everything had been read before anything is written. `apart`: they are the same
   elements or none in common, as far as both are contiguous; `fresh`: none in common. */
INLINE void copy(const View *to, View from, int rank, Kind kind, Unsigned element, int apart, int fresh) {
  Long n = count(&from);
  if (is_dense(to, (Long)element) && is_dense(&from, (Long)element)) {
    if (apart || to->base <= from.base)
      copy_forward(to->base, from.base, n, kind, element);
    else
      copy_backward(to->base, from.base, n, kind, element);
  } else if (n > 0) {
    char *between = 0;
    if (!fresh && overlap(to, &from, (Long)element)) {
      between = allocate((Unsigned)n * element);
      View copied = dense(&from, between, (Long)element);
      copy_rows(&copied, &from, rank, kind, element);
      from = copied;
    }
    copy_rows(to, &from, rank, kind, element);
    if (between) free(between);
  }
}

/* One element, wherever an array of this shape is read. */
INLINE View repeated(const View *shape, char *value) {
  View v;
  v.base = value;
  EACH_DIMENSION(j) {
    v.extent[j] = shape->extent[j];
    v.stride[j] = 0;
  }
  return v;
}

/* Components ------------------------------------------------------------------------------------------------------------------- */

/* Elements are numbered, not walked over: the distance between them then stands in their addresses. */
#define EACH_ELEMENT(view, rank, element) \
  for (Long row = 0, last_row = count(view) > 0 ? rows(view) : 0; row < last_row; ++row) \
    for (Long at = 0; at < (view)->extent[0]; ++at) \
      for (char *element = (view)->base + row_offset(view, rank, (Unsigned)row) + at * (view)->stride[0]; element; element = 0)

INLINE void initialize_elements(const View *v, int rank, const DerivedType *type) {
  if (rank == 0)
    type_initialize(type, v->base);
  else
    EACH_ELEMENT(v, rank, element) type_initialize(type, element);
}

INLINE void destroy_elements(const View *v, int rank, const DerivedType *type) {
  if (rank == 0)
    type_destroy(type, v->base);
  else
    EACH_ELEMENT(v, rank, element) type_destroy(type, element);
}

INLINE void destroy_held_elements(const View *v, int rank, const DerivedType *type) {
  if (rank == 0)
    type_destroy_held(type, v->base);
  else
    EACH_ELEMENT(v, rank, element) type_destroy_held(type, element);
}

INLINE void finalize_elements(const View *v, int rank, const DerivedType *type) {
  if (type->no_finalization) return;
  if (rank == 0)
    type_finalize(type, v->base);
  else
    EACH_ELEMENT(v, rank, element) type_finalize_element(type, element);
}

INLINE void assign_rows(const View *to, const View *from, int rank, const DerivedType *type, int backward) {
  Long last = rows(from), length = from->extent[0];
  for (Long r = 0; r < last; ++r) {
    Long row = backward ? last - 1 - r : r;
    char *target = to->base + row_offset(to, rank, (Unsigned)row);
    const char *source = from->base + row_offset(from, rank, (Unsigned)row);
    for (Long i = 0; i < length; ++i) {
      Long at = backward ? length - 1 - i : i;
      type_assign(type, target + at * to->stride[0], source + at * from->stride[0]);
    }
  }
}

INLINE int are_parallel(const View *a, const View *b) {
  int parallel = 1;
  EACH_DIMENSION(j) parallel &= a->extent[j] <= 1 || a->stride[j] == b->stride[j];
  return parallel;
}

/* Element by element, to elements that have been initialized, as if everything had been read before anything is written. */
INLINE void assign_components(const View *to, const View *from, int rank, const DerivedType *type, Unsigned element) {
  if (rank == 0) {
    type_assign(type, to->base, from->base);
    return;
  }
  Long n = count(from);
  if (n == 0) return;
  int meet = overlap(to, from, (Long)element);
  if (!meet || are_parallel(to, from)) {
    assign_rows(to, from, rank, type, meet && to->base > from->base);
    return;
  }
  char *between = allocate((Unsigned)n * element);
  View copied = dense(from, between, (Long)element);
  initialize_elements(&copied, rank, type);
  assign_rows(&copied, from, rank, type, 0);
  assign_rows(to, &copied, rank, type, 0);
  destroy_elements(&copied, rank, type);
  free(between);
}

/* Descriptors ------------------------------------------------------------------------------------------------------------------ */

INLINE void set_bounds(Dimension *dim, Long lower, Long upper) {
  dim->lower = upper >= lower ? lower : 1;
  dim->extent = upper >= lower ? upper - lower + 1 : 0;
}

/* In the dimension `dimension`, which is a constant in callers. */
INLINE void set_bounds_of(Descriptor *d, int dimension, Long lower, Long upper) {
  if (dimension >= MAX_RANK) set_bounds(&d->dim[dimension], lower, upper);
  EACH_DIMENSION(j) {
    if (j == dimension) set_bounds(&d->dim[j], lower, upper);
  }
}

INLINE void write_dimensions(Descriptor *d, const Array *a) {
  EACH_DIMENSION(j) {
    if (j < a->rank) d->dim[j] = a->dim[j];
  }
}

INLINE void write_derived(Descriptor *d, int rank, const DerivedType *type) {
  if (!type || !(d->extra & HAS_ADDENDUM)) return;
  if (rank == 0) *(const DerivedType **)&d->dim[0] = type;
  EACH_DIMENSION(j) {
    if (rank == j + 1) *(const DerivedType **)&d->dim[j + 1] = type;
  }
}

/* Of what may be polymorphic, and is of no derived type. */
INLINE void forget_derived(Descriptor *d, int rank) {
  if (rank == 0) *(const DerivedType **)&d->dim[0] = 0;
  EACH_DIMENSION(j) {
    if (rank == j + 1) *(const DerivedType **)&d->dim[j + 1] = 0;
  }
}

/* Storage for the shape that the array has; the strides become those of a contiguous array. */
INLINE void allocate_storage(Descriptor *d, Array *a) {
  Unsigned size = a->element;
  EACH_DIMENSION(j) {
    if (j < a->rank) {
      a->dim[j].stride = (Long)size;
      d->dim[j].stride = (Long)size;
      size *= (Unsigned)a->dim[j].extent;
    }
  }
  a->base = allocate(size);
  d->base = a->base;
}
