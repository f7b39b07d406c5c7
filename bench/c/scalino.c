/* Random games of Scalino, building: the peer the compiled kernel is measured against.

   scalino SEATS NOTCH GAMES SEED
   prints the processor seconds of all games, the moves made and the points of each seat. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "sets.h"

/* Spaces lie in slanting lines of 5 and 4 with one unused bit after each: see board.py. */
enum { EAST = 6, NORTH = 5, SHAPES = 5, DECLINE = 64 * SHAPES };

static set star, level_spaces[5], spaces_of[DECLINE], rows_of[DECLINE], columns_of[DECLINE];
static const int size_of[SHAPES] = {1, 2, 2, 3, 3};
static const int step_of[SHAPES] = {0, EAST, NORTH, EAST, NORTH};

struct table {
    set covered, rows, columns, seen[4], places[SHAPES];
    int seats, notch, first, seat, colour, due, bonus, neutral_turns, level;
    int8_t stock[4][3];
};

static int bit_of(int x, int y) {
    int line = x + y + 4, across = x - y + 4;
    return 11 * (line / 2) + (line % 2 ? 6 + (across - 1) / 2 : across / 2);
}

static void prepare(void) {
    set row[64] = {0}, column[64] = {0};
    for (int y = -4; y <= 4; y++)
        for (int x = -4; x <= 4; x++)
            for (int level = 1; level <= 4; level++)
                if (abs(x) + abs(y) <= 5 - level) level_spaces[level] |= 1ull << bit_of(x, y);
    star = 1ull << bit_of(0, 0);
    for (int y = -4; y <= 4; y++)
        for (int x = -4; x <= 4; x++) {
            if (abs(x) + abs(y) > 4) continue;
            for (int i = -4; i <= 4; i++) {
                if (abs(i) + abs(y) <= 4) row[bit_of(x, y)] |= 1ull << bit_of(i, y);
                if (abs(i) + abs(x) <= 4) column[bit_of(x, y)] |= 1ull << bit_of(x, i);
            }
        }
    for (int shape = 0; shape < SHAPES; shape++)
        for (int bit = 0; bit < 49; bit++) {
            set spaces = 0;
            for (int i = 0; i < size_of[shape]; i++) spaces |= 1ull << (bit + i * step_of[shape]);
            if (spaces & ~level_spaces[1]) continue;
            int move = 64 * shape + bit;
            spaces_of[move] = spaces;
            for (set left = spaces; left; left &= left - 1) {
                rows_of[move] |= row[__builtin_ctzll(left)];
                columns_of[move] |= column[__builtin_ctzll(left)];
            }
        }
}

static inline set around(set s) { return s << EAST | s >> EAST | s << NORTH | s >> NORTH; }

static inline set find_places(struct table *t, int colour) {
    set level = level_spaces[t->level], covered = t->covered, seen = t->seen[colour];
    set free = level & ~(covered | seen | around(seen & covered));
    set touching = covered ? around(covered) : t->level == 1 ? star : level;
    set row_first, row_last, column_first, column_last, along_row, along_column;
    set touching_2e = touching | touching >> EAST, touching_2n = touching | touching >> NORTH;
    set *places = t->places;
    if (t->notch) {
        set w = covered << EAST, e = covered >> EAST, s = covered << NORTH, n = covered >> NORTH;
        set tight = level & ~covered & ((w & e) | (s & n) | ((w | e) & (s | n)));
        row_first = ~(tight << EAST), row_last = ~(tight >> EAST);
        column_first = ~(tight << NORTH), column_last = ~(tight >> NORTH);
        along_row = free & column_first & column_last;
        along_column = free & row_first & row_last;
        set two_e = along_row & along_row >> EAST, two_n = along_column & along_column >> NORTH;
        places[0] = along_row & along_column & touching;
        places[1] = two_e & row_first & row_last >> EAST & touching_2e;
        places[2] = two_n & column_first & column_last >> NORTH & touching_2n;
        places[3] = two_e & two_e >> EAST & row_first & row_last >> 2 * EAST &
                    (touching_2e | touching >> 2 * EAST);
        places[4] = two_n & two_n >> NORTH & column_first & column_last >> 2 * NORTH &
                    (touching_2n | touching >> 2 * NORTH);
    } else {
        set row_end = ~t->rows | covered << EAST | covered >> EAST;
        set column_end = ~t->columns | covered << NORTH | covered >> NORTH;
        along_row = free & column_end;
        along_column = free & row_end;
        set two_e = along_row & along_row >> EAST, two_n = along_column & along_column >> NORTH;
        places[0] = along_row & row_end & touching;
        places[1] = two_e & (row_end | row_end >> EAST) & touching_2e;
        places[2] = two_n & (column_end | column_end >> NORTH) & touching_2n;
        places[3] = two_e & two_e >> EAST & (row_end | row_end >> 2 * EAST) &
                    (touching_2e | touching >> 2 * EAST);
        places[4] = two_n & two_n >> NORTH & (column_end | column_end >> 2 * NORTH) &
                    (touching_2n | touching >> 2 * NORTH);
    }
    if (!t->stock[colour][0]) places[0] = 0;
    if (!t->stock[colour][1]) places[1] = places[2] = 0;
    if (!t->stock[colour][2]) places[3] = places[4] = 0;
    return places[0] | places[1] | places[2] | places[3] | places[4];
}

