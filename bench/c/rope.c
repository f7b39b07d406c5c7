/* Random games of Cut the Rope: the peer the compiled kernel is measured against.

   rope SEATS PILE SAME SEQUENCE GAMES SEED
   prints the processor seconds of all games, the moves made and the points of each seat. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { KINDS = 11, SCISSORS = 0, DECK = 160, HAND = 6, SEATS = 8, PATIENCE = 500 };
enum { WON = 1, STILL, ENDLESS };
enum { STANDINGS = 128, COMPLETE = 255, RUNS = 128 };

/* A shared row is a number: what it takes and what becomes of it are tables. Free is 0. */
static uint16_t takes[STANDINGS];
static uint8_t after[STANDINGS][KINDS];
/* A supply run likewise; one that has not begun is 0. */
static uint16_t run_takes[RUNS];
static uint8_t run_after[RUNS][KINDS];

struct row { uint8_t standing, count[KINDS]; };

struct player {
    int pile_left, hand_left;
    uint16_t kinds;
    uint8_t hand[KINDS], top[3], pile[DECK];
};

struct node { uint8_t card, below, run; };

struct table {
    int seats, turn, idle, barren, cause, draw_left;
    uint8_t unused;
    struct row rows[3];
    uint8_t discard[KINDS], draw[DECK];
    struct player players[SEATS];
    struct node nodes[DECK + 1];
};

static int sequence, pile_size;
static uint64_t word;

static inline uint32_t below(uint32_t n) {
    word ^= word >> 12;
    word ^= word << 25;
    word ^= word >> 27;
    return (uint64_t)(uint32_t)(word * 0x2545F4914F6CDD1Dull >> 32) * n >> 32;
}

/* Rows: direction 0 open, 1 up, 2 down; the step of the last number; scissors behind it. */
static uint16_t due_numbers(int same, int direction, int step, int scissors, int way) {
    if (direction && direction != way) return 0;
    int far = step + scissors + 1, near = far;
    if (same && far > 1) near = scissors ? (step > 1 ? step : 1) + 1 : step;
    uint16_t numbers = 0;
    for (int s = near; s <= far; s++) numbers |= 1 << (way == 2 ? 11 - s : s);
    return numbers;
}

static int code_of(int direction, int step, int scissors) {
    static int codes[3][10][10], used = 1;
    if (step + scissors >= 10) return COMPLETE;
    if (!direction && !scissors) return 0;
    int *code = &codes[direction][step][scissors];
    if (!*code) *code = used++;
    return *code;
}

static void prepare_rows(int same) {
    for (int direction = 0; direction <= 2; direction++)
        for (int step = 0; step < 10; step++)
            for (int scissors = 0; step + scissors < 10; scissors++) {
                if (!direction != !step) continue;
                int code = code_of(direction, step, scissors);
                uint16_t up = due_numbers(same, direction, step, scissors, 1);
                uint16_t down = due_numbers(same, direction, step, scissors, 2) & ~up;
                takes[code] = 1 | up | down;
                after[code][SCISSORS] = code_of(direction, step, scissors + 1);
                for (int n = 1; n <= 10; n++) {
                    if (up >> n & 1) after[code][n] = code_of(1, n, 0);
                    if (down >> n & 1) after[code][n] = code_of(2, 11 - n, 0);
                }
            }
}

/* Runs: the sets of last numbers with which it can be read going up, and going down. */
static void prepare_runs(void) {
    static uint32_t reads[RUNS];
    static int length[RUNS];
    int used = 1;
    run_takes[0] = (1 << KINDS) - 1;
    for (int run = 0; run < used; run++) {
        uint16_t up = reads[run] & 0x7fe, down = reads[run] >> 16 & 0x7fe;
        uint16_t next_up = run ? up << 1 & 0x7fe : 0x7fe, next_down = run ? down >> 1 & 0x7fe : 0x7fe;
        if (run && (next_up | next_down)) run_takes[run] = 1 | next_up | next_down;
        for (int card = 0; card < KINDS; card++) {
            if (!(run_takes[run] >> card & 1)) continue;
            uint16_t fit = card ? 1 << card : 0x7fe;
            uint32_t then = (next_up & fit) | (uint32_t)(next_down & fit) << 16;
            int found = 1;
            while (found < used && reads[found] != then) found++;
            if (found == used) {
                reads[used] = then;
                length[used++] = length[run] + 1;
            }
            run_after[run][card] = found;
        }
    }
}

static void shuffle(uint8_t *cards, int n) {
    for (int last = n - 1; last > 0; last--) {
        int other = below(last + 1);
        uint8_t card = cards[last];
        cards[last] = cards[other];
        cards[other] = card;
    }
}

static inline void take_card(struct player *p, int card) {
    p->hand[card]++;
    p->kinds |= 1 << card;
    p->hand_left++;
}

static void deal(struct table *t, int seats) {
    uint8_t deck[DECK];
    int used = 0;
    memset(t, 0, sizeof *t);
    t->seats = seats;
    memset(deck, 0, 20);
    for (int i = 20; i < DECK; i++) deck[i] = 1 + (i - 20) / 14;
    shuffle(deck, DECK);
    for (int seat = 0; seat < seats; seat++) {
        struct player *p = &t->players[seat];
        memcpy(p->pile, deck + used, pile_size);
        p->pile_left = pile_size;
        used += pile_size;
        for (int i = 0; i < HAND; i++) take_card(p, deck[used++]);
    }
    t->draw_left = DECK - used;
    memcpy(t->draw, deck + used, t->draw_left);
    t->turn = below(seats);
    t->unused = 1;
    for (int i = 1; i < DECK; i++) t->nodes[i].below = i + 1;
}

