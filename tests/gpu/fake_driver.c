/* NVIDIA's driver as far as polyglot_ad calls it, on a machine without one: memory of the device is the host's, and kernels are functions of
   the libraries that FAKE_KERNELS names. FAKE_LOG is a file that calls are noted in. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int Result;
typedef uint64_t Pointer;
typedef void (*Launch)(void **, const unsigned *, unsigned);

enum { MOST = 1024 };
static struct { Pointer place; size_t size; } blocks[MOST];
static int pushed;

static void note(const char *name, long number) {
  const char *path = getenv("FAKE_LOG");
  FILE *file = path ? fopen(path, "a") : NULL;
  if (!file) return;
  fprintf(file, "%s %ld\n", name, number);
  fclose(file);
}
static int setting(const char *name, int usual) {
  const char *text = getenv(name);
  return text && *text ? atoi(text) : usual;
}
static int find(Pointer place) {
  for (int k = 0; k < MOST; k++)
    if (blocks[k].size && place >= blocks[k].place && place < blocks[k].place + blocks[k].size) return k;
  return -1;
}

Result cuInit(unsigned flags) { return flags ? 1 : setting("FAKE_INIT", 0); }
Result cuGetErrorName(Result status, const char **text) { *text = status == 2 ? "CUDA_ERROR_OUT_OF_MEMORY" : "CUDA_ERROR_FAKE"; return 0; }
Result cuGetErrorString(Result status, const char **text) { *text = status == 2 ? "out of memory" : "made up"; return 0; }
Result cuDeviceGetCount(int *count) { *count = setting("FAKE_DEVICES", 1); return 0; }
Result cuDeviceGet(int *device, int number) { *device = number; return 0; }
Result cuDeviceGetAttribute(int *value, int attribute, int device) {
  (void)device;
  *value = attribute == 75 ? 9 : attribute == 76 ? 0 : attribute == 97 ? setting("FAKE_SHARED", 227 * 1024) : 0;
  return 0;
}
Result cuDevicePrimaryCtxRetain(void **context, int device) { *context = (void *)(uintptr_t)(device + 1); return 0; }
Result cuCtxPushCurrent_v2(void *context) { pushed++; return context ? 0 : 201; }
Result cuCtxPopCurrent_v2(void **context) { *context = NULL; return pushed-- > 0 ? 0 : 201; }
Result cuModuleLoadData(void **module, const char *code) {
  note("load", (long)strlen(code));
  *module = pushed ? module : NULL;
  return pushed && strstr(code, ".version") ? 0 : 218;
}
Result cuModuleGetFunction(void **function, void *module, const char *name) {
  char symbol[512], list[4096];
  (void)module;
  snprintf(symbol, sizeof symbol, "launch_%s", name);
  snprintf(list, sizeof list, "%s", getenv("FAKE_KERNELS") ? getenv("FAKE_KERNELS") : "");
  for (char *path = strtok(list, ":"); path; path = strtok(NULL, ":")) {
    void *library = dlopen(path, RTLD_NOW);
    if (library && (*function = dlsym(library, symbol))) return 0;
  }
  return 500;
}
Result cuFuncGetAttribute(int *value, int attribute, void *function) { (void)attribute, (void)function; *value = setting("FAKE_STATIC", 0); return 0; }
Result cuFuncSetAttribute(void *function, int attribute, int value) { (void)function, (void)attribute; note("shared", value); return 0; }
Result cuMemAlloc_v2(Pointer *place, size_t size) {
  if (size > (size_t)setting("FAKE_MEMORY", 1 << 28)) return 2;
  for (int k = 0; k < MOST; k++)
    if (!blocks[k].size) {
      blocks[k].place = *place = (Pointer)(uintptr_t)malloc(size);
      memset((void *)(uintptr_t)*place, 0x7f, blocks[k].size = size);
      note("allocate", (long)size);
      return 0;
    }
  return 2;
}
Result cuMemFree_v2(Pointer place) {
  int k = find(place);
  if (k < 0 || blocks[k].place != place) return 1;
  blocks[k].size = 0;
  free((void *)(uintptr_t)place);
  note("free", 0);
  return 0;
}
Result cuDeviceGetDefaultMemPool(void **pool, int device) { *pool = (void *)(uintptr_t)(device + 1); return 0; }
Result cuMemPoolSetAttribute(void *pool, int attribute, void *value) { return !pool || attribute != 4 || !*(uint64_t *)value; }
Result cuMemAllocAsync(Pointer *place, size_t size, void *stream) { (void)stream; return cuMemAlloc_v2(place, size); }
Result cuMemFreeAsync(Pointer place, void *stream) { (void)stream; return cuMemFree_v2(place); }
Result cuMemcpyHtoDAsync_v2(Pointer to, const void *from, size_t size, void *stream) {
  (void)stream;
  note("in", (long)size);
  return find(to) < 0 ? 1 : (memcpy((void *)(uintptr_t)to, from, size), 0);
}
Result cuMemcpyDtoHAsync_v2(void *to, Pointer from, size_t size, void *stream) {
  (void)stream;
  note("out", (long)size);
  return find(from) < 0 ? 1 : (memcpy(to, (void *)(uintptr_t)from, size), 0);
}
Result cuMemcpyDtoDAsync_v2(Pointer to, Pointer from, size_t size, void *stream) {
  (void)stream;
  return find(to) < 0 || find(from) < 0 ? 1 : (memcpy((void *)(uintptr_t)to, (void *)(uintptr_t)from, size), 0);
}
Result cuMemsetD8Async(Pointer place, unsigned char value, size_t size, void *stream) {
  (void)stream;
  return find(place) < 0 ? 1 : (memset((void *)(uintptr_t)place, value, size), 0);
}
Result cuStreamSynchronize(void *stream) { note("wait", (long)(uintptr_t)stream); return 0; }
Result cuPointerGetAttribute(void *value, int attribute, Pointer place) {
  if (find(place) < 0) return 1;
  *(int *)value = attribute == 2 ? 2 : setting("FAKE_OWNER", 0);
  return 0;
}
Result cuLaunchKernel(void *function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, void *stream,
                      void **arguments, void **more) {
  const unsigned shape[6] = {gx, gy, gz, bx, by, bz};
  (void)more;
  note("launch", (long)(uintptr_t)stream);
  if (!pushed || !gx || !bx || bx * by * bz > 1024) return 1;
  ((Launch)function)(arguments, shape, shared);
  return 0;
}
int fake_blocks(void) {
  int count = 0;
  for (int k = 0; k < MOST; k++) count += blocks[k].size != 0;
  return count;
}
