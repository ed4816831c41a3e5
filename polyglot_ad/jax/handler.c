/* The handler of XLA's foreign function interface: it reads a plan (`plans.py`), points the entry of a function or derivative at XLA's buffers, and
 * runs it for every member of the batch. One handler serves all; the attribute `plan` says which plan.
 *
 * A plan is an array of words (PLAN_... below). What lies behind the first axes of a buffer, those of batches, is one member. An input that all
 * members share has the length 1 there. */
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "xla/ffi/api/c_api.h"

typedef int (*Loop)(void *entry, int64_t from, int64_t to, int64_t *table, char *results, int64_t bytes, int64_t *failed);
typedef const char *(*Message)(void);

enum { PLAN_ENTRY, PLAN_LOOP, PLAN_MESSAGE, PLAN_LOCK, PLAN_ARGUMENTS, PLAN_SLOT_BYTES, PLAN_SLOTS, PLAN_INPUTS, PLAN_OUTPUTS, PLAN_HEAD };
enum { BUFFER_RANK, BUFFER_BYTES, BUFFER_WORDS };
enum { ARGUMENT_KIND, ARGUMENT_INDEX, ARGUMENT_BYTES, ARGUMENT_START, ARGUMENT_FROM, ARGUMENT_WORDS };
enum { KIND_CONSTANT, KIND_INPUT, KIND_OUTPUT, KIND_SCRATCH, KIND_WIDENED, KIND_NULL };
enum { START_ZERO, START_COPY, START_ONES, START_ONES_SINGLE };
enum { SLOT_OUTPUT, SLOT_AT, SLOT_OFFSET, SLOT_BYTES, SLOT_WORDS };

enum { TABLE = 1 << 16, MOST_AXES = 32 };
static _Atomic(int64_t) names[TABLE];
static const int64_t *plans[TABLE];

/* Make a plan known. Python holds its lock meanwhile. */
int pad_xla_put(int64_t name, const int64_t *plan) {
  for (uint64_t probe = 0; probe < TABLE; probe++) {
    uint64_t at = ((uint64_t)name + probe) % TABLE;
    if (names[at] == name) return 0;
    if (names[at] == 0) {
      plans[at] = plan;
      atomic_store_explicit(&names[at], name, memory_order_release);
      return 0;
    }
  }
  return 1;
}

static const int64_t *find(int64_t name) {
  for (uint64_t probe = 0; probe < TABLE; probe++) {
    uint64_t at = ((uint64_t)name + probe) % TABLE;
    int64_t found = atomic_load_explicit(&names[at], memory_order_acquire);
    if (found == name) return plans[at];
    if (found == 0) return NULL;
  }
  return NULL;
}

static XLA_FFI_Error *fail(const XLA_FFI_Api *api, const char *text, XLA_FFI_Error_Code code) {
  XLA_FFI_Error_Create_Args args = {XLA_FFI_Error_Create_Args_STRUCT_SIZE, NULL, text, code};
  return api->XLA_FFI_Error_Create(&args);
}

/* Bytes from the first member to the one at `index` along the batch's axes. */
static int64_t offset_of(const XLA_FFI_Buffer *buffer, int64_t axes, const int64_t *index, int64_t member) {
  int64_t offset = 0;
  for (int64_t axis = 0; axis < axes; axis++) offset = offset * buffer->dims[axis] + (buffer->dims[axis] == 1 ? 0 : index[axis]);
  return offset * member;
}

/* Bytes from a member to the next along the last of the batch's axes. */
static int64_t stride_of(const XLA_FFI_Buffer *buffer, int64_t axes, int64_t member) {
  return axes > 0 && buffer->dims[axes - 1] > 1 ? member : 0;
}

static void start(char *to, int64_t bytes, int64_t how, const char *from) {
  if (how == START_COPY) {
    memcpy(to, from, bytes);
  } else if (how == START_ONES) {
    for (int64_t i = 0; i < bytes / 8; i++) ((double *)to)[i] = 1.0;
  } else if (how == START_ONES_SINGLE) {
    for (int64_t i = 0; i < bytes / 4; i++) ((float *)to)[i] = 1.0f;
  } else {
    memset(to, 0, bytes);
  }
}

