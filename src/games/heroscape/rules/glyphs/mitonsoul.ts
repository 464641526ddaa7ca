/** The Glyph of Mitonsoul curses everybody on the battlefield (HS-GLY-20, HS-RUL-66, HS-LIF-09). */
import { destroyFigures } from '../life/life.ts'
import { rollD20 } from '../table/dice.ts'
import { controllerOf, isStanding } from '../table/figures.ts'
import type { Play, Procedure } from '../table/rules.ts'
import { NONE, type Figure } from '../table/state.ts'

/** A figure that rolls at most `fatal` is destroyed; all are rolled for before any is removed. */
export function* curse(play: Play, fatal: number): Procedure {
  const figures: Figure[] = []
  const rolls: number[] = []
  const doomed: Figure[] = []
  for (let figure = 0; figure < play.state.fate.length; figure++) {
    if (!isStanding(play, figure) || controllerOf(play, figure) === NONE) continue
    const roll = rollD20(play)
    figures.push(figure)
    rolls.push(roll)
    if (roll <= fatal) doomed.push(figure)
  }
  play.tell({ type: 'cursed', figures: figures.join(), rolls: rolls.join(), doomed: doomed.join() })
  if (doomed.length > 0) yield* destroyFigures(play, doomed, 'curse')
}
