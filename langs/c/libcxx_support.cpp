// What code compiled against libc++'s headers needs of libc++'s binary and libstdc++ has no equal of: constructors that libstdc++ defines
// in its headers, templates that libc++ instantiates in its binary, and its helpers. Compiled once by ziglang; see langs/c/libcxx.py.
#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <functional>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <unordered_map>
#include <variant>

namespace std {

bad_alloc::bad_alloc() noexcept {}
bad_array_new_length::bad_array_new_length() noexcept {}

const char *bad_variant_access::what() const noexcept { return "bad_variant_access"; }
const char *bad_optional_access::what() const noexcept { return "bad_optional_access"; }
bad_optional_access::~bad_optional_access() noexcept {}

inline namespace __1 {

bad_function_call::~bad_function_call() noexcept {}
const char *bad_function_call::what() const noexcept { return "std::bad_function_call"; }

[[noreturn]] void __libcpp_verbose_abort(const char *format, ...) noexcept {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    abort();
}

// The smallest prime that is not less: sizes of hash tables.
size_t __next_prime(size_t least) {
    if (least <= 2) return least == 0 ? 0 : 2;
    for (size_t candidate = least | 1;; candidate += 2) {
        bool prime = true;
        for (size_t divisor = 3; divisor <= candidate / divisor; divisor += 2)
            if (candidate % divisor == 0) {
                prime = false;
                break;
            }
        if (prime) return candidate;
    }
}

template class basic_string<char>;

template <class Compare, class Iterator>
void __sort(Iterator first, Iterator last, Compare) { // of the types below the comparison is always `<`
    std::make_heap(first, last);
    std::sort_heap(first, last);
}
template void __sort<__less<int> &, int *>(int *, int *, __less<int> &);
template void __sort<__less<unsigned> &, unsigned *>(unsigned *, unsigned *, __less<unsigned> &);
template void __sort<__less<long> &, long *>(long *, long *, __less<long> &);
template void __sort<__less<unsigned long> &, unsigned long *>(unsigned long *, unsigned long *, __less<unsigned long> &);
template void __sort<__less<float> &, float *>(float *, float *, __less<float> &);
template void __sort<__less<double> &, double *>(double *, double *, __less<double> &);

} // namespace __1
} // namespace std
