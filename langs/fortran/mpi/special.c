/* Functions whose forms in Fortran and C differ by more than how arguments are passed. */
#include <stdio.h>
#include <unistd.h>

static void unsupported(const char *what) {
    char text[300];
    int length = snprintf(text, sizeof text, "polyglot_ad: %s\n", what);
    if (write(2, text, length) < 0) length = 0;
    PMPI_Abort(MPI_COMM_WORLD, 1);
}

FORTRAN mpi_init_(int *ierror) {
    int code = MPI_Init(NULL, NULL);
    if (ierror) *ierror = code;
}
FORTRAN mpi_init_thread_(const int *required, int *provided, int *ierror) {
    int code = MPI_Init_thread(NULL, NULL, *required, provided);
    if (ierror) *ierror = code;
}
FORTRAN mpi_pcontrol_(const int *level) { MPI_Pcontrol(*level); }

/* The buffer is not given back in mpif.h and the module mpi; in mpi_f08 its address is. */
FORTRAN mpi_buffer_detach_(void *buffer_addr, int *size, int *ierror) {
    void *buffer;
    (void)buffer_addr;
    int code = MPI_Buffer_detach(&buffer, size);
    if (ierror) *ierror = code;
}
FORTRAN mpi_buffer_detach_f08ts_(void *buffer_addr, int *size, int *ierror) {
    int code = MPI_Buffer_detach(buffer_addr, size);
    if (ierror) *ierror = code;
}

/* Attributes are integers; those that MPI defines are addresses of integers in C. */
static intptr_t attribute(int keyval, void *value) {
    if (keyval == MPI_TAG_UB || keyval == MPI_HOST || keyval == MPI_IO || keyval == MPI_WTIME_IS_GLOBAL || keyval == MPI_UNIVERSE_SIZE ||
        keyval == MPI_LASTUSEDCODE || keyval == MPI_APPNUM || keyval == MPI_WIN_DISP_UNIT || keyval == MPI_WIN_CREATE_FLAVOR ||
        keyval == MPI_WIN_MODEL)
        return *(int *)value;
    return keyval == MPI_WIN_SIZE ? *(MPI_Aint *)value : (intptr_t)value;
}
#define ATTRIBUTES(name, Name, T, Type)                                                                               \
    FORTRAN mpi_##name##_set_attr_(const int *handle, const int *keyval, const MPI_Aint *value, int *ierror) {           \
        int code = MPI_##Name##_set_attr(c_##T(*handle), *keyval, (void *)*value);                                      \
        if (ierror) *ierror = code;                                                                                   \
    }                                                                                                                 \
    FORTRAN mpi_##name##_get_attr_(const int *handle, const int *keyval, MPI_Aint *value, int *flag, int *ierror) {     \
        void *found = NULL;                                                                                           \
        int code = MPI_##Name##_get_attr(c_##T(*handle), *keyval, &found, flag);                                       \
        if (code == MPI_SUCCESS && *flag) *value = attribute(*keyval, found);                                          \
        if (ierror) *ierror = code;                                                                                   \
    }                                                                                                                 \
    void mpi_##name##_null_copy_fn_(int *h, int *k, MPI_Aint *e, MPI_Aint *in, MPI_Aint *out, int *flag, int *ierror) {    \
        (void)h, (void)k, (void)e, (void)in, (void)out;                                                               \
        *flag = 0, *ierror = MPI_SUCCESS;                                                                             \
    }                                                                                                                 \
    void mpi_##name##_dup_fn_(int *h, int *k, MPI_Aint *e, MPI_Aint *in, MPI_Aint *out, int *flag, int *ierror) {         \
        (void)h, (void)k, (void)e;                                                                                     \
        *out = *in, *flag = 1, *ierror = MPI_SUCCESS;                                                                  \
    }                                                                                                                 \
    void mpi_##name##_null_delete_fn_(int *h, int *k, MPI_Aint *value, MPI_Aint *e, int *ierror) {                        \
        (void)h, (void)k, (void)value, (void)e;                                                                        \
        *ierror = MPI_SUCCESS;                                                                                        \
    }                                                                                                                 \
    static int copy_##name(Type handle, int keyval, void *extra, void *in, void *out, int *flag) {                       \
        struct callbacks *given = extra;                                                                              \
        int h = f_##T(handle), code = MPI_SUCCESS;                                                                    \
        MPI_Aint old = (MPI_Aint)in, new = 0;                                                                          \
        given->copy(&h, &keyval, &given->extra, &old, &new, flag, &code);                                              \
        *(void **)out = (void *)new;                                                                                  \
        return code;                                                                                                  \
    }                                                                                                                 \
    static int delete_##name(Type handle, int keyval, void *value, void *extra) {                                       \
        struct callbacks *given = extra;                                                                              \
        int h = f_##T(handle), code = MPI_SUCCESS;                                                                    \
        MPI_Aint old = (MPI_Aint)value;                                                                                \
        given->delete(&h, &keyval, &old, &given->extra, &code);                                                        \
        return code;                                                                                                  \
    }                                                                                                                 \
    FORTRAN mpi_##name##_create_keyval_(void *copy, void *delete, int *keyval, const MPI_Aint *extra_state, int *ierror) { \
        struct callbacks *given = malloc(sizeof *given);                                                              \
        given->copy = (copying *)copy, given->delete = (deleting *)delete, given->extra = *extra_state;                \
        int code = MPI_##Name##_create_keyval(copy_##name, delete_##name, keyval, given);                              \
        if (ierror) *ierror = code;                                                                                   \
    }
