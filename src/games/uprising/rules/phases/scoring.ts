/** The Scoring Phase (UP-SCO, UP-RUL-41). */
import { steps, type Play, type Procedure } from '../table/rules.ts'
import type { Content } from '../../content/content.ts'
import { UNITS_PER_FACTION } from '../../content/names.ts'
import { eachModifier } from '../cards/modifiers.ts'
import { havensOf } from '../map/pieces.ts'
import { CARDS, isInPlay, isLegion } from '../nemesis/nemesis-cards.ts'
import { sourceOf, type Context } from '../select/context.ts'
import { numberOf } from '../select/numbers.ts'
import { gainVp } from '../table/points.ts'
import { CHAOS, EMPIRE, printed, type Role, type Side, type State } from '../table/state.ts'
import { convert } from './conversion.ts'
import { clockwise } from './turn-order.ts'

const above0 = (counts: readonly number[]): number => {
  let n = 0
  for (const count of counts) if (count > 0) n++
  return n
}

function countInPlay(s: State, areLegions: boolean): number {
  let n = 0
  for (let card = 0; card < CARDS; card++) if (isLegion(card) === areLegions && isInPlay(s, card)) n++
  return n
}

/** Factions with a Unit in a Graveyard; the other Nemesis counts as one (UP-SCO-05, UP-SCO-08, UP-RUL-42). */
function factionsIn(s: State, graveyard: readonly number[], buried: number): number {
  let n = buried > 0 ? 1 : 0
  for (let role = 0; role < s.roles; role++) {
    const first = role * UNITS_PER_FACTION
    if (above0(graveyard.slice(first, first + UNITS_PER_FACTION)) > 0) n++
  }
  return n
}

const scorerOf = (context: Context): Side => {
  const source = sourceOf(context)
  return source === 'legion' ? EMPIRE : source === 'horde' ? CHAOS : context.you
}

function scoreModifiers(play: Play, side: Side): void {
  let points = 0
  eachModifier(play, 'scoring', (modifier, context) => {
    if (scorerOf(context) === side) points += numberOf(play, modifier.n, context)
  })
  gainVp(play, side, points, 'UP-CRD-06')
}

/** Hexes with Garrisons, Legions, the Imperial Graveyard, which is empty afterwards (UP-SCO-03 to -05, UP-SCO-10). */
function* scoreEmpire(play: Play): Procedure {
  const { state, content } = play
  gainVp(play, EMPIRE, above0(state.garrison), 'UP-SCO-03')
  gainVp(play, EMPIRE, countInPlay(state, true), 'UP-SCO-04')
  const factions = factionsIn(state, state.imperialGraveyard, state.buriedSkeletons)
  gainVp(play, EMPIRE, factions * content.setup.graveyardPoints, 'UP-SCO-05')
  scoreModifiers(play, EMPIRE)
  state.imperialGraveyard.fill(0)
  state.buriedSkeletons = 0
  if (factions > 0) play.tell({ type: 'graveyardEmptied', side: EMPIRE, rule: 'UP-SCO-10' })
}

/** UP-SCO-06 to -08, UP-SCO-10 */
function* scoreChaos(play: Play): Procedure {
  const { state, content } = play
  gainVp(play, CHAOS, above0(state.curse), 'UP-SCO-06')
  gainVp(play, CHAOS, countInPlay(state, false), 'UP-SCO-07')
  const factions = factionsIn(state, state.chaosGraveyard, above0(state.buriedGarrisons))
  gainVp(play, CHAOS, factions * content.setup.graveyardPoints, 'UP-SCO-08')
  scoreModifiers(play, CHAOS)
  state.chaosGraveyard.fill(0)
  state.buriedGarrisons.fill(0)
  if (factions > 0) play.tell({ type: 'graveyardEmptied', side: CHAOS, rule: 'UP-SCO-10' })
}

/** UP-SCO-11, UP-SCO-12 */
function* scorePlayers(play: Play): Procedure {
  const { state, content } = play
  for (const role of clockwise(state)) {
    gainVp(play, role, havensOf(state, role) * content.setup.havenPoints, 'UP-SCO-11')
    gainVp(play, role, hexPoints(play, role), 'UP-SCO-12')
    scoreModifiers(play, role)
  }
  const order = clockwise(state)
  for (let i = order.length - 1; i >= 0; i--) play.push(convert, { role: order[i] })
}

/** Printed VP of hexes with an own Haven; a cursed hex has none (UP-CUR-07). */
export function hexPoints(t: { state: State; content: Content }, role: Role): number {
  const { state } = t
  let points = 0
  for (let space = 0; space < state.haven.length; space++)
    if (state.haven[space] === role && state.tile[space] >= 0 && state.curse[space] === 0)
      points += printed(t).hexes[state.tile[space]].vp
  return points
}

export const scoring = steps('scoring', [scoreEmpire, scoreChaos, scorePlayers])
