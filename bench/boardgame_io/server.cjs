// boardgame.io's own server with a card game of the shape of Cut the Rope, storing in memory as it
// does by default. Says where it listens, and serves until it is ended.
const { Server } = require("boardgame.io/server")

const PILE = 20
const HAND = 6
const DECK = 160

// Enough like ours to be compared: hidden piles, hands and a deck, rows that all may see.
function setup() {
  const deck = Array.from({ length: DECK }, (_, card) => `${(card * 7) % 11}-${card}`)
  const players = {}
  for (const seat of ["0", "1"]) {
    players[seat] = { pile: deck.splice(0, PILE), hand: deck.splice(0, HAND) }
  }
  const rows = [deck.splice(0, 9), deck.splice(0, 9), deck.splice(0, 9)]
  const supply = {}
  for (const seat of ["0", "1"]) {
    supply[seat] = [deck.splice(0, 8), deck.splice(0, 8), deck.splice(0, 8)]
  }
  return { players, deck, rows, supply, discard: [], last: [] }
}

function play({ G, ctx }, index, row) {
  const { hand } = G.players[ctx.currentPlayer]
  if (!(index in hand) || !(row in G.rows)) return "INVALID_MOVE"
  const [card] = hand.splice(index, 1)
  if (G.rows[row].length === 10) G.discard.push(...G.rows[row].splice(0, 10))
  G.rows[row].push(card)
  if (G.deck.length === 0) G.deck.push(...G.discard.splice(0))
  if (G.deck.length > 0) hand.push(G.deck.pop())
  G.last = [...G.last.slice(-4), { seat: ctx.currentPlayer, card, row }]
}

// Everyone sees the rows, their own hand, and the size of all that is hidden.
function playerView({ G, ctx, playerID }) {
  const players = {}
  for (const [seat, { pile, hand }] of Object.entries(G.players)) {
    const own = seat === playerID ? hand : hand.map(() => "?")
    players[seat] = { top: pile[0], pile: pile.length, hand: own }
  }
  const moves = []
  for (const index of G.players[ctx.currentPlayer].hand.keys()) {
    for (const row of G.rows.keys()) moves.push(`card ${index} to row ${row}`)
  }
  return { ...G, players, deck: G.deck.length, discard: G.discard.length, moves }
}

const game = {
  name: "rope",
  setup,
  moves: { play },
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  playerView,
}

const server = Server({ games: [game], origins: [/localhost/] })
server.run({ port: 0 }, () => {}).then(({ appServer }) => {
  console.log(`listening ${appServer.address().port}`)
})