/* One row of members, those along the last of the batch's axes. */
static int row(const int64_t *plan, XLA_FFI_CallFrame *frame, int64_t axes, int64_t *index, int64_t count) {
  const int64_t *inputs = plan + PLAN_HEAD, *outputs = inputs + BUFFER_WORDS * plan[PLAN_INPUTS];
  const int64_t *arguments = outputs + BUFFER_WORDS * plan[PLAN_OUTPUTS];
  const int64_t *slots = arguments + ARGUMENT_WORDS * plan[PLAN_ARGUMENTS];
  int64_t table[2 * plan[PLAN_ARGUMENTS] + 2];
  void *own[plan[PLAN_ARGUMENTS] + 1];
  int64_t held = 0, bytes = plan[PLAN_SLOT_BYTES], failed = 0;
  char few[512] __attribute__((aligned(16)));
  char *results = bytes * count <= (int64_t)sizeof few ? few : (own[held++] = malloc(bytes * count));
  if (!results) return -1;
  for (int64_t k = 0; k < plan[PLAN_ARGUMENTS]; k++) {
    const int64_t *argument = arguments + ARGUMENT_WORDS * k;
    int64_t kind = argument[ARGUMENT_KIND], at = argument[ARGUMENT_INDEX], size = argument[ARGUMENT_BYTES];
    table[2 * k] = 0;
    table[2 * k + 1] = 0;
    if (kind == KIND_CONSTANT) {
      table[2 * k] = (int64_t)&argument[ARGUMENT_FROM];
    } else if (kind == KIND_INPUT || kind == KIND_WIDENED) {
      XLA_FFI_Buffer *buffer = frame->args.args[at];
      int64_t member = inputs[BUFFER_WORDS * at + BUFFER_BYTES], stride = stride_of(buffer, axes, member);
      char *base = (char *)buffer->data + offset_of(buffer, axes, index, member) + argument[ARGUMENT_FROM];
      if (kind == KIND_WIDENED) { /* an integer of 32 bits where the function takes one of 64 */
        int64_t *wide = own[held++] = malloc(8 * (count + 1));
        if (!wide) goto exhausted;
        for (int64_t m = 0; m < count; m++) wide[m] = *(int32_t *)(base + m * stride);
        base = (char *)wide;
        stride = 8;
      }
      table[2 * k] = (int64_t)base;
      table[2 * k + 1] = stride;
    } else if (kind == KIND_OUTPUT || kind == KIND_SCRATCH) {
      char *base;
      if (kind == KIND_OUTPUT) {
        XLA_FFI_Buffer *buffer = frame->rets.rets[at];
        base = (char *)buffer->data + offset_of(buffer, axes, index, size);
      } else {
        base = own[held++] = malloc(size * count + 1);
        if (!base) goto exhausted;
      }
      const char *from = NULL;
      int64_t stride = 0;
      if (argument[ARGUMENT_START] == START_COPY) {
        XLA_FFI_Buffer *buffer = frame->args.args[argument[ARGUMENT_FROM]];
        from = (char *)buffer->data + offset_of(buffer, axes, index, size);
        stride = stride_of(buffer, axes, size);
      }
      for (int64_t m = 0; m < count; m++) start(base + m * size, size, argument[ARGUMENT_START], from ? from + m * stride : NULL);
      table[2 * k] = (int64_t)base;
      table[2 * k + 1] = size;
    }
  }
  int status = ((Loop)plan[PLAN_LOOP])((void *)plan[PLAN_ENTRY], 0, count, table, results, bytes, &failed);
  for (int64_t s = 0; status == 0 && s < plan[PLAN_SLOTS]; s++) {
    const int64_t *slot = slots + SLOT_WORDS * s;
    XLA_FFI_Buffer *buffer = frame->rets.rets[slot[SLOT_OUTPUT]];
    int64_t member = outputs[BUFFER_WORDS * slot[SLOT_OUTPUT] + BUFFER_BYTES];
    char *to = (char *)buffer->data + offset_of(buffer, axes, index, member) + slot[SLOT_AT];
    for (int64_t m = 0; m < count; m++) {
      if (slot[SLOT_OFFSET] < 0) memset(to + m * member, 0, slot[SLOT_BYTES]);
      else memcpy(to + m * member, results + m * bytes + slot[SLOT_OFFSET], slot[SLOT_BYTES]);
    }
  }
  while (held) free(own[--held]);
  return status;
exhausted:
  while (held) free(own[--held]);
  return -1;
}

