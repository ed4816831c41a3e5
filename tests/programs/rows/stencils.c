/* Loops along arrays that read neighbours, and overwrite what they have read: f(x, n, steps) gives a number. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define KERNEL(name) double name(const double *x, int n, int steps)
#define BUFFERS                                                                                                          \
  double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), s = 0;                                                  \
  for (int i = 0; i < n; i++) u[i] = v[i] = x[i];
#define SWAP do { double *t = u; u = v; v = t; } while (0)
#define END for (int i = 0; i < n; i++) s += u[i] * u[i] * (1 + i % 3); free(u); free(v); return s;

KERNEL(burgers) {
  BUFFERS
  for (int k = 0; k < steps; k++) {
    for (int i = 1; i < n - 1; i++) v[i] = u[i] - 0.1 * u[i] * (u[i + 1] - u[i - 1]) + 0.1 * (u[i + 1] - 2 * u[i] + u[i - 1]);
    v[0] = u[1] * u[0]; v[n - 1] = u[n - 2] * u[n - 1];
    SWAP;
  }
  END
}

KERNEL(in_place) { /* what the loop reads it writes */
  BUFFERS
  for (int k = 0; k < steps; k++)
    for (int i = 1; i < n - 1; i++) u[i] += 0.1 * u[i] * (u[i + 1] - 2 * u[i] * u[i - 1]);
  END
}

KERNEL(downwards) {
  BUFFERS
  for (int k = 0; k < steps; k++) {
    for (int i = n - 3; i >= 2; i--) v[i] = u[i] + 0.05 * sin(u[i - 2] * u[i + 2]) - 0.1 * u[i + 1] * u[i - 1];
    SWAP;
  }
  END
}

KERNEL(stride_two) { /* red and black, in place */
  BUFFERS
  for (int k = 0; k < steps; k++)
    for (int colour = 0; colour < 2; colour++)
      for (int i = 1 + colour; i < n - 1; i += 2) u[i] = 0.5 * u[i] + 0.1 * u[i - 1] * u[i + 1];
  END
}

KERNEL(one_sided) { /* written behind, or before, what is read */
  BUFFERS
  for (int k = 0; k < steps; k++) {
    for (int i = 0; i + 2 < n; i++) u[i] = u[i] * 0.9 + 0.1 * u[i + 1] * u[i + 2];
    for (int i = n - 1; i >= 2; i--) u[i] = u[i] * 0.9 + 0.1 * u[i - 1] * u[i - 2];
  }
  END
}

KERNEL(leapfrog) { /* two steps back */
  BUFFERS
  double *w = malloc(n * sizeof *w);
  memcpy(w, u, n * sizeof *w);
  for (int k = 0; k < steps; k++) {
    for (int i = 1; i < n - 1; i++) w[i] = u[i] * 0.5 - 0.2 * v[i] * (v[i + 1] - v[i - 1]) + 0.1 * u[i - 1] * u[i + 1];
    double *t = u; u = v; v = w; w = t;
  }
  END
}

KERNEL(partly_overwritten) { /* the row is read, half of it written, read again */
  BUFFERS
  for (int k = 0; k < steps; k++) {
    for (int i = 1; i < n - 1; i++) v[i] = u[i - 1] * u[i + 1] * 0.3 + u[i] * 0.7;
    for (int i = 0; i < n / 2; i++) u[i] = v[i] * 0.5;
    for (int i = 1; i < n - 1; i++) v[i] += 0.1 * u[i - 1] * u[i + 1];
    for (int i = 0; i < n; i++) u[i] = 0.9 * u[i] + 0.05 * v[i] * v[i];
  }
  END
}

KERNEL(varying_bounds) {
  BUFFERS
  for (int k = 0; k < steps; k++) {
    int low = 1 + k % 3, high = n - 1 - k % 2;
    for (int i = low; i < high; i++) v[i] = u[i - 1] * u[i + 1] * 0.3 + 0.7 * u[i];
    if (k % 4 != 3) SWAP;
  }
  END
}

KERNEL(limited) { /* some reads depend on others */
  BUFFERS
  for (int k = 0; k < steps; k++) {
    for (int i = 1; i < n - 1; i++) {
      double c = u[i];
      v[i] = c > 0.4 ? c - 0.3 * c * (c - u[i - 1]) : c - 0.3 * c * (u[i + 1] - c);
    }
    SWAP;
  }
  END
}

