/* Sets of up to 64 members, and chance: what both games of Scalino share. */

#include <stdint.h>

typedef uint64_t set;

static uint64_t word;

static inline uint32_t below(uint32_t n) {
    word ^= word >> 12;
    word ^= word << 25;
    word ^= word >> 27;
    return (uint32_t)(((word * 0x2545F4914F6CDD1Dull >> 32) * n) >> 32);
}

static inline int nth(set members, int n) {
    while (n--) members &= members - 1;
    return __builtin_ctzll(members);
}
