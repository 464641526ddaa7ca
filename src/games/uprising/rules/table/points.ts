/** Victory points: every gain goes through here (UP-SET-29, UP-RUL-12). */
import { tell } from '../words/words.ts'
import type { Play, Side } from './state.ts'

/** `rule` says why, for the log. */
export function gainVp(play: Play, side: Side, points: number, rule: string): void {
  if (points <= 0) return
  play.state.vp[side] += points
  tell(play, { type: 'vpGained', side, points, rule })
}

/** Not below 0. */
export function loseVp(play: Play, side: Side, points: number, rule: string): void {
  const lost = Math.min(points, play.state.vp[side])
  if (lost <= 0) return
  play.state.vp[side] -= lost
  tell(play, { type: 'vpLost', side, points: lost, rule })
}