typedef void copying(int *, int *, MPI_Aint *, MPI_Aint *, MPI_Aint *, int *, int *);
typedef void deleting(int *, int *, MPI_Aint *, MPI_Aint *, int *);
struct callbacks { /* lives as long as the program: the keyval may */
    copying *copy;
    deleting *delete;
    MPI_Aint extra;
};
ATTRIBUTES(comm, Comm, Comm, MPI_Comm)
ATTRIBUTES(win, Win, Win, MPI_Win)
ATTRIBUTES(type, Type, Datatype, MPI_Datatype)

/* What MPI 3 removed and old programs still call: displacements and attributes are default integers. */
FORTRAN mpi_attr_get_(const int *comm, const int *keyval, int *value, int *flag, int *ierror) {
    void *found = NULL;
    int code = MPI_Comm_get_attr(c_Comm(*comm), *keyval, &found, flag);
    if (code == MPI_SUCCESS && *flag) *value = (int)attribute(*keyval, found);
    if (ierror) *ierror = code;
}
FORTRAN mpi_attr_put_(const int *comm, const int *keyval, const int *value, int *ierror) {
    int code = MPI_Comm_set_attr(c_Comm(*comm), *keyval, (void *)(intptr_t)*value);
    if (ierror) *ierror = code;
}
FORTRAN mpi_attr_delete_(const int *comm, const int *keyval, int *ierror) {
    int code = MPI_Comm_delete_attr(c_Comm(*comm), *keyval);
    if (ierror) *ierror = code;
}
FORTRAN mpi_errhandler_set_(const int *comm, const int *errhandler, int *ierror) {
    int code = MPI_Comm_set_errhandler(c_Comm(*comm), c_Errhandler(*errhandler));
    if (ierror) *ierror = code;
}
FORTRAN mpi_type_extent_(const int *type, int *extent, int *ierror) {
    MPI_Aint lb, found = 0;
    int code = MPI_Type_get_extent(c_Datatype(*type), &lb, &found);
    *extent = (int)found;
    if (ierror) *ierror = code;
}
FORTRAN mpi_type_hvector_(const int *count, const int *blocklength, const int *stride, const int *oldtype, int *newtype, int *ierror) {
    MPI_Datatype made = MPI_DATATYPE_NULL;
    int code = MPI_Type_create_hvector(*count, *blocklength, *stride, c_Datatype(*oldtype), &made);
    *newtype = f_Datatype(made);
    if (ierror) *ierror = code;
}
FORTRAN mpi_address_(const void *location, int *address, int *ierror) {
    MPI_Aint found = 0;
    int code = MPI_Get_address(at(location), &found);
    if ((int)found != found) unsupported("MPI_ADDRESS: the address does not fit into a default integer (use MPI_GET_ADDRESS)");
    *address = (int)found;
    if (ierror) *ierror = code;
}

/* Buffers of mpi_f08's nonblocking and persistent calls come as descriptors: a section must not be copied, since it is in use after the call. */
struct dimension {
    int64_t lower, extent, stride;
};
struct descriptor {
    void *address;
    uint64_t size;
    int version;
    int8_t rank, type, attribute, extra;
    struct dimension dimensions[15];
};
#define DENSE(k) (d->rank <= (k) || (d->dimensions[k].stride == step && ((step *= d->dimensions[k].extent), 1)))
LATER int pad_later_dense(const struct descriptor *d) {
    int64_t step = (int64_t)d->size;
    return DENSE(0) && DENSE(1) && DENSE(2) && DENSE(3) && DENSE(4) && DENSE(5) && DENSE(6) && DENSE(7) && DENSE(8) && DENSE(9) && DENSE(10) &&
           DENSE(11) && DENSE(12) && DENSE(13) && DENSE(14);
}
LATER void *pad_later_whole(const struct descriptor *d, const char *name) {
    int64_t elements = 1;
    if (!pad_later_dense(d)) {
        for (int k = 0; k < d->rank; k++) elements *= d->dimensions[k].extent;
        if (elements > 1) unsupported(name);
    }
    return at_or_in_place(d->address);
}
/* A type for a section's elements, all of them or the first of a vector; the count is then 1. */
static MPI_Datatype section(const struct descriptor *d, MPI_Count count, MPI_Datatype type, const char *name) {
    MPI_Aint lower, extent;
    MPI_Datatype made, inner;
    int64_t elements = 1;
    for (int k = 0; k < d->rank; k++) elements *= d->dimensions[k].extent;
    PMPI_Type_get_extent(type, &lower, &extent);
    if (extent != (MPI_Aint)d->size || (count != elements && (d->rank != 1 || count > elements))) unsupported(name);
    PMPI_Type_dup(type, &inner);
    for (int k = 0; k < d->rank; k++) {
        int64_t many = count < elements ? count : d->dimensions[k].extent;
        PMPI_Type_create_hvector((int)many, 1, d->dimensions[k].stride, inner, &made);
        PMPI_Type_free(&inner);
        inner = made;
    }
    PMPI_Type_commit(&inner);
    return inner;
}
