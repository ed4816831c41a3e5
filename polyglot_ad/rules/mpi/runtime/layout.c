/* Datatypes as trees (Node), by MPI_Type_get_envelope and MPI_Type_get_contents. */

static Node *new_node(int tag, int64_t count) {
    Node *node = get_zeros(NULL, sizeof *node);
    node->tag = tag;
    node->count = count;
    if (tag == LIST || tag == BLOCKS) node->at = get_zeros(NULL, count * 8);
    if (tag == BLOCKS) node->len = get_zeros(NULL, count * 8);
    if (tag != LEAF) node->child = get_zeros(NULL, (tag == LIST ? count : 1) * (int64_t)sizeof(Node *));
    return node;
}

static void free_node(Node *node) {
    if (!node) return;
    if (node->child)
        for (int64_t i = 0; i < (node->tag == LIST ? node->count : 1); i++) free_node(node->child[i]);
    free(node->child);
    free(node->at);
    free(node->len);
    free(node);
}

static Node *leaf(int kind, int per, int64_t size) {
    Node *node = new_node(LEAF, 1);
    node->kind = kind;
    node->per = per;
    node->size = size;
    node->mask = 1 << kind;
    return node;
}

static Node *loop(int64_t count, int64_t stride, Node *child) {
    if (child->tag == LEAF && (count == 1 || stride == child->size * child->count)) {
        child->count *= count;
        return child;
    }
    if (count == 1) return child;
    Node *node = new_node(LOOP, count);
    node->stride = stride;
    node->child[0] = child;
    node->mask = child->mask;
    return node;
}

static int64_t kind_size(int kind) { return kind == F32 ? 4 : kind == F64 ? 8 : kind == PACKED ? 1 : 16; }

/* A number and an integer, as MINLOC and MAXLOC want them. */
static Node *pair(int kind, int64_t integer_at, int64_t integer_size) {
    Node *node = new_node(LIST, 2);
    node->child[0] = leaf(kind, 1, kind_size(kind));
    node->child[1] = leaf(NONE, 0, integer_size);
    node->child[1]->type = MPI_INT;
    node->at[1] = integer_at;
    node->mask = 1 << kind | 1 << NONE;
    return node;
}

static Node *numbers(int kind, int per) { return leaf(kind, per, kind_size(kind) * per); }

static Node *half_precision(const pad_mpi_site *site) {
    refuse(site, "a call of MPI with numbers of a kind that is not followed (half or quadruple precision)", "adjoints of this kind are not sent",
           "use float, double or long double");
    return NULL;
}

static Node *real_of_size(const pad_mpi_site *site, int64_t size, int per) {
    if (size == 4 * per) return numbers(F32, per);
    if (size == 8 * per) return numbers(F64, per);
    return half_precision(site);
}

static Node *named(const pad_mpi_site *site, MPI_Datatype type) {
    if (type == MPI_DOUBLE || type == MPI_DOUBLE_PRECISION || type == MPI_REAL8) return numbers(F64, 1);
    if (type == MPI_FLOAT || type == MPI_REAL4) return numbers(F32, 1);
    if (type == MPI_LONG_DOUBLE) return numbers(F80, 1);
    if (type == MPI_C_DOUBLE_COMPLEX || type == MPI_DOUBLE_COMPLEX || type == MPI_COMPLEX16 || type == MPI_CXX_DOUBLE_COMPLEX) return numbers(F64, 2);
    if (type == MPI_C_FLOAT_COMPLEX || type == MPI_C_COMPLEX || type == MPI_COMPLEX8 || type == MPI_CXX_FLOAT_COMPLEX) return numbers(F32, 2);
    if (type == MPI_C_LONG_DOUBLE_COMPLEX || type == MPI_CXX_LONG_DOUBLE_COMPLEX) return numbers(F80, 2);
    if (type == MPI_DOUBLE_INT) return pair(F64, 8, 4);
    if (type == MPI_FLOAT_INT) return pair(F32, 4, 4);
    if (type == MPI_LONG_DOUBLE_INT) return pair(F80, 16, 4);
    int size = 0;
    PMPI_Type_size(type, &size);
    if (type == MPI_REAL) return real_of_size(site, size, 1);
    if (type == MPI_COMPLEX) return real_of_size(site, size, 2);
    /* The second number of these is an index: as a number, with an adjoint that is not used. */
    if (type == MPI_2REAL) return real_of_size(site, size, 2);
    if (type == MPI_2DOUBLE_PRECISION) return numbers(F64, 2);
#ifdef MPI_REAL2
    if (type == MPI_REAL2 || type == MPI_COMPLEX4) return half_precision(site);
#endif
#ifdef MPIX_C_FLOAT16
    if (type == MPIX_C_FLOAT16) return half_precision(site);
#endif
#ifdef MPIX_BFLOAT16
    if (type == MPIX_BFLOAT16) return half_precision(site);
#endif
    if (type == MPI_REAL16 || type == MPI_COMPLEX32) return half_precision(site);
    Node *node = leaf(NONE, 0, size);
    node->type = type;
    return node;
}

