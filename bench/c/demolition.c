/* Random games of Scalino demolition: the peer the compiled kernel is measured against.

   demolition SEATS GAMES SEED < BLOCKS
   reads for each block its size, its level, the set of blocks on it and the sets beyond its west,
   east, south and north side; prints the processor seconds of all games, the moves made and the
   points of each seat. */

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "sets.h"

enum { MOST_BLOCKS = 48, DECLINE = MOST_BLOCKS };

struct block {
    set above, faces[4], near;
    int size, level;
};

struct table {
    set standing, open;
    int seat, bonus, points[6];
};

static struct block blocks[MOST_BLOCKS];
static set level_blocks[5];
static int seats;
static inline int is_open(const struct block *b, set standing) {
    return !(b->above & standing) && (!(b->faces[0] & standing) || !(b->faces[1] & standing) ||
                                      !(b->faces[2] & standing) || !(b->faces[3] & standing));
}

static inline void open_blocks(struct table *t, set again) {
    for (again &= t->standing & ~t->open; again; again &= again - 1) {
        int number = __builtin_ctzll(again);
        if (is_open(&blocks[number], t->standing)) t->open |= 1ull << number;
    }
}

static inline void apply(struct table *t, int move) {
    if (move != DECLINE) {
        const struct block *b = &blocks[move];
        t->standing &= ~(1ull << move);
        t->open &= ~(1ull << move);
        t->points[t->seat] += b->size;
        open_blocks(t, b->near);
        if (t->standing && !(level_blocks[b->level] & t->standing)) {
            t->bonus = 1;
            return;
        }
    }
    t->bonus = 0;
    t->seat = t->seat + 1 < seats ? t->seat + 1 : 0;
}

static inline int any_move(const struct table *t) {
    int open = __builtin_popcountll(t->open), n = below(open + t->bonus);
    return n < open ? nth(t->open, n) : DECLINE;
}

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    seats = atoi(argv[1]);
    long games = atol(argv[2]), sums[6] = {0}, moves = 0;
    word = strtoull(argv[3], NULL, 10) * 2 + 1;
    struct table start = {0};
    struct block *b = blocks;
    int count = 0;
    while (scanf("%d %d %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64 " %" SCNu64, &b->size,
                 &b->level, &b->above, &b->faces[0], &b->faces[1], &b->faces[2],
                 &b->faces[3]) == 7) {
        level_blocks[b->level] |= 1ull << count;
        b = &blocks[++count];
        if (count == MOST_BLOCKS) break;
    }
    start.standing = (1ull << count) - 1;
    for (int i = 0; i < count; i++)
        for (int j = 0; j < count; j++) {
            set other = 1ull << j;
            for (int side = 0; side < 4; side++) blocks[i].near |= blocks[i].faces[side] & other;
            if (blocks[j].above >> i & 1) blocks[i].near |= other;
        }
    open_blocks(&start, start.standing);
    clock_t begun = clock();
    for (long game = 0; game < games; game++) {
        struct table t = start;
        while (t.standing) {
            apply(&t, any_move(&t));
            moves++;
        }
        for (int seat = 0; seat < seats; seat++) sums[seat] += t.points[seat];
    }
    printf("%f %ld", (double)(clock() - begun) / CLOCKS_PER_SEC, moves);
    for (int seat = 0; seat < seats; seat++) printf(" %ld", sums[seat]);
    printf("\n");
    return 0;
}
