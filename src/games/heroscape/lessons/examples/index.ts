import type { Example } from '../../../../lessons/lesson.ts'
import { armies } from './armies.ts'
import { basic } from './basic.ts'
import { fighting } from './fighting.ts'
import { moving } from './moving.ts'
import { powers } from './powers.ts'

const all = [...basic, ...armies, ...moving, ...fighting, ...powers]
const numberOf = ({ id }: Example): number => Number(id.slice('HS-EX-'.length))

/** In the order of the book. */
export const examples: readonly Example[] = all.toSorted((a, b) => numberOf(a) - numberOf(b))

export const notPositions: Readonly<Record<string, string>> = {
  'HS-EX-14': 'It lists what is printed on a card; nothing is decided in it.',
}