KERNEL(left_early) {
  BUFFERS
  for (int k = 0; k < steps; k++) {
    for (int i = 1; i < n - 1; i++) {
      v[i] = u[i - 1] * u[i + 1] * 0.3 + 0.7 * u[i];
      if (v[i] > 0.9 + 0.01 * k) break;
    }
    SWAP;
  }
  END
}

KERNEL(until) { /* of unknown length, around */
  BUFFERS
  double left = steps;
  while (left > 0) {
    for (int i = 1; i < n - 1; i++) v[i] = u[i - 1] * u[i + 1] * 0.3 + 0.7 * u[i];
    SWAP;
    left -= 0.5 + u[n / 2] * u[n / 2];
  }
  END
}

typedef struct { double h, q; float f; int k; } cell;

KERNEL(structures) {
  cell *a = malloc(n * sizeof *a), *b = malloc(n * sizeof *b);
  double s = 0;
  for (int i = 0; i < n; i++) a[i] = b[i] = (cell){x[i] + 1, x[n - 1 - i], (float)x[i], i};
  for (int k = 0; k < steps; k++) {
    for (int i = 1; i < n - 1; i++) {
      b[i].h = a[i].h - 0.05 * (a[i + 1].q - a[i - 1].q) * a[i].f;
      b[i].q = a[i].q - 0.05 * (a[i + 1].h * a[i + 1].q - a[i - 1].h * a[i - 1].q) / a[i].h;
      b[i].f = a[i].f * 0.9f + 0.05f * a[i - 1].f * a[i + 1].f;
    }
    cell *t = a; a = b; b = t;
  }
  for (int i = 0; i < n; i++) s += a[i].h * a[i].q + a[i].f * a[i].f;
  free(a); free(b);
  return s;
}

KERNEL(plane) { /* rows of a grid, and its corners */
  int m = 5 + n / 8;
  double *u = malloc(m * n * sizeof *u), *v = malloc(m * n * sizeof *v), s = 0;
  for (int i = 0; i < m * n; i++) u[i] = v[i] = x[i % n] * (1 + 0.1 * (i / n));
  for (int k = 0; k < steps; k++) {
    for (int i = 1; i < m - 1; i++)
      for (int j = 1; j < n - 1; j++)
        v[i * n + j] = u[i * n + j] + 0.05 * u[(i - 1) * n + j] * u[(i + 1) * n + j] - 0.05 * u[i * n + j - 1] * u[i * n + j + 1];
    SWAP;
    for (int i = 0; i < m; i++) u[i * n] = u[i * n + n - 2] * 0.5;
  }
  for (int i = 0; i < m * n; i++) s += u[i] * u[i];
  free(u); free(v);
  return s;
}

KERNEL(columns) { /* the inner loop goes across */
  int m = 5 + n / 8;
  double *u = malloc(m * n * sizeof *u), *v = malloc(m * n * sizeof *v), s = 0;
  for (int i = 0; i < m * n; i++) u[i] = v[i] = x[i % n] * (1 + 0.1 * (i / n));
  for (int k = 0; k < steps; k++) {
    for (int j = 1; j < n - 1; j++)
      for (int i = 1; i < m - 1; i++)
        v[i * n + j] = u[i * n + j] + 0.05 * u[(i - 1) * n + j] * u[(i + 1) * n + j + 1] - 0.05 * u[i * n + j - 1] * u[i * n + j];
    SWAP;
  }
  for (int i = 0; i < m * n; i++) s += u[i] * u[i];
  free(u); free(v);
  return s;
}

