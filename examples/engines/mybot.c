/* A bot for every game of Tavolino, in C with the standard library only.

       cc -O2 -o mybot mybot.c
       tavolino arena scalino --bots cmd:./mybot,random --games 100

   It knows no rules. The table lists the legal moves of every position; where there are too many to
   list, it names one. The bot chooses by what moves look like: the pile card in Cut the Rope, the
   largest block in Scalino, any move otherwise. docs/engine-protocol.md explains the lines. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t chance = 1;

/* A random number below n (xorshift64). */
static size_t below(size_t n) {
    chance ^= chance << 13;
    chance ^= chance >> 7;
    chance ^= chance << 17;
    return (size_t)(chance % n);
}

/* Reads a line of any length into a buffer that is used again; NULL at the end of input. */
static char *read_line(void) {
    static char *line = NULL;
    static size_t room = 0;
    size_t length = 0;
    int c;
    while ((c = getchar()) != EOF) {
        if (length + 1 >= room) {
            room = room ? 2 * room : 4096;
            line = realloc(line, room);
            if (line == NULL) exit(1);
        }
        if (c == '\n') break;
        line[length++] = (char)c;
    }
    if (c == EOF && length == 0) return NULL;
    line[length] = '\0';
    return line;
}

/* If the line begins with this word and a space, what follows them; otherwise NULL. */
static char *after(char *line, const char *word) {
    size_t length = strlen(word);
    return strncmp(line, word, length) == 0 && line[length] == ' ' ? line + length + 1 : NULL;
}

/* The position behind a JSON string; `text` is at its opening quote. */
static const char *skip_string(const char *text) {
    for (text++; *text != '\0' && *text != '"'; text++)
        if (*text == '\\' && text[1] != '\0') text++;
    return *text == '"' ? text + 1 : text;
}

/* The array of legal moves: the value of "moves" in the outermost object of the view, not in any
   object inside it. NULL if the moves are not listed. */
static const char *find_moves(const char *view) {
    int depth = 0;
    while (*view != '\0') {
        if (*view == '"') {
            const char *end = skip_string(view);
            if (depth == 1 && strncmp(view, "\"moves\":", 8) == 0)
                return end[1] == '[' ? end + 1 : NULL;
            view = end;
            continue;
        }
        if (*view == '{' || *view == '[') depth++;
        if (*view == '}' || *view == ']') depth--;
        view++;
    }
    return NULL;
}

/* How good a move looks. */
static int value_of(const char *move, size_t length) {
    if (length >= 2 && move[0] == 'p' && move[1] == '>') return 10; /* the card of my pile */
    if (length == 5 && move[2] == '-') /* a block from one space to another, like d5-f5 */
        return 1 + abs(move[0] - move[3]) + abs(move[1] - move[4]);
    if (length == 2) return 1; /* a block of one space */
    return 0;
}

/* Writes one of the best moves, or the default if none is listed. Moves need no escapes in JSON. */
static void answer(const char *moves, const char *fallback) {
    const char *best = fallback;
    size_t best_length = strlen(fallback), equals = 0;
    int best_value = -1;
    for (; moves != NULL && *moves != '\0' && *moves != ']'; moves++) {
        if (*moves != '"') continue;
        const char *end = skip_string(moves);
        size_t length = (size_t)(end - moves) - 2;
        int value = value_of(moves + 1, length);
        if (value > best_value) equals = 0;
        if (value >= best_value && below(++equals) == 0) {
            best = moves + 1;
            best_length = length;
        }
        if (value > best_value) best_value = value;
        moves = end - 1;
    }
    printf("info {\"value\": %d}\n", best_value);
    printf("move %.*s\n", (int)best_length, best);
}

/* Takes the seed of a new game, so that the same seed gives the same moves. */
static void take_seed(const char *setup) {
    const char *seed = strstr(setup, "\"seed\":\"");
    char digits[17] = "1";
    if (seed != NULL) {
        strncpy(digits, seed + 8, 16);
        digits[16] = '\0';
    }
    chance = strtoull(digits, NULL, 16) | 1;
}

int main(void) {
    char *line, *rest, *moves = NULL;
    while ((line = read_line()) != NULL && strcmp(line, "quit") != 0) {
        if (after(line, "tavolino") != NULL) {
            printf("name mybot in C\ngame *\nready\n");
        } else if ((rest = after(line, "newgame")) != NULL) {
            take_seed(rest);
            printf("ready\n");
        } else if ((rest = after(line, "view")) != NULL) {
            const char *found = find_moves(rest);
            free(moves);
            moves = NULL;
            if (found != NULL && (moves = malloc(strlen(found) + 1)) != NULL) strcpy(moves, found);
        } else if (after(line, "go") != NULL) {
            char *fallback = strstr(line, " default ");
            answer(moves, fallback == NULL ? "" : fallback + 9);
        }
        fflush(stdout);
    }
    free(moves);
    return 0;
}
