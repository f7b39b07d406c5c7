// A bot for every game of Tavolino, in JavaScript for Node.
//
//     tavolino arena rope --bots "cmd:node mybot.mjs,random" --games 20
//
// It knows no rules. The table lists the legal moves of every position; where there are too many to
// list, it names one. The bot chooses by what moves look like: the pile card in Cut the Rope, the
// largest block in Scalino, any move otherwise. docs/engine-protocol.md explains the lines.

import { createInterface } from "node:readline";

let chance = 1n;
let moves = null;

/** A random number below n (xorshift64). */
function below(n) {
  chance ^= BigInt.asUintN(64, chance << 13n);
  chance ^= chance >> 7n;
  chance ^= BigInt.asUintN(64, chance << 17n);
  return Number(chance % BigInt(n));
}

/** How good a move looks. */
function valueOf(move) {
  if (move.startsWith("p>")) return 10; // the card of my pile
  const block = /^([a-i])([1-9])(?:-([a-i])([1-9]))?$/.exec(move);
  if (!block) return 0;
  const [, column, row, otherColumn = column, otherRow = row] = block;
  const across = otherColumn.charCodeAt(0) - column.charCodeAt(0);
  return 1 + Math.abs(across) + Math.abs(otherRow - row);
}

/** One of the moves that look best. */
function choose(listed) {
  const best = Math.max(...listed.map(valueOf));
  const equals = listed.filter((move) => valueOf(move) === best);
  return equals[below(equals.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const [, word, rest] = /^(\S*) ?(.*)$/.exec(line);
  if (word === "quit") break;
  switch (word) {
    case "tavolino":
      console.log("name mybot in JavaScript\ngame *\nready");
      break;
    case "newgame":
      chance = BigInt(`0x${JSON.parse(rest).seed.slice(0, 16)}`) | 1n;
      console.log("ready");
      break;
    case "view":
      moves = JSON.parse(rest).moves;
      break;
    case "go":
      console.log(`move ${moves ? choose(moves) : rest.split("default ")[1]}`);
      break;
  }
}
