import { createRequire } from 'node:module'
import {
  ACTIONS,
  AREAS,
  CARD_KINDS,
  CARD_NAMES,
  CARDS,
  DICE,
  DOMINATION,
  FIRST_HAND,
  FOREST,
  HAND_LIMIT,
  HOME,
  HORSE,
  KIND,
  LEAD,
  MOST_EXPERIENCE,
  MOST_WALLS,
  MOUNTAIN,
  MUSTER,
  NEIGHBOURS,
  PLAYERS,
  ROOM,
  ROUNDS,
  START,
  STRENGTH,
  SUPPLY,
  TERRAIN,
  UNITS,
  UNITS_EACH,
  VALUE,
  WALL,
} from './data.ts'

// The same rules as in walstatt-rules.ts, written the way boardgame.io's own documentation does: nested objects, moves that
// change G (an Immer draft), its random plugin, its turn order, its end conditions.

interface Unit {
  owner: number
  kind: number
  area: number
  experience: number
}
interface Area {
  owner: number
  walls: number
  units: number[]
}
interface Player {
  points: number
  hand: number[]
  bag: number[]
  discard: number[]
}
export interface G {
  endless: boolean
  round: number
  hasPassed: boolean
  areas: Area[]
  units: Unit[]
  players: Player[]
}

interface Random {
  Die(spots: number): number
  Die(spots: number, count: number): number[]
}
export interface Ctx {
  readonly currentPlayer: string
  readonly playOrderPos: number
  readonly numMoves?: number
  readonly gameover?: { readonly points: readonly number[] }
}
interface Context {
  G: G
  ctx: Ctx
  random: Random
  events: { endTurn(): void }
}
export interface State {
  readonly G: G
  readonly ctx: Ctx
}
export interface Action {
  readonly move: 'march' | 'playCard' | 'pass'
  readonly args: readonly number[]
}

const strengthOf = (unit: Unit): number => STRENGTH[unit.kind] + unit.experience
const isFull = (area: Area): boolean => area.units.length >= ROOM
const canEnter = (unit: Unit, area: number): boolean => unit.kind !== HORSE || TERRAIN[area] !== MOUNTAIN
const firstInReserve = (g: G, player: number): number =>
  g.units.findIndex((unit) => unit.owner === player && unit.area < 0)

// Moves

function march({ G: g, ctx, random }: Context, unitId: number, to: number): void {
  const player = Number(ctx.currentPlayer)
  const target = g.areas[to]
  if (target.owner === player || target.units.length === 0) enter(g, unitId, player, to)
  else attack(g, random, unitId, player, to)
}

function leave(g: G, unitId: number): void {
  const unit = g.units[unitId]
  const { units } = g.areas[unit.area]
  units.splice(units.indexOf(unitId), 1)
  unit.area = -1
}

function enter(g: G, unitId: number, player: number, to: number): void {
  leave(g, unitId)
  const target = g.areas[to]
  if (target.owner !== player) {
    target.owner = player
    target.walls = 0
  }
  target.units.push(unitId)
  g.units[unitId].area = to
}

function attack(g: G, random: Random, unitId: number, player: number, to: number): void {
  const unit = g.units[unitId]
  const target = g.areas[to]
  const support = NEIGHBOURS[to].filter((a) => g.areas[a].owner === player && g.areas[a].units.length > 0).length
  const strikes = hits(random, Math.min(DICE, strengthOf(unit) + support), 4)
  const forest = TERRAIN[to] === FOREST ? 1 : 0
  const defence = target.units.reduce((dice, id) => dice + strengthOf(g.units[id]), target.walls + forest)
  const blows = hits(random, Math.min(DICE, defence), 5)
  const killed = killWeakest(g, to, strikes)
  g.players[player].points += killed
  if (blows >= 2) {
    g.players[target.owner].points++
    fall(g, unitId)
    return
  }
  if (killed > 0 && unit.experience < MOST_EXPERIENCE) unit.experience++
  if (target.units.length === 0) enter(g, unitId, player, to)
}

const hits = (random: Random, dice: number, atLeast: number): number =>
  dice === 0 ? 0 : random.Die(6, dice).filter((die) => die >= atLeast).length

function killWeakest(g: G, areaId: number, strikes: number): number {
  const { units } = g.areas[areaId]
  let killed = 0
  while (killed < strikes && units.length > 0) {
    const weakest = units.reduce((a, b) => {
      const difference = strengthOf(g.units[b]) - strengthOf(g.units[a])
      return difference < 0 || (difference === 0 && b < a) ? b : a
    })
    fall(g, weakest)
    killed++
  }
  return killed
}

function fall(g: G, unitId: number): void {
  leave(g, unitId)
  g.units[unitId].experience = 0
}

function playCard({ G: g, ctx, random }: Context, card: number, areaId: number): void {
  const id = Number(ctx.currentPlayer)
  const player = g.players[id]
  player.hand.splice(player.hand.indexOf(card), 1)
  player.discard.push(card)
  const area = g.areas[areaId]
  if (card === MUSTER) {
    const unit = firstInReserve(g, id)
    area.units.push(unit)
    g.units[unit].area = areaId
  } else if (card === WALL) area.walls++
  else if (card === LEAD) g.units[area.units[0]].experience++
  else if (card === SUPPLY) drawCards(player, random, 2)
  else player.points += killWeakest(g, areaId, hits(random, 2, 5))
}

