/** Turning hexes face-up: the Explore Action and effects (UP-EXP, UP-RUL-47). */
import { faced, frame, isOf } from '../../../../engine/index.ts'
import { procedure, say, type Play, type Procedure, type QuestionOf } from '../table/rules.ts'
import { orientationFace } from '../table/faces.ts'
import { trigger } from '../cards/triggers.ts'
import { pushSettle } from '../combat/settle.ts'
import { pushEffects } from '../effects/run.ts'
import { neighbourIn } from '../map/spaces.ts'
import { drawTile, isFaceDown } from '../map/tiles.ts'
import { contextOf } from '../select/context.ts'
import { decide } from '../select/decide.ts'
import { NONE, printed, type Role, type Space, type State, type Table } from '../table/state.ts'
import { type ActionMods, EXPLORE, payAction } from './action-price.ts'

const DIRECTIONS = 6

/** The Hero is on an unexplored hex without a Curse (UP-EXP-02, UP-EXP-04); enemies do not matter (UP-EXP-14). */
export const canExplore = (s: State, role: Role): boolean =>
  isFaceDown(s, s.heroAt[role]) && s.curse[s.heroAt[role]] === 0

export function* explore(play: Play, role: Role, mods: ActionMods): Procedure {
  const space = play.state.heroAt[role]
  const { ap } = payAction(play, role, EXPLORE, mods.price)
  play.tell({ type: 'exploring', role, space, ap })
  pushSettle(play)
  pushFlip(play, role, space)
}

/** Turns a face-down tile for a role: its effects follow, then its orientation (UP-EXP-11). The caller looks after `settle`. */
export const pushFlip = (play: Play, role: Role, space: Space): void => play.push(flipTile, { role, space })

interface FlipArgs {
  readonly role: Role
  readonly space: Space
}

export const flipTile = procedure('flipTile', function* (play: Play, { role, space }: FlipArgs): Procedure {
  const { state } = play
  if (!isFaceDown(state, space)) return
  const tile = drawTile(play, space)
  state.scouted[space] = NONE
  state.tile[space] = tile
  state.rotation[space] = 0
  play.tell({ type: 'hexExplored', role, space, tile, rule: 'UP-EXP-02' })
  trigger(play, 'hexExplored', { here: space, actor: role })
  const { edges, explore: effects } = printed(play).hexes[tile]
  if (edges !== 0) play.push(orient, { role, space })
  pushEffects(play, effects, contextOf('hex', tile, { you: role, here: space }))
})

/** The impassable edges of a tile turned so far, one bit for each direction. */
export const turnedEdges = (edges: number, rotation: number): number =>
  ((edges << rotation) | (edges >> (DIRECTIONS - rotation))) & ((1 << DIRECTIONS) - 1)

/** UP-EXP-10: any orientation; those that look alike are one. */
const orientation: QuestionOf<{ readonly space: Space }> = faced(orientationFace)({
  kind: 'option',
  rule: 'UP-EXP-10',
  options(t, { arg }, out) {
    const edges = edgesOf(t, arg.space)
    for (let rotation = 0; rotation < DIRECTIONS; rotation++) {
      let isNew = true
      for (let before = 0; before < rotation; before++)
        if (turnedEdges(edges, before) === turnedEdges(edges, rotation)) isNew = false
      if (isNew) out.push(rotation)
    }
  },
  key: (_, rotation) => `option:${rotation}`,
  about: (_, { arg: { space } }) => ({ space }),
  prompt: (_, { arg }) => say('action.orientation', { space: arg.space }),
  describe(t, rotation, { arg }) {
    const blocked = blockedBy(t, arg.space, rotation)
    return {
      label: say('action.rotation', { space: arg.space, rotation, blocked: blocked.join() }),
      targets: [`option:${rotation}`, ...blocked.map((space) => `hex:${space}`)],
      data: rotation,
    }
  },
})

const edgesOf = (t: Table, space: Space): number => printed(t).hexes[t.state.tile[space]].edges

/** Neighbours behind the impassable edges. */
function blockedBy(t: Table, space: Space, rotation: number): Space[] {
  const edges = turnedEdges(edgesOf(t, space), rotation)
  const blocked: Space[] = []
  for (let direction = 0; direction < DIRECTIONS; direction++)
    if (((edges >> direction) & 1) === 1 && neighbourIn(t, space, direction) !== NONE)
      blocked.push(neighbourIn(t, space, direction))
  return blocked
}

/** After all effects of the hex and before any combat; it stays like that (UP-RUL-47). */
export const orient = procedure('orient', function* (play: Play, { role, space }: FlipArgs): Procedure {
  if (space === NONE || isFaceDown(play.state, space) || play.state.tile[space] === NONE || edgesOf(play, space) === 0)
    return
  const rotation = yield* decide(play, orientation, role, { space })
  play.state.rotation[space] = rotation
  play.tell({ type: 'hexOriented', role, space, rotation, blocked: blockedBy(play, space, rotation).join() })
})

/** Tiles that are still to be turned are turned now, because something is about to move past them (UP-RUL-47). */
export function* orientWaiting(play: Play): Procedure {
  const { next } = play.state
  for (let i = next.length - 1; i >= 0; i--) {
    const waiting = next[i]
    if (!isOf(waiting, orient)) continue
    const { role, space } = waiting.args
    // The frame stays: what is being carried out may count the frames below it.
    next[i] = frame(orient, { role, space: NONE })
    yield* orient(play, { role, space })
  }
}
