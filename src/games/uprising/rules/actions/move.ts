/** The Move Action (UP-MOV): the Hero alone, one hex for 1 AP. */
import { say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { ask } from '../../../../engine/index.ts'
import { adjacentFor } from '../map/adjacency.ts'
import type { Role, Space, Table } from '../table/state.ts'
import { type ActionMods, MOVE, payAction, refundAction } from './action-price.ts'

/** Adjacent hexes of every kind (UP-MOV-02, UP-MOV-04); from a Sea Tower all (UP-MOV-06). */
export function moveHexes(t: Table, role: Role, only: readonly Space[] | undefined, out: Space[]): Space[] {
  adjacentFor(t, 'hero', t.state.heroAt[role], out, role)
  if (only === undefined) return out
  const allowed = out.filter((space) => only.includes(space))
  out.length = 0
  out.push(...allowed)
  return out
}

interface MoveArg {
  readonly only: readonly Space[] | undefined
}

const NOWHERE = -1

const moveTo: QuestionOf<MoveArg> = {
  name: 'moveTo',
  kind: 'hex',
  rule: 'UP-MOV-02',
  options(t, { role, arg }, out) {
    moveHexes(t, role, arg.only, out)
    if (out.length === 0) out.push(NOWHERE)
  },
  key: (_, space) => (space === NOWHERE ? 'done' : `hex:${space}`),
  prompt: () => say('action.moveTo'),
  describe: (_, space) =>
    space === NOWHERE
      ? { label: say('action.nowhere') }
      : { label: say('action.hex', { space }), targets: [`hex:${space}`] },
}

export function* move(play: Play, role: Role, mods: ActionMods): Procedure {
  const price = payAction(play, role, MOVE, mods.price)
  const space = yield* ask(play, moveTo, role, { only: mods.to })
  if (space === NOWHERE) return refundAction(play, role, price)
  play.tell({ type: 'heroMoved', role, from: play.state.heroAt[role], space, ap: price.ap })
  play.state.heroAt[role] = space
}
