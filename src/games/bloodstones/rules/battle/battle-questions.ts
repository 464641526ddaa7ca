import { say, type AskOf, type QuestionOf } from '../table/rules.ts'
import { EVERYONE, faced, only, type Described } from '../../../../engine/index.ts'
import { CITADEL, CUTIECORN, UNDEAD, UNIT_NAMES, UNIT_TYPES } from '../../content/units.ts'
import { loseFace, raiseFace, retreatFace } from '../table/faces.ts'
import { army, hasEnemyUnits } from '../table/pieces.ts'
import { NONE, type Area, type Battle, type Role, type Table } from '../table/state.ts'
import { areaTarget, tileTarget, unitTarget } from '../table/targets.ts'
import { inHand, valueOf } from '../table/tiles.ts'
import { listOf } from '../words/lists.ts'
import { FEW_TILES, modifierOf } from './modifiers.ts'
import { canGoAlong, flightAreas, goesAlong, retreatAreas, retreatsByStep, waysTo, type Withdrawal } from './retreat.ts'

export interface RetreatArg {
  readonly area: Area
  readonly attacker: Role
}

export const STAY = 0
export const RETREAT = 1

/** Asked only if the conditions are met and there is somewhere to go (BS-BAT-06, BS-RUL-54). */
export const retreat: QuestionOf<RetreatArg> = faced(retreatFace)({
  kind: 'option',
  rule: 'BS-BAT-06',
  options(_t, _ask, out) {
    out.push(STAY, RETREAT)
  },
  key: (_t, option) => (option === RETREAT ? 'retreat' : 'stay'),
  prompt: (_t, ask) => say('battle.retreatAsk', { area: ask.arg.area, attacker: ask.arg.attacker }),
  about: (_t, { arg }) => ({ area: arg.area }),
  describe: (_t, option, ask) => ({
    label: option === RETREAT ? say('battle.retreat') : say('battle.stay'),
    targets: [areaTarget(ask.arg.area)],
  }),
  closes: () => true,
})

function describeDestination(
  t: Table,
  to: Area,
  ask: AskOf<{ area: Area }>,
  why: Withdrawal,
  isStep: boolean,
): Described {
  const { area } = ask.arg
  const left = listOf(
    army(t, ask.role, area),
    (type) => goesAlong(type, why) && type !== CUTIECORN && !canGoAlong(t, ask.role, type, to, why),
  )
  const label = isStep ? say('battle.destination', { area: to }) : say('battle.destinationOverSea', { area: to })
  const described = { label, targets: [areaTarget(to)] }
  const isContested = hasEnemyUnits(t, to, ask.role)
  if (left !== '' && isContested)
    return { ...described, detail: say('battle.leftToDieBeforeBattle', { units: left, area: to }) }
  if (left !== '') return { ...described, detail: say('battle.leftToDie', { units: left }) }
  if (isContested) return { ...described, detail: say('battle.followedByBattle', { area: to }) }
  return described
}

export const retreatTo: QuestionOf<RetreatArg> = {
  name: 'retreatTo',
  kind: 'area',
  rule: 'BS-RET-10',
  options: (t, ask, out) => retreatAreas(t, ask.arg.area, ask.arg.attacker, ask.role, out),
  key: (_t, option) => String(option),
  prompt: (_t, ask) => say('battle.retreatToAsk', { area: ask.arg.area }),
  describe: (t, to, ask) =>
    describeDestination(t, to, ask, 'retreat', retreatsByStep(t, ask.arg.area, ask.arg.attacker, ask.role, to)),
}

export interface FlightArg {
  readonly area: Area
}

/** Asked only if somebody can flee (BS-BAT-23). */
export const fleeTo: QuestionOf<FlightArg> = {
  name: 'fleeTo',
  kind: 'area',
  rule: 'BS-BAT-23',
  options: (t, ask, out) => flightAreas(t, ask.arg.area, ask.role, out),
  key: (_t, option) => String(option),
  prompt: (_t, ask) => say('battle.fleeToAsk', { area: ask.arg.area }),
  describe: (t, to, ask) => describeDestination(t, to, ask, 'flight', waysTo(t, ask.role, ask.arg.area, to).step),
}

// Replacing

export type Side = 0 | 1

export interface ReplaceArg {
  readonly side: Side
}

/** No battle tile has the value 0, so this is no pair. */
export const KEEP = 0
const PAIR_SPAN = 16
export const handTileOf = (option: number): number => Math.floor(option / PAIR_SPAN)
export const battleTileOf = (option: number): number => option % PAIR_SPAN
export const pairOf = (type: number, tile: number): number => type * PAIR_SPAN + tile

/**
 * The sum of the three highest tiles (BS-BAT-15), with a hand tile in place of a battle tile that was taken out. The tiles
 * lie in falling order; of equal ones the hand tile counts.
 */
export const bestThree = (tiles: readonly number[], replaced: number): number =>
  tiles[0] + tiles[1] + Math.max(tiles[2] ?? 0, replaced)

export const isShown = (battle: Battle, side: Side): boolean => battle.seenBy[side] === EVERYONE