static void next_turn(struct table *t) {
    int after = t->due;
    t->bonus = 0;
    for (int step = 1; step <= 4; step++) {
        int due = (after + step) & 3, colour;
        if (t->seats == 3)
            colour = due == 3 ? 3 : (t->first + due) % 3;
        else
            colour = (t->first + due) & 3;
        set fits = find_places(t, colour);
        if (!fits && t->seats == 2) {
            colour = (colour + 2) & 3;
            fits = find_places(t, colour);
        }
        if (fits) {
            t->due = due;
            t->colour = colour;
            if (t->seats == 3)
                t->seat = colour == 3 ? (t->first + t->neutral_turns) % 3 : colour;
            else
                t->seat = colour & (t->seats - 1);
            return;
        }
    }
    t->seat = -1;
}

static void apply(struct table *t, int move) {
    if (move == DECLINE) {
        next_turn(t);
        return;
    }
    int colour = t->colour;
    set spaces = spaces_of[move];
    for (int other = 0; other < 4; other++) t->seen[other] &= ~spaces;
    t->seen[colour] |= spaces;
    t->stock[colour][size_of[move >> 6] - 1]--;
    if (colour == 3 && t->seats == 3 && !t->bonus) t->neutral_turns++;
    t->covered |= spaces;
    t->rows |= rows_of[move];
    t->columns |= columns_of[move];
    if (t->covered == level_spaces[t->level]) {
        if (t->level == 4) {
            t->seat = -1;
            return;
        }
        t->level++;
        t->covered = t->rows = t->columns = 0;
        if (find_places(t, colour)) {
            t->bonus = 1;
            return;
        }
    }
    next_turn(t);
}

static int any_move(const struct table *t) {
    int ends[SHAPES], total = 0;
    for (int shape = 0; shape < SHAPES; shape++)
        ends[shape] = total += __builtin_popcountll(t->places[shape]);
    int n = below(total + t->bonus), shape = 0;
    if (n >= total) return DECLINE;
    while (n >= ends[shape]) shape++;
    return 64 * shape + nth(t->places[shape], shape ? n - ends[shape - 1] : n);
}

static int best_rows(set steps, set east, set north) {
    int points = 0;
    while (steps) {
        set part = steps & -steps, grown = 0;
        while (part != grown) {
            grown = part;
            part |= (part & east) << EAST | (part & north) << NORTH;
            part |= (part >> EAST & east) | (part >> NORTH & north);
        }
        steps &= ~part;
        set out_e = east & part, out_n = north & part, in_e = out_e << EAST, in_n = out_n << NORTH;
        set forks = (out_e & in_e & (out_n | in_n)) | (out_n & in_n & (out_e | in_e));
        if (forks) {
            set fork = forks & -forks;
            int best = 0, now;
            if (fork & out_e && (now = best_rows(part, out_e & ~fork, out_n)) > best) best = now;
            if (fork & out_n && (now = best_rows(part, out_e, out_n & ~fork)) > best) best = now;
            if (fork & in_e && (now = best_rows(part, out_e & ~(fork >> EAST), out_n)) > best)
                best = now;
            if (fork & in_n && (now = best_rows(part, out_e, out_n & ~(fork >> NORTH))) > best)
                best = now;
            points += best;
        } else {
            int length = __builtin_popcountll(part);
            points += length * (length + 1) / 2;
        }
    }
    return points;
}

static int steps_worth(set seen, set upper, set lower) {
    if (!lower) return __builtin_popcountll(seen & ~star);
    set level_east = (upper & upper >> EAST) | (lower & lower >> EAST);
    set level_north = (upper & upper >> NORTH) | (lower & lower >> NORTH);
    set east = seen & seen >> EAST & ~level_east, north = seen & seen >> NORTH & ~level_north;
    set at_star = 0;
    if (seen & star) {
        at_star = (east & star) << EAST | (north & star) << NORTH | (east & star >> EAST) |
                  (north & star >> NORTH);
        seen &= ~star;
        east &= ~(star | star >> EAST);
        north &= ~(star | star >> NORTH);
    }
    set linked = east | east << EAST | north | north << NORTH;
    return __builtin_popcountll(seen & ~linked & ~at_star) + best_rows(linked, east, north);
}

static void scores(const struct table *t, long points[4]) {
    set lower = level_spaces[t->level - 1] & ~t->covered;
    for (int seat = 0; seat < t->seats; seat++) points[seat] = 0;
    for (int colour = 0; colour < 4; colour++) {
        if (t->seats == 3 && colour == 3) continue;
        const int8_t *stock = t->stock[colour];
        points[colour % t->seats] += steps_worth(t->seen[colour], t->covered, lower) - stock[0] -
                                     2 * stock[1] - 3 * stock[2];
    }
}

int main(int argc, char **argv) {
    if (argc != 5) return 2;
    prepare();
    struct table start = {.seats = atoi(argv[1]), .notch = atoi(argv[2]), .due = -1, .level = 1};
    for (int colour = 0; colour < 4; colour++) memcpy(start.stock[colour], "\6\3\3", 3);
    next_turn(&start);
    long games = atol(argv[3]), sums[4] = {0}, points[4], moves = 0;
    word = strtoull(argv[4], NULL, 10) * 2 + 1;
    clock_t begun = clock();
    for (long game = 0; game < games; game++) {
        struct table t = start;
        while (t.seat >= 0) {
            apply(&t, any_move(&t));
            moves++;
        }
        scores(&t, points);
        for (int seat = 0; seat < t.seats; seat++) sums[seat] += points[seat];
    }
    printf("%f %ld", (double)(clock() - begun) / CLOCKS_PER_SEC, moves);
    for (int seat = 0; seat < start.seats; seat++) printf(" %ld", sums[seat]);
    printf("\n");
    return 0;
}
