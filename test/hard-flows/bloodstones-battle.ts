import { ask, EVERYONE, gameOver, only, inSteps } from '../../src/engine/index.ts'
import type { GameState, Play, Procedure, Role, Roles, StepArgs, StepResult } from '../../src/engine/index.ts'
import { addTo, bagOf, bagSecret, drawOut, itemsOf, listSecret, sizeOf, type Bag } from '../../src/kit/bag.ts'
import { mini, question, type Content } from './mini.ts'

/** Two sides fight five battles: hidden draws, a hidden replacement from a hidden hand, ties repeated. */
export interface State extends GameState {
  /** Battle tiles 0–3 and army tiles 0–5, by value, for each side. */
  bag: Bag[]
  army: Bag[]
  hand: number[][]
  /** What lies in the battle: battle tiles, at most one army tile from the hand, and who sees them. */
  drawn: number[][]
  swapped: number[][]
  seen: Roles[]
  spent: Bag[]
  corsairs: Role
  wins: number[]
  ties: number
}
type P = Play<State, Content>
interface Battle extends StepArgs {
  order: Role[]
  at: number
}

const SIDES: readonly Role[] = [0, 1]
const BATTLES = 5

const replace = question<State>({
  name: 'replace',
  kind: 'tile',
  options: ({ state }, { role }, out) => {
    out.push(0, ...new Set(state.hand[role].map((tile) => tile + 1)))
  },
  key: (_, option) => (option === 0 ? 'keep' : `tile:${option - 1}`),
  seenBy: ({ role }) => only(role),
  closes: () => true,
})

/** Draws hidden tiles, so it ends with a checkpoint. */
function* drawTiles(play: P, battle: Battle): Procedure<State, Content, StepResult> {
  const { state } = play
  for (const side of SIDES) {
    if (sizeOf(state.army[side]) > 0) state.hand[side].push(drawOut(play, state.army[side], 'army tile', only(side)))
    state.hand[side].sort()
    state.seen[side] = only(side)
    for (let i = 0; i < 3; i++) state.drawn[side].push(drawOut(play, state.bag[side], 'battle tile', only(side)))
    state.drawn[side].sort()
  }
  battle.order = state.corsairs === 0 ? [1, 0] : [0, 1]
  battle.at = 0
}

function* replaceTiles(play: P, battle: Battle): Procedure<State, Content, StepResult> {
  const side = battle.order[battle.at++]
  const option = yield* ask(play, replace, side, undefined)
  const { state } = play
  if (option > 0) {
    addTo(state.bag[side], state.drawn[side].shift()!)
    state.hand[side].splice(state.hand[side].indexOf(option - 1), 1)
    state.swapped[side].push(option - 1)
  }
  // The Corsairs' opponent shows its tiles before they decide.
  if (state.corsairs === 1 - side) play.reveal(state.seen, side)
  return battle.at < 2 ? 'again' : undefined
}

const total = (state: State, side: Role): number =>
  [...state.drawn[side], ...state.swapped[side]].reduce((sum, tile) => sum + tile, 0)

function* compare(play: P): Procedure<State, Content, StepResult> {
  const { state } = play
  for (const side of SIDES) play.reveal(state.seen, side)
  const totals = SIDES.map((side) => total(state, side))
  play.tell({ type: 'compared' })
  for (const side of SIDES) {
    for (const tile of state.drawn[side].splice(0)) addTo(state.bag[side], tile)
    for (const tile of state.swapped[side].splice(0)) addTo(state.spent[side], tile)
    state.seen[side] = only(side)
  }
  if (totals[0] === totals[1]) {
    state.ties++
    return 0
  }
  state.wins[totals[0] > totals[1] ? 0 : 1]++
  if (state.wins[0] + state.wins[1] < BATTLES) return 0
  const first = state.wins[0] > state.wins[1] ? 0 : 1
  return yield* gameOver({ kind: 'ranking', places: [[first], [1 - first]], scores: state.wins })
}

export const battleGame = mini<State>({
  id: 'bloodstones-battle',
  players: { min: 2, max: 2 },
  options: [{ id: 'corsairs', kind: 'choice', values: ['none', 'attacker', 'defender'], default: 'none' }],
  setup: (_, __, options) => ({
    next: [{ procedure: 'battle', args: { step: 0, order: [], at: 0 } }],
    checkpoint: 0,
    knowledge: 0,
    bag: SIDES.map(() => bagOf([0, 0, 1, 1, 1, 2, 2, 2, 3, 3], 4)),
    army: SIDES.map(() => bagOf([0, 1, 2, 3, 4, 5], 6)),
    hand: [[], []],
    drawn: [[], []],
    swapped: [[], []],
    seen: SIDES.map(only),
    spent: SIDES.map(() => bagOf([], 6)),
    corsairs: ['attacker', 'defender'].indexOf(options['corsairs'] as string),
    wins: [0, 0],
    ties: 0,
  }),
  procedures: { battle: inSteps<State, Content, Battle>('battle', [drawTiles, replaceTiles, compare]) },
  publicView: ({ state }, put) => {
    put('wins', [...state.wins])
    for (const side of SIDES) {
      put(`hand:${side}`, state.hand[side].length)
      put(`spent:${side}`, itemsOf(state.spent[side]))
      const shown = [...state.drawn[side], ...state.swapped[side]]
      put(`battle:${side}`, state.seen[side] === EVERYONE ? shown : shown.length)
      put(`swapped:${side}`, state.swapped[side].length)
    }
  },
  privateView: ({ state }, role, put) => {
    put('hand', [...state.hand[role]])
    put('battle', [...state.drawn[role], ...state.swapped[role]])
    put('bag', itemsOf(state.bag[role]))
  },
  secrets: ({ state }) =>
    SIDES.flatMap((side) => [
      bagSecret(state.bag[side], 'bag', `battle:${side}`, only(side)),
      listSecret(state.drawn[side], 'drawn', `battle:${side}`, state.seen[side]),
      bagSecret(state.army[side], 'army', `army:${side}`, only(side)),
      listSecret(state.hand[side], 'hand', `army:${side}`, only(side)),
      listSecret(state.swapped[side], 'swapped', `army:${side}`, state.seen[side]),
    ]),
  invariants: ({ state }) =>
    SIDES.filter((side) => {
      const battle = sizeOf(state.bag[side]) + state.drawn[side].length
      const army = [state.army[side], state.spent[side]].reduce((sum, bag) => sum + sizeOf(bag), 0)
      return battle !== 10 || army + state.hand[side].length + state.swapped[side].length !== 6
    }).map((side) => `tiles of side ${side} are lost`),
})
