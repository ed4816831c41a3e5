/* ADBench's HAND: squared distances between n points and the corresponding vertices of a skinned mesh. A pose is a global rotation, a translation and
   joint angles; matrices are column-major 4x4. theta: 3 rotation, 3 translation, 4 angles per finger of three bones. */
#include <math.h>
#include <stdlib.h>
#ifndef RESTRICT
#define RESTRICT
#endif

static void angle_axis(const double *RESTRICT angles, double *RESTRICT out) {
    double norm = sqrt(angles[0] * angles[0] + angles[1] * angles[1] + angles[2] * angles[2]);
    for (int i = 0; i < 9; i++) out[i] = i % 4 == 0;
    if (norm < 0.0001) return;
    double x = angles[0] / norm, y = angles[1] / norm, z = angles[2] / norm, s = sin(norm), c = cos(norm);
    out[0] = x * x + (1 - x * x) * c;
    out[3] = x * y * (1 - c) - z * s;
    out[6] = x * z * (1 - c) + y * s;
    out[1] = x * y * (1 - c) + z * s;
    out[4] = y * y + (1 - y * y) * c;
    out[7] = y * z * (1 - c) - x * s;
    out[2] = x * z * (1 - c) - y * s;
    out[5] = z * y * (1 - c) + x * s;
    out[8] = z * z + (1 - z * z) * c;
}

static void euler(const double *RESTRICT xzy, double *RESTRICT out) {
    double tx = xzy[0], ty = xzy[2], tz = xzy[1];
    double rx[9] = {1, 0, 0, 0, cos(tx), sin(tx), 0, -sin(tx), cos(tx)}, ry[9] = {cos(ty), 0, -sin(ty), 0, 1, 0, sin(ty), 0, cos(ty)};
    double rz[9] = {cos(tz), sin(tz), 0, -sin(tz), cos(tz), 0, 0, 0, 1}, t[9];
    for (int j = 0; j < 3; j++)
        for (int i = 0; i < 3; i++) {
            t[3 * j + i] = 0;
            for (int k = 0; k < 3; k++) t[3 * j + i] += rz[3 * k + i] * ry[3 * j + k];
        }
    for (int j = 0; j < 3; j++)
        for (int i = 0; i < 3; i++) {
            out[3 * j + i] = 0;
            for (int k = 0; k < 3; k++) out[3 * j + i] += t[3 * k + i] * rx[3 * j + k];
        }
}

static void multiply(int rows, int inner, int columns, const double *RESTRICT a, const double *RESTRICT b, double *RESTRICT out) {
    for (int j = 0; j < columns; j++)
        for (int i = 0; i < rows; i++) {
            double sum = 0;
            for (int k = 0; k < inner; k++) sum += a[k * rows + i] * b[j * inner + k];
            out[j * rows + i] = sum;
        }
}

static void pose_parameters(const double *RESTRICT theta, double *RESTRICT pose) {
    for (int i = 0; i < 3 * 25; i++) pose[i] = 0;
    for (int i = 0; i < 3; i++) {
        pose[i] = theta[i];
        pose[3 + i] = 1;
        pose[6 + i] = theta[3 + i];
    }
    int at = 6, column = 5;
    for (int finger = 0; finger < 5; finger++) {
        for (int bone = 2; bone <= 4; bone++) {
            pose[3 * column] = theta[at++];
            if (bone == 2) pose[3 * column + 1] = theta[at++];
            column++;
        }
        column++;
    }
}

static void relatives(int bones, const double *RESTRICT base, const double *RESTRICT pose, double *RESTRICT out) {
    for (int b = 0; b < bones; b++) {
        double transform[16] = {0}, rotation[9];
        euler(pose + 3 * (b + 3), rotation);
        for (int j = 0; j < 3; j++)
            for (int i = 0; i < 3; i++) transform[4 * j + i] = rotation[3 * j + i];
        transform[15] = 1;
        multiply(4, 4, 4, base + 16 * b, transform, out + 16 * b);
    }
}

static void absolutes(int bones, const int *RESTRICT parents, const double *RESTRICT relative, double *RESTRICT out) {
    for (int b = 0; b < bones; b++) {
        if (parents[b] < 0)
            for (int i = 0; i < 16; i++) out[16 * b + i] = relative[16 * b + i];
        else
            multiply(4, 4, 4, out + 16 * parents[b], relative + 16 * b, out + 16 * b);
    }
}

static void globally(const double *RESTRICT pose, int vertices, double *RESTRICT positions, double *RESTRICT moved) {
    double rotation[9];
    angle_axis(pose, rotation);
    for (int j = 0; j < 3; j++)
        for (int i = 0; i < 3; i++) rotation[3 * j + i] *= pose[3 + j];
    multiply(3, 3, vertices, rotation, positions, moved);
    for (int v = 0; v < vertices; v++)
        for (int i = 0; i < 3; i++) positions[3 * v + i] = moved[3 * v + i] + pose[6 + i];
}

double hand(const double *RESTRICT theta, int bones, const int *RESTRICT parents, const double *RESTRICT base, const double *RESTRICT inverse, int vertices, const double *RESTRICT rest, const double *RESTRICT weights, int n, const int *RESTRICT correspondences, const double *RESTRICT points) {
    double *pose = malloc(3 * 25 * sizeof(double)), *relative = malloc(16 * bones * sizeof(double)), *absolute = malloc(16 * bones * sizeof(double));
    double *transforms = malloc(16 * bones * sizeof(double)), *positions = malloc(3 * vertices * sizeof(double)), *moved = malloc(4 * vertices * sizeof(double));
    double total = 0;
    pose_parameters(theta, pose);
    relatives(bones, base, pose, relative);
    absolutes(bones, parents, relative, absolute);
    for (int b = 0; b < bones; b++) multiply(4, 4, 4, absolute + 16 * b, inverse + 16 * b, transforms + 16 * b);
    for (int i = 0; i < 3 * vertices; i++) positions[i] = 0;
    for (int b = 0; b < bones; b++) {
        multiply(4, 4, vertices, transforms + 16 * b, rest, moved);
        for (int v = 0; v < vertices; v++)
            for (int i = 0; i < 3; i++) positions[3 * v + i] += moved[4 * v + i] * weights[bones * v + b];
    }
    globally(pose, vertices, positions, moved);
    for (int k = 0; k < n; k++)
        for (int i = 0; i < 3; i++) {
            double e = points[3 * k + i] - positions[3 * correspondences[k] + i];
            total += e * e;
        }
    free(pose);
    free(relative);
    free(absolute);
    free(transforms);
    free(positions);
    free(moved);
    return total;
}
