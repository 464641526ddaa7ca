/** The toxic mist (HS-SCN-MIST-04 to HS-SCN-MIST-07, HS-RUL-84). */
import { woundFigures, type Hit } from '../life/life.ts'
import { controllerOf, isStanding, specialOf } from '../table/figures.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { fieldOf, NONE, OFF, type Figure, type Space, type Table } from '../table/state.ts'

/** At the end of a round it rises, then wounds everybody in it at the same time. */
export function* maybeRaiseMist(play: Play): Procedure {
  const { state } = play
  const mist = specialOf(play, 'mist')
  if (mist === undefined) return
  state.mist = Math.min(mist.firstLevel + state.round - 1, mist.highest)
  const hits: Hit[] = []
  for (let figure = 0; figure < state.fate.length; figure++)
    if (isInMist(play, figure)) hits.push({ figure, wounds: mist.wounds })
  play.tell({ type: 'mistRose', level: state.mist, figures: hits.map((hit) => hit.figure).join() })
  if (hits.length > 0) yield* woundFigures(play, hits, 'mist')
}

/** One space in the mist is enough; a captive takes no harm. */
export function isInMist(t: Table, figure: Figure): boolean {
  const { front, rear } = t.state
  if (!isStanding(t, figure) || controllerOf(t, figure) === NONE) return false
  return isCovered(t, front[figure]) || (rear[figure] !== OFF && isCovered(t, rear[figure]))
}

function isCovered(t: Table, space: Space): boolean {
  const { water, level } = fieldOf(t).spaces
  return t.state.mist !== NONE && (water[space] === 1 || level[space] <= t.state.mist)
}
