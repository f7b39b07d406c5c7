/* Puzzles of Cut it solved: the peer the compiled search is measured against.

   puzzle OPTIONS NODES TIMES < puzzles
   reads for each puzzle the number of its pieces and for each piece its spaces and half-stars;
   solves all of them once to warm up and then TIMES times; prints the processor seconds, the
   placings tried and the spaces lost. */

#include <time.h>

#include "puzzle.h"

enum { NO_CHOICE = -1, NOTHING = 0, FOUND, OUT_OF_EFFORT, SETS = 6, LOOKS = 1 << 10 };

static int nodes, most_nodes, best_size, goal, most;
static int ways[PIECES][PIECES], partners[PIECES], onward[PIECES];
static int starts[PIECES + 1][PIECES], numbers[PIECES + 1][PIECES], gone[PIECES + 1][PIECES];
static struct { int size, top, trying; } levels[PIECES + 1];
static struct { int piece, place; } path[PIECES], best[PIECES];
static int choices[CHOICES];

static void begin_search(void) {
    lay_table();
    nodes = best_size = goal = most = 0;
    memset(ways, 0, sizeof ways);
    memset(partners, 0, sizeof partners);
    for (int n = 0; n < p.number; n++) {
        put(n, middle << 2);
        int open_stars = find_open_stars(n, middle << 2);
        for (int other = 0; other < n; other++) {
            if (!(colours[n] & colours[other])) continue;
            int found = find_joining(open_stars, other, choices, 0);
            ways[n][other] = ways[other][n] = found;
            if (found) partners[n] |= 1 << other, partners[other] |= 1 << n;
        }
        lift(n, middle << 2);
    }
    for (int n = 0; n < p.number; n++)
        onward[n] = p.first_star[n + 1] - p.first_star[n] > 1 ? partners[n] : 0;
}

static inline int is_among(int first, int end, int place) {
    for (int i = first; i < end; i++)
        if (choices[i] == place) return 1;
    return 0;
}

static inline int is_tried(int depth, int piece, int place) {
    for (int before = 1; before < depth; before++) {
        int first = starts[before][piece];
        if (is_among(first, first + gone[before][piece], place)) return 1;
    }
    return 0;
}

static inline int find_choices(int depth, int top) {
    int new = path[depth - 1].piece;
    int open_stars = find_open_stars(new, path[depth - 1].place);
    for (int n = 0; n < p.number; n++) {
        int before = numbers[depth - 1][n];
        if (n == new || before == NO_CHOICE) {
            numbers[depth][n] = NO_CHOICE;
            continue;
        }
        int first = top, start = starts[depth - 1][n];
        for (int i = start; i < start + before; i++)
            if (fits(n, choices[i])) choices[top++] = choices[i];
        if (partners[new] >> n & 1) {
            int end = find_joining(open_stars, n, choices, top);
            for (int i = top; i < end; i++)
                if (!is_among(first, top, choices[i]) && !is_tried(depth, n, choices[i]))
                    choices[top++] = choices[i];
        }
        starts[depth][n] = first;
        numbers[depth][n] = top - first;
    }
    return top;
}

static inline int within_reach(int depth) {
    int reached = 0, waiting = 0, size = 0;
    for (int n = 0; n < p.number; n++) {
        if (numbers[depth][n] > 0) {
            reached |= onward[n];
            size += size_of[n];
        } else if (!numbers[depth][n]) {
            waiting |= 1 << n;
        }
    }
    for (int now; (now = reached & waiting);) {
        int n = __builtin_ctz(now);
        reached |= onward[n];
        waiting ^= 1 << n;
        size += size_of[n];
    }
    return size;
}

static inline int lay_next(int depth) {
    int *number = numbers[depth], piece = levels[depth].trying;
    if (piece != NO_CHOICE && gone[depth][piece] == number[piece]) {
        number[piece] = 0;
        piece = NO_CHOICE;
    }
    if (piece == NO_CHOICE) {
        if (levels[depth].size + within_reach(depth) < goal) return 0;
        for (int n = 0; n < p.number; n++)
            if (number[n] > 0 && (piece == NO_CHOICE || number[n] < number[piece])) piece = n;
        levels[depth].trying = piece;
    }
    int place = choices[starts[depth][piece] + gone[depth][piece]];
    put(piece, place);
    path[depth].piece = piece;
    path[depth].place = place;
    levels[depth + 1].size = levels[depth].size + size_of[piece];
    levels[depth + 1].top = find_choices(depth + 1, levels[depth].top);
    return 1;
}

static inline int arrive(int depth) {
    levels[depth].trying = NO_CHOICE;
    memset(gone[depth], 0, p.number * sizeof **gone);
    if (nodes >= most_nodes) return OUT_OF_EFFORT;
    nodes++;
    int size = levels[depth].size;
    if (size > best_size) {
        memcpy(best, path, depth * sizeof *best);
        best_size = size;
        if (goal < size + 1) goal = size + 1;
    }
    return size == most ? FOUND : NOTHING;
}

static int search_from(int first, int others) {
    for (int n = 0; n < p.number; n++) {
        starts[0][n] = 0;
        numbers[0][n] = others >> n & 1 ? 0 : NO_CHOICE;
    }
    choices[0] = middle << 2;
    numbers[0][first] = 1;
    gone[0][first] = 0;
    levels[0].size = 0, levels[0].top = 1, levels[0].trying = first;
    int depth = 0, result = NOTHING;
    for (;;) {
        if (result == NOTHING && lay_next(depth)) {
            result = arrive(++depth);
            continue;
        }
        int piece = path[--depth].piece;
        lift(piece, path[depth].place);
        if (!depth) return result;
        if (result == NOTHING) gone[depth][piece]++;
    }
}

