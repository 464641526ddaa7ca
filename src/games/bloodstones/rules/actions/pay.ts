import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { UNDEAD, UNIT_NAMES, type UnitName } from '../../content/units.ts'
import { payPointsFace, payTilesFace } from '../table/faces.ts'
import { factionOf } from '../table/state.ts'
import type { Role, Table, UnitType } from '../table/state.ts'
import { tileTarget } from '../table/targets.ts'
import { discard, handPoints, handSize, inHand } from '../table/tiles.ts'
import { listOf } from '../words/lists.ts'

/**
 * A payment is a set of hand tiles as one number: by unit type, in a mixed radix of the tiles a faction has. Its meaning
 * depends neither on the hand nor on what else is on offer.
 */
type Payment = number

const counts: number[] = new Array<number>(UNDEAD).fill(0)

/** How many tiles of each type a payment holds; the list is reused. */
export function unpack(t: Table, role: Role, payment: Payment): readonly number[] {
  const { count } = factionOf(t, role)
  for (let type = 0; type < UNDEAD; type++) {
    counts[type] = payment % (count[type] + 1)
    payment = Math.floor(payment / (count[type] + 1))
  }
  return counts
}

/** A set of tiles one by one; joined they are its key, `archer+ship`. */
const namesOf = (amounts: readonly number[]): UnitName[] =>
  amounts.flatMap((n, type) => Array<UnitName>(n).fill(UNIT_NAMES[type]))

const tileTargets = (amounts: readonly number[]): string[] =>
  amounts.flatMap((n, type) => (n > 0 ? [tileTarget(type)] : []))

function pointsOf(t: Table, role: Role, payment: Payment): number {
  const { value } = factionOf(t, role)
  return unpack(t, role, payment).reduce((sum, n, type) => sum + n * value[type], 0)
}

// The tiles that may be discarded, dearest first, one entry for each type: scratch of one list of options.
const available: number[] = []
const values: number[] = []
const weights: number[] = []
/** Points of all tiles from here on. */
const remaining: number[] = []
const found: Payment[] = []
const rank: number[] = []
let size = 0
let sets = 0

/** Lays out the hand, without one tile of the type that is being placed. */
function layOut(t: Table, role: Role, except: UnitType): void {
  const { count, value } = factionOf(t, role)
  size = 0
  sets = 0
  let weight = 1
  for (let type = 0; type < UNDEAD; type++) {
    const n = inHand(t, role, type) - (type === except ? 1 : 0)
    if (n > 0) insert(n, value[type], weight)
    weight *= count[type] + 1
  }
  remaining[size] = 0
  for (let i = size - 1; i >= 0; i--) remaining[i] = remaining[i + 1] + available[i] * values[i]
}

function insert(n: number, value: number, weight: number): void {
  let at = size++
  while (at > 0 && values[at - 1] < value) {
    available[at] = available[at - 1]
    values[at] = values[at - 1]
    weights[at] = weights[at - 1]
    at--
  }
  available[at] = n
  values[at] = value
  weights[at] = weight
}

/** Appends what was found, lowest rank first, in the order found. */
function inOrder(out: Payment[]): void {
  let highest = 0
  for (let i = 0; i < sets; i++) if (rank[i] > highest) highest = rank[i]
  for (let r = 0; r <= highest; r++) for (let i = 0; i < sets; i++) if (rank[i] === r) out.push(found[i])
}

// Points: moving

/**
 * Tiles are added dearest first and none after the cost is met, so the last is the smallest and none is superfluous
 * (BS-RUL-18).
 */
function addForPoints(at: number, missing: number, payment: Payment): void {
  if (missing <= 0) {
    found[sets] = payment
    rank[sets++] = -missing
    return
  }
  for (let i = at; remaining[i] >= missing; i++) {
    for (let n = available[i]; n > 0; n--) {
      // Fewer than n of this type would already do.
      if ((n - 1) * values[i] >= missing) continue
      addForPoints(i + 1, missing - n * values[i], payment + n * weights[i])
    }
  }
}

/** Every set of tiles that is worth enough (table option, BS-RUL-18). */
function addFreely(at: number, missing: number, payment: Payment): void {
  if (missing <= 0) {
    found[sets] = payment
    rank[sets++] = -missing
  }
  for (let i = at; i < size; i++)
    for (let n = 1; n <= available[i]; n++) addFreely(i + 1, missing - n * values[i], payment + n * weights[i])
}

function paymentsFor(t: Table, role: Role, cost: number, out: Payment[]): void {
  layOut(t, role, -1)
  if (t.state.options.freeOverpay) addFreely(0, cost, 0)
  else addForPoints(0, cost, 0)
  inOrder(out)
}

