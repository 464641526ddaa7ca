import type { OptionView, QuestionView } from '../../../engine/wire.ts'

/** What a question offers, by the thing on the board that its options point at. */
export interface Offers {
  /** Options by area; the first is what a plain click means. */
  readonly areas: ReadonlyMap<number, readonly OptionView[]>
  /** Options by hand tile. */
  readonly tiles: ReadonlyMap<string, readonly OptionView[]>
  /** If all that can be chosen is about one area: that area. */
  readonly only: number | undefined
}

const NOTHING: Offers = { areas: new Map(), tiles: new Map(), only: undefined }

/** The area a target names: `area:12` or `unit:archer@12`. */
export function areaOfTarget(target: string): number | undefined {
  const found = /^(?:area:|unit:\w+@)(\d+)$/.exec(target)
  return found === null ? undefined : Number(found[1])
}

function add<K>(map: Map<K, OptionView[]>, key: K, option: OptionView): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [option])
  else if (!list.includes(option)) list.push(option)
}

export function offersOf(question: QuestionView | undefined): Offers {
  if (question === undefined) return NOTHING
  const areas = new Map<number, OptionView[]>()
  const tiles = new Map<string, OptionView[]>()
  for (const option of question.options) {
    for (const target of option.targets ?? []) {
      const area = areaOfTarget(target)
      if (area !== undefined) add(areas, area, option)
      else if (target.startsWith('tile:')) add(tiles, target.slice(5), option)
    }
  }
  const [first] = areas.keys()
  const isOneArea = areas.size === 1 && areas.get(first)!.length > 1
  return { areas, tiles, only: isOneArea ? first : undefined }
}

/** What an option costs, where its label says so. */
export function costOf(option: OptionView): number | undefined {
  const cost = option.label.args?.['cost']
  return typeof cost === 'number' ? cost : undefined
}

/** Options that point at nothing on the board. */
export const looseOptions = (question: QuestionView): OptionView[] =>
  question.options.filter((option) => (option.targets ?? []).length === 0)
