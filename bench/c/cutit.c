/* Cut it's cutting in C, by the same rules: random games, and all snippets of a paper scored.
 *
 *     cutit playouts GAMES SEED < sheet        random games of one player
 *     cutit snippets GAMES SEED < sheet        every snippet of the papers of such games, scored
 *
 * It prints the seconds it took, how many games or snippets that were, and a sum over them.
 *
 * The sheet: 100 spaces from a1 along the ranks as digits (0 to 3 colours, 4 joker, 5 black), then
 * stars to the right and stars up as 0 or 1, then 24 faces of dice as digits (0 blank, 1 question
 * mark, 2 to 5 the numbers 1 to 4). Paper is two words of five ranks, ten bits each.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef uint64_t u64;
typedef int64_t i64;
typedef struct { u64 low, high; } Paper;

enum { JOKERS = 28, SIZE = 35, STARS = 42, INNER = 51, POINTS = 11, STRAIGHT = 127, REST = 21 };
#define WORD ((1ULL << 50) - 1)
#define FIRST_FILE (1ULL | 1ULL << 10 | 1ULL << 20 | 1ULL << 30 | 1ULL << 40)
#define NOT_LAST (WORD & ~(FIRST_FILE << 9))
#define NOT_FIRST (WORD & ~FIRST_FILE)
#define GATHER (1ULL << 40 | 1ULL << 31 | 1ULL << 22 | 1ULL << 13 | 1ULL << 4)
#define count(bits) __builtin_popcountll(bits)

typedef struct { int number[4], weight[4], base, blank; u64 questions; } Throw;
typedef struct { int place, start, stop; Paper before; u64 counted, stars; } Line;

static Paper masks[9];
static int dice[24], jokers;
static Throw throws[1296];
static int8_t *points;
static u64 rng;

static inline u64 next(void) {
    rng ^= rng >> 12;
    rng ^= rng << 25;
    rng ^= rng >> 27;
    return rng * 0x2545F4914F6CDD1DULL;
}
static inline int below(int n) { return (int)(((next() >> 32) * (u64)n) >> 32); }

static void set(Paper *paper, int space) {
    if (space < 50) paper->low |= 1ULL << space;
    else if (space < 100) paper->high |= 1ULL << (space - 50);
}

static int best_use(const Throw *t, const int *shorts, int left) {
    int best = 0;
    for (int set = 0; set < 16; set++) {
        int free = left, sum = 0;
        for (int die = 0; die < 4; die++) {
            if (!shorts[die]) sum += t->number[die];
            else if (set >> die & 1) { free -= shorts[die]; sum += t->number[die]; }
        }
        if (t->questions) sum += free;
        if (free >= 0 && sum > best) best = sum;
    }
    return best;
}

static void tabulate(void) {
    points = malloc(65536 * (size_t)(jokers + 1));
    int base = 0, shorts[4];
    for (int throw = 0; throw < 1296; throw++) {
        Throw *t = &throws[throw];
        int weight = jokers + 1, left = throw;
        for (int die = 3; die >= 0; die--) {
            int digit = left % 6;
            left /= 6;
            t->number[die] = digit > 1 ? digit - 1 : 0;
            t->weight[die] = weight;
            weight *= t->number[die] + 1;
            if (digit == 1) t->questions |= 127ULL << 7 * die;
        }
        t->base = base;
        t->blank = throw == 0;
        for (int entry = 0; entry < weight; entry++) {
            for (int die = 0; die < 4; die++)
                shorts[die] = entry / t->weight[die] % (t->number[die] + 1);
            points[base + entry] = (int8_t)best_use(t, shorts, entry % (jokers + 1));
        }
        base += weight;
    }
}

static int read_sheet(void) {
    static char cells[128], right[128], up[128], faces[64];
    if (scanf("%100s %100s %100s %24s", cells, right, up, faces) != 4) return 0;
    for (int space = 0; space < 100; space++) {
        if (cells[space] < '5') set(&masks[cells[space] - '0'], space);
        jokers += cells[space] == '4';
        if (up[space] == '1') { set(&masks[5], space); set(&masks[7], space + 10); }
        if (right[space] == '1') { set(&masks[6], space); set(&masks[8], space + 1); }
    }
    for (int face = 0; face < 24; face++) dice[face] = faces[face] - '0';
    return 1;
}

static inline u64 count_paper(Paper p) {
    u64 counted = 0, stars = 0, inner;
    for (int colour = 0; colour < 5; colour++)
        counted += (u64)(count(p.low & masks[colour].low) + count(p.high & masks[colour].high))
                   << 7 * colour;
    for (int side = 5; side < 9; side++)
        stars += (u64)(count(p.low & masks[side].low) + count(p.high & masks[side].high));
    inner = (u64)count(p.low & masks[5].low & (p.low >> 10 | (p.high & 1023) << 40));
    inner += (u64)count(p.high & masks[5].high & p.high >> 10);
    inner += (u64)count(p.low & masks[6].low & p.low >> 1);
    inner += (u64)count(p.high & masks[6].high & p.high >> 1);
    counted += (u64)(count(p.low) + count(p.high)) << SIZE;
    return counted + (stars << STARS) + (inner << INNER);
}

static inline int points_of(u64 counted, const Throw *t) {
    int entry = t->base + (int)(counted >> JOKERS & 127);
    for (int die = 0; die < 4; die++) {
        int missing = t->number[die] - (int)(counted >> 7 * die & 127);
        entry += t->weight[die] * (missing > 0 ? missing : 0);
    }
    u64 asked = (counted & t->questions) * (1 | 1 << 7 | 1 << 14 | 1 << 21) >> 21 & 127;
    return points[entry] + (int)asked;
}

static inline Paper without(Paper p, Paper q) { return (Paper){p.low & ~q.low, p.high & ~q.high}; }

static inline Paper fill(Paper p, Paper up, Paper right, Paper down, Paper left) {
    for (;;) {
        Paper g;
        g.low = p.low | (p.low << 10 & up.low) | ((p.low >> 10 | (p.high & 1023) << 40) & down.low);
        g.low |= ((p.low & NOT_LAST) << 1 & right.low) | ((p.low & NOT_FIRST) >> 1 & left.low);
        g.high = p.high | ((p.high << 10 | p.low >> 40) & up.high) | (p.high >> 10 & down.high);
        g.high |= ((p.high & NOT_LAST) << 1 & right.high) | ((p.high & NOT_FIRST) >> 1 & left.high);
        if (g.low == p.low && g.high == p.high) return p;
        p = g;
    }
}

static inline u64 row(Paper p, int y) {
    return (y < 5 ? p.low >> 10 * y : p.high >> 10 * (y - 5)) & 1023;
}
static inline u64 column(Paper p, int x) {
    u64 lower = (p.low >> x & FIRST_FILE) * GATHER >> 40 & 31;
    u64 upper = (p.high >> x & FIRST_FILE) * GATHER >> 40 & 31;
    return lower | upper << 5;
}
static inline Paper along_rank(int start, int stop, int y) {
    u64 bits = (1ULL << stop) - (1ULL << start);
    return y < 5 ? (Paper){bits << 10 * y, 0} : (Paper){0, bits << 10 * (y - 5)};
}
static inline Paper along_file(int start, int stop, int x) {
    u64 file = FIRST_FILE << x;
    u64 low = (1ULL << 10 * (stop < 5 ? stop : 5)) - (1ULL << 10 * (start < 5 ? start : 5));
    u64 high = (1ULL << 10 * (stop > 5 ? stop - 5 : 0)) - (1ULL << 10 * (start > 5 ? start - 5 : 0));
    return (Paper){file & low, file & high};
}

static Paper cut_off(Paper p, int move) {
    int start = move & 127, meeting = move >> 7 & 127, end = move >> 14 & 127;
    int start_x = start % POINTS, start_y = start / POINTS, end_x = end % POINTS, end_y = end / POINTS;
    Paper below = {0, 0}, above = {0, 0}, left = {0, 0}, right = {0, 0}, seed;
    if (meeting == STRAIGHT && start_y == end_y) {
        seed = below = along_rank(start_x, end_x, start_y - 1);
        above = along_rank(start_x, end_x, start_y);
    } else if (meeting == STRAIGHT) {
        seed = left = along_file(start_y, end_y, start_x - 1);
        right = along_file(start_y, end_y, start_x);
    } else {
        int x = meeting % POINTS, y = meeting / POINTS;
        int x0 = start_x < x ? start_x : x, x1 = start_x < x ? x : start_x;
        int y0 = end_y < y ? end_y : y, y1 = end_y < y ? y : end_y;
        below = along_rank(x0, x1, y - 1);
        above = along_rank(x0, x1, y);
        left = along_file(y0, y1, x - 1);
        right = along_file(y0, y1, x);
        int inside = x - (start_x < x);
        seed = along_rank(inside, inside + 1, y - (end_y < y));
    }
    Paper in = fill(seed, without(p, above), without(p, right), without(p, below), without(p, left));
    return move >> REST ? without(p, in) : in;
}

static int list_cuts(Paper p, int *moves, u64 *counts) {
    static Line lines[96];
    static int crossings[121];
    int lines_found = 0, levels = 0, found = 0;
    u64 whole = count_paper(p);
    for (int upright = 0; upright < 2; upright++) {
        if (upright) levels = lines_found;
        for (int at = 1; at < 10; at++) {
            u64 both = upright ? column(p, at - 1) & column(p, at) : row(p, at - 1) & row(p, at);
            u64 stars = upright ? column(masks[6], at - 1) : row(masks[5], at - 1);
            for (int start = 0; both >> start;) {
                start += __builtin_ctzll(both >> start);
                int stop = start + __builtin_ctzll(~(both >> start));
                Line *line = &lines[lines_found];
                Paper near, far;
                if (upright) {
                    near = along_file(start, stop, at - 1);
                    far = along_file(start, stop, at);
                    line->before = fill(near, p, without(p, far), p, without(p, near));
                    for (int y = start + 1; y < stop; y++) crossings[POINTS * y + at] = lines_found;
                } else {
                    near = along_rank(start, stop, at - 1);
                    far = along_rank(start, stop, at);
                    line->before = fill(near, without(p, far), p, without(p, near), p);
                }
                line->place = at;
                line->start = start;
                line->stop = stop;
                line->counted = count_paper(line->before);
                line->stars = stars & ((1ULL << stop) - (1ULL << start));
                lines_found++;
                start = stop;
            }
        }
    }
#define LIST(move, inside, both)                        \
    do {                                                \
        u64 in = (inside);                              \
        moves[found] = (move);                          \
        counts[found++] = in;                           \
        moves[found] = (move) | 1 << REST;              \
        counts[found++] = (both) - in;                  \
    } while (0)
#define IN(stars) ((u64)count(stars) << INNER)
    for (int index = 0; index < lines_found; index++) {
        const Line *line = &lines[index];
        int along = index < levels ? 1 : POINTS, across = index < levels ? POINTS : 1;
        int start = across * line->place + along * line->start;
        int end = across * line->place + along * line->stop;
        LIST(start | STRAIGHT << 7 | end << 14, line->counted, whole - IN(line->stars));
    }
    for (int index = 0; index < levels; index++) {
        const Line *level = &lines[index];
        u64 above = whole - level->counted - IN(level->stars);
        int y = level->place;
        for (int x = level->start + 1; x < level->stop; x++) {
            int meeting = POINTS * y + x;
            const Line *upright = &lines[crossings[meeting]];
            u64 left_arm = IN(level->stars & ((1ULL << x) - 1)), right_arm = IN(level->stars >> x);
            u64 lower_arm = IN(upright->stars & ((1ULL << y) - 1)), upper_arm = IN(upright->stars >> y);
            u64 left_below = count_paper((Paper){level->before.low & upright->before.low,
                                                 level->before.high & upright->before.high});
            u64 left_above = upright->counted - left_below - left_arm;
            u64 right_below = level->counted - left_below - lower_arm;
            u64 right_above = above - left_above - upper_arm;
            int left = (POINTS * y + level->start) | meeting << 7;
            int right = (POINTS * y + level->stop) | meeting << 7;
            int lower = (POINTS * upright->start + x) << 14, upper = (POINTS * upright->stop + x) << 14;
            LIST(left | lower, left_below, whole - left_arm - lower_arm);
            LIST(left | upper, left_above, whole - left_arm - upper_arm);
            LIST(right | lower, right_below, whole - right_arm - lower_arm);
            LIST(right | upper, right_above, whole - right_arm - upper_arm);
        }
    }
    return found;
}

static inline int has_corner(int move, int corner) {
    int start = move & 127, meeting = move >> 7 & 127, end = move >> 14 & 127, inside;
    int is_right = corner % 10 == 9, is_above = corner >= 90;
    if (meeting != STRAIGHT) inside = (start > meeting) == is_right && (end > meeting) == is_above;
    else if (start % POINTS == end % POINTS) inside = !is_right;
    else inside = !is_above;
    return inside != move >> REST;
}

static inline int nth(Paper p, int n) {
    int lower = count(p.low), offset = 0;
    u64 bits = p.low;
    if (n >= lower) { bits = p.high; n -= lower; offset = 50; }
    while (n--) bits &= bits - 1;
    return offset + __builtin_ctzll(bits);
}
static inline int run(u64 bits, int start) { return start + __builtin_ctzll(~(bits >> start)); }
static inline int run_back(u64 bits, int last) {
    while (last && bits >> (last - 1) & 1) last--;
    return last;
}

static int random_cut(Paper p, int corner) {
    Paper over = {p.low & (p.low >> 10 | (p.high & 1023) << 40), p.high & p.high >> 10};
    Paper beside = {p.low & p.low >> 1 & NOT_LAST, p.high & p.high >> 1 & NOT_LAST};
    Paper level = {over.low & ~((over.low & NOT_LAST) << 1), over.high & ~((over.high & NOT_LAST) << 1)};
    Paper upright = {beside.low & ~(beside.low << 10),
                     beside.high & ~(beside.high << 10 | beside.low >> 40)};
    Paper cross = {over.low & over.low >> 1 & NOT_LAST, over.high & over.high >> 1 & NOT_LAST};
    int levels = count(level.low) + count(level.high);
    int uprights = count(upright.low) + count(upright.high);
    int paths = levels + uprights + 4 * (count(cross.low) + count(cross.high));
    int picked = below(corner >= 0 ? paths : 2 * paths), rest = 0, path = picked, move;
    if (corner < 0) { path = picked >> 1; rest = picked & 1; }
    if (path < levels) {
        int bit = nth(level, path), x = bit % 10, y = bit / 10 + 1;
        move = (POINTS * y + x) | STRAIGHT << 7 | (POINTS * y + run(row(over, y - 1), x)) << 14;
    } else if (path < levels + uprights) {
        int bit = nth(upright, path - levels), x = bit % 10, y = bit / 10;
        move = (POINTS * y + x + 1) | STRAIGHT << 7 | (POINTS * run(column(beside, x), y) + x + 1) << 14;
    } else {
        path -= levels + uprights;
        int bit = nth(cross, path / 4), x = bit % 10, y = bit / 10;
        u64 across = row(over, y), along = column(beside, x);
        int end_x = path & 1 ? run(across, x) : run_back(across, x);
        int end_y = path & 2 ? run(along, y) : run_back(along, y);
        move = (POINTS * (y + 1) + end_x) | (POINTS * (y + 1) + x + 1) << 7 | (POINTS * end_y + x + 1) << 14;
    }
    if (corner >= 0 && !has_corner(move, corner)) rest = 1;
    return move | rest << REST;
}

static int roll_dice(void) {
    int throw = 0;
    for (int die = 0; die < 4; die++) throw = 6 * throw + dice[6 * die + below(6)];
    return throw;
}

static int column_points(int circles) {
    static const int boxes[] = {0, 0, 1, 3, 7, 11, 15, 20};
    return boxes[circles > 7 ? 7 : circles];
}

typedef struct { int score, rises, one_cuts, last, pieces; Paper pile[10]; } Hand;

static void take_off(Hand *hand, Paper snippet, int one_cut, const Throw *t) {
    hand->pile[hand->pieces++] = snippet;
    u64 counted = count_paper(snippet);
    int earned = points_of(counted, t);
    if ((earned == 0 && !t->blank) || (counted >> SIZE & 127) < 4) { hand->score -= 5; return; }
    hand->score += earned;
    hand->rises += hand->last >= 0 && earned > hand->last;
    hand->one_cuts += one_cut;
    hand->last = earned;
}

static int playout(void) {
    static const int corners[] = {0, 9, 99, 90};
    Hand hand = {0, 0, 0, -1, 0, {{0, 0}}};
    Paper p = {WORD, WORD};
    int corner = -1;
    for (int round = 1; round < 10; round++) {
        const Throw *t = &throws[roll_dice()];
        if (round == 1) corner = corners[below(4)];
        if (count(p.low) + count(p.high) == 1) { hand.score -= 5; continue; }
        int move = random_cut(p, round == 1 ? corner : -1);
        Paper snippet = cut_off(p, move);
        p = without(p, snippet);
        take_off(&hand, snippet, (move >> 7 & 127) == STRAIGHT, t);
    }
    take_off(&hand, p, 0, &throws[roll_dice()]);
    return hand.score + column_points(hand.rises) + column_points(hand.one_cuts);
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(int argc, char **argv) {
    if (argc != 4 || !read_sheet()) return 2;
    tabulate();
    long wanted = atol(argv[2]);
    rng = strtoull(argv[3], 0, 10) * 0x9E3779B97F4A7C15ULL | 1;
    static int moves[1024], offers[1024];
    static u64 counts[1024];
    i64 sum = 0, done = 0;
    double start = seconds();
    if (!strcmp(argv[1], "playouts")) {
        for (done = 0; done < wanted; done++) sum += playout();
    } else {
        /* All snippets of the papers of random games, each scored under a throw. */
        for (long game = 0; game < wanted; game++) {
            Paper p = {WORD, WORD};
            for (int round = 1; round < 10 && count(p.low) + count(p.high) > 1; round++) {
                const Throw *t = &throws[roll_dice()];
                int found = list_cuts(p, moves, counts);
                for (int index = 0; index < found; index++) {
                    u64 counted = counts[index];
                    int earned = points_of(counted, t), size = counted >> SIZE & 127;
                    int stars = (int)(counted >> STARS & 511) - 2 * (int)(counted >> INNER);
                    int offer = earned | size << 8 | stars << 16;
                    offer |= ((moves[index] >> 7 & 127) == STRAIGHT) << 26;
                    offer |= (earned == 0 && !t->blank) << 27 | (size < 4) << 28;
                    offers[index] = offer;
                }
                sum += offers[found / 2];
                done += found;
                p = without(p, cut_off(p, moves[below(found)]));
            }
        }
    }
    printf("%.9f %lld %lld\n", seconds() - start, (long long)done, (long long)sum);
    return 0;
}
