/** What worked examples expect, in the words of the cells. */
import type { Answers, Example, Expected } from '../../../../lessons/lesson.ts'
import { hexCell, nemesisCell, playerCell, vpCell } from '../../rules/table/cells.ts'
import type { Role, Side, Space } from '../../rules/table/state.ts'
import { card } from '../laid.ts'
import type { Scene } from '../scene.ts'

/** An example of this game: its scene is one of ours. */
export type Worked = Omit<Example, 'scene'> & { readonly scene: Scene }

/** In the order of the cell. */
const ON_HEX = ['tile', 'rotation', 'curse', 'garrison', 'skeletons', 'haven', 'wall', 'tower', 'unitsOf'] as const

/** What lies or stands on a hex; `units` by type. */
export function onHex(space: Space, is: Partial<Record<(typeof ON_HEX)[number], number>>): Expected[] {
  const named = ON_HEX.flatMap((name, i) => (is[name] === undefined ? [] : [{ at: i, n: is[name] }]))
  return named.map(({ at, n }) => ({ cell: hexCell.key(space), path: [at], is: n }))
}

/** How many Units of each type stand there. */
export const unitsOn = (space: Space, ...types: readonly number[]): Expected[] =>
  types.map((n, type) => ({ cell: hexCell.key(space), path: [ON_HEX.length + type], is: n }))

/** Salt, Plunder, Food. */
export const goods = (role: Role, ...is: readonly [number, number, number]): Expected => ({
  cell: playerCell.key(role),
  path: ['resources'],
  is,
})

export const ap = (role: Role, is: number): Expected => ({ cell: playerCell.key(role), path: ['ap'], is })

export const points = (side: Side, is: number): Expected => ({ cell: vpCell.name, path: [side], is })

/** Where a Legion or Horde in play is, its Threat, tokens and Target; what is not named is left open. */
const ON_CARD = ['fate', 'at', 'threat', 'tokens', 'target'] as const

export function onCard(
  id: Parameters<typeof card>[0],
  is: Partial<Record<(typeof ON_CARD)[number], number>>,
): Expected[] {
  const named = ON_CARD.flatMap((name, i) => (is[name] === undefined ? [] : [{ at: i, n: is[name] }]))
  return named.map(({ at, n }) => ({ cell: nemesisCell.key(card(id)), path: [at], is: n }))
}

/** Of the question `question`: these keys can be chosen, the others cannot. */
export function canChoose(
  question: string,
  keys: readonly string[],
  never: readonly string[] = [],
  after?: number,
): Expected[] {
  const of = (key: string): Answers => ({ question, key })
  const when = after === undefined ? {} : { after }
  return [
    ...keys.map((key) => ({ offered: of(key), ...when })),
    ...never.map((key) => ({ notOffered: of(key), ...when })),
  ]
}

/** These expectations hold after so many answers of the line. */
export const after = (n: number, ...expected: readonly Expected[]): Expected[] =>
  expected.map((one) => ({ ...one, after: n }))

/** Colours of dice as an event tells them: w(hite) y(ellow) b(lue) r(ed) p(urple) k (black). */
export const pool = (initials: string): string => [...initials].map((initial) => 'wybrpk'.indexOf(initial)).join(',')