/** Every set of tiles that pays for a move, least waste first: what will be asked once its cost is known. */
export function pointPayments(t: Table, role: Role, cost: number): { tiles: UnitName[]; points: number }[] {
  const payments: Payment[] = []
  paymentsFor(t, role, cost, payments)
  return payments.map((payment) => ({
    tiles: namesOf(unpack(t, role, payment)),
    points: pointsOf(t, role, payment),
  }))
}

/** The answers that pay with these tiles: none where a single tile leaves no choice. */
export const payAnswers = (t: Table, role: Role, tiles: readonly UnitName[]): string[] =>
  handSize(t, role) > 1 ? [tiles.join('+')] : []

export const payPoints: QuestionOf<{ cost: number }> = faced(payPointsFace)({
  kind: 'payment',
  rule: 'BS-MOV-03',
  options: (t, ask, out) => paymentsFor(t, ask.role, ask.arg.cost, out),
  key: (t, payment, ask) => namesOf(unpack(t, ask.role, payment)).join('+'),
  prompt: (_t, ask) => say('pay.pointsAsk', { cost: ask.arg.cost }),
  about: (_t, { arg }) => ({ due: arg.cost, by: 'points' }),
  describe(t, payment, ask) {
    const points = pointsOf(t, ask.role, payment)
    const lost = points - ask.arg.cost
    const tiles = unpack(t, ask.role, payment)
    return {
      label: say('pay.with', { tiles: listOf(tiles) }),
      targets: tileTargets(tiles),
      data: namesOf(tiles),
      detail: lost > 0 ? say('pay.lost', { points, lost }) : say('pay.exact', { points }),
    }
  },
  // Only with a single tile can everybody see that there is one way to pay.
  veiled: (t, { role }) => handSize(t, role) > 1,
})

/** Discards tiles worth at least the cost; what is too much is lost (BS-MOV-03). */
export function* payWithPoints(play: Play, role: Role, cost: number): Procedure {
  const payment = yield* ask(play, payPoints, role, { cost })
  const had = handPoints(play, role)
  const tiles = discardAll(play, role, payment)
  play.tell({ type: 'paidPoints', role, tiles, points: had - handPoints(play, role), cost })
}

/** Returns the tiles for the log, where there is one. */
function discardAll(play: Play, role: Role, payment: Payment): string {
  const tiles = unpack(play, role, payment)
  for (let type = 0; type < UNDEAD; type++) for (let n = tiles[type]; n > 0; n--) discard(play, role, type)
  return play.recorder === undefined ? '' : listOf(tiles)
}

// Tiles: placing

/** Only the number of tiles matters (BS-PLC-04, BS-PLC-05); those worth least come first. */
function addForCount(at: number, missing: number, payment: Payment, points: number): void {
  if (missing === 0) {
    found[sets] = payment
    rank[sets++] = points
    return
  }
  for (let i = at; i < size; i++)
    for (let n = Math.min(missing, available[i]); n > 0; n--)
      addForCount(i + 1, missing - n, payment + n * weights[i], points + n * values[i])
}

export interface TilesToPay {
  readonly count: number
  /** The unit being placed: its own tile cannot pay for it (BS-PLC-04). */
  readonly unit: UnitType
}

export const payTiles: QuestionOf<TilesToPay> = faced(payTilesFace)({
  kind: 'payment',
  rule: 'BS-PLC-04',
  options(t, ask, out) {
    layOut(t, ask.role, ask.arg.unit)
    addForCount(0, ask.arg.count, 0, 0)
    inOrder(out)
  },
  key: (t, payment, ask) => namesOf(unpack(t, ask.role, payment)).join('+'),
  prompt: (_t, ask) => say('pay.tilesAsk', { unit: ask.arg.unit, count: ask.arg.count }),
  about: (_t, { arg }) => ({ due: arg.count, by: 'tiles', unit: UNIT_NAMES[arg.unit] }),
  describe(t, payment, ask) {
    const tiles = unpack(t, ask.role, payment)
    return { label: say('pay.with', { tiles: listOf(tiles) }), targets: tileTargets(tiles), data: namesOf(tiles) }
  },
  // Everybody can see when the whole rest of the hand is paid.
  veiled: (t, { role, arg }) => handSize(t, role) - (arg.unit < UNDEAD ? 1 : 0) > arg.count,
})

/** Pays for placing a unit whose tile, if it has one, is still in hand. A cost of 0 is not asked for (BS-TIL-05). */
export function* payFor(play: Play, role: Role, cost: number, unit: UnitType): Procedure {
  if (cost === 0) return
  const payment = yield* ask(play, payTiles, role, { count: cost, unit })
  play.tell({ type: 'paidTiles', role, unit, tiles: discardAll(play, role, payment) })
}

/** Are there enough other tiles in hand to place a unit? */
export function canPayFor(t: Table, role: Role, unit: UnitType): boolean {
  const own = unit < UNDEAD ? 1 : 0
  return factionOf(t, role).cost[unit] <= handSize(t, role) - own
}