/* Whether it is made of MPI_BYTE alone. */
static int is_raw(const Node *n) {
    if (n->tag == LEAF) return n->kind == NONE && n->type == MPI_BYTE;
    for (int64_t i = 0; i < (n->tag == LIST ? n->count : 1); i++)
        if (!is_raw(n->child[i])) return 0;
    return n->tag != LIST || n->count > 0;
}

/* How a datatype was made: the arguments of its constructor, and how many there are. */
typedef struct {
    int combiner;
    int64_t integers, addresses, counts, types;
} Envelope;

static int envelope_of(MPI_Datatype type, Envelope *e) {
#ifdef HAS_LARGE_COUNTS
    MPI_Count integers = 0, addresses = 0, counts = 0, types = 0;
    int code = PMPI_Type_get_envelope_c(type, &integers, &addresses, &counts, &types, &e->combiner);
#else
    int integers = 0, addresses = 0, counts = 0, types = 0;
    int code = PMPI_Type_get_envelope(type, &integers, &addresses, &types, &e->combiner);
#endif
    *e = (Envelope){e->combiner, integers, addresses, counts, types};
    return code;
}

/* The arguments, in one form whatever the type of counts was: `n` as the functions without large counts have them, `a` where displacements in bytes are. */
typedef struct {
    int64_t *n, *a;
    MPI_Datatype *d;
    void *memory;
} Contents;

static Contents contents_of(const pad_mpi_site *site, MPI_Datatype type, const Envelope *e) {
    Contents c;
    int64_t all = e->integers + e->addresses + e->counts, used = 0;
    c.n = get_zeros(site, (all + 1) * 8);
    c.memory = c.n;
    c.a = c.n + e->integers + e->counts;
    c.d = get_memory(site, e->types * (int64_t)sizeof *c.d);
    int *n = get_memory(site, e->integers * (int64_t)sizeof *n);
    MPI_Aint *a = get_memory(site, e->addresses * (int64_t)sizeof *a);
#ifdef HAS_LARGE_COUNTS
    MPI_Count *large = get_memory(site, e->counts * (int64_t)sizeof *large);
    check(site, PMPI_Type_get_contents_c(type, e->integers, e->addresses, e->counts, e->types, n, a, large, c.d));
    /* Of subarrays the number of dimensions comes first, of distributed arrays the ranks, too; then the sizes, which are large, and the rest. */
    int64_t before = e->counts == 0 ? e->integers : e->combiner == MPI_COMBINER_SUBARRAY ? 1 : e->combiner == MPI_COMBINER_DARRAY ? 3 : 0;
    for (int64_t i = 0; i < before; i++) c.n[used++] = n[i];
    for (int64_t i = 0; i < e->counts; i++) c.n[used++] = (int64_t)large[i];
    for (int64_t i = before; i < e->integers; i++) c.n[used++] = n[i];
    if (e->counts > 0) {
        if (e->combiner == MPI_COMBINER_HVECTOR) c.a = c.n + 2;
        if (e->combiner == MPI_COMBINER_HINDEXED || e->combiner == MPI_COMBINER_STRUCT) c.a = c.n + 1 + c.n[0];
        if (e->combiner == MPI_COMBINER_HINDEXED_BLOCK) c.a = c.n + 2;
    }
    free(large);
#else
    check(site, PMPI_Type_get_contents(type, (int)e->integers, (int)e->addresses, (int)e->types, n, a, c.d));
    for (int64_t i = 0; i < e->integers; i++) c.n[used++] = n[i];
#endif
    for (int64_t i = 0; i < e->addresses; i++) c.a[i] = (int64_t)a[i];
    free(n);
    free(a);
    return c;
}