static int most_joins(int wanted) {
    int lone[5] = {0}, more[5] = {0}, among = __builtin_popcount(wanted), joins;
    for (int n = 0; n < p.number; n++) {
        if (!(wanted >> n & 1)) continue;
        int first = p.first_star[n], last = p.first_star[n + 1];
        int *to = last - first == 1 && among > 2 ? lone : more;
        for (int s = first; s < last; s++) to[p.star[s][3] == ANY ? 4 : __builtin_ctz(p.star[s][3])]++;
    }
    joins = lone[4] + more[4];
    for (int colour = 0; colour < 4; colour++) {
        int pairs = (more[colour] + lone[colour]) / 2;
        joins += more[colour] < pairs ? more[colour] : pairs;
    }
    return joins;
}

static int may_hang_together(int wanted) {
    if (__builtin_popcount(wanted) == 1) return 1;
    for (int reached = wanted & -wanted;;) {
        int grown = reached;
        for (int n = 0; n < p.number; n++)
            if (reached >> n & 1) grown |= partners[n] & wanted;
        if (grown == reached) {
            if (reached != wanted) return 0;
            return most_joins(wanted) >= __builtin_popcount(wanted) - 1;
        }
        reached = grown;
    }
}

static int hardest(int wanted) {
    int found = -1, fewest = 0;
    for (int n = 0; n < p.number; n++) {
        if (!(wanted >> n & 1)) continue;
        int own = 0;
        for (int other = 0; other < p.number; other++)
            if (wanted >> other & 1) own += ways[n][other];
        if (found < 0 || own < fewest) found = n, fewest = own;
    }
    return found;
}

static void by_size(int sign, int *order) {
    for (int n = 0; n < p.number; n++) {
        int at = n;
        for (; at && sign * size_of[order[at - 1]] > sign * size_of[n]; at--) order[at] = order[at - 1];
        order[at] = n;
    }
}

struct left_out { int64_t walk; int spaces, last, members; };

static void solve(void) {
    static struct left_out waiting[LOOKS + 2];
    int order[PIECES], total = p.first_space[p.number], sets = 1, tried = 0, looks = 0, lost;
    begin_search();
    by_size(1, order);
    waiting[0] = (struct left_out){0, 0, -1, 0};
    for (;;) {
        int cheapest = 0;
        for (int i = 1; i < sets; i++) {
            struct left_out *one = waiting + i, *other = waiting + cheapest;
            if (one->spaces == other->spaces ? one->walk < other->walk : one->spaces < other->spaces)
                cheapest = i;
        }
        struct left_out now = waiting[cheapest];
        lost = now.spaces;
        if (total - lost <= best_size) return;
        if (tried == SETS || looks == LOOKS) break;
        looks++;
        int wanted = ((1 << p.number) - 1) & ~now.members;
        if (may_hang_together(wanted)) {
            tried++;
            goal = most = total - lost;
            if (search_from(hardest(wanted), wanted) == OUT_OF_EFFORT) return;
        }
        waiting[cheapest] = waiting[--sets];
        if (now.last + 1 < p.number) {
            int next = order[now.last + 1], members = now.members | 1 << next;
            waiting[sets++] =
                (struct left_out){now.walk + 1, lost + size_of[next], now.last + 1, members};
            if (now.last >= 0) {
                int last = order[now.last];
                waiting[sets++] = (struct left_out){
                    now.walk + (1ll << (p.number - 1 - now.last)),
                    lost + size_of[next] - size_of[last], now.last + 1, members ^ 1 << last};
            }
        }
    }
    goal = best_size + 1;
    most = total - lost;
    int left = total, wanted = (1 << p.number) - 1;
    by_size(-1, order);
    for (int i = 0; i < p.number && left >= goal && goal <= most; i++) {
        left -= size_of[order[i]];
        wanted ^= 1 << order[i];
        if (search_from(order[i], wanted) == OUT_OF_EFFORT) return;
    }
}

static int read_number(void) {
    int n;
    if (scanf("%d", &n) != 1) exit(2);
    return n;
}

static void read_pieces(struct pieces *to) {
    to->number = read_number();
    for (int n = 0; n < to->number; n++) {
        int first = to->first_space[n], star = to->first_star[n];
        int spaces = read_number(), stars = read_number();
        to->first_space[n + 1] = first + spaces;
        to->first_star[n + 1] = star + stars;
        for (int i = 0; i < 2 * spaces; i++) to->space[first + i / 2][i % 2] = read_number();
        for (int i = 0; i < 4 * stars; i++) to->star[star + i / 4][i % 4] = read_number();
    }
}

int main(int argc, char **argv) {
    if (argc != 4) return 2;
    options = atoi(argv[1]);
    most_nodes = atoi(argv[2]);
    int times = atoi(argv[3]), puzzles = read_number();
    struct pieces *all = calloc(puzzles, sizeof *all);
    for (int i = 0; i < puzzles; i++) read_pieces(all + i);
    long lost = 0, tried = 0;
    clock_t begun = 0;
    for (int time = 0; time <= times; time++) {
        if (time == 1) {
            lost = tried = 0;
            begun = clock();
        }
        for (int i = 0; i < puzzles; i++) {
            p = all[i];
            solve();
            lost += p.first_space[p.number] - best_size;
            tried += nodes;
        }
    }
    printf("%f %ld %ld\n", (double)(clock() - begun) / CLOCKS_PER_SEC, tried, lost);
    return 0;
}