static double cube_u[10][9][40], cube_v[10][9][40];
KERNEL(cube) { /* of constant size, in static memory */
  double s = 0;
  for (int i = 0; i < 10; i++) for (int j = 0; j < 9; j++) for (int l = 0; l < 40; l++) cube_u[i][j][l] = cube_v[i][j][l] = x[(i + j + l) % n];
  for (int k = 0; k < steps; k++) {
    for (int i = 1; i < 9; i++) for (int j = 1; j < 8; j++) for (int l = 1; l < 39; l++)
      cube_v[i][j][l] = 0.7 * cube_u[i][j][l] + 0.1 * cube_u[i - 1][j][l] * cube_u[i + 1][j][l] + 0.1 * cube_u[i][j - 1][l] * cube_u[i][j + 1][l - 1]
                      - 0.1 * cube_u[i][j][l + 1] * cube_u[i][j][l - 1];
    for (int i = 1; i < 9; i++) for (int j = 1; j < 8; j++) for (int l = 1; l < 39; l++) cube_u[i][j][l] = cube_v[i][j][l];
  }
  for (int i = 0; i < 10; i++) for (int j = 0; j < 9; j++) for (int l = 0; l < 40; l++) s += cube_u[i][j][l] * cube_u[i][j][l];
  return s;
}

KERNEL(triangle) { /* inner bounds that follow the outer counter */
  BUFFERS
  for (int k = 0; k < steps; k++) {
    for (int i = 2; i < n; i++) {
      double t = 0;
      for (int j = 1; j < i; j++) t += u[j - 1] * u[j] * 0.1;
      v[i] = 0.8 * u[i] + 0.02 * t;
    }
    SWAP;
  }
  END
}

KERNEL(perhaps) { /* an inner loop that may not run */
  BUFFERS
  for (int k = 0; k < steps; k++) {
    for (int r = 0; r < 3; r++)
      if (n > 12)
        for (int i = 1; i < n - 1; i++) v[i] = 0.6 * u[i] + (0.1 + 0.01 * r) * u[i - 1] * u[i + 1];
    SWAP;
  }
  END
}

static __attribute__((noinline)) void smooth(double *to, const double *from, int n) {
  for (int i = 1; i < n - 1; i++) to[i] = 0.6 * from[i] + 0.2 * from[i - 1] * from[i + 1];
}
KERNEL(called) { /* in a function of its own, whose arguments may be one array */
  BUFFERS
  for (int k = 0; k < steps; k++) {
    smooth(v, u, n);
    smooth(u, v, n);
    if (k % 2) smooth(u, u, n);
  }
  END
}

KERNEL(swapped_once) { /* buffers that become one */
  BUFFERS
  for (int k = 0; k < steps; k++) {
    for (int i = 1; i < n - 1; i++) v[i] = 0.6 * u[i] + 0.2 * u[i - 1] * u[i + 1];
    if (k == 2) memcpy(v, u, n * sizeof *u);
    if (k == steps - 2) { for (int i = 1; i < n - 1; i++) u[i] = 0.6 * u[i] + 0.2 * u[i - 1] * u[i + 1]; }
    SWAP;
  }
  END
}

KERNEL(single) { /* float */
  float *u = malloc(n * n * sizeof *u), *v = malloc(n * n * sizeof *v), s = 0;
  for (int i = 0; i < n * n; i++) u[i] = v[i] = x[i % n] * (1 + 0.1f * (i / n));
  for (int k = 0; k < steps; k++) {
    for (int i = 1; i < n - 1; i++)
      for (int j = 1; j < n - 1; j++)
        v[i * n + j] = 0.6f * u[i * n + j] + 0.05f * u[(i - 1) * n + j] * u[(i + 1) * n + j] - 0.05f * u[i * n + j - 1] * u[i * n + j + 1];
    float *t = u; u = v; v = t;
  }
  for (int i = 0; i < n * n; i++) s += u[i] * u[i];
  free(u); free(v);
  return s;
}

/* In the caller's arrays: nothing but what the loops read may be read. The corners are not. */
double cross(double *u, double *v, int rows, int width, int steps) {
  double s = 0;
  for (int k = 0; k < steps; k++) {
    for (int i = 1; i < rows - 1; i++)
      for (int j = 1; j < width - 1; j++)
        v[i * width + j] = 0.6 * u[i * width + j] + 0.1 * u[(i - 1) * width + j] * u[(i + 1) * width + j] + 0.1 * u[i * width + j - 1] * u[i * width + j + 1];
    for (int i = 1; i < rows - 1; i++)
      for (int j = 1; j < width - 1; j++) u[i * width + j] = v[i * width + j];
  }
  for (int i = 1; i < rows - 1; i++) s += u[i * width + width / 2];
  return s;
}