/** A hand tile lower than three battle tiles is not revealed with them (BS-RUL-40): it comes to light when discarded. */
export const isIgnored = (battle: Battle, side: Side): boolean =>
  isShown(battle, side) && battle.replacement[side] !== NONE && battle.tiles[side].length === FEW_TILES

export function tileSum(t: Table, battle: Battle, side: Side): number {
  const type = battle.replacement[side]
  const counts = type !== NONE && !isIgnored(battle, side)
  return bestThree(battle.tiles[side], counts ? valueOf(t, battle.roles[side], type) : 0)
}

export const totalOf = (t: Table, battle: Battle, side: Side): number => {
  const other = (1 - side) as Side
  return tileSum(t, battle, side) + modifierOf(t, battle.roles[side], battle.roles[other], battle.area, side === 0)
}

/** The sum after an exchange that is still to be chosen. */
export function sumAfter(t: Table, battle: Battle, side: Side, option: number): number {
  if (option === KEEP) return tileSum(t, battle, side)
  const rest = battle.tiles[side].slice()
  rest.splice(rest.indexOf(battleTileOf(option)), 1)
  return bestThree(rest, valueOf(t, battle.roles[side], handTileOf(option)))
}

/** At most one of the drawn tiles for any tile from the hand, blanks too (BS-BAT-12, BS-BAT-13). Hidden (BS-RUL-40). */
export const replace: QuestionOf<ReplaceArg> = {
  name: 'replace',
  kind: 'tile',
  rule: 'BS-BAT-12',
  options(t, ask, out) {
    out.push(KEEP)
    const tiles = t.state.battle!.tiles[ask.arg.side]
    for (let type = 0; type < UNDEAD; type++) {
      if (inHand(t, ask.role, type) === 0) continue
      for (let i = 0; i < tiles.length; i++) if (tiles[i] !== tiles[i + 1]) out.push(pairOf(type, tiles[i]))
    }
  },
  key: (_t, option) => (option === KEEP ? 'none' : `${UNIT_NAMES[handTileOf(option)]}>${battleTileOf(option)}`),
  prompt(t, ask) {
    const battle = t.state.battle!
    const other = (1 - ask.arg.side) as Side
    const about = { area: battle.area, opponent: battle.roles[other] }
    if (!battle.decided[other] || !isShown(battle, other)) return say('battle.replaceAsk', about)
    return say('battle.replaceAskShown', { ...about, total: totalOf(t, battle, other) })
  },
  describe(t, option, ask) {
    const battle = t.state.battle!
    const { side } = ask.arg
    const sum = sumAfter(t, battle, side, option)
    const total = sum + totalOf(t, battle, side) - tileSum(t, battle, side)
    if (option === KEEP) return { label: say('battle.keepTiles', { total }) }
    const [unit, tile] = [handTileOf(option), battleTileOf(option)]
    return {
      label: say('battle.replace', { unit, value: valueOf(t, ask.role, unit), tile }),
      targets: [tileTarget(unit), `battleTile:${tile}`],
      detail: say('battle.replaceSum', { sum, total }),
    }
  },
  others: (t, { arg }) => {
    const { area, roles } = t.state.battle!
    return say('battle.replaceAsk', { area, opponent: roles[1 - arg.side] })
  },
  closes: () => true,
  seenBy: (ask) => only(ask.role),
}

// Losing

export interface LossArg {
  readonly area: Area
  readonly winner: Role
}

const counts: number[] = new Array<number>(UNIT_TYPES).fill(0)

/** Any unit that took part, also a castle or the citadel, but not the cutiecorn (BS-BAT-22, BS-RUL-47, BS-RUL-82). */
export const lose: QuestionOf<LossArg> = faced(loseFace)({
  kind: 'unit',
  rule: 'BS-BAT-22',
  options(t, ask, out) {
    army(t, ask.role, ask.arg.area, counts)
    for (let type = 0; type < CUTIECORN; type++) if (counts[type] > 0) out.push(type)
  },
  key: (_t, option) => UNIT_NAMES[option],
  prompt: (_t, ask) => say('battle.loseAsk', { area: ask.arg.area }),
  about: (_t, { arg }) => ({ area: arg.area }),
  describe(_t, option, ask) {
    const described = {
      label: say('battle.lose', { unit: option }),
      targets: [unitTarget(option, ask.arg.area)],
    }
    if (option !== CITADEL) return described
    return { ...described, rule: 'BS-BAT-27', detail: say('battle.loseCitadel', { winner: ask.arg.winner }) }
  },
})

export interface RaiseArg {
  readonly area: Area
  readonly most: number
}

/** How many undead take the place of destroyed enemies (BS-FAC-NEC-02, BS-RUL-50). */
export const raise: QuestionOf<RaiseArg> = faced(raiseFace)({
  kind: 'number',
  rule: 'BS-FAC-NEC-02',
  options(_t, ask, out) {
    for (let n = 0; n <= ask.arg.most; n++) out.push(n)
  },
  key: (_t, option) => String(option),
  prompt: (_t, ask) => say('battle.raiseAsk', { area: ask.arg.area, most: ask.arg.most }),
  about: (_t, { arg }) => ({ area: arg.area }),
  describe: (_t, option, ask) => ({
    label: say('battle.raise', { count: option }),
    targets: [areaTarget(ask.arg.area)],
  }),
})
