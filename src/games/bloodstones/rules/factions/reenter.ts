import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced } from '../../../../engine/index.ts'
import { CUTIECORN, UNDEAD, UNIT_NAMES } from '../../content/units.ts'
import { canPayFor, payFor } from '../actions/pay.ts'
import { reentryAreas } from '../actions/place.ts'
import { isCutiecornFree } from '../cutiecorn/cutiecorn.ts'
import { DONE } from '../setup/setup-questions.ts'
import { reenterAreaFace, reenterUnitFace } from '../table/faces.ts'
import { isEmpty, mayEnter, put } from '../table/pieces.ts'
import { factionOf, firstPiece, mapOf, NONE } from '../table/state.ts'
import type { Area, Role, Table, UnitType } from '../table/state.ts'
import { areaTarget, tileTarget } from '../table/targets.ts'
import { handSize, inHand, isPlaceable, takeFromHand } from '../table/tiles.ts'

export function hasUnits(t: Table, role: Role): boolean {
  const first = firstPiece(t, role)
  const { length } = factionOf(t, role).pieces
  for (let i = 0; i < length; i++) if (t.state.where[first + i] !== NONE) return true
  return false
}

/** No area is empty; all where some unit of the faction could stand are considered (BS-FAC-CHA-10, BS-RUL-74). */
export function isShutOut(t: Table, role: Role): boolean {
  const types = factionOf(t, role).pieces
  for (let area = 0; area < mapOf(t).areaCount; area++) {
    if (!isEmpty(t, area)) continue
    for (const type of types) if (mayEnter(t, role, type, area)) return false
  }
  return true
}

/** The Chaos Horde without any unit may put one into any empty area at the start of its turn, at the normal cost (BS-FAC-CHA-09). */
export function* reenter(play: Play, role: Role): Procedure {
  const type = yield* ask(play, reenterUnit, role, undefined)
  if (type === DONE) return
  const area = yield* ask(play, reenterArea, role, { type })
  yield* payFor(play, role, factionOf(play, role).cost[type], type)
  if (type === CUTIECORN) play.state.cutiecorn = role
  else takeFromHand(play, role, type)
  put(play, role, type, area)
  play.tell({ type: 'reentered', role, unit: type, area })
}

const areas: Area[] = []

function canComeBack(t: Table, role: Role, type: UnitType): boolean {
  if (!canPayFor(t, role, type)) return false
  areas.length = 0
  reentryAreas(t, role, type, areas)
  return areas.length > 0
}

/** What can be brought back: tiles in hand, and the cutiecorn as if it were one. */
function reentryTypes(t: Table, role: Role, out: UnitType[]): void {
  for (let type = 0; type < UNDEAD; type++)
    if (inHand(t, role, type) > 0 && isPlaceable(type) && canComeBack(t, role, type)) out.push(type)
  if (isCutiecornFree(t) && canComeBack(t, role, CUTIECORN)) out.push(CUTIECORN)
}

export function canReenter(t: Table, role: Role): boolean {
  const types: UnitType[] = []
  reentryTypes(t, role, types)
  return types.length > 0
}

export const reenterUnit: QuestionOf<undefined> = faced(reenterUnitFace)({
  kind: 'tile',
  rule: 'BS-FAC-CHA-09',
  options(t, ask, out) {
    reentryTypes(t, ask.role, out)
    out.push(DONE)
  },
  key: (_t, type) => (type === DONE ? 'none' : UNIT_NAMES[type]),
  prompt: () => say('reenter.ask'),
  describe: (t, type, ask) =>
    type === DONE
      ? { label: say('reenter.decline') }
      : {
          label: say('reenter.unit', { unit: type, cost: factionOf(t, ask.role).cost[type] }),
          targets: [tileTarget(type)],
          data: { takes: 'tile' },
        },
  // What can come back depends on the hand.
  veiled: (t, { role }) => handSize(t, role) > 0,
})

export const reenterArea: QuestionOf<{ type: number }> = faced(reenterAreaFace)({
  kind: 'area',
  rule: 'BS-FAC-CHA-09',
  options: (t, ask, out) => reentryAreas(t, ask.role, ask.arg.type, out),
  key: (_t, area) => `${area}`,
  prompt: (_t, ask) => say('reenter.where', { unit: ask.arg.type }),
  describe: (_t, area) => ({ label: say('setup.area', { area }), targets: [areaTarget(area)], data: { to: area } }),
})
