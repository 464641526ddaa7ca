/** The Capital defends itself (UP-CAP-05 to -07, UP-RUL-61, UP-RUL-62). */
import { hasChaos, hasEmpire } from '../map/pieces.ts'
import { CAPITAL_SPACE } from '../map/spaces.ts'
import { placeCardOn } from '../placing/put-on-hex.ts'
import { gainVp } from '../table/points.ts'
import type { Play } from '../table/rules.ts'
import { CHAOS, NONE, type State } from '../table/state.ts'

/** Only Units that are not the Empire's stand there; Heroes are none. */
export const isCapitalTaken = (s: State): boolean =>
  !hasEmpire(s, CAPITAL_SPACE) && (s.unitsOf[CAPITAL_SPACE] !== NONE || hasChaos(s, CAPITAL_SPACE))

const canDefend = (s: State): boolean => s.legionsLeft > 0 && s.capitalFlipped === 0
const canFlipCapital = (s: State): boolean =>
  s.options.capitalFlip === 1 && s.legionsLeft === 0 && s.capitalFlipped === 0

export const mustDefendCapital = (s: State): boolean => isCapitalTaken(s) && (canDefend(s) || canFlipCapital(s))

/** Chance: nothing may be asked after it. */
export function defendCapital(play: Play): void {
  const { state } = play
  if (!canDefend(state)) return flipCapital(play)
  play.tell({ type: 'capitalUndefended', rule: 'UP-CAP-05' })
  placeCardOn(play, true, CAPITAL_SPACE, NONE)
}

/** First edition, once per game (UP-CAP-07). */
function flipCapital(play: Play): void {
  const { state, content } = play
  const player = state.unitsOf[CAPITAL_SPACE]
  const side = player === NONE ? CHAOS : player
  state.capitalFlipped = 1
  play.tell({ type: 'capitalFlipped', side, rule: 'UP-CAP-07' })
  gainVp(play, side, content.setup.capitalFlipPoints, 'UP-CAP-07')
}