static int is_named(MPI_Datatype type) {
    Envelope e = {0};
    envelope_of(type, &e);
    int combiner = e.combiner;
    return combiner == MPI_COMBINER_NAMED || combiner == MPI_COMBINER_F90_REAL || combiner == MPI_COMBINER_F90_COMPLEX || combiner == MPI_COMBINER_F90_INTEGER;
}

static int64_t extent_of(MPI_Datatype type) {
    MPI_Aint low = 0, extent = 0;
    PMPI_Type_get_extent(type, &low, &extent);
    return extent;
}

static Node *layout_of(const pad_mpi_site *site, MPI_Datatype type);

/* Positions of a dimension of a distributed array that belong to this process: block cyclic. */
static Node *distributed(Node *child, int64_t extent, int64_t size, int64_t distribution, int64_t argument, int64_t processes, int64_t me) {
    if (distribution == MPI_DISTRIBUTE_NONE) return loop(size, extent, child);
    int64_t block = argument;
    if (argument == MPI_DISTRIBUTE_DFLT_DARG) block = distribution == MPI_DISTRIBUTE_BLOCK ? (size + processes - 1) / processes : 1;
    int64_t number = 0;
    for (int64_t first = me * block; first < size; first += block * processes) number++;
    Node *node = new_node(BLOCKS, number);
    node->child[0] = child;
    node->stride = extent;
    node->mask = child->mask;
    for (int64_t i = 0; i < number; i++) {
        int64_t first = (me + i * processes) * block;
        node->at[i] = first * extent;
        node->len[i] = first + block <= size ? block : size - first;
    }
    return node;
}

static Node *darray(Node *child, int64_t extent, const int64_t *n) {
    int64_t processes = n[0], rank = n[1];
    int dims = (int)n[2];
    const int64_t *sizes = n + 3, *kinds = sizes + dims, *arguments = kinds + dims, *grid = arguments + dims;
    int64_t order = grid[dims];
    int64_t coordinates[64];
    for (int i = 0; i < dims; i++) {
        processes /= grid[i];
        coordinates[i] = rank / processes;
        rank %= processes;
    }
    for (int k = 0; k < dims; k++) {
        int i = order == MPI_ORDER_FORTRAN ? k : dims - 1 - k;
        child = distributed(child, extent, sizes[i], kinds[i], arguments[i], grid[i], coordinates[i]);
        extent *= sizes[i];
    }
    return child;
}

static Node *shifted(int64_t offset, Node *child) {
    if (offset == 0) return child;
    Node *node = new_node(LIST, 1);
    node->at[0] = offset;
    node->child[0] = child;
    node->mask = child->mask;
    return node;
}

static Node *subarray(Node *child, int64_t extent, const int64_t *n) {
    int dims = (int)n[0];
    int64_t order = n[1 + 3 * dims];
    const int64_t *sizes = n + 1, *sub = sizes + dims, *starts = sub + dims;
    int64_t offset = 0;
    for (int k = 0; k < dims; k++) {
        int i = order == MPI_ORDER_FORTRAN ? k : dims - 1 - k;
        child = loop(sub[i], extent, child);
        offset += starts[i] * extent;
        extent *= sizes[i];
    }
    return shifted(offset, child);
}

