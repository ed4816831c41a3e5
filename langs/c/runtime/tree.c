// Red-black trees and lists of libstdc++, behind std::map, std::set and std::list, by its public structures (bits/stl_tree.h, bits/stl_list.h).
#include <stdbool.h>
#include <stddef.h>

struct node {
    int color; // 0 red, 1 black
    struct node *parent, *left, *right;
};

static struct node *next(struct node *x) {
    if (x->right) {
        x = x->right;
        while (x->left) x = x->left;
        return x;
    }
    struct node *y = x->parent;
    while (x == y->right) {
        x = y;
        y = y->parent;
    }
    return x->right != y ? y : x;
}

static struct node *previous(struct node *x) {
    if (x->color == 0 && x->parent->parent == x) return x->right;
    if (x->left) {
        struct node *y = x->left;
        while (y->right) y = y->right;
        return y;
    }
    struct node *y = x->parent;
    while (x == y->left) {
        x = y;
        y = y->parent;
    }
    return y;
}

struct node *_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base(struct node *x) { return next(x); }
struct node *_ZSt18_Rb_tree_incrementPKSt18_Rb_tree_node_base(struct node *x) { return next(x); }
struct node *_ZSt18_Rb_tree_decrementPSt18_Rb_tree_node_base(struct node *x) { return previous(x); }
struct node *_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base(struct node *x) { return previous(x); }

// Put y where x is below its parent; header->parent is the root.
static void replace(struct node *x, struct node *y, struct node *header) {
    if (x == header->parent) header->parent = y;
    else if (x == x->parent->left) x->parent->left = y;
    else x->parent->right = y;
}

static void rotate_left(struct node *x, struct node *header) {
    struct node *y = x->right;
    x->right = y->left;
    if (y->left) y->left->parent = x;
    y->parent = x->parent;
    replace(x, y, header);
    y->left = x;
    x->parent = y;
}

static void rotate_right(struct node *x, struct node *header) {
    struct node *y = x->left;
    x->left = y->right;
    if (y->right) y->right->parent = x;
    y->parent = x->parent;
    replace(x, y, header);
    y->right = x;
    x->parent = y;
}

void _ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_(bool left, struct node *x, struct node *p, struct node *header) {
    x->parent = p;
    x->left = NULL;
    x->right = NULL;
    x->color = 0;
    if (left) {
        p->left = x;
        if (p == header) {
            header->parent = x;
            header->right = x;
        } else if (p == header->left) header->left = x;
    } else {
        p->right = x;
        if (p == header->right) header->right = x;
    }
    while (x != header->parent && x->parent->color == 0) {
        struct node *grand = x->parent->parent;
        bool on_left = x->parent == grand->left;
        struct node *uncle = on_left ? grand->right : grand->left;
        if (uncle && uncle->color == 0) {
            x->parent->color = 1;
            uncle->color = 1;
            grand->color = 0;
            x = grand;
        } else if (on_left) {
            if (x == x->parent->right) {
                x = x->parent;
                rotate_left(x, header);
            }
            x->parent->color = 1;
            grand->color = 0;
            rotate_right(grand, header);
        } else {
            if (x == x->parent->left) {
                x = x->parent;
                rotate_right(x, header);
            }
            x->parent->color = 1;
            grand->color = 0;
            rotate_left(grand, header);
        }
    }
    header->parent->color = 1;
}

struct node *_ZSt28_Rb_tree_rebalance_for_erasePSt18_Rb_tree_node_baseRS_(struct node *z, struct node *header) {
    struct node *y = z, *x, *above;
    if (!y->left) x = y->right;
    else if (!y->right) x = y->left;
    else {
        y = y->right;
        while (y->left) y = y->left;
        x = y->right;
    }
    if (y != z) { // y, the next after z, takes the place of z
        z->left->parent = y;
        y->left = z->left;
        if (y != z->right) {
            above = y->parent;
            if (x) x->parent = y->parent;
            y->parent->left = x;
            y->right = z->right;
            z->right->parent = y;
        } else above = y;
        replace(z, y, header);
        y->parent = z->parent;
        int color = y->color;
        y->color = z->color;
        z->color = color;
    } else {
        above = z->parent;
        if (x) x->parent = above;
        replace(z, x, header);
        if (header->left == z) {
            struct node *least = above;
            if (z->right)
                for (least = x; least->left;) least = least->left;
            header->left = least;
        }
        if (header->right == z) {
            struct node *most = above;
            if (z->left)
                for (most = x; most->right;) most = most->right;
            header->right = most;
        }
    }
    if (z->color == 0) return z; // the node whose color went is z, since colors were exchanged
    while (x != header->parent && (!x || x->color == 1)) {
        bool on_left = x == above->left;
        struct node *w = on_left ? above->right : above->left;
        if (w->color == 0) {
            w->color = 1;
            above->color = 0;
            if (on_left) rotate_left(above, header);
            else rotate_right(above, header);
            w = on_left ? above->right : above->left;
        }
        struct node *near = on_left ? w->left : w->right, *far = on_left ? w->right : w->left;
        if ((!near || near->color == 1) && (!far || far->color == 1)) {
            w->color = 0;
            x = above;
            above = above->parent;
            continue;
        }
        if (!far || far->color == 1) {
            near->color = 1;
            w->color = 0;
            if (on_left) rotate_right(w, header);
            else rotate_left(w, header);
            w = on_left ? above->right : above->left;
        }
        w->color = above->color;
        above->color = 1;
        far = on_left ? w->right : w->left;
        if (far) far->color = 1;
        if (on_left) rotate_left(above, header);
        else rotate_right(above, header);
        break;
    }
    if (x) x->color = 1;
    return z;
}

struct link {
    struct link *next, *previous;
};

void _ZNSt8__detail15_List_node_base7_M_hookEPS0_(struct link *self, struct link *position) {
    self->next = position;
    self->previous = position->previous;
    position->previous->next = self;
    position->previous = self;
}

void _ZNSt8__detail15_List_node_base9_M_unhookEv(struct link *self) {
    self->previous->next = self->next;
    self->next->previous = self->previous;
}

void _ZNSt8__detail15_List_node_base11_M_transferEPS0_S1_(struct link *position, struct link *first, struct link *last) {
    if (position == last) return;
    struct link *end = last->previous;
    end->next = position;
    first->previous->next = last;
    struct link *before = first->previous;
    last->previous = before;
    first->previous = position->previous;
    position->previous->next = first;
    position->previous = end;
}

void _ZNSt8__detail15_List_node_base10_M_reverseEv(struct link *self) {
    struct link *at = self;
    do {
        struct link *following = at->next;
        at->next = at->previous;
        at->previous = following;
        at = following;
    } while (at != self);
}

void _ZNSt8__detail15_List_node_base4swapERS0_S1_(struct link *a, struct link *b) {
    bool a_holds = a->next != a, b_holds = b->next != b;
    // Address by address: a copy of bytes says nothing of what they are.
    struct link *a_next = a->next, *a_previous = a->previous, *b_next = b->next, *b_previous = b->previous;
    if (b_holds) {
        a->next = b_next;
        a->previous = b_previous;
        a->next->previous = a;
        a->previous->next = a;
    } else a->next = a->previous = a;
    if (a_holds) {
        b->next = a_next;
        b->previous = a_previous;
        b->next->previous = b;
        b->previous->next = b;
    } else b->next = b->previous = b;
}
