import { fastSource, type FastSource, type FoldEntry, type Match, prepare, startMatch } from '../../../engine/index.ts'
import type { Content } from '../content/content.ts'
import { bloodstones } from '../index.ts'
import type { State } from '../rules/table/state.ts'

/** A place in the middle of a procedure: the checkpoint before it and the records since. */
export interface Position {
  readonly content: Content
  readonly state: State
  readonly tail: readonly FoldEntry[]
}

const PLAYERS = 4
const EVERY = 7

/** So many positions of random four-player games at which `fits` holds, well apart from each other. */
export function positions(count: number, fits: (match: Match<State, Content>) => boolean): Position[] {
  const found: Position[] = []
  for (let game = 0; found.length < count; game++) {
    if (game > 100) throw new Error(`only ${found.length} positions found`)
    collect(fastSource(`positions ${game}`), count, fits, found)
  }
  return found
}

function collect(
  source: FastSource,
  count: number,
  fits: (match: Match<State, Content>) => boolean,
  found: Position[],
): void {
  const prepared = prepare(bloodstones, PLAYERS)
  if (!prepared.ok) throw new Error(prepared.problems[0].problem)
  const match = startMatch(prepared.value, source)
  const choices = source.fork('choices')
  for (let fitting = 0; !match.over && found.length < count;) {
    if (fits(match) && fitting++ % EVERY === 0)
      found.push({ content: match.content, state: bloodstones.clone(match.marks.last.state), tail: match.tail })
    const ask = match.play.question!
    const options = match.play.options(ask)
    match.play.answer(ask, options[choices.below(options.length)])
  }
}
