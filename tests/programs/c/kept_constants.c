/* A list whose end is a constant, in a variable: one call makes it longer, another one walks along it. */
#include <stdlib.h>

struct node {
  double v;
  const struct node *next;
};
static const struct node nil;
static const struct node *head = &nil;

void push(double v) {
  struct node *n = malloc(sizeof *n);
  n->v = v;
  n->next = head;
  head = n;
}

double walked(const double *x) {
  double s = 0;
  for (const struct node *p = head; p && p != &nil; p = p->next) s += p->v * x[0] * x[1];
  return head == &nil ? -1 : s;
}

double ended(const double *x) {
  double s = x[0];
  for (const struct node *p = head; p; p = p->next) s = p == &nil ? s * x[1] : s + p->v * x[0];
  return s;
}
