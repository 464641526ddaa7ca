import { defaultContent } from '../content/content.ts'
import type { Position } from './position.ts'

const zone = (index: number): readonly number[] =>
  defaultContent().scenarios.find(({ id }) => id === 'FRONT')!.layout.zones[index].spaces

const [a, b, ...brown] = zone(0)
const blue = zone(1)

/** The armies of the booklet's example of order markers, in their zones of FRONT. */
export const TWO_ARMIES: Position['armies'] = {
  0: {
    grimnak: [[a, b]],
    finn: [brown[0]],
    'marro-warriors': brown.slice(1, 5),
    'zettian-guards': brown.slice(5, 7),
  },
  1: {
    syvarris: [blue[0]],
    'deathwalker-9000': [blue[1]],
    'krav-maga-agents': blue.slice(2, 5),
  },
}

/** Two teams of two on FRONT, one hero each. */
export const TWO_TEAMS: Position['armies'] = {
  0: { finn: [brown[0]] },
  1: { thorgrim: [brown[1]] },
  2: { syvarris: [blue[0]] },
  3: { raelin: [blue[1]] },
}

export { blue, brown }
