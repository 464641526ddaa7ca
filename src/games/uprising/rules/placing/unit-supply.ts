/** Units that effects place: from the reserve or out of a Graveyard (UP-PLC-17, UP-GRV-05). */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import { unitsMayEnter } from '../actions/command.ts'
import type { EffectOf } from '../effects/verb-types.ts'
import { putUnits, UNIT_TYPES } from '../map/pieces.ts'
import { unitsLeft } from '../map/reserve.ts'
import { isExplored } from '../map/tiles.ts'
import type { Context } from '../select/context.ts'
import { graveOf, isSuchUnit, unitOf } from '../select/which-pieces.ts'
import { CHAOS, EMPIRE, NONE, type Role, type Space, type Table } from '../table/state.ts'

/** Where a Unit comes from: as option `type + 4 * index`. */
const SUPPLIES = [NONE, EMPIRE, CHAOS] as const

const typeOf = (unit: number): number => unit % UNIT_TYPES
const supplyOf = (unit: number): number => SUPPLIES[Math.floor(unit / UNIT_TYPES)]

function countIn(t: Table, role: Role, type: number, supply: number): number {
  return supply === NONE ? unitsLeft(t, role, type) : graveOf(t.state, supply)[role * UNIT_TYPES + type]
}

type Wanted = Pick<EffectOf<'placeUnit'>, 'rank' | 'class' | 'unit' | 'from'>

function isSupply(supply: number, from: Wanted['from']): boolean {
  if (from === undefined) return supply === NONE
  if (from === 'graveyards') return supply !== NONE
  return supply === (from === 'imperialGraveyard' ? EMPIRE : CHAOS)
}

/** The Units of a role that an effect could place, as options. */
export function placedUnits(t: Table, role: Role, wanted: Wanted): number[] {
  const out: number[] = []
  if (t.state.faction[role] === NONE) return out
  SUPPLIES.forEach((supply, i) => {
    if (!isSupply(supply, wanted.from)) return
    for (let type = 0; type < UNIT_TYPES; type++)
      if (isSuchUnit(unitOf(t, role, type), wanted) && countIn(t, role, type, supply) > 0)
        out.push(i * UNIT_TYPES + type)
  })
  return out
}

/** Whether one more Unit of a role may be placed or end a move there: UP-CMD-05 to -08 without cards (UP-PLC-17). */
export const unitFits = (t: Table, role: Role, space: Space): boolean =>
  isExplored(t.state, space) && unitsMayEnter(t, role, space)

export const placesOfUnit = (t: Table, role: Role, spaces: readonly Space[]): Space[] =>
  spaces.filter((space) => unitFits(t, role, space))

interface UnitArg {
  readonly units: readonly number[]
  readonly owner: Role
  readonly source: number
  readonly of: number
}

const SUPPLY_KEYS = ['', '@imperial', '@chaos'] as const

/** Which type of Unit comes. */
export const whichUnit: QuestionOf<UnitArg> = {
  name: 'whichUnit',
  kind: 'unit',
  rule: 'UP-PLC-17',
  options: (_t, { arg }, out) => void out.push(...arg.units),
  key: (_t, unit) => `unit:${typeOf(unit)}${SUPPLY_KEYS[Math.floor(unit / UNIT_TYPES)]}`,
  prompt: (_t, { arg: { source, of } }) => say('map.unitPrompt', { source, of }),
  describe(t, unit, { arg: { owner } }) {
    const [type, supply] = [typeOf(unit), supplyOf(unit)]
    return {
      label: say('map.unit', { role: owner, unit: type, grave: supply }),
      detail: say('map.unitsLeft', { n: countIn(t, owner, type, supply) }),
    }
  },
}

/** Without a choice nobody is asked. */
export function* chooseUnitType(play: Play, role: Role, units: readonly number[], c: Context): Procedure<number> {
  if (units.length === 1) return units[0]
  return yield* ask(play, whichUnit, role, { units, owner: role, source: c.source, of: c.of })
}

export function placeUnitFrom(play: Play, role: Role, unit: number, space: Space): void {
  const { state } = play
  const [type, supply] = [typeOf(unit), supplyOf(unit)]
  if (supply !== NONE) graveOf(state, supply)[role * UNIT_TYPES + type]--
  putUnits(state, role, type, space)
  play.tell({ type: 'unitPlaced', role, unit: type, space, grave: supply, rule: 'UP-PLC-17' })
}
