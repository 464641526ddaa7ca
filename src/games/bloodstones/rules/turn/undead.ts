import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask, faced, type StepResult } from '../../../../engine/index.ts'
import { SEA, UNDEAD } from '../../content/units.ts'
import { canStep, newGait, reach, stopsTo, wayTo } from '../actions/paths.ts'
import { settleCutiecorn } from '../cutiecorn/cutiecorn.ts'
import { DONE } from '../setup/setup-questions.ts'
import { undeadFromFace, undeadToFace } from '../table/faces.ts'
import { countOf, hasEnemyUnits, isContested, shift } from '../table/pieces.ts'
import type { Area, Role, Table } from '../table/state.ts'
import { areaTarget, unitTarget } from '../table/targets.ts'
import type { TurnArgs } from './turn-args.ts'

/** Undead count land areas, not points: any terrain, but never the sea (BS-UND-02, BS-UND-03, BS-UND-06). */
const gait = newGait()
gait.entry.fill(1)
gait.entry[SEA] = -1
gait.carried = true

const NOBODY: readonly Area[] = []

/** Undead in an area that have not moved in this phase. `moved` holds the area where each moved one stands now. */
export function restedIn(t: Table, role: Role, moved: readonly Area[], area: Area): number {
  let n = countOf(t, role, area, UNDEAD)
  for (const place of moved) if (place === area) n--
  return n
}

/** Undead among enemies stay (BS-UND-05). */
export function canUndeadLeave(t: Table, role: Role, moved: readonly Area[], area: Area): boolean {
  if (isContested(t, area) || restedIn(t, role, moved, area) === 0) return false
  return canStep(t, role, area, gait, t.content.undeadSteps)
}

export function canAnyUndeadLeave(t: Table, role: Role): boolean {
  const { presence } = t.state
  for (let area = 0; area < presence.length; area++) if (canUndeadLeave(t, role, NOBODY, area)) return true
  return false
}

/** Where one undead unit can get: up to two land areas, a crossing by ship counting as one (BS-UND-01, BS-RUL-22). */
export function undeadReach(t: Table, role: Role, from: Area, out: Area[]): void {
  reach(t, role, from, gait, t.content.undeadSteps, out)
}

export const undeadFrom: QuestionOf<{ moved: readonly Area[] }> = faced(undeadFromFace)({
  kind: 'area',
  rule: 'BS-UND-01',
  options(t, ask, out) {
    const { presence } = t.state
    const bit = 1 << ask.role
    for (let area = 0; area < presence.length; area++)
      if ((presence[area] & bit) !== 0 && canUndeadLeave(t, ask.role, ask.arg.moved, area)) out.push(area)
    out.push(DONE)
  },
  key: (_t, area) => (area === DONE ? 'done' : `${area}`),
  prompt: () => say('undead.ask'),
  describe: (_t, area) =>
    area === DONE
      ? { label: say('undead.done') }
      : {
          label: say('undead.from', { area }),
          targets: [unitTarget(UNDEAD, area), areaTarget(area)],
          data: { takes: 'army' },
        },
})

export const undeadTo: QuestionOf<{ from: Area }> = faced(undeadToFace)({
  kind: 'area',
  rule: 'BS-UND-01',
  options: (t, ask, out) => undeadReach(t, ask.role, ask.arg.from, out),
  key: (_t, area) => `${area}`,
  prompt: (_t, ask) => say('undead.whereAsk', { area: ask.arg.from }),
  about: (_t, { arg }) => ({ area: arg.from }),
  describe(t, area, ask) {
    const described = { label: say('undead.to', { area }), targets: [areaTarget(area)], data: { to: area } }
    if (!hasEnemyUnits(t, area, ask.role)) return described
    return { ...described, rule: 'BS-UND-05', detail: say('move.fight', { area }) }
  },
})

const ignored: Area[] = []

function moveOne(play: Play, role: Role, from: Area, to: Area): void {
  ignored.length = 0
  undeadReach(play, role, from, ignored)
  const path = wayTo(from, to)
  let at = from
  for (const stop of stopsTo(from, to)) {
    shift(play, role, UNDEAD, at, stop)
    settleCutiecorn(play, stop)
    at = stop
  }
  play.tell({ type: 'undeadMoved', role, path })
}

/** Phase 2: one undead unit after another, each in its own direction (BS-UND-01, BS-UND-07). */
export function* undeadPhase(play: Play, args: TurnArgs): Procedure<StepResult> {
  const role = play.state.active
  const moved = args.moved ?? NOBODY
  const from = yield* ask(play, undeadFrom, role, { moved })
  if (from === DONE) return
  const to = yield* ask(play, undeadTo, role, { from })
  moveOne(play, role, from, to)
  args.moved = [...moved, to]
  return 'again'
}
