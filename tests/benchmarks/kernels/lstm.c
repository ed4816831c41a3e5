/* ADBench's LSTM: mean log-probability of the next character, over a sequence of c characters of b bits, through l layers with elementwise
   weights. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#ifndef RESTRICT
#define RESTRICT
#endif

static double sigmoid(double x) { return 1 / (1 + exp(-x)); }

static void layer(int h, const double *RESTRICT weight, const double *RESTRICT bias, double *RESTRICT hidden, double *RESTRICT cell, const double *RESTRICT input) {
    double *gates = malloc(4 * h * sizeof(double));
    double *forget = gates, *in = gates + h, *out = gates + 2 * h, *change = gates + 3 * h;
    for (int i = 0; i < h; i++) {
        forget[i] = sigmoid(input[i] * weight[i] + bias[i]);
        in[i] = sigmoid(hidden[i] * weight[h + i] + bias[h + i]);
        out[i] = sigmoid(input[i] * weight[2 * h + i] + bias[2 * h + i]);
        change[i] = tanh(hidden[i] * weight[3 * h + i] + bias[3 * h + i]);
    }
    for (int i = 0; i < h; i++) cell[i] = cell[i] * forget[i] + in[i] * change[i];
    for (int i = 0; i < h; i++) hidden[i] = out[i] * tanh(cell[i]);
    free(gates);
}

static void predict(int l, int b, const double *RESTRICT main_weights, const double *RESTRICT extra, double *RESTRICT state, const double *RESTRICT input, double *RESTRICT x, double *RESTRICT out) {
    const double *below = x;
    for (int i = 0; i < b; i++) x[i] = input[i] * extra[i];
    for (int k = 0; k < l; k++) {
        double *hidden = state + 2 * b * k;
        layer(b, main_weights + 8 * b * k, main_weights + 8 * b * k + 4 * b, hidden, hidden + b, below);
        below = hidden;
    }
    for (int i = 0; i < b; i++) out[i] = below[i] * extra[b + i] + extra[2 * b + i];
}

static double log_sum_exp(int n, const double *RESTRICT x) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += exp(x[i]);
    return log(sum + 2);
}

double lstm(int l, int c, int b, const double *RESTRICT main_weights, const double *RESTRICT extra, const double *RESTRICT start, const double *RESTRICT sequence) {
    double *state = malloc(2 * l * b * sizeof(double)), *x = malloc(b * sizeof(double)), *prediction = malloc(b * sizeof(double)), total = 0;
    memcpy(state, start, 2 * l * b * sizeof(double));
    for (int t = 0; t < (c - 1) * b; t += b) {
        predict(l, b, main_weights, extra, state, sequence + t, x, prediction);
        double norm = log_sum_exp(b, prediction);
        for (int i = 0; i < b; i++) total += sequence[t + b + i] * (prediction[i] - norm);
    }
    free(state);
    free(x);
    free(prediction);
    return -total / (c * b);
}
