struct Guard {
    ~Guard();
};
double risky(double);

double attempt(double x) {
    Guard guard;
    try {
        return risky(x);
    } catch (int code) {
        return code;
    } catch (...) {
        return risky(-x);
    }
}
