/* ADBench's BA: squared reprojection errors of p observations, by cameras of 11 numbers (rotation vector, centre, focal length, principal
   point, two radial distortions), points and weights. */
#include <math.h>
#ifndef RESTRICT
#define RESTRICT
#endif

static double dot(const double *RESTRICT a, const double *RESTRICT b) {
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += a[i] * b[i];
    return sum;
}

static void cross(const double *RESTRICT a, const double *RESTRICT b, double *RESTRICT out) {
    out[0] = a[1] * b[2] - a[2] * b[1];
    out[1] = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
}

static void rotate(const double *RESTRICT rotation, const double *RESTRICT point, double *RESTRICT out) {
    double square = dot(rotation, rotation), axis[3], product[3];
    if (square != 0) {
        double theta = sqrt(square), c = cos(theta), s = sin(theta), inverse = 1 / theta;
        for (int i = 0; i < 3; i++) axis[i] = rotation[i] * inverse;
        cross(axis, point, product);
        double t = dot(axis, point) * (1 - c);
        for (int i = 0; i < 3; i++) out[i] = point[i] * c + product[i] * s + axis[i] * t;
    } else {
        cross(rotation, point, product);
        for (int i = 0; i < 3; i++) out[i] = point[i] + product[i];
    }
}

static void distort(const double *RESTRICT radial, double *projected) {
    double r = projected[0] * projected[0] + projected[1] * projected[1], factor = 1 + radial[0] * r + radial[1] * r * r;
    projected[0] *= factor;
    projected[1] *= factor;
}

static void project(const double *RESTRICT camera, const double *RESTRICT point, double *RESTRICT out) {
    double relative[3], seen[3];
    for (int i = 0; i < 3; i++) relative[i] = point[i] - camera[3 + i];
    rotate(camera, relative, seen);
    out[0] = seen[0] / seen[2];
    out[1] = seen[1] / seen[2];
    distort(camera + 9, out);
    for (int i = 0; i < 2; i++) out[i] = out[i] * camera[6] + camera[7 + i];
}

static void reprojection_error(const double *RESTRICT camera, const double *RESTRICT point, const double *RESTRICT w, const double *RESTRICT feature, double *RESTRICT error) {
    double projected[2];
    project(camera, point, projected);
    for (int i = 0; i < 2; i++) error[i] = *w * (projected[i] - feature[i]);
}

double ba(int p, const double *RESTRICT cameras, const double *RESTRICT points, const double *RESTRICT weights, const int *RESTRICT observations, const double *RESTRICT features) {
    double total = 0;
    for (int i = 0; i < p; i++) {
        double error[2];
        reprojection_error(cameras + 11 * observations[2 * i], points + 3 * observations[2 * i + 1], weights + i, features + 2 * i, error);
        total += error[0] * error[0] + error[1] * error[1];
        double w = 1 - weights[i] * weights[i];
        total += w * w;
    }
    return total;
}