/** The bag is kept in order, so that equal draws give equal cards in both versions. */
function drawCards(player: Player, random: Random, count: number): void {
  for (let i = 0; i < count && player.hand.length < HAND_LIMIT; i++) {
    if (player.bag.length === 0) player.bag = player.discard.splice(0).sort((a, b) => a - b)
    player.hand.push(...player.bag.splice(random.Die(player.bag.length) - 1, 1))
  }
}

function pass({ G: g, ctx, events }: Context): void {
  g.hasPassed = true
  // The last action ends the turn by itself.
  if ((ctx.numMoves ?? 0) < ACTIONS - 1) events.endTurn()
}

// Turns

function endTurn({ G: g, ctx, random }: Context): void {
  const id = Number(ctx.currentPlayer)
  drawCards(g.players[id], random, g.hasPassed ? 2 : 1)
  g.hasPassed = false
  levy(g, id)
  if (ctx.playOrderPos < PLAYERS - 1) return
  g.areas.forEach((area, a) => (g.players[area.owner].points += VALUE[a]))
  g.round++
}

function levy(g: G, player: number): void {
  const id = firstInReserve(g, player)
  if (id < 0) return
  const home = g.areas.findIndex((area, a) => isMusterArea(area, a, player))
  if (home < 0) return
  g.areas[home].units.push(id)
  g.units[id].area = home
}

const isMusterArea = (area: Area, a: number, player: number): boolean =>
  area.owner === player && HOME[a] === player && !isFull(area)

function setup({ random }: Pick<Context, 'random'>, setupData?: { endless?: boolean }): G {
  const each = <T>(length: number, make: (i: number) => T): T[] => Array.from({ length }, (_, i) => make(i))
  const g: G = {
    endless: setupData?.endless === true,
    round: 1,
    hasPassed: false,
    areas: each(AREAS, (a) => ({ owner: HOME[a], walls: 0, units: [] })),
    units: each(UNITS, (u) => ({ owner: Math.floor(u / UNITS_EACH), kind: KIND[u], area: START[u], experience: 0 })),
    players: each(PLAYERS, () => ({
      points: 0,
      hand: [],
      bag: CARDS.flatMap((n, card) => each(n, () => card)),
      discard: [],
    })),
  }
  g.units.forEach((unit, u) => g.areas[unit.area].units.push(u))
  for (const player of g.players) drawCards(player, random, FIRST_HAND)
  return g
}

function endIf({ G: g }: Context): { points: number[] } | undefined {
  if (g.endless) return undefined
  const held = Array.from({ length: PLAYERS }, () => 0)
  for (const area of g.areas) held[area.owner]++
  const isOver = g.round > ROUNDS || held.some((areas) => areas >= DOMINATION)
  return isOver ? { points: g.players.map((player) => player.points) } : undefined
}

export const marches = {
  name: 'marches',
  setup,
  moves: { march, playCard, pass },
  turn: { minMoves: 1, maxMoves: ACTIONS, onEnd: endTurn },
  endIf,
  ai: { enumerate: legal },
}

// The legal list, as for boardgame.io's bots

export function legal(g: G, ctx: Ctx): Action[] {
  const player = Number(ctx.currentPlayer)
  const out: Action[] = []
  g.units.forEach((unit, id) => {
    if (unit.owner !== player || unit.area < 0) return
    for (const to of NEIGHBOURS[unit.area]) {
      const target = g.areas[to]
      if ((target.owner !== player || !isFull(target)) && canEnter(unit, to))
        out.push({ move: 'march', args: [id, to] })
    }
  })
  for (let card = 0; card < CARD_KINDS; card++)
    if (g.players[player].hand.includes(card)) listCard(g, player, card, out)
  out.push({ move: 'pass', args: [] })
  return out
}

function listCard(g: G, player: number, card: number, out: Action[]): void {
  if (card === SUPPLY) {
    out.push({ move: 'playCard', args: [card, 0] })
    return
  }
  if (card === MUSTER && firstInReserve(g, player) < 0) return
  g.areas.forEach((area, a) => {
    if (isTarget(g, area, a, player, card)) out.push({ move: 'playCard', args: [card, a] })
  })
}

function isTarget(g: G, area: Area, a: number, player: number, card: number): boolean {
  if (card === MUSTER) return isMusterArea(area, a, player)
  if (area.units.length === 0) return false
  const isOwn = area.owner === player
  if (card === WALL) return isOwn && area.walls < MOST_WALLS
  if (card === LEAD) return isOwn && g.units[area.units[0]].experience < MOST_EXPERIENCE
  return !isOwn && NEIGHBOURS[a].some((b) => g.areas[b].owner === player && g.areas[b].units.length > 0)
}

/** The same words as the option keys of the other version. */
export function keyOf({ move, args }: Action): string {
  if (move === 'pass') return 'pass'
  return move === 'march' ? `march:${args[0]}:${args[1]}` : `${CARD_NAMES[args[0]]}:${args[1]}`
}

// boardgame.io's reducer

interface Internal {
  CreateGameReducer(options: { game: object }): (state: State, action: object) => State
  InitializeGame(options: { game: object; numPlayers: number; setupData?: object }): State
}

export interface Runner {
  start(): State
  apply(state: State, action: Action): State
}

/** Loads boardgame.io, which is only there once the benchmark has installed it. */
export function runner(more: object = {}): Runner {
  const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Internal
  const game = { ...marches, ...more }
  const reduce = CreateGameReducer({ game })
  return {
    start: () => InitializeGame({ game, numPlayers: PLAYERS }),
    apply: (state, { move, args }) =>
      reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID: state.ctx.currentPlayer } }),
  }
}
