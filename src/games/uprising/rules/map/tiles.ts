/** Face-down tiles: which one it is gets decided when somebody turns it or looks at it (UP-SET-21, UP-SET-22, UP-RUL-10). */
import type { Play } from '../table/rules.ts'
import { FACE_DOWN, FACE_DOWN_TOWER, NONE, type Space, type State } from '../table/state.ts'

/** One of the advanced tiles among the others; which one, only a second draw says (UP-DIF-11). */
const ADVANCED = -1

export const isFaceDown = (s: State, space: Space): boolean =>
  s.tile[space] === FACE_DOWN || s.tile[space] === FACE_DOWN_TOWER

/** Face-up tiles, regions, and whatever is cursed (UP-HEX-01, UP-HEX-11, UP-CUR-06). */
export const isExplored = (s: State, space: Space): boolean => !isFaceDown(s, space) || s.curse[space] === 1

/** The tile under a face-down back, open to everyone. It leaves the pool; it is the caller's to lay it or to note it. */
export function drawTile(play: Play, space: Space): number {
  const { state } = play
  const known = state.scouted[space]
  if (known !== NONE) return known
  if (state.tile[space] === FACE_DOWN_TOWER) return takeOne(play, state.towerPool, 'Sea Tower')
  const backs = state.tilePool.slice()
  for (let i = 0; i < state.advancedTilesLeft; i++) backs.push(ADVANCED)
  const tile = play.drawOne(backs, 'hex')
  if (tile !== ADVANCED) {
    state.tilePool.splice(state.tilePool.indexOf(tile), 1)
    return tile
  }
  state.advancedTilesLeft--
  return takeOne(play, state.advancedTiles, 'advanced hex')
}

function takeOne(play: Play, pool: number[], what: string): number {
  const tile = play.drawOne(pool, what)
  pool.splice(pool.indexOf(tile), 1)
  return tile
}
