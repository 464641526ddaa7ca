import type { Effect } from '../../content/effects/verbs.ts'
import { oncePer } from '../../../../kit/once-per.ts'
import type { Content } from '../../content/content.ts'

/** Every list of effects in the content has a number, so that a frame can say which one it is carrying out. */
interface Scripts {
  readonly lists: readonly (readonly Effect[])[]
  readonly numbers: ReadonlyMap<object, number>
}

export const scriptsOf = oncePer((content: Content): Scripts => collect(content))

const isEffectList = (value: readonly unknown[]): value is readonly Effect[] =>
  value.length > 0 && value.every((one) => typeof one === 'object' && one !== null && 'op' in one)

/** In the order of the content's fields, which is the same wherever it is compiled. */
function collect(content: Content): Scripts {
  const lists: (readonly Effect[])[] = []
  const numbers = new Map<object, number>()
  const seen = new Set<object>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return
    seen.add(value)
    if (Array.isArray(value) && isEffectList(value)) {
      numbers.set(value, lists.length)
      lists.push(value)
    }
    for (const part of Object.values(value)) walk(part)
  }
  walk(content)
  return { lists, numbers }
}

export function numberOfList(content: Content, list: readonly Effect[]): number {
  const number = scriptsOf(content).numbers.get(list)
  if (number === undefined) throw new Error('a list of effects that is not part of the content')
  return number
}

/** Room for the effects of one list in the number of an effect. */
const PER_LIST = 64

const placesOf = oncePer(
  (content: Content): ReadonlyMap<Effect, number> =>
    new Map(
      scriptsOf(content).lists.flatMap((list, l) => list.map((one, i): [Effect, number] => [one, l * PER_LIST + i])),
    ),
)

/** An effect's number, for frames that come back to it (its selector cannot travel in a frame). */
export function numberOfEffect(content: Content, effect: Effect): number {
  const number = placesOf(content).get(effect)
  if (number === undefined) throw new Error('an effect that is not part of the content')
  return number
}

export const effectNumbered = (content: Content, number: number): Effect =>
  scriptsOf(content).lists[Math.floor(number / PER_LIST)][number % PER_LIST]
