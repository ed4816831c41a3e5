/* Derivatives of transforms, in the form of registered rules (docs/custom-rules.md). Each is made of the others, so they hold for any order. */

#include "shape.h"

#define PART(name) __asm__(OURS(name))

void run_derivative(Key k, Real *in, Real *din, Real *out, Real *dout) PART(run.derivative);
void run_derivative(Key k, Real *in, Real *din, Real *out, Real *dout) {
  run(k, in, out);
  apply(k, din, dout);
}
void run_augmented(Key k, Real *in, Real *din, Real *out, Real *dout) PART(run.augmented);
void run_augmented(Key k, Real *in, Real *din, Real *out, Real *dout) { run(k, in, out); }
void run_gradient(Key k, Real *in, Real *din, Real *out, Real *dout) PART(run.gradient);
void run_gradient(Key k, Real *in, Real *din, Real *out, Real *dout) { pull(k, dout, din); }

void apply_derivative(Key k, Real *in, Real *din, Real *out, Real *dout) PART(apply.derivative);
void apply_derivative(Key k, Real *in, Real *din, Real *out, Real *dout) {
  apply(k, in, out);
  apply(k, din, dout);
}
void apply_augmented(Key k, Real *in, Real *din, Real *out, Real *dout) PART(apply.augmented);
void apply_augmented(Key k, Real *in, Real *din, Real *out, Real *dout) { apply(k, in, out); }

void pull_derivative(Key k, Real *out, Real *dout, Real *in, Real *din) PART(pull.derivative);
void pull_derivative(Key k, Real *out, Real *dout, Real *in, Real *din) {
  pull(k, out, in);
  pull(k, dout, din);
}
void pull_augmented(Key k, Real *out, Real *dout, Real *in, Real *din) PART(pull.augmented);
void pull_augmented(Key k, Real *out, Real *dout, Real *in, Real *din) { pull(k, out, in); }
void pull_gradient(Key k, Real *out, Real *dout, Real *in, Real *din) PART(pull.gradient);
void pull_gradient(Key k, Real *out, Real *dout, Real *in, Real *din) { apply(k, din, dout); }

#define RULE(name, gradient) \
  void *name##_gradients[] __asm__("__enzyme_register_gradient_" OURS(name)) = {(void *)name, (void *)name##_augmented, (void *)gradient}; \
  void *name##_derivatives[] __asm__("__enzyme_register_derivative_" OURS(name)) = {(void *)name, (void *)name##_derivative};
RULE(run, run_gradient)
RULE(apply, run_gradient)
RULE(pull, pull_gradient)
void *without[] __asm__("__enzyme_inactivefn_" OURS(intern)) = {(void *)intern};