static XLA_FFI_Error *execute(const int64_t *plan, XLA_FFI_CallFrame *frame) {
  if (frame->args.size != plan[PLAN_INPUTS] || frame->rets.size != plan[PLAN_OUTPUTS])
    return fail(frame->api, "polyglot_ad: the call has other buffers than its plan", XLA_FFI_Error_Code_INTERNAL);
  XLA_FFI_Buffer *first = frame->rets.rets[0];
  const int64_t *outputs = plan + PLAN_HEAD + BUFFER_WORDS * plan[PLAN_INPUTS];
  int64_t axes = first->rank - outputs[BUFFER_RANK], index[MOST_AXES] = {0}, rows = 1;
  if (axes < 0 || axes > MOST_AXES) return fail(frame->api, "polyglot_ad: too many axes", XLA_FFI_Error_Code_INVALID_ARGUMENT);
  for (int64_t axis = 0; axis + 1 < axes; axis++) rows *= first->dims[axis];
  int64_t count = axes > 0 ? first->dims[axes - 1] : 1;
  if (count == 0) return NULL;
  atomic_flag *lock = (atomic_flag *)plan[PLAN_LOCK];
  while (lock && atomic_flag_test_and_set_explicit(lock, memory_order_acquire)) {}
  int status = 0;
  for (int64_t r = 0; status == 0 && r < rows; r++) {
    status = row(plan, frame, axes, index, count);
    for (int64_t axis = axes - 2; axis >= 0 && ++index[axis] == first->dims[axis]; axis--) index[axis] = 0;
  }
  if (lock) atomic_flag_clear_explicit(lock, memory_order_release);
  if (status == -1) return fail(frame->api, "polyglot_ad: out of memory", XLA_FFI_Error_Code_RESOURCE_EXHAUSTED);
  if (status == 0) return NULL;
  return fail(frame->api, plan[PLAN_MESSAGE] ? ((Message)plan[PLAN_MESSAGE])() : "native code raised an error", XLA_FFI_Error_Code_UNKNOWN);
}

XLA_FFI_Error *pad_xla_handler(XLA_FFI_CallFrame *frame) {
  XLA_FFI_Extension_Base *extension = frame->extension_start;
  if (extension && extension->type == XLA_FFI_Extension_Metadata) {
    XLA_FFI_Metadata *metadata = ((XLA_FFI_Metadata_Extension *)extension)->metadata;
    metadata->api_version.major_version = XLA_FFI_API_MAJOR;
    metadata->api_version.minor_version = XLA_FFI_API_MINOR;
    return NULL;
  }
  const int64_t *plan = NULL;
  for (int64_t k = 0; k < frame->attrs.size; k++) {
    XLA_FFI_ByteSpan *name = frame->attrs.names[k];
    if (name->len == 4 && memcmp(name->ptr, "plan", 4) == 0 && frame->attrs.types[k] == XLA_FFI_AttrType_SCALAR)
      plan = find(*(int64_t *)((XLA_FFI_Scalar *)frame->attrs.attrs[k])->value);
  }
  if (!plan) return fail(frame->api, "polyglot_ad: no plan of this name is known in this process", XLA_FFI_Error_Code_NOT_FOUND);
  return execute(plan, frame);
}
