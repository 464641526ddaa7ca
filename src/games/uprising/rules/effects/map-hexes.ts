/** Verbs that look at or remove tiles (UP-RUL-100). */
import type { MapPieces } from '../../content/effects/verbs.ts'
import { CAPITAL_SPACE } from '../map/spaces.ts'
import { drawTile, isFaceDown } from '../map/tiles.ts'
import { removeHaven } from '../placing/put-on-hex.ts'
import type { Context } from '../select/context.ts'
import { hexesFor, pickHexes } from '../select/pick-hexes.ts'
import { deciderOf } from '../select/which-players.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Space, type Table } from '../table/state.ts'
import type { EffectOf, PossibleVerbs, Verbs } from './verb-types.ts'

type OfHexes = Extract<MapPieces['op'], 'removeHex' | 'scoutHex'>

/** The Capital is the centre of everything. */
const canRemove = ({ state }: Table, space: Space): boolean => state.tile[space] !== NONE && space !== CAPITAL_SPACE

const canScout = ({ state }: Table, space: Space): boolean => isFaceDown(state, space) && state.scouted[space] === NONE

const CAN: Readonly<Record<OfHexes, (t: Table, space: Space) => boolean>> = {
  removeHex: canRemove,
  scoutHex: canScout,
}

const WHY = { removeHex: 'removeHex', scoutHex: 'scout' } as const

function* pick(play: Play, { op, at }: EffectOf<OfHexes>, c: Context): Procedure<Space[]> {
  const isMeant = (space: Space): boolean => CAN[op](play, space)
  return yield* pickHexes(play, at, c, { why: WHY[op], by: deciderOf(play, at.by, c), isMeant })
}

/** An uncovered space is a region: no Haven, explored, with X; Units, Curse and Heroes stay (UP-RUL-100). */
function removeTile(play: Play, space: Space): void {
  const { state } = play
  const tile = state.tile[space]
  play.tell({ type: 'hexRemoved', space, tile, rule: 'UP-RUL-100' })
  state.tile[space] = NONE
  state.rotation[space] = 0
  state.scouted[space] = NONE
  removeHaven(play, space, 'UP-RUL-100')
}

/** Everybody sees its face; it stays as it lies. */
function scout(play: Play, space: Space): void {
  const tile = drawTile(play, space)
  play.state.scouted[space] = tile
  play.tell({ type: 'hexScouted', space, tile, rule: 'UP-RUL-10' })
}

export const hexVerbs: Verbs<OfHexes> = {
  *removeHex(play, effect, c) {
    for (const space of yield* pick(play, effect, c)) removeTile(play, space)
  },
  *scoutHex(play, effect, c) {
    for (const space of yield* pick(play, effect, c)) scout(play, space)
  },
}

const isThere = (t: Table, { op, at }: EffectOf<OfHexes>, c: Context): boolean =>
  hexesFor(t, at, c, (space) => CAN[op](t, space)).length > 0

export const hexPossible: PossibleVerbs<OfHexes> = {
  removeHex: isThere,
  scoutHex: isThere,
}
