/** The cube tower: a model with memory (IM-TOW-05, IM-RUL-22). Nothing else empties it (IM-TOW-06, IM-END-06). */
import type { Chance } from '../../content/content.ts'
import type { Play } from '../table/rules.ts'

export interface Throw {
  /** By colour: how many of the thrown cubes fell through, how many of those inside were knocked loose. */
  readonly fellThrown: number[]
  readonly fellInside: number[]
}

/**
 * Throws cubes (by colour) into the tower. Every cube falls or sticks by itself, those inside first; the tower keeps what
 * sticks. What has fallen is the caller's to put into the tray. `chance` is that of a thrown cube.
 */
export function throwCubes(play: Play, thrown: readonly number[], chance: Chance): Throw {
  const { tower } = play.state
  const fellInside = fallen(play, tower, play.content.tower.inside, 'cube inside')
  const fellThrown = fallen(play, thrown, chance, 'cube thrown')
  for (let colour = 0; colour < tower.length; colour++)
    tower[colour] += thrown[colour] - fellThrown[colour] - fellInside[colour]
  return { fellThrown, fellInside }
}

function fallen(play: Play, cubes: readonly number[], chance: Chance, what: string): number[] {
  const fell: number[] = []
  for (const count of cubes) {
    let falling = 0
    for (let i = 0; i < count; i++) if (play.roll(chance.of, what) < chance.falls) falling++
    fell.push(falling)
  }
  return fell
}
