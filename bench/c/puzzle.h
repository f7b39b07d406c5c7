/* The table a puzzle of Cut it lies on, as plain C: pieces turned each way, what may lie beside
   what, and where a piece can join another. It takes the kernel's way, placing by placing. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PIECES = 28, SPACES = 100, STARS = 400, CELLS = 1 << 15, CHOICES = 1 << 20 };
enum { PLAIN_MATTERS = 1, NEEDS_JOIN = 2, ANY = 15, SIDES = 16 };

struct pieces {
    int number, first_space[PIECES + 1], first_star[PIECES + 1];
    int8_t space[SPACES][2], star[STARS][4]; /* x, y; x, y, side, colour */
};

static struct pieces p;
static int options, width, middle, cells;
static int offset[4][SPACES], star_offset[4][STARS], facing[4][STARS];
static int edge[SPACES], colours[PIECES], size_of[PIECES];
static int laid[CELLS];
static uint64_t beside[CELLS];
static struct { int faced, side, colour; } open_star[STARS];

static const uint64_t faced_side = 1ull << 40, all_faced = 15ull << 40;

static inline void turn(const int8_t *at, const int *box, int index, int to[4][SPACES]) {
    int left = at[0] - box[0], below = at[1] - box[1], right = box[2] - at[0], above = box[3] - at[1];
    to[0][index] = below * width + left;
    to[1][index] = right * width + below;
    to[2][index] = above * width + right;
    to[3][index] = left * width + above;
}

static void lay_table(void) {
    int box[PIECES][4], reach = 0;
    for (int n = 0; n < p.number; n++) {
        int *b = box[n];
        b[0] = b[1] = 1 << 20, b[2] = b[3] = -(1 << 20);
        for (int i = p.first_space[n]; i < p.first_space[n + 1]; i++)
            for (int axis = 0; axis < 2; axis++) {
                int at = p.space[i][axis];
                if (at < b[axis]) b[axis] = at;
                if (at > b[2 + axis]) b[2 + axis] = at;
            }
        int across = b[2] - b[0], up = b[3] - b[1];
        reach += (across > up ? across : up) + 1;
    }
    width = reach + 2;
    middle = (reach + 2) * width;
    cells = (2 * reach + 6) * width;
    const int step[4] = {width, 1, -width, -1};
    memset(edge, 0, sizeof edge);
    for (int n = 0; n < p.number; n++) {
        int first = p.first_space[n], last = p.first_space[n + 1];
        size_of[n] = last - first;
        colours[n] = 0;
        for (int i = first; i < last; i++) turn(p.space[i], box[n], i, offset);
        for (int s = p.first_star[n]; s < p.first_star[n + 1]; s++) {
            int own[4][SPACES];
            turn(p.star[s], box[n], 0, own);
            int side = p.star[s][2], colour = p.star[s][3];
            for (int turns = 0; turns < 4; turns++) {
                star_offset[turns][s] = own[turns][0];
                facing[turns][s] = own[turns][0] + step[(side + turns) & 3];
            }
            colours[n] |= colour;
            for (int i = first; i < last; i++)
                if (offset[0][i] == star_offset[0][s]) edge[i] |= colour << 4 * side;
        }
    }
    memset(laid, 0, cells * sizeof *laid);
    if (options) memset(beside, 0, cells * sizeof *beside);
}

static inline void mark(int piece, int at, int turns, int is_put) {
    uint64_t owner = 2ull << piece, others = is_put ? ~0ull : ~owner;
    if (!is_put) owner = 0;
    for (int i = p.first_space[piece]; i < p.first_space[piece + 1]; i++) {
        uint64_t *on = beside + at + offset[turns][i];
        on[width] = (on[width] | owner) & others;
        on[1] = (on[1] | owner) & others;
        on[-width] = (on[-width] | owner) & others;
        on[-1] = (on[-1] | owner) & others;
    }
    for (int s = p.first_star[piece]; s < p.first_star[piece + 1]; s++) {
        uint64_t side = faced_side << ((p.star[s][2] + turns) & 3);
        uint64_t *faced = beside + at + facing[turns][s];
        *faced = is_put ? *faced | side : *faced & ~side;
    }
}

static inline void put(int piece, int place) {
    int at = place >> 2, turns = place & 3;
    for (int i = p.first_space[piece]; i < p.first_space[piece + 1]; i++) {
        int turned = (edge[i] << 4 * turns | edge[i] >> (SIDES - 4 * turns)) & 0xffff;
        laid[at + offset[turns][i]] = (piece + 1) << SIDES | turned;
    }
    if (options) mark(piece, at, turns, 1);
}

static inline void lift(int piece, int place) {
    int at = place >> 2, turns = place & 3;
    for (int i = p.first_space[piece]; i < p.first_space[piece + 1]; i++)
        laid[at + offset[turns][i]] = 0;
    if (options) mark(piece, at, turns, 0);
}

static inline int fits(int piece, int place) {
    int at = place >> 2, turns = place & 3, joins = 0;
    uint64_t joined = 0;
    if (!options)
        for (int i = p.first_space[piece]; i < p.first_space[piece + 1]; i++)
            if (laid[at + offset[turns][i]]) return 0;
    for (int s = p.first_star[piece]; s < p.first_star[piece + 1]; s++) {
        int other = laid[at + facing[turns][s]];
        if (!other) continue;
        int colour = other >> 4 * (((p.star[s][2] + turns) & 3) ^ 2) & 15;
        if (colour) {
            if (!(colour & p.star[s][3])) return 0;
            joins++;
            joined |= 1ull << (other >> SIDES);
        } else if (options & PLAIN_MATTERS) {
            return 0;
        }
    }
    if (!options) return 1;
    uint64_t strangers = options & NEEDS_JOIN ? ~(joined | all_faced) : 0;
    int faced = 0;
    for (int i = p.first_space[piece]; i < p.first_space[piece + 1]; i++) {
        int on = at + offset[turns][i];
        if (laid[on] || beside[on] & strangers) return 0;
        faced += __builtin_popcountll(beside[on] & all_faced);
    }
    return !(options & PLAIN_MATTERS) || faced <= joins;
}

static inline int find_open_stars(int piece, int place) {
    int at = place >> 2, turns = place & 3, found = 0;
    for (int s = p.first_star[piece]; s < p.first_star[piece + 1]; s++) {
        int faced = at + facing[turns][s];
        open_star[found].faced = faced;
        open_star[found].side = (p.star[s][2] + turns) & 3;
        open_star[found].colour = p.star[s][3];
        found += !laid[faced];
    }
    return found;
}

static inline int find_joining(int open_stars, int piece, int *found, int end) {
    for (int o = 0; o < open_stars; o++) {
        int colour = open_star[o].colour;
        if (!(colour & colours[piece])) continue;
        for (int s = p.first_star[piece]; s < p.first_star[piece + 1]; s++) {
            if (!(colour & p.star[s][3])) continue;
            int turns = (open_star[o].side + 2 - p.star[s][2]) & 3;
            int place = (open_star[o].faced - star_offset[turns][s]) * 4 | turns;
            if (fits(piece, place)) found[end++] = place;
        }
    }
    return end;
}