/* Blocks of one datatype: lengths[i] (or `length`) items from byte at[i] or item[i] on. */
static Node *blocks(Node *child, int64_t extent, int64_t count, const int64_t *lengths, int64_t length, const int64_t *at, const int64_t *item) {
    Node *node = new_node(BLOCKS, count);
    node->child[0] = child;
    node->stride = extent;
    node->mask = child->mask;
    for (int64_t i = 0; i < count; i++) {
        node->len[i] = lengths ? lengths[i] : length;
        node->at[i] = at ? at[i] : item[i] * extent;
    }
    return node;
}

static Node *structure(const pad_mpi_site *site, int64_t count, const int64_t *lengths, const int64_t *at, const MPI_Datatype *types) {
    Node *node = new_node(LIST, count);
    for (int64_t i = 0; i < count; i++) {
        node->child[i] = loop(lengths[i], extent_of(types[i]), layout_of(site, types[i]));
        node->at[i] = at[i];
        if (lengths[i]) node->mask |= node->child[i]->mask;
    }
    return node;
}

static Node *derived(const pad_mpi_site *site, int combiner, const int64_t *n, const int64_t *a, const MPI_Datatype *d) {
    if (combiner == MPI_COMBINER_STRUCT) return structure(site, n[0], n + 1, a, d);
    Node *child = layout_of(site, d[0]);
    int64_t extent = extent_of(d[0]);
    switch (combiner) {
    case MPI_COMBINER_DUP:
    case MPI_COMBINER_RESIZED: return child;
    case MPI_COMBINER_CONTIGUOUS: return loop(n[0], extent, child);
    case MPI_COMBINER_VECTOR: return loop(n[0], n[2] * extent, loop(n[1], extent, child));
    case MPI_COMBINER_HVECTOR: return loop(n[0], a[0], loop(n[1], extent, child));
    case MPI_COMBINER_INDEXED: return blocks(child, extent, n[0], n + 1, 0, NULL, n + 1 + n[0]);
    case MPI_COMBINER_HINDEXED: return blocks(child, extent, n[0], n + 1, 0, a, NULL);
    case MPI_COMBINER_INDEXED_BLOCK: return blocks(child, extent, n[0], NULL, n[1], NULL, n + 2);
    case MPI_COMBINER_HINDEXED_BLOCK: return blocks(child, extent, n[0], NULL, n[1], a, NULL);
    case MPI_COMBINER_SUBARRAY: return subarray(child, extent, n);
    case MPI_COMBINER_DARRAY: return darray(child, extent, n);
    }
    free_node(child);
    refuse(site, "a call of MPI with a derived datatype made in a way that is not followed", "its layout is not known",
           "make it by MPI_Type_contiguous, _vector, _indexed, _create_struct, _create_subarray or _create_darray");
    return NULL;
}

static Node *layout_of(const pad_mpi_site *site, MPI_Datatype type) {
    Envelope e = {0};
    int size = 0;
    /* The commonest without a question. */
    if (type == MPI_DOUBLE || type == MPI_FLOAT) return named(site, type);
    check(site, envelope_of(type, &e));
    if (e.combiner == MPI_COMBINER_NAMED) return named(site, type);
    if (e.combiner == MPI_COMBINER_F90_REAL || e.combiner == MPI_COMBINER_F90_COMPLEX || e.combiner == MPI_COMBINER_F90_INTEGER) {
        PMPI_Type_size(type, &size);
        Node *node = e.combiner == MPI_COMBINER_F90_INTEGER ? leaf(NONE, 0, size) : real_of_size(site, size, e.combiner == MPI_COMBINER_F90_COMPLEX ? 2 : 1);
        node->type = type;
        return node;
    }
    Contents c = contents_of(site, type, &e);
    Node *node = derived(site, e.combiner, c.n, c.a, c.d);
    for (int64_t i = 0; i < e.types; i++)
        if (!is_named(c.d[i])) PMPI_Type_free(&c.d[i]);
    free(c.memory);
    free(c.d);
    return node;
}