static void refill(struct table *t) {
    struct player *p = &t->players[t->turn];
    for (;;) {
        while (p->hand_left < HAND && t->draw_left) take_card(p, t->draw[--t->draw_left]);
        if (p->hand_left == HAND) break;
        int cards = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            memset(t->draw + cards, kind, t->discard[kind]);
            cards += t->discard[kind];
            t->discard[kind] = 0;
        }
        if (!cards) break;
        shuffle(t->draw, cards);
        t->draw_left = cards;
    }
    if (++t->turn == t->seats) t->turn = 0;
}

static void end_turn(struct table *t) {
    t->idle++;
    t->barren++;
    if (t->idle == t->seats) t->cause = STILL;
    else if (t->barren == PATIENCE) t->cause = ENDLESS;
    else refill(t);
}

static inline void take_from_hand(struct player *p, int card) {
    p->hand_left--;
    if (!--p->hand[card]) p->kinds ^= 1 << card;
}

static inline void put(struct table *t, int card, int place) {
    struct row *row = &t->rows[place];
    row->count[card]++;
    t->idle = -1;
    int then = after[row->standing][card];
    if (then != COMPLETE) {
        row->standing = then;
        return;
    }
    for (int kind = 0; kind < KINDS; kind++) t->discard[kind] += row->count[kind];
    memset(row, 0, sizeof *row);
}

static void lay(struct table *t, struct player *p, int card, int place) {
    take_from_hand(p, card);
    int node = t->unused, last = p->top[place], run = 0;
    t->unused = t->nodes[node].below;
    if (sequence) {
        int before = last ? t->nodes[last].run : 0;
        run = run_takes[before] >> card & 1 ? run_after[before][card] : run_after[0][card];
    }
    t->nodes[node] = (struct node){card, last, run};
    p->top[place] = node;
    t->idle = -1;
    end_turn(t);
}

static inline int nth(uint32_t set, int n) {
    while (n--) set &= set - 1;
    return __builtin_ctz(set);
}

/* One move, each legal one as likely as the others. */
static void move(struct table *t) {
    struct player *p = &t->players[t->turn];
    uint32_t from[3], on[3] = {0};
    int plays = 0, free_seen = 0, lays = 0;
    int pile = p->pile[p->pile_left - 1];
    for (int place = 0; place < 3; place++) {
        int standing = t->rows[place].standing;
        uint32_t due = takes[standing];
        if (!standing) {
            if (free_seen) due = 0;
            free_seen = 1;
        }
        uint32_t found = (p->kinds & due) | (due >> pile & 1) << KINDS;
        for (int s = 0; s < 3; s++)
            if (p->top[s]) found |= (due >> t->nodes[p->top[s]].card & 1) << (KINDS + 1 + s);
        from[place] = found;
        plays += __builtin_popcount(found);
    }
    if (p->hand_left) {
        int empty_seen = 0;
        uint32_t any = 0;
        for (int place = 0; place < 3; place++) {
            int top = p->top[place];
            if (!top && empty_seen++) continue;
            on[place] = p->kinds;
            if (sequence && top) on[place] &= run_takes[t->nodes[top].run];
            any |= on[place];
        }
        if (!any)
            for (int place = 0; place < 3; place++) on[place] = p->kinds;
        for (int place = 0; place < 3; place++) lays += __builtin_popcount(on[place]);
    } else {
        lays = 1;
    }
    int n = below(plays + lays);
    if (n >= plays) {
        n -= plays;
        if (!p->hand_left) {
            end_turn(t);
            return;
        }
        int place = 0;
        for (int here; n >= (here = __builtin_popcount(on[place])); place++) n -= here;
        lay(t, p, nth(on[place], n), place);
        return;
    }
    int place = 0;
    for (int here; n >= (here = __builtin_popcount(from[place])); place++) n -= here;
    int source = nth(from[place], n);
    if (source < KINDS) {
        take_from_hand(p, source);
        put(t, source, place);
    } else if (source == KINDS) {
        p->pile_left--;
        put(t, pile, place);
        t->barren = -1;
        if (!p->pile_left) t->cause = WON;
    } else {
        uint8_t *top = &p->top[source - KINDS - 1];
        int node = *top, card = t->nodes[node].card;
        *top = t->nodes[node].below;
        t->nodes[node].below = t->unused;
        t->unused = node;
        put(t, card, place);
    }
}

int main(int argc, char **argv) {
    if (argc != 7) return 2;
    static struct table table;
    int seats = atoi(argv[1]);
    pile_size = atoi(argv[2]);
    prepare_rows(atoi(argv[3]));
    sequence = atoi(argv[4]);
    prepare_runs();
    long games = atol(argv[5]), moves = 0, points[SEATS] = {0};
    word = (uint64_t)atoll(argv[6]) * 0x9E3779B97F4A7C15ull | 1;
    clock_t begun = clock();
    for (long game = 0; game < games; game++) {
        deal(&table, seats);
        while (!table.cause) {
            move(&table);
            moves++;
        }
        for (int seat = 0; seat < seats; seat++) points[seat] -= table.players[seat].pile_left;
    }
    printf("%f %ld", (double)(clock() - begun) / CLOCKS_PER_SEC, moves);
    for (int seat = 0; seat < seats; seat++) printf(" %ld", points[seat]);
    printf("\n");
    return 0;
}
