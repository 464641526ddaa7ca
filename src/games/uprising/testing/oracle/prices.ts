/**
 * What can be built where, and how it is paid (UP-BLD-03 to -07, UP-BLD-10, UP-RUL-29). Compared at the questions of the Build Phase. Abstains:
 * players with cards that change prices or limits, effects that build cheaper.
 */
import type { Play } from '../../../../engine/index.ts'
import { Disagreement, type Oracle } from '../../../../engine/proof/index.ts'
import type { Content } from '../../content/content.ts'
import { UNITS_PER_FACTION } from '../../content/names.ts'
import type { State } from '../../rules/table/state.ts'
import { ALL, cardsOn, isEmpty, NONE, ownCards, playerUnits, UNIT_TYPES, type Map } from './hexes.ts'
import { keysOf, type Asked } from './trial.ts'

const NAME = 'building and paying'
type Purse = readonly [salt: number, plunder: number, food: number]

const purseOf = ({ state }: Map, role: number): Purse => [
  state.resources[role * 3],
  state.resources[role * 3 + 1],
  state.resources[role * 3 + 2],
]

/** Every purse of resources that pays a price, tried one by one. */
function payments(prices: readonly (readonly number[])[], have: Purse): string[] {
  const out = new Set<string>()
  for (const [salt, plunder, food, any] of prices)
    for (let a = 0; a <= any; a++)
      for (let b = 0; a + b <= any; b++) {
        const paid = [salt + a, plunder + b, food + (any - a - b)]
        if (paid.every((n, kind) => n <= have[kind])) out.add(paid.join('-'))
      }
  return [...out].sort()
}

function pricesOf({ state, content }: Map, role: number, piece: number): readonly (readonly number[])[] {
  if (piece >= UNIT_TYPES) return [[0, 1, 0, 0]]
  return content.units[state.faction[role] * UNITS_PER_FACTION + piece].prices
}

/** UP-BLD-06: neither on the map, nor in a Graveyard, on a card, or out of the game. */
function reserve({ state, content }: Map, role: number, piece: number): number {
  const { wall, tower, units, unitsOf, boxedUnits, imperialGraveyard, chaosGraveyard, attached, questAttached } = state
  const laid = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0)
  if (piece === UNIT_TYPES) return content.setup.walls - laid(wall)
  if (piece > UNIT_TYPES) return content.setup.towers - laid(tower)
  const at = role * UNIT_TYPES + piece
  let left = content.units[state.faction[role] * UNITS_PER_FACTION + piece].count
  for (const space of ALL) if (unitsOf[space] === role) left -= units[space * UNIT_TYPES + piece]
  for (const card of [...attached, ...questAttached]) left -= card.units[at]
  return left - boxedUnits[at] - imperialGraveyard[at] - chaosGraveyard[at]
}

/** UP-BLD-05, UP-CMD-08: no more than 5, and none beside those of another player. */
function hasRoom(map: Map, role: number, piece: number, space: number): boolean {
  const { haven, wall, tower, unitsOf } = map.state
  if (piece === UNIT_TYPES) return haven[space] === role && wall[space] === 0
  if (piece > UNIT_TYPES) return haven[space] === role && tower[space] === 0
  if (haven[space] !== NONE && haven[space] !== role) return false
  return (unitsOf[space] === NONE || unitsOf[space] === role) && playerUnits(map, space) < 5
}

const keyOf = (piece: number, space: number): string =>
  piece === UNIT_TYPES ? `wall@${space}` : piece > UNIT_TYPES ? `tower@${space}` : `unit:${piece}@${space}`

function toBuild(map: Map, role: number, camp: number): string[] {
  const out: string[] = []
  for (let piece = 0; piece < UNIT_TYPES + 2; piece++) {
    if (payments(pricesOf(map, role, piece), purseOf(map, role)).length === 0) continue
    if (reserve(map, role, piece) <= 0) continue
    for (const space of ALL)
      if ((map.state.haven[space] === role || space === camp) && hasRoom(map, role, piece, space))
        out.push(keyOf(piece, space))
  }
  return out
}

/** UP-BLD-10, UP-RUL-29 */
function camps(map: Map, role: number): string[] {
  const { tile, curse, garrison, skeletons, haven, unitsOf, options } = map.state
  const isOpen = (space: number): boolean => {
    if (tile[space] < NONE && curse[space] === 0) return false
    if (options.noHavenBuild === 'empty') return isEmpty(map, space)
    if (garrison[space] + skeletons[space] > 0 || cardsOn(map, space).length > 0 || haven[space] !== NONE) return false
    return unitsOf[space] === NONE || unitsOf[space] === role
  }
  return ALL.filter(isOpen).map((space) => `hex:${space}`)
}

const PRICED = ['buildPrice', 'limit', 'enterUnexplored']

const isExotic = (map: Map, role: number): boolean =>
  ownCards(map, role).some(({ modifiers }) => modifiers.some(({ rule }) => PRICED.includes(rule)))

function same(what: string, rules: readonly string[], book: readonly string[]): number {
  const [a, b] = [rules, book].map((list) => [...list].sort())
  if (a.join() === b.join()) return b.length + 1
  const more = a.filter((key) => !b.includes(key))
  const fewer = b.filter((key) => !a.includes(key))
  throw new Disagreement(NAME, `${what}: the rules offer [${more.join()}] besides, but not [${fewer.join()}]`)
}

interface BuildArg {
  readonly camp: number
  readonly discount: number
}

interface PaymentArg {
  readonly piece: number
  readonly discount: number
}

function compareAsk(play: Play<State, Content>, ask: Asked): number {
  const { role, arg, question } = ask
  if (isExotic(play, role)) return 0
  const keys = keysOf(play, ask).filter((key) => key !== 'done' && !key.startsWith('ability:'))
  if (question.name === 'campWhere') return same('camps', keys, camps(play, role))
  if (question.name === 'build') {
    const { camp, discount } = arg as BuildArg
    return discount === 0 ? same('pieces to build', keys, toBuild(play, role, camp)) : 0
  }
  if (question.name !== 'buildPayment') return 0
  const { piece, discount } = arg as PaymentArg
  if (discount !== 0) return 0
  const paid = keys.filter((key) => key.startsWith('pay:')).map((key) => key.slice('pay:'.length))
  return same('payments', paid, payments(pricesOf(play, role, piece), purseOf(play, role)))
}

export const prices: Oracle<State, Content> = {
  name: NAME,
  compare: (play) => play.pending.reduce((sum, ask) => sum + compareAsk(play, ask), 0),
}
